import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { type BatesRange, firstOf, type TakenRange } from '#src/review/bates.ts';
import type { Numberable } from '#src/review/bates-plan.ts';

type Db = Kysely<Database>;

/**
 * Until the transaction ends nobody else codes or numbers many documents of this case: two who take the same rows in
 * another order would stop each other, and numbers are given out one after the other.
 */
export async function lockNumbers(db: Db, caseId: AuthorizedCaseId): Promise<void> {
  await db
    .selectFrom('cases')
    .select('id')
    .where('id', '=', caseId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

function numberable(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'mimeType', 'pageCount', 'status', 'parentDocumentId', 'batesNumber'])
    .where('caseId', '=', caseId)
    .where('deletedAt', 'is', null);
}

/** All documents of the case that are not deleted, the oldest first, as numbering looks at them. */
export async function listNumberable(db: Db, caseId: AuthorizedCaseId): Promise<Numberable[]> {
  return numberable(db, caseId).orderBy('uploadedAt').orderBy('id').execute();
}

/** One of them; NOT_FOUND when it is deleted or not of this case. */
export async function getNumberable(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Numberable> {
  return numberable(db, caseId).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Every range of the case, or of one prefix, that was ever given out. */
export async function listTaken(db: Db, caseId: AuthorizedCaseId, prefix?: string): Promise<TakenRange[]> {
  const rows = await db
    .selectFrom('batesRanges as r')
    .leftJoin('documents', 'documents.id', 'r.documentId')
    .select(['r.documentId', 'r.prefix', 'r.firstNumber', 'r.lastNumber', 'r.width', 'r.releasedAt'])
    .select(
      sql<string>`coalesce(documents.filename, r.filename)
        || case when documents.deleted_at is null then '' else ' (deleted lately)' end`.as('filename'),
    )
    .where('r.caseId', '=', caseId)
    .$if(prefix !== undefined, (query) => query.where('r.prefix', '=', prefix ?? ''))
    .orderBy('r.firstNumber')
    .execute();
  return rows.map(({ firstNumber, lastNumber, releasedAt, ...range }) => ({
    ...range,
    first: firstNumber,
    last: lastNumber,
    isRetired: releasedAt !== null,
  }));
}

/** Prefixes of the case, the newest first. */
export async function listPrefixes(db: Db, caseId: AuthorizedCaseId): Promise<string[]> {
  const rows = await db
    .selectFrom('batesRanges')
    .select('prefix')
    .where('caseId', '=', caseId)
    .groupBy('prefix')
    .orderBy((eb) => eb.fn.max('assignedAt'), 'desc')
    .orderBy('prefix')
    .execute();
  return rows.map(({ prefix }) => prefix);
}

async function seriesOf(db: Db, caseId: AuthorizedCaseId, prefix: string): Promise<number> {
  const { id } = await db
    .insertInto('batesSeries')
    .values({ caseId, prefix })
    .onConflict((conflict) => conflict.columns(['caseId', 'prefix']).doUpdateSet({ prefix }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface DocumentRange {
  id: string;
  filename: string;
  range: BatesRange;
}

/**
 * Writes ranges of one prefix and puts their first numbers on the documents, in one statement each. Returns how many
 * documents it found. The database refuses a range that shares a number with another in use.
 */
export async function insertRanges(
  db: Db,
  caseId: AuthorizedCaseId,
  prefix: string,
  given: readonly DocumentRange[],
  now: Date,
): Promise<number> {
  const seriesId = await seriesOf(db, caseId, prefix);
  const ids = given.map(({ id }) => id);
  await sql`
    insert into bates_ranges
      (series_id, case_id, document_id, filename, prefix, first_number, last_number, width, assigned_at)
    select ${seriesId}, ${caseId}, g.id, g.filename, ${prefix}, g.first, g.last, g.width, ${now}
    from unnest(
      ${ids}::uuid[], ${given.map(({ filename }) => filename)}::text[],
      ${given.map(({ range }) => range.first)}::integer[], ${given.map(({ range }) => range.last)}::integer[],
      ${given.map(({ range }) => range.width)}::integer[]
    ) g(id, filename, first, last, width)`.execute(db);
  const result = await sql`
    update documents set bates_number = g.number, bates_prefix = ${prefix}, updated_at = now()
    from unnest(${ids}::uuid[], ${given.map(({ range }) => firstOf(range))}::text[]) g(id, number)
    where documents.id = g.id and documents.case_id = ${caseId} and documents.deleted_at is null`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

export interface NumberedDocument {
  id: string;
  filename: string;
  batesNumber: string | null;
  /** Others have seen it under its number. */
  isProduced: boolean;
}

/** These documents of the case with what numbers they have. */
export async function listNumbered(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<NumberedDocument[]> {
  return db
    .selectFrom('documents')
    .leftJoin('batesRanges as r', (join) =>
      join.onRef('r.documentId', '=', 'documents.id').on('r.releasedAt', 'is', null),
    )
    .select(['documents.id', 'documents.filename', 'documents.batesNumber'])
    .select(
      sql<boolean>`(r.id is not null and (r.produced_at is not null
        or documents.production_status is not distinct from 'produced'))`.as('isProduced'),
    )
    .where('documents.caseId', '=', caseId)
    .where('documents.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('documents.deletedAt', 'is', null)
    .execute();
}

/** Takes the ranges off these documents and leaves `text` (or nothing) in their Bates field. */
export async function releaseRanges(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  { text, now }: { text: string | null; now: Date },
): Promise<void> {
  const these = sql<string>`any(${ids}::uuid[])`;
  await db
    .updateTable('batesRanges')
    .set({ releasedAt: now })
    .where('caseId', '=', caseId)
    .where('documentId', '=', these)
    .where('releasedAt', 'is', null)
    .execute();
  await db
    .updateTable('documents')
    .set({ batesNumber: text, batesPrefix: null, updatedAt: sql`now()` })
    .where('caseId', '=', caseId)
    .where('id', '=', these)
    .execute();
}

/** Notes that others have now seen these documents under their numbers, which are never taken off again. */
export async function markRangesProduced(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('batesRanges')
    .set({ producedAt: now })
    .where('caseId', '=', caseId)
    .where('documentId', '=', sql<string>`any(${ids}::uuid[])`)
    .where('releasedAt', 'is', null)
    .where('producedAt', 'is', null)
    .execute();
}
