import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { deleteProofsOf } from './proof-store.ts';
import { endStepsOf } from './step-store.ts';

type Db = Kysely<Database>;

export type TokenPurpose = 'reset' | 'email';

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface NewToken {
  userId: string;
  purpose: TokenPurpose;
  /** The address that the token is mailed to and so proves; null when the operator hands it over. */
  email: string | null;
  now: Date;
  expiresAt: Date;
}

/** Makes a token good for one use, and forgets the former ones of its purpose. Returns what goes into the mail. */
export async function insertToken(db: Db, { now, ...token }: NewToken): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await db
    .deleteFrom('accountTokens')
    .where('userId', '=', token.userId)
    .where('purpose', '=', token.purpose)
    .execute();
  await db
    .insertInto('accountTokens')
    .values({ ...token, tokenHash: digest(secret), createdAt: now })
    .execute();
  return secret;
}

export async function findToken(db: Db, purpose: TokenPurpose, secret: string, now: Date) {
  return db
    .selectFrom('accountTokens')
    .innerJoin('users', 'users.id', 'accountTokens.userId')
    .select(['users.id as userId', 'users.email', 'users.emailVerifiedAt'])
    .select(['users.firstName', 'users.lastName'])
    .select('accountTokens.email as provenEmail')
    .where('tokenHash', '=', digest(secret))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses a token up; false when it was used, replaced or too old. */
export async function takeToken(db: Db, purpose: TokenPurpose, secret: string, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('accountTokens')
    .where('tokenHash', '=', digest(secret))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Ends what a password allowed that is another one now: mailed tokens, and half of a sign-in in any browser. */
export async function deleteTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('accountTokens').where('userId', '=', userId).execute();
  await endStepsOf(db, userId);
  await deleteProofsOf(db, userId);
}

/** The address that waits to be confirmed; undefined when none does. */
export async function findPendingEmail(db: Db, userId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('accountTokens')
    .select('email')
    .where('userId', '=', userId)
    .where('purpose', '=', 'email')
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.email ?? null;
}
