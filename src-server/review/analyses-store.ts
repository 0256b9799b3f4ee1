import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { SelectionAnalysis } from '#src/review/analysis-schema.ts';
import type { SuggestedDocument } from '#src/review/suggestions.ts';
import { isOriginalPage } from '../documents/original-pages.ts';

type Db = Kysely<Database>;

interface Started {
  caseId: AuthorizedCaseId;
  by: string;
  ids: readonly string[];
  now: Date;
}

/** Puts documents in line in the open analysis of the case, or in a new one. */
export async function addToAnalysis(db: Db, { caseId, by, ids, now }: Started): Promise<void> {
  await db.selectFrom('cases').select('id').where('id', '=', caseId).forUpdate().execute();
  const open = await db
    .selectFrom('reviewAnalyses')
    .select('id')
    .where('caseId', '=', caseId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  const { id } =
    open ??
    (await db
      .insertInto('reviewAnalyses')
      .values({ caseId, startedBy: by, startedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow());
  await sql`
    insert into review_analysis_documents (analysis_id, document_id)
    select ${id}, chosen.id from unnest(${ids}::uuid[]) with ordinality chosen(id, place)
    -- A picture that became a page is analyzed with its paper.
    where not exists (select from documents where documents.id = chosen.id and ${isOriginalPage}) order by place
    on conflict (analysis_id, document_id) do update set state = 'waiting', why = null
    where review_analysis_documents.state <> 'running'`.execute(db);
}

export interface NextDocument {
  analysisId: string;
  documentId: string;
  caseId: string;
  startedBy: string;
}

/** Takes the next document up: of the analysis that waited longest, the first that waits. */
export async function takeNext(db: Db, now: Date): Promise<NextDocument | undefined> {
  const { rows } = await sql<NextDocument>`
    with next as (
      select a.id, a.case_id, a.started_by, d.document_id
      from review_analyses a join review_analysis_documents d on d.analysis_id = a.id
      where a.ended_at is null and d.state = 'waiting'
      order by a.served_at nulls first, a.started_at, d.position limit 1
    ), served as (update review_analyses a set served_at = ${now} from next where a.id = next.id)
    update review_analysis_documents d set state = 'running' from next
    where d.analysis_id = next.id and d.document_id = next.document_id
    returning d.analysis_id, d.document_id, next.case_id, next.started_by`.execute(db);
  return rows[0];
}

/** Notes how it went with a document. */
export async function settle(
  db: Db,
  { analysisId, documentId }: NextDocument,
  outcome: { state: 'waiting' | 'done' | 'failed'; why?: string },
): Promise<void> {
  await db
    .updateTable('reviewAnalysisDocuments')
    .set({ state: outcome.state, why: outcome.why ?? null })
    .where('analysisId', '=', analysisId)
    .where('documentId', '=', documentId)
    .execute();
}

/** Ends the analyses in which nothing waits or runs any more; returns their cases. */
export async function endFinished(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ caseId: string }>`
    update review_analyses a set ended_at = ${now}
    where a.ended_at is null and not exists (
      select from review_analysis_documents d where d.analysis_id = a.id and d.state in ('waiting', 'running'))
    returning a.case_id`.execute(db);
  return rows.map(({ caseId }) => caseId);
}

/** Stops an open analysis; undefined where there is none. What was analyzed by then stays. */
export async function cancelOpen(
  db: Db,
  which: { caseId: AuthorizedCaseId } | { id: string },
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('reviewAnalyses')
    .set({ endedAt: now, canceledAt: now })
    .where('endedAt', 'is', null)
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('caseId', '=', which.caseId)))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What an earlier process left half done waits again. */
export async function waitAgain(db: Db): Promise<void> {
  await db
    .updateTable('reviewAnalysisDocuments')
    .set({ state: 'waiting' })
    .where('state', '=', 'running')
    .execute();
}

const FAILURES_SHOWN = 20;

/** The last analysis of a selection in the case; null where there was none. */
export async function findAnalysis(db: Db, caseId: AuthorizedCaseId): Promise<SelectionAnalysis | null> {
  const last = await db
    .selectFrom('reviewAnalyses')
    .select(['id', 'startedAt', 'endedAt', 'canceledAt'])
    .where('caseId', '=', caseId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last === undefined) return null;
  const counts = await db
    .selectFrom('reviewAnalysisDocuments')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where state = 'done')`.as('done'),
      sql<number>`count(*) filter (where state = 'failed')`.as('failed'),
    ])
    .where('analysisId', '=', last.id)
    .executeTakeFirstOrThrow();
  const failures = await db
    .selectFrom('reviewAnalysisDocuments as d')
    .innerJoin('documents', 'documents.id', 'd.documentId')
    .select(['documents.id', 'documents.filename', sql<string>`coalesce(d.why, '')`.as('why')])
    .where('d.analysisId', '=', last.id)
    .where('d.state', '=', 'failed')
    .where('documents.deletedAt', 'is', null)
    .orderBy('d.position')
    .limit(FAILURES_SHOWN)
    .execute();
  const state = last.endedAt === null ? 'running' : last.canceledAt === null ? 'done' : 'canceled';
  return {
    id: last.id,
    state,
    total: Number(counts.total),
    done: Number(counts.done),
    failed: Number(counts.failed),
    startedAt: last.startedAt,
    failures,
  };
}

/** What the analyses of these documents suggest; what is not in the case is left out. */
export async function listSuggested(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<SuggestedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'documentCategory'])
    .select([
      sql<string | null>`discovery_analysis->'classification'->>'document_type'`.as('type'),
      sql<number>`coalesce((discovery_analysis->'classification'->>'confidence_score')::float8, 0)`.as(
        'confidence',
      ),
    ])
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('uploadedAt')
    .orderBy('id')
    .execute();
  return rows.map(({ id, documentCategory, type, confidence }) => ({
    id,
    documentCategory,
    suggested: type === null ? null : { type, confidence },
  }));
}

/**
 * Gives documents a type that have none at that moment; returns which. Whoever chose one in the meantime keeps theirs:
 * the condition is looked at again once their change is through.
 */
export async function giveTypes(
  db: Db,
  caseId: AuthorizedCaseId,
  { ids, documentCategory }: { ids: readonly string[]; documentCategory: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('documents')
    .set({ documentCategory, updatedAt: sql`now()` })
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('documentCategory', 'is', null)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
