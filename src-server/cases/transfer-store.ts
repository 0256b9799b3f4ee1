import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { personName } from '#src/auth/person-name.ts';
import type { Transfer } from '#src/cases/transfer-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { PERSON_NAME } from './store.ts';

type Db = Kysely<Database>;

/** What was offered to whom, answered or not. */
export async function findTransfer(db: Db, caseId: AuthorizedCaseId) {
  return db.selectFrom('caseTransfers').selectAll().where('caseId', '=', caseId).executeTakeFirst();
}

/** Offers the case, in place of an offer that was declined or is too old. */
export async function saveTransfer(
  db: Db,
  offer: { caseId: AuthorizedCaseId; fromUserId: string; toUserId: string; offeredAt: Date; expiresAt: Date },
): Promise<void> {
  const { caseId: _, ...rest } = offer;
  await db
    .insertInto('caseTransfers')
    .values(offer)
    .onConflict((conflict) => conflict.column('caseId').doUpdateSet({ ...rest, declinedAt: null }))
    .execute();
}

export async function declineTransfer(db: Db, caseId: AuthorizedCaseId, declinedAt: Date): Promise<void> {
  await db.updateTable('caseTransfers').set({ declinedAt }).where('caseId', '=', caseId).execute();
}

export async function deleteTransfer(db: Db, caseId: AuthorizedCaseId): Promise<void> {
  await db.deleteFrom('caseTransfers').where('caseId', '=', caseId).execute();
}

function transfers(db: Db) {
  return db
    .selectFrom('caseTransfers as offer')
    .innerJoin('cases', 'cases.id', 'offer.caseId')
    .select(['offer.caseId', 'cases.title', 'offer.fromUserId', 'offer.toUserId'])
    .select(['offer.offeredAt', 'offer.expiresAt', 'offer.declinedAt']);
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof transfers>['executeTakeFirstOrThrow']>>;

async function named(db: Db, rows: readonly OfferRow[], now: Date): Promise<Transfer[]> {
  if (rows.length === 0) return [];
  const people = await db
    .selectFrom('users')
    .select('id')
    .select(PERSON_NAME)
    .where(
      'id',
      'in',
      rows.flatMap(({ fromUserId, toUserId }) => [fromUserId, toUserId]),
    )
    .execute();
  const names = new Map(people.map(({ id, ...person }) => [id, personName(person)]));
  return rows.map(({ fromUserId, toUserId, declinedAt, ...row }) => ({
    ...row,
    from: { userId: fromUserId, name: names.get(fromUserId) ?? '' },
    to: { userId: toUserId, name: names.get(toUserId) ?? '' },
    state: declinedAt !== null ? 'declined' : row.expiresAt <= now ? 'expired' : 'waiting',
  }));
}

/** The offer of this case, for those two whom it is about. */
export async function getTransfer(
  db: Db,
  caseId: AuthorizedCaseId,
  userId: string,
  now: Date,
): Promise<Transfer | null> {
  const rows = await transfers(db)
    .where('offer.caseId', '=', caseId)
    .where((eb) => eb.or([eb('offer.fromUserId', '=', userId), eb('offer.toUserId', '=', userId)]))
    .execute();
  return (await named(db, rows, now))[0] ?? null;
}

/** The cases that wait for this person to agree, the newest offer first. */
export async function listOffered(db: Db, userId: string, now: Date): Promise<Transfer[]> {
  const rows = await transfers(db)
    .innerJoin('caseMembers', (join) =>
      join
        .onRef('caseMembers.caseId', '=', 'offer.caseId')
        .onRef('caseMembers.userId', '=', 'offer.toUserId'),
    )
    .where('offer.toUserId', '=', userId)
    .where('offer.declinedAt', 'is', null)
    .where('offer.expiresAt', '>', now)
    .where((eb) => eb.or([eb('caseMembers.expiresAt', 'is', null), eb('caseMembers.expiresAt', '>', now)]))
    .orderBy('offer.offeredAt', 'desc')
    .orderBy('offer.caseId')
    .execute();
  return named(db, rows, now);
}
