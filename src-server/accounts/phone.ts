import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { addMinutes, addSeconds, differenceInSeconds, subMinutes } from 'date-fns';
import { CODE_LENGTH, CODE_MAX_ATTEMPTS, CODE_RESEND_SECONDS, type User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { amount } from '#src/text/words.ts';
import type { Sms } from '../auth/sms.ts';
import { updateProfile } from '../auth/store.ts';
import type { Deps } from '../deps.ts';

const CODE_MINUTES = 10;

function hash(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId}:${code}`).digest();
}

function realService(deps: Deps): Sms {
  if (deps.sms === null)
    throw new AppError('BAD_REQUEST', 'This server has no SMS service; the check is a demo.');
  return deps.sms;
}

/** Whole seconds until another code may be asked for, at least one. */
async function secondsUntilNextCode(deps: Deps, userId: string): Promise<number> {
  const last = await deps.db
    .selectFrom('phoneVerifications')
    .select('expiresAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (last === undefined) return 1;
  const next = addSeconds(subMinutes(last.expiresAt, CODE_MINUTES), CODE_RESEND_SECONDS);
  return Math.max(1, differenceInSeconds(next, deps.clock.now(), { roundingMethod: 'ceil' }));
}

async function tooManyTries(deps: Deps, userId: string): Promise<AppError> {
  const retryAfter = await secondsUntilNextCode(deps, userId);
  return new AppError('TOO_MANY_REQUESTS', 'Please request a new verification code.', { retryAfter });
}

/** Sends a 6-digit code that is good for 10 minutes and 3 tries; at most one message in 30 seconds. */
export async function sendCode(deps: Deps, user: User, phone: string): Promise<void> {
  const sms = realService(deps);
  const now = deps.clock.now();
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const row = {
    phone,
    codeHash: hash(user.id, code).toString('hex'),
    attempts: 0,
    expiresAt: addMinutes(now, CODE_MINUTES),
  };
  // One statement, so that of several asked for at once one is sent.
  const begun = await deps.db
    .insertInto('phoneVerifications')
    .values({ userId: user.id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet(row)
        .where('phoneVerifications.expiresAt', '<=', addSeconds(row.expiresAt, -CODE_RESEND_SECONDS)),
    )
    .returning('userId')
    .executeTakeFirst();
  if (begun === undefined) {
    const retryAfter = await secondsUntilNextCode(deps, user.id);
    const wait = `${amount(retryAfter, 'second')}`;
    throw new AppError('TOO_MANY_REQUESTS', `A code was just sent. Please wait ${wait}.`, { retryAfter });
  }
  try {
    await deps.limits.spend('code-person', user.id);
    await deps.limits.spend('code-target', phone.replaceAll(/\D/g, ''));
    await sms.send(
      phone,
      `${code} is your Proceed verification code. It is good for ${CODE_MINUTES} minutes.`,
    );
  } catch (error) {
    await deps.db.deleteFrom('phoneVerifications').where('userId', '=', user.id).execute();
    if (error instanceof AppError) throw error;
    deps.log.warn({ error: String(error) }, 'verification code not sent');
    throw new AppError('UNAVAILABLE', 'Failed to send verification code. Please try again.');
  }
}

/** Checks the code. A right one makes the user an attorney with a verified phone; the third wrong one ends it. */
export async function verifyCode(deps: Deps, user: User, code: string): Promise<User> {
  realService(deps);
  const now = deps.clock.now();
  const pending = await deps.db
    .updateTable('phoneVerifications')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('userId', '=', user.id)
    .where('expiresAt', '>', now)
    .where('attempts', '<', CODE_MAX_ATTEMPTS)
    .returning(['phone', 'codeHash', 'attempts'])
    .executeTakeFirst();
  if (pending === undefined) throw await tooManyTries(deps, user.id);
  if (!timingSafeEqual(Buffer.from(pending.codeHash, 'hex'), hash(user.id, code))) {
    const left = CODE_MAX_ATTEMPTS - pending.attempts;
    if (left === 0) throw await tooManyTries(deps, user.id);
    throw new AppError('BAD_REQUEST', `Invalid verification code. ${left} attempts remaining.`, {
      fields: { code: `Invalid verification code. ${left} attempts remaining.` },
    });
  }
  await deps.db.deleteFrom('phoneVerifications').where('userId', '=', user.id).execute();
  const changed = await updateProfile(
    deps.db,
    user.id,
    { role: 'attorney', phoneNumber: pending.phone, phoneVerified: true, phoneVerifiedBy: 'sms' },
    now,
  );
  deps.events.tell(user.id, { type: 'user-changed' });
  return changed;
}
