import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { DocumentAnalysis } from '#src/documents/analysis-schema.ts';
import { DiscoveryAnalysis, type DiscoveryDocument } from '#src/documents/discovery-schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { Analysis } from '#src/papers/schema.ts';
import { findSummary } from './store.ts';

type Db = Kysely<Database>;

/** The stored analysis of a document; one in a shape we no longer know counts as none. */
export async function getAnalysis(db: Db, caseId: AuthorizedCaseId, id: string): Promise<DocumentAnalysis> {
  const row = await db
    .selectFrom('documents')
    .select(['aiAnalysis', 'aiAnalyzedAt'])
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const analysis = Analysis.safeParse(row.aiAnalysis).data ?? null;
  return {
    analysis,
    analysisType: analysis?.type ?? null,
    analyzedAt: analysis === null ? null : row.aiAnalyzedAt,
  };
}

/** A document as e-discovery review shows it. */
export async function getDiscoveryDocument(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
): Promise<DiscoveryDocument> {
  const summary = await findSummary(db, caseId, id);
  const row = await db
    .selectFrom('documents')
    .leftJoin('batesRanges as range', (join) =>
      join.onRef('range.documentId', '=', 'documents.id').on('range.releasedAt', 'is', null),
    )
    .select(['discoveryAnalysis', 'discoveryAnalyzedAt', 'aiAnalysisSummary', 'tags', 'batesPrefix'])
    .select(
      sql<string | null>`range.prefix || lpad(range.last_number::text, range.width, '0')`.as('batesEnd'),
    )
    .where('documents.caseId', '=', caseId)
    .where('documents.id', '=', id)
    .where('documents.deletedAt', 'is', null)
    .executeTakeFirst();
  if (summary === undefined || row === undefined) throw new AppError('NOT_FOUND');
  const { discoveryAnalysis, ...fields } = row;
  return { ...summary, ...fields, aiAnalysis: DiscoveryAnalysis.safeParse(discoveryAnalysis).data ?? null };
}
