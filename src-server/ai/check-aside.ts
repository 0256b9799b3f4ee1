import { type Checked, checkReply, type ReplyToCheck } from './check-reply.ts';
import { runOnText } from './text-thread.ts';

/** Characters of papers that are looked through at once without anybody noticing. */
const SHORT = 300_000;
/** Of a message; each of its quotations is looked for in all papers. */
const SHORT_MESSAGE = 6_000;

/** `checkReply`, in a thread of its own where the papers or the answer are long, so that other requests are answered meanwhile. */
export async function checkReplyAside(input: ReplyToCheck): Promise<Checked> {
  const length = [...input.papers.map(({ text }) => text), ...input.known].reduce(
    (sum, text) => sum + text.length,
    0,
  );
  const isShort = length <= SHORT && input.answer.message.length <= SHORT_MESSAGE;
  return isShort ? checkReply(input) : runOnText('checkReply', input);
}
