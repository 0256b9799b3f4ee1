import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Factor, FactorKind } from '#src/auth/factor-schema.ts';

type Db = Kysely<Database>;

const FACTOR_COLUMNS = ['id', 'kind', 'name', 'createdAt', 'lastUsedAt'] as const;

export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return db
    .selectFrom('accountFactors')
    .select(FACTOR_COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function kindsOf(db: Db, userId: string): Promise<FactorKind[]> {
  const rows = await db
    .selectFrom('accountFactors')
    .select('kind')
    .distinct()
    .where('userId', '=', userId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

export interface Passkey {
  id: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('accountFactors')
    .select(['id', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('userId', '=', userId)
    .where('kind', '=', 'passkey')
    .execute();
  return rows.flatMap(({ credentialId, publicKey, counter, ...row }) =>
    credentialId === null || publicKey === null || counter === null
      ? []
      : [{ ...row, credentialId, publicKey, counter }],
  );
}

/** Notes that a passkey signed; false where a copy of it has counted further meanwhile, or it is gone. */
export async function notePasskeyUsed(
  db: Db,
  { id, counter }: Passkey,
  { newCounter, now }: { newCounter: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('accountFactors')
    .set({ counter: newCounter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface Totp {
  id: string;
  secret: string;
}

export async function listTotps(db: Db, userId: string): Promise<Totp[]> {
  const rows = await db
    .selectFrom('accountFactors')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .where('kind', '=', 'totp')
    .execute();
  return rows.flatMap(({ id, secret }) => (secret === null ? [] : [{ id, secret }]));
}

/** Takes the code of a time step; false where that of this step or of a later one was taken (RFC 6238 §5.2). */
export async function takeStep(db: Db, id: string, step: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('accountFactors')
    .set({ lastStep: step, lastUsedAt: now })
    .where('id', '=', id)
    .where('lastStep', '<', step)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewFactor {
  userId: string;
  kind: FactorKind;
  name: string;
  createdAt: Date;
  passkey?: { credentialId: string; publicKey: string; counter: number; transports: string[] };
  totp?: { secret: string; lastStep: number };
}

export async function insertFactor(db: Db, { passkey, totp, ...factor }: NewFactor): Promise<Factor> {
  return db
    .insertInto('accountFactors')
    .values({
      ...factor,
      ...(passkey && { ...passkey, transports: JSON.stringify(passkey.transports) }),
      ...totp,
    })
    .returning(FACTOR_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Removes one factor of this person; undefined where they have none of this id. */
export async function deleteFactor(db: Db, userId: string, id: string): Promise<Factor | undefined> {
  return db
    .deleteFrom('accountFactors')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(FACTOR_COLUMNS)
    .executeTakeFirst();
}

/** Removes every factor of a person, with what belongs to them; returns how many there were. */
export async function deleteFactors(db: Db, userId: string): Promise<number> {
  const gone = await db.deleteFrom('accountFactors').where('userId', '=', userId).returning('id').execute();
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db.deleteFrom('factorSteps').where('userId', '=', userId).execute();
  return gone.length;
}

/** Puts new recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  { hashes, now }: { hashes: readonly string[]; now: Date },
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })))
    .execute();
}

/** Uses a recovery code up; false where there is none such. */
export async function takeRecoveryCode(db: Db, userId: string, codeHash: string, now: Date) {
  const row = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('codeHash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
