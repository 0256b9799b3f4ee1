import { createHash, randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import type { Kysely } from 'kysely';
import type { FactorStepsTable } from '#db/schema/auth.ts';
import type { Database } from '#db/schema/index.ts';
import { STEP_MINUTES } from '#src/auth/factor-schema.ts';

type Db = Kysely<Database>;

export type StepPurpose = FactorStepsTable['purpose'];

function hash(token: string): string {
  return createHash('sha256').update(`step ${token}`).digest('hex');
}

/** What a browser holds between two halves: the cookie of a half session, or the session that adds a factor. */
export interface StepOwner {
  token: string;
  purpose: StepPurpose;
}

/** A secret for the cookie of a half session. */
export function newStepToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Begins a step, in place of the one of its kind that this browser had begun before. */
export async function beginStep(
  db: Db,
  { token, purpose }: StepOwner,
  { userId, challenge, now }: { userId: string; challenge: string | null; now: Date },
): Promise<void> {
  const row = { userId, challenge, createdAt: now, expiresAt: addMinutes(now, STEP_MINUTES) };
  await db
    .insertInto('factorSteps')
    .values({ tokenHash: hash(token), purpose, ...row })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'purpose']).doUpdateSet(row))
    .execute();
}

/** The step that goes on; undefined where it is over, or never began. */
export async function findStep(db: Db, { token, purpose }: StepOwner, now: Date) {
  return db
    .selectFrom('factorSteps')
    .select(['userId', 'challenge'])
    .where('tokenHash', '=', hash(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Puts another challenge in place; the former one is worth nothing any more. */
export async function setChallenge(
  db: Db,
  { token, purpose }: StepOwner,
  challenge: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('factorSteps')
    .set({ challenge })
    .where('tokenHash', '=', hash(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .execute();
}

/** Uses the challenge up, whatever comes of it; false where another answer did so first. */
export async function takeChallenge(
  db: Db,
  { token, purpose }: StepOwner,
  challenge: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('factorSteps')
    .set({ challenge: null })
    .where('tokenHash', '=', hash(token))
    .where('purpose', '=', purpose)
    .where('challenge', '=', challenge)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends a step; false where it was ended before. */
export async function endStep(db: Db, { token, purpose }: StepOwner): Promise<boolean> {
  const ended = await db
    .deleteFrom('factorSteps')
    .where('tokenHash', '=', hash(token))
    .where('purpose', '=', purpose)
    .returning('userId')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends what is half done in every browser: the password that allowed it is another one now. */
export async function endStepsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('factorSteps').where('userId', '=', userId).execute();
}

export async function deleteEndedSteps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('factorSteps').where('expiresAt', '<=', now).execute();
}
