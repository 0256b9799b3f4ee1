import { addMinutes } from 'date-fns';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ChangePasswordInput, ForgotPasswordInput, ResetPasswordInput, User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { forgetBrowsers } from '../auth/known-browser.ts';
import { digest } from '../auth/lucia.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { refuseGuessable } from '../auth/password-rules.ts';
import { findCredentials } from '../auth/store.ts';
import type { Deps } from '../deps.ts';
import { queueMails } from '../mail/store.ts';
import { passwordChangedMail, RESET_MINUTES, resetMail } from './account-mails.ts';
import { noPasswordMail, providerName } from './connection-mails.ts';
import { shutOthersOut } from './shut-out.ts';
import { deleteTokens, findToken, insertToken, takeToken } from './token-store.ts';

type Db = Kysely<Database>;

const SENT = `If there is an account with this address, a mail is on its way. It works for ${RESET_MINUTES} minutes. Look under spam too.`;
const NO_MAIL = 'This server sends no mail. Ask whoever runs it for a link to a new password.';
const USED_UP = 'This link has been used already or is too old. Please ask for a new one.';

/**
 * Throws where the person who is signed in cannot give their password; TOO_MANY_REQUESTS after ten wrong ones. Returns
 * what was compared, for {@link requireUnchanged}.
 */
export async function requirePassword(
  deps: Deps,
  user: User,
  password: string,
  field: string,
): Promise<string | null> {
  await deps.limits.spend('password-check', user.id);
  const account = await deps.db
    .selectFrom('users')
    .select('password')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(account.password, password))) {
    const message = 'That is not your password.';
    throw new AppError('BAD_REQUEST', message, { errors: [message], fields: { [field]: message } });
  }
  await deps.limits.forget('password-check', user.id);
  return account.password;
}

/**
 * In the transaction of what a password allows: throws where another one was set since it was compared, by its owner's
 * reset for instance. Others wait until the transaction ends.
 */
export async function requireUnchanged(db: Db, userId: string, compared: string | null): Promise<void> {
  const { password } = await db
    .selectFrom('users')
    .select('password')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (password !== compared) throw new AppError('UNAUTHORIZED');
}

/** Writes the mail, where there is such an account. */
async function writeReset(deps: Deps, email: string): Promise<void> {
  const account = await findCredentials(deps.db, email);
  if (account === undefined || account.email === null) return;
  const { id: userId, email: to, password, oidcIssuer } = account;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    const secret = await insertToken(db, {
      userId,
      purpose: 'reset',
      email: to,
      now,
      expiresAt: addMinutes(now, RESET_MINUTES),
    });
    const mail = { userId, to, appUrl: deps.env.APP_URL, secret };
    const isOfProvider = password === null && oidcIssuer !== null;
    const written = isOfProvider ? noPasswordMail(mail, providerName(oidcIssuer)) : resetMail(mail);
    await queueMails(db, [written], now);
  });
  deps.mailer.wake();
}

/**
 * Mails a link to a new password. The answer is the same whether or not there is such an account, and comes before
 * anything is looked up, so that its time tells nothing either.
 */
export async function forgotPassword(
  deps: Deps,
  { email }: ForgotPasswordInput,
  address: string | null,
): Promise<string> {
  if (!deps.mailer.sendsMail) return NO_MAIL;
  if (address !== null) await deps.limits.spend('reset-address', address);
  else await deps.limits.spend('reset-unknown', '');
  const target = email.toLowerCase();
  await deps.limits.spend('reset', target);
  await deps.limits.spend('reset-day', target);
  deps.background.run(() => writeReset(deps, email), 'a link to a new password could not be written');
  return SENT;
}

/** The link went to an address that is not the account's any more. */
function isOfFormerAddress({
  email,
  provenEmail,
}: {
  email: string | null;
  provenEmail: string | null;
}): boolean {
  return provenEmail !== null && provenEmail.toLowerCase() !== email?.toLowerCase();
}

async function changedMail(db: Db, userId: string, to: string) {
  const { oidcIssuer } = await db
    .selectFrom('users')
    .select('oidcIssuer')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordChangedMail(userId, to, oidcIssuer === null ? null : providerName(oidcIssuer));
}

/** Whether nobody has shown yet that the address of the account is theirs. Others wait until the transaction ends. */
async function isUnconfirmed(db: Db, userId: string): Promise<boolean> {
  const { emailVerifiedAt } = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return emailVerifiedAt === null;
}

/**
 * Sets the password that a one-time token allows, and ends every session; where it came to an address that was not
 * confirmed before, every other way into the account too. BAD_REQUEST for a token used or too old.
 */
export async function resetPassword(deps: Deps, { token, password }: ResetPasswordInput): Promise<void> {
  const now = deps.clock.now();
  const owner = await findToken(deps.db, 'reset', token, now);
  if (owner === undefined || isOfFormerAddress(owner)) throw new AppError('BAD_REQUEST', USED_UP);
  await refuseGuessable(password, owner, 'password');
  const hash = await hashPassword(password);
  const { userId, email, provenEmail } = owner;
  const isProven = email !== null && provenEmail?.toLowerCase() === email.toLowerCase();
  await deps.db.transaction().execute(async (db) => {
    if (!(await takeToken(db, 'reset', token, now))) throw new AppError('BAD_REQUEST', USED_UP);
    if (isProven && (await isUnconfirmed(db, userId))) await shutOthersOut(db, userId);
    await db
      .updateTable('users')
      .set((eb) => ({
        password: hash,
        updatedAt: now,
        // Whoever opened the mail has shown that it arrives.
        ...(isProven && { emailVerifiedAt: eb.fn.coalesce('emailVerifiedAt', eb.val(now)) }),
      }))
      .where('id', '=', userId)
      .execute();
    await db.deleteFrom('sessions').where('userId', '=', userId).execute();
    await forgetBrowsers(db, userId);
    await deleteTokens(db, userId);
    if (email !== null) await queueMails(db, [await changedMail(db, userId, email)], now);
  });
  deps.events.sessionsEnded(userId);
  deps.mailer.wake();
  if (email !== null) await deps.throttle.unlock(email);
}

/** Changes the password of whoever is signed in, and ends every other session. */
export async function changePassword(
  deps: Deps,
  user: User,
  sessionId: string | null,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  const compared = await requirePassword(deps, user, currentPassword, 'currentPassword');
  await refuseGuessable(newPassword, user, 'newPassword');
  const password = await hashPassword(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await requireUnchanged(db, user.id, compared);
    await db.updateTable('users').set({ password, updatedAt: now }).where('id', '=', user.id).execute();
    await db
      .deleteFrom('sessions')
      .where('userId', '=', user.id)
      .where('sid', '!=', sessionId === null ? '' : digest(sessionId))
      .execute();
    // An address that somebody else asked for with the former password is not adopted any more either.
    await deleteTokens(db, user.id);
    if (user.email !== null) await queueMails(db, [await changedMail(db, user.id, user.email)], now);
  });
  deps.events.sessionsEnded(user.id);
  deps.mailer.wake();
}
