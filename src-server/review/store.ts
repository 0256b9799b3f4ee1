import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import type { CodeChange, CodedValues, ReviewDocument } from '#src/review/schema.ts';
import { MOST_TAGS } from '#src/review/schema.ts';

type Db = Kysely<Database>;

const COLUMNS = [
  'documents.id',
  'documents.filename',
  'documents.docType',
  'documents.mimeType',
  'documents.size',
  'documents.pageCount',
  'documents.status',
  'documents.batesNumber',
  'documents.documentCategory',
  'documents.privilegeStatus',
  'documents.custodian',
  'documents.productionStatus',
  'documents.docDate',
  'documents.relevanceScore',
  'documents.tags',
  'documents.parentDocumentId',
  'documents.uploadedAt',
] as const;

const DUPLICATE_IN_LIST = sql<string | null>`case when documents.hash is not null then nullif(
  first_value(documents.id) over (partition by documents.hash order by documents.uploaded_at, documents.id),
  documents.id) end`.as('duplicateOf');

const DUPLICATE_OF = sql<string | null>`(
  select other.id from documents other
  where other.case_id = documents.case_id and other.hash = documents.hash and other.deleted_at is null
    and (other.uploaded_at, other.id) < (documents.uploaded_at, documents.id)
  order by other.uploaded_at, other.id limit 1)`.as('duplicateOf');

const BATES_END = sql<string | null>`ranges.prefix
  || lpad(ranges.last_number::text, ranges.width, '0')`.as('batesEnd');

const IS_ANALYZED = sql<boolean>`documents.discovery_analyzed_at is not null`.as('isAnalyzed');

function reviewed(db: Db, caseId: AuthorizedCaseId) {
  return db
    .selectFrom('documents')
    .leftJoin('batesRanges as ranges', (join) =>
      join.onRef('ranges.documentId', '=', 'documents.id').on('ranges.releasedAt', 'is', null),
    )
    .where('documents.caseId', '=', caseId)
    .where('documents.deletedAt', 'is', null)
    .select(COLUMNS)
    .select([BATES_END, IS_ANALYZED])
    .orderBy('documents.uploadedAt')
    .orderBy('documents.id');
}

/** The documents of a case, the oldest first, as review shows them. */
export async function listReviewed(db: Db, caseId: AuthorizedCaseId): Promise<ReviewDocument[]> {
  return reviewed(db, caseId).select(DUPLICATE_IN_LIST).execute();
}

/** The named ones; what is deleted or not of this case is left out. */
export async function listReviewedById(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<ReviewDocument[]> {
  return reviewed(db, caseId)
    .select(DUPLICATE_OF)
    .where('documents.id', '=', sql<string>`any(${ids.filter(isId)}::uuid[])`)
    .execute();
}

/** Those added come after those that stay, each once; as `changeTags` does it. */
function changedTags(addTags: readonly string[], removeTags: readonly string[]) {
  return sql<string>`(
    select coalesce(jsonb_agg(tag order by place), '[]')
    from (
      select tag, min(place) as place from (
        select tag, place from jsonb_array_elements_text(documents.tags) with ordinality old(tag, place)
        where tag <> all(${removeTags}::text[])
        union all
        select tag, 1000000 + place from unnest(${addTags}::text[]) with ordinality added(tag, place)
      ) every group by tag
    ) each)`;
}

/** Codes documents of the case in one statement; returns how many of the ids it found. */
export async function codeMany(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
  { addTags, removeTags, ...values }: CodeChange,
): Promise<number> {
  const isTagged = addTags !== undefined || removeTags !== undefined;
  const result = await db
    .updateTable('documents')
    .set({
      updatedAt: sql`now()`,
      ...values,
      ...(isTagged && { tags: changedTags(addTags ?? [], removeTags ?? []) }),
    })
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** A document among these that has more tags than a document may have. */
export async function findOverTagged(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<string | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('filename')
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where(sql<boolean>`jsonb_array_length(tags) > ${MOST_TAGS}`)
    .limit(1)
    .executeTakeFirst();
  return row?.filename;
}

/** How many of these ids are documents of the case. */
export async function countOfCase(db: Db, caseId: AuthorizedCaseId, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const CODED = [
  { field: 'privilegeStatus', type: 'text' },
  { field: 'documentCategory', type: 'text' },
  { field: 'custodian', type: 'text' },
  { field: 'productionStatus', type: 'text' },
  { field: 'relevanceScore', type: 'integer' },
  { field: 'tags', type: 'jsonb' },
] as const;

export interface FormerValues {
  ids: readonly string[];
  was: CodedValues;
  /** What the change that is taken back made of it. */
  became: CodedValues;
}

/**
 * Gives each field that still has the value it `became` its former one, in one statement; a field that was changed
 * since stays. Returns how many documents had one to give back.
 */
export async function restoreMany(
  db: Db,
  caseId: AuthorizedCaseId,
  groups: readonly FormerValues[],
): Promise<number> {
  const parts = CODED.filter(({ field }) => groups.some(({ was }) => was[field] !== undefined)).map(
    ({ field, type }) => {
      const column = sql.ref(field);
      const key = sql.lit(field);
      const value = (from: 'was' | 'became') =>
        sql`(g.${sql.ref(from)} ${sql.raw(type === 'jsonb' ? '->' : '->>')} ${key})::${sql.raw(type)}`;
      const isAsLeft = sql<boolean>`(g.was ? ${key} and g.became ? ${key} and d.${column} is not distinct from ${value('became')})`;
      const given = sql`${column} = case when ${isAsLeft} then ${value('was')} else d.${column} end`;
      return { given, isAsLeft };
    },
  );
  if (parts.length === 0) return 0;
  const ids = groups.flatMap((group) => group.ids);
  const numbers = groups.flatMap((group, number) => group.ids.map(() => number));
  const values = groups.map(({ was, became }, number) => ({ number, was, became }));
  const result = await sql`
    update documents d set updated_at = now(), ${sql.join(parts.map(({ given }) => given))}
    from (
      select chosen.id, former.was, former.became
      from unnest(${ids}::uuid[], ${numbers}::integer[]) chosen(id, number)
      join jsonb_to_recordset(${JSON.stringify(values)}::jsonb) former(number integer, was jsonb, became jsonb)
        on former.number = chosen.number
    ) g
    where d.id = g.id and d.case_id = ${caseId} and d.deleted_at is null
      and (${sql.join(
        parts.map(({ isAsLeft }) => isAsLeft),
        sql` or `,
      )})`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
