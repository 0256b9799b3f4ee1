import { type ChildMessage, PART_LENGTH } from '../protocol.ts';

const BUNDLE_MS = 5;

/**
 * Sends messages in their order, text and what is known of its places in bundles that wait some milliseconds at most:
 * what was sent survives the end of this process. Anything else goes at once and takes with it what waits: the next
 * message may be a minute away.
 */
export function createBundles(
  post: (messages: ChildMessage[]) => void,
  now: () => number = () => performance.now(),
): (message: ChildMessage) => void {
  let bundle: ChildMessage[] = [];
  let length = 0;
  let sentAt = Number.NEGATIVE_INFINITY;
  return (message) => {
    bundle.push(message);
    length += message.type === 'text' ? message.part.length : 0;
    const at = now();
    const waits =
      (message.type === 'text' && message.page !== 1) ||
      message.type === 'places' ||
      message.type === 'lines';
    if (waits && length < PART_LENGTH && at - sentAt < BUNDLE_MS) return;
    post(bundle);
    bundle = [];
    length = 0;
    sentAt = at;
  };
}
