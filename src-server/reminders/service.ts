import { can, MEMBER_ROLES } from '#src/auth/permissions.ts';
import { AppError } from '#src/errors.ts';
import { isId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { reminderMail } from '#src/reminders/message.ts';
import { US_STATES } from '#src/states.ts';
import type { Deps } from '../deps.ts';
import { queueMails } from '../mail/store.ts';
import { queuePushes } from './push-store.ts';
import {
  dismissNotices,
  type FreshNotice,
  insertDueNotices,
  insertRepeatedNotices,
  type Told,
} from './store.ts';

export type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'events' | 'mailer' | 'log'>;

const BATCH = 500;
const ROLES = MEMBER_ROLES.filter((role) => can(role, 'deadline:read'));

function courtDays(now: Date): { today: Map<string, string>; elsewhere: string } {
  const dayIn = (state: string | null) => dateIn(courtTimeZone(state), now);
  return {
    today: new Map(US_STATES.map(({ code }) => [code, dayIn(code)])),
    elsewhere: dayIn(null),
  };
}

const FIRST_HOUR = 8;

/** Nobody's phone rings at midnight, when a court's day begins: before eight there, eight o'clock is waited for. */
export function notAtNight(now: Date, timeZone: string): Date {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  })
    .format(now)
    .split(':')
    .map(Number);
  const minutes = Math.max(0, (FIRST_HOUR - hour) * 60 - minute);
  return new Date(now.getTime() + minutes * 60_000);
}

interface Delivery {
  now: Date;
  /** Makes the notices that were not made before. */
  insert(db: Deps['db'], told: Told): Promise<FreshNotice[]>;
  /** The mail about a notice. `today` is the calendar date at the court; `link` the deadline's page, where it is known. */
  write(notice: FreshNotice, today: string, link: string | null): { subject: string; body: string };
}

/**
 * Makes notices in the app, mails in the outbox for those with an e-mail address, and messages to their devices, all in
 * one transaction, and shows them where the app is open. Answers how many notices were made.
 */
export async function deliver(deps: ReminderDeps, { now, insert, write }: Delivery): Promise<number> {
  const { APP_URL } = deps.env;

  function mailOf(notice: FreshNotice) {
    if (notice.email === null) return [];
    const today = dateIn(courtTimeZone(notice.caseState), now);
    const path = `/cases/${notice.caseId}/milestones/${notice.milestoneId}`;
    const link = APP_URL === undefined ? null : new URL(path, APP_URL).href;
    return [{ userId: notice.userId, to: notice.email, ...write(notice, today, link) }];
  }

  function pushOf({ id, userId, caseState }: FreshNotice) {
    return { noticeId: id, userId, at: notAtNight(now, courtTimeZone(caseState)) };
  }

  const made = await deps.db.transaction().execute(async (db) => {
    const fresh = await insert(db, { now, roles: ROLES });
    await queueMails(db, fresh.flatMap(mailOf), now);
    await queuePushes(db, fresh.map(pushOf), now);
    return fresh;
  });
  for (const userId of new Set(made.map((notice) => notice.userId))) {
    deps.events.tell(userId, { type: 'reminders-changed' });
  }
  return made.length;
}

/**
 * Turns every reminder that has come due into a notice in the app and, for those with an e-mail address, a mail in
 * the outbox, both in one transaction and once however many processes do this. A deadline's day counts in the time
 * of its case's courts. `milestoneIds` limits it to these. Answers how many notices were made.
 */
export async function deliverDue(deps: ReminderDeps, milestoneIds?: readonly string[]): Promise<number> {
  const now = deps.clock.now();
  const days = courtDays(now);
  let delivered = 0;
  for (;;) {
    const made = await deliver(deps, {
      now,
      insert: (db, told) => insertDueNotices(db, { ...days, ...told, milestoneIds, limit: BATCH }),
      write: reminderMail,
    });
    if (made === 0) break;
    delivered += made;
  }
  if (milestoneIds === undefined) {
    delivered += await deliver(deps, {
      now,
      insert: (db, told) => insertRepeatedNotices(db, { ...days, ...told, limit: BATCH }),
      write: (notice, today, link) => reminderMail({ ...notice, isRepeat: true }, today, link),
    });
  }
  if (delivered > 0) {
    deps.log.info({ reminders: delivered }, 'reminders were delivered');
    deps.mailer.wake();
  }
  return delivered;
}

/**
 * For deadlines that were just saved: a reminder that is due already is not left for the next round. Never fails: what
 * goes wrong here is logged, and the next round makes up for it.
 */
export async function remindAfterChange(deps: ReminderDeps, milestoneIds: readonly string[]): Promise<void> {
  try {
    await deliverDue(deps, milestoneIds);
  } catch (error) {
    deps.log.warn({ error: String(error) }, 'reminders of a changed deadline wait for the next round');
  }
}

/** Puts notices of this person away. NOT_FOUND when none of the ids is one of theirs. */
export async function dismissReminders(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  const found = await dismissNotices(deps.db, userId, ids.filter(isId), deps.clock.now());
  if (found === 0) throw new AppError('NOT_FOUND');
  deps.events.tell(userId, { type: 'reminders-changed' });
}
