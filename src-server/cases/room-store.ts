import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';

type Db = Kysely<Database>;

export async function getOwner(db: Db, caseId: string): Promise<string> {
  const row = await db
    .selectFrom('cases')
    .select('userId')
    .where('id', '=', caseId)
    .where('userId', 'is not', null)
    .$narrowType<{ userId: string }>()
    .executeTakeFirstOrThrow();
  return row.userId;
}

/** Makes others who count for these people wait until the transaction ends. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Uploads of which not everything has come, or of which no document was made yet. */
const IS_OPEN = sql<boolean>`u.document_id is null and not coalesce(u.size > 0 and u.received = u.size, false)
  and not exists (select from documents d where d.id = u.id::uuid)`;

/** Of a file `f` of an intake: no case was made of it, where it would count as a document. */
const IS_WAITING = sql<boolean>`not exists (
  select from intake_cases made where made.intake_id = f.intake_id and made.file_ids @> to_jsonb(f.id::text))`;

/**
 * Bytes of some cases: their documents, deleted ones until they are gone for good, what was produced and is kept for the
 * production alone, and what uploads under way were said to have, `exceptUpload` aside. `isCounted` says of a case `c`.
 */
async function sumOf(db: Db, isCounted: RawBuilder<boolean>, exceptUpload: string | null): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (
      (select coalesce(sum(d.size), 0) from documents d join cases c on c.id = d.case_id where ${isCounted})
      + (select coalesce(sum(kept.size), 0) from (
          select distinct on (p.path) p.size from production_documents p join cases c on c.id = p.case_id
          where ${isCounted} and not exists (select from documents d where d.id = p.document_id)
        ) kept)
      + (select coalesce(sum(coalesce(u.size, u.received)), 0) from uploads u join cases c on c.id = u.case_id
          where ${isCounted} and u.id is distinct from ${exceptUpload}::text and ${IS_OPEN})
    )::bigint as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/**
 * Bytes of papers that are in no case yet: files as they came, and documents that were put together of them or came inside
 * of one. `isCounted` says of an intake `i`.
 */
export async function sumOfIntakes(db: Db, isCounted: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select (
      (select coalesce(sum(f.size), 0) from intake_files f join intakes i on i.id = f.intake_id
        where ${isCounted} and ${IS_WAITING})
      + (select coalesce(sum(d.size), 0) from documents d join intakes i on i.case_id = d.case_id
        where ${isCounted} and not exists (select from intake_files f where f.intake_id = i.id and f.path = d.path))
    )::bigint as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** What counts for a person, papers that they have in no case yet among it, `exceptUpload` aside. */
export async function sumKept(db: Db, ownerId: string, exceptUpload: string | null): Promise<number> {
  const waiting = await sumOfIntakes(db, sql<boolean>`i.user_id = ${ownerId}`);
  return waiting + (await sumOf(db, sql<boolean>`c.user_id = ${ownerId}`, exceptUpload));
}

/** What one case counts for whoever owns it. */
export function sumOfCase(db: Db, caseId: string): Promise<number> {
  return sumOf(db, sql<boolean>`c.id = ${caseId}`, null);
}

/** How many uploads a person has begun and not ended. */
export async function countOpen(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from uploads u where u.user_id = ${userId} and ${IS_OPEN}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface OpenUpload {
  id: string;
  size: number;
  received: number;
}

/** Everybody's open uploads whose size is known. */
export async function listOpen(db: Db): Promise<OpenUpload[]> {
  const { rows } = await sql<OpenUpload>`
    select u.id, u.size, u.received from uploads u where u.size is not null and ${IS_OPEN}`.execute(db);
  return rows;
}
