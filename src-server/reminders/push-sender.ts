import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { pushMessage } from '#src/reminders/message.ts';
import type { PushMessage } from '#src/reminders/push-schema.ts';
import type { Deps } from '../deps.ts';
import { pushKey } from './push-keys.ts';
import { authorization, type PushTarget, sealed } from './push-message.ts';
import {
  type ClaimedPush,
  claimPushes,
  dropOutdated,
  forgetDevice,
  markNotPushed,
  markPushed,
} from './push-store.ts';

export type PushDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>;

const AT_A_TIME = 10;
/** Longer than a push service takes, however slow it is. */
const LEASE_MS = 5 * 60_000;
const TIMEOUT_MS = 15_000;
/** How long a push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 12 * 3600;
const FIRST_PAUSE_MS = 60_000;
/** With the pauses between them, about two hours. */
const MAX_ATTEMPTS = 7;

/** The services of the usual browsers: nobody can make this server write to another address. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
];

/** Whether messages are sent to this address: that of a service we know, or of one that the configuration names. */
export function isPushService(endpoint: string, own: readonly string[]): boolean {
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (own.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}

/** 'sent', 'gone' where the browser takes no messages any more, 'refused' for good, 'later' where another try may do. */
type Outcome = 'sent' | 'gone' | 'refused' | 'later';

/** Whom a push service asks if something is wrong with our messages (RFC 8292 §2.1). */
function contactOf({ MAIL_FROM, APP_URL }: Deps['env']): string {
  const address = /([^\s<>]+@[^\s<>]+?)>?$/.exec(MAIL_FROM ?? '')?.[1];
  return address === undefined ? (APP_URL ?? 'mailto:operator@localhost') : `mailto:${address}`;
}

/** RFC 8030 §5; what a service answers beside that is written in the log. */
export async function sendPush(deps: PushDeps, target: PushTarget, message: PushMessage): Promise<Outcome> {
  const now = deps.clock.now();
  if (!isPushService(target.endpoint, deps.env.PUSH_SERVICES)) return 'refused';
  try {
    const jwk = await pushKey(deps.db, now);
    const response = await fetch(target.endpoint, {
      method: 'POST',
      headers: {
        authorization: authorization(target.endpoint, { jwk, contact: contactOf(deps.env), now }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_SECONDS),
        urgency: 'high',
      },
      body: new Uint8Array(sealed(JSON.stringify(message), target)),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return 'sent';
    if (response.status === 404 || response.status === 410) return 'gone';
    deps.log.warn(
      { service: new URL(target.endpoint).host, status: response.status },
      'a push was not taken',
    );
    return response.status === 429 || response.status >= 500 ? 'later' : 'refused';
  } catch (error) {
    deps.log.warn({ service: new URL(target.endpoint).host, error: String(error) }, 'a push was not sent');
    return 'later';
  }
}

async function deliverPush(deps: PushDeps, push: ClaimedPush): Promise<void> {
  const now = deps.clock.now();
  const today = dateIn(courtTimeZone(push.caseState), now);
  const outcome = await sendPush(deps, push, pushMessage(push, today, push.showsDetails));
  if (outcome === 'sent') return markPushed(deps.db, push, now);
  if (outcome === 'gone') return forgetDevice(deps.db, push.deviceId);
  const isOver = outcome === 'refused' || push.attempts >= MAX_ATTEMPTS;
  const pause = FIRST_PAUSE_MS * 2 ** (push.attempts - 1);
  await markNotPushed(deps.db, push.id, isOver ? null : new Date(now.getTime() + pause));
}

/** Sends what waits for people's devices. Any number of processes may do so side by side. */
export async function sendPushes(deps: PushDeps): Promise<void> {
  await dropOutdated(deps.db, deps.clock.now());
  for (;;) {
    const now = deps.clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const claimed = await claimPushes(deps.db, { now, leaseUntil, count: AT_A_TIME });
    await Promise.all(claimed.map((push) => deliverPush(deps, push)));
    if (claimed.length < AT_A_TIME) return;
  }
}
