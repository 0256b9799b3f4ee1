import { createHash, randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import type { Kysely } from 'kysely';
import type { IdentityProofsTable } from '#db/schema/auth.ts';
import type { Database } from '#db/schema/index.ts';
import { PROOF_MINUTES } from '#src/auth/connection-schema.ts';
import type { Identity } from '../auth/oidc.ts';

type Db = Kysely<Database>;
export type ShownBy = NonNullable<IdentityProofsTable['shownBy']>;

function hash(kind: 'proof' | 'mail' | 'step', secret: string): string {
  return createHash('sha256').update(`${kind} ${secret}`).digest('hex');
}

export interface NewProof {
  userId: string;
  identity: Identity;
  /** The half session in which the second step is asked for already. */
  half?: string;
  now: Date;
}

/** Keeps who the provider says has come, for minutes. Returns the secret for the cookie of this browser alone. */
export async function insertProof(db: Db, { userId, identity, half, now }: NewProof): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { issuer, subject, email, idToken } = identity;
  await db
    .insertInto('identityProofs')
    .values({
      ...{ tokenHash: hash('proof', secret), userId, issuer, subject, email, idToken },
      ...{ stepHash: half === undefined ? null : hash('step', half) },
      ...{ createdAt: now, expiresAt: addMinutes(now, PROOF_MINUTES) },
    })
    .execute();
  return secret;
}

/** The proof of this browser, with the account it may be connected to; undefined where it is over. */
export async function findProof(db: Db, secret: string, now: Date) {
  return db
    .selectFrom('identityProofs as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.userId', 'p.issuer', 'p.subject', 'p.email', 'p.idToken', 'p.mailHash'])
    .select(['p.shownBy', 'p.stepHash'])
    .select(['u.email as accountEmail', 'u.password', 'u.oidcIssuer', 'u.oidcSubject', 'u.emailVerifiedAt'])
    .where('p.tokenHash', '=', hash('proof', secret))
    .where('p.expiresAt', '>', now)
    .executeTakeFirst();
}
export type Proof = NonNullable<Awaited<ReturnType<typeof findProof>>>;

export function isMailCode({ mailHash }: Proof, code: string): boolean {
  return mailHash !== null && mailHash === hash('mail', code);
}

export function isStepOf({ stepHash }: Proof, half: string | null): boolean {
  return half !== null && stepHash !== null && stepHash === hash('step', half);
}

/** Makes the code for a mail, in place of the one before. */
export async function insertMailCode(db: Db, secret: string): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await db
    .updateTable('identityProofs')
    .set({ mailHash: hash('mail', code) })
    .where('tokenHash', '=', hash('proof', secret))
    .execute();
  return code;
}

/** Notes that the account was shown to be the person's, up to its second step. */
export async function noteShown(db: Db, secret: string, shownBy: ShownBy, half: string): Promise<void> {
  await db
    .updateTable('identityProofs')
    .set({ shownBy, stepHash: hash('step', half) })
    .where('tokenHash', '=', hash('proof', secret))
    .execute();
}

/** Uses the proof up; false where that was done before, or it is too old. */
export async function takeProof(db: Db, secret: string, now: Date): Promise<boolean> {
  const taken = await db
    .deleteFrom('identityProofs')
    .where('tokenHash', '=', hash('proof', secret))
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteProofsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('identityProofs').where('userId', '=', userId).execute();
}

export async function deleteEndedProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('identityProofs').where('expiresAt', '<=', now).execute();
}
