import { addDays } from 'date-fns';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AccountSafety, ChangeEmailInput, User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { findCredentials } from '../auth/store.ts';
import { lastProvedAt } from '../backup/store.ts';
import type { Deps } from '../deps.ts';
import { queueMails } from '../mail/store.ts';
import { addressChangedMail, CONFIRM_DAYS, confirmMail } from './account-mails.ts';
import { listCasesThatGo } from './deletion.ts';
import { requirePassword, requireUnchanged } from './passwords.ts';
import { findPendingEmail, findToken, insertToken, takeToken } from './token-store.ts';

type Db = Kysely<Database>;

const TAKEN = 'Another account has this e-mail address. Sign in to that one instead.';
const USED_UP = 'This link has been used already or is too old. Please send a new one from your profile.';

async function insertConfirmation(
  db: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<string> {
  return insertToken(db, { userId, purpose: 'email', email, now, expiresAt: addDays(now, CONFIRM_DAYS) });
}

async function spendConfirmation(deps: Deps, userId: string, email: string): Promise<void> {
  await deps.limits.spend('confirm-person', userId);
  await deps.limits.spend('confirm-target', email.toLowerCase());
}

/** Writes the mail that confirms `email`, in the transaction of what asks for it. */
export async function queueConfirmation(
  db: Db,
  { userId, email, appUrl, now }: { userId: string; email: string; appUrl: string | undefined; now: Date },
): Promise<void> {
  const secret = await insertConfirmation(db, { userId, email, now });
  await queueMails(db, [confirmMail({ userId, to: email, appUrl, secret })], now);
}

async function sendConfirmation(deps: Deps, userId: string, email: string): Promise<void> {
  await spendConfirmation(deps, userId, email);
  const now = deps.clock.now();
  await deps.db
    .transaction()
    .execute((db) => queueConfirmation(db, { userId, email, appUrl: deps.env.APP_URL, now }));
  deps.mailer.wake();
}

/** What the profile says about signing in. */
export async function getSafety(deps: Deps, user: User): Promise<AccountSafety> {
  const { db, clock, mailer } = deps;
  const account = await db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt', 'password', 'deleteAt'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const pending = await findPendingEmail(db, user.id, clock.now());
  return {
    email: account.email,
    emailConfirmed: account.emailVerifiedAt !== null,
    pendingEmail: pending?.toLowerCase() === account.email?.toLowerCase() ? null : pending,
    hasPassword: account.password !== null,
    sendsMail: mailer.sendsMail,
    deleteAt: account.deleteAt,
    casesThatGo: await listCasesThatGo(db, user.id),
    backedUpAt: await lastProvedAt(db),
  };
}

/** Sends the mail again: to the address that waits, else to the account's own. */
export async function confirmAgain(deps: Deps, user: User): Promise<string> {
  const { email, emailConfirmed, pendingEmail, sendsMail } = await getSafety(deps, user);
  if (!sendsMail) throw new AppError('UNAVAILABLE', 'This server sends no mail. Ask whoever runs it.');
  const to = pendingEmail ?? (emailConfirmed ? null : email);
  if (to === null) throw new AppError('CONFLICT', 'Your e-mail address is confirmed already.');
  await sendConfirmation(deps, user.id, to);
  return `A mail is on its way to ${to}. Look under spam too.`;
}

/**
 * Asks the new address to be confirmed, and changes nothing until it is. A server without mail can confirm none: there
 * the address is what one signs in with and changes at once, so that a typing mistake can be put right.
 */
export async function changeEmail(deps: Deps, user: User, input: ChangeEmailInput): Promise<string> {
  const compared = await requirePassword(deps, user, input.password, 'password');
  const { email } = input;
  if (email.toLowerCase() === user.email?.toLowerCase()) {
    throw new AppError('BAD_REQUEST', 'That is your address already.', {
      fields: { email: 'That is your address already.' },
    });
  }
  if (!deps.mailer.sendsMail) {
    await deps.db
      .transaction()
      .execute((db) => adopt(db, user, email, { now: deps.clock.now(), confirmed: false }));
    deps.events.tell(user.id, { type: 'user-changed' });
    return `Your address is ${email} now. Sign in with it from now on.`;
  }
  const sent = `A mail is on its way to ${email}. Your address changes when you open the link in it.`;
  await spendConfirmation(deps, user.id, email);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await requireUnchanged(db, user.id, compared);
    // Whether somebody has the address is told to its owner alone: it waits here in either case.
    const isTaken = (await findCredentials(db, email)) !== undefined;
    const confirmation = { userId: user.id, email, appUrl: deps.env.APP_URL, now };
    if (isTaken) await insertConfirmation(db, confirmation);
    else await queueConfirmation(db, confirmation);
  });
  deps.mailer.wake();
  return sent;
}

/** Makes an address the account's. CONFLICT when another account has it. */
async function adopt(
  db: Db,
  user: { id: string; email: string | null },
  email: string,
  { now, confirmed }: { now: Date; confirmed: boolean },
): Promise<void> {
  const isNew = email.toLowerCase() !== user.email?.toLowerCase();
  if (isNew && (await findCredentials(db, email)) !== undefined) throw new AppError('CONFLICT', TAKEN);
  await db
    .updateTable('users')
    .set({ email, emailVerifiedAt: confirmed ? now : null, updatedAt: now })
    .where('id', '=', user.id)
    .execute();
  if (!isNew) return;
  // The name that was the address goes with it; one of the person's own stays.
  await db
    .updateTable('users')
    .set({ username: email })
    .where('id', '=', user.id)
    .where('username', '=', user.email)
    .execute();
  // A link to a new password that went to the former address opens nothing any more.
  await db.deleteFrom('accountTokens').where('userId', '=', user.id).where('purpose', '=', 'reset').execute();
}

/** Confirms the address that the token was mailed to; whoever holds it need not be signed in. */
export async function verifyEmail(deps: Deps, token: string): Promise<string> {
  const now = deps.clock.now();
  const owner = await findToken(deps.db, 'email', token, now);
  if (owner === undefined || owner.provenEmail === null) throw new AppError('BAD_REQUEST', USED_UP);
  const { userId, email: former, provenEmail: email } = owner;
  const wasConfirmed = owner.emailVerifiedAt !== null;
  await deps.db.transaction().execute(async (db) => {
    if (!(await takeToken(db, 'email', token, now))) throw new AppError('BAD_REQUEST', USED_UP);
    await adopt(db, { id: userId, email: former }, email, { now, confirmed: true });
    if (former !== null && wasConfirmed && former.toLowerCase() !== email.toLowerCase()) {
      await queueMails(db, [addressChangedMail(userId, former)], now);
    }
  });
  deps.mailer.wake();
  deps.events.tell(userId, { type: 'user-changed' });
  return `${email} is confirmed. Reminders of your deadlines go there.`;
}
