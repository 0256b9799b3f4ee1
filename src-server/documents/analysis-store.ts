import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { DocumentAnalysis } from '#src/documents/analysis-schema.ts';
import { asShown, withFacts } from '#src/documents/analysis-view.ts';
import { asItStands } from '#src/documents/discovery.ts';
import { type DiscoveryDocument, StoredDiscoveryAnalysis } from '#src/documents/discovery-schema.ts';
import { AppError } from '#src/errors.ts';
import { Fact } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { finerOf, statesClaim } from '#src/papers/kind-of.ts';
import { Analysis } from '#src/papers/schema.ts';
import { asTheCaseStands } from '../facts/doubt-store.ts';
import { sureType } from '../papers/sure-type.ts';
import { findSummary } from './store.ts';

type Db = Kysely<Database>;

/** What a paper is taken for: what states a claim by either word is read as such. */
export function takenFor({ docType, suggestedDocType }: TypedDocument): string {
  const finer = finerOf(docType, suggestedDocType);
  return [finer, docType, suggestedDocType].find(statesClaim) ?? finer;
}

interface TypedDocument {
  docType: string | null;
  suggestedDocType: string | null;
}

/**
 * The facts of the text that counts, and what a person has said of those of others, with the days doubted that another
 * paper of the case takes back. Jobs read them too.
 */
export async function listStandingFacts(db: Db, caseId: string, documentId: string): Promise<Fact[]> {
  return asTheCaseStands(db, caseId, await listFactsOf(db, documentId));
}

async function listFactsOf(db: Db, documentId: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('facts')
    .innerJoin('documents', 'documents.id', 'facts.documentId')
    .select(['facts.id', 'facts.documentId', 'facts.kind', 'facts.label', 'facts.value', 'facts.page'])
    .select(['facts.charStart as start', 'facts.charEnd as end', 'facts.quote', 'facts.certainty'])
    .select('facts.status')
    .where('facts.documentId', '=', documentId)
    .where((eb) =>
      eb.or([eb('facts.textNumber', '=', eb.ref('documents.textNumber')), eb('facts.status', '<>', 'found')]),
    )
    .orderBy('facts.position')
    .orderBy('facts.id')
    .execute();
  return rows.flatMap((row) => Fact.safeParse(row).data ?? []);
}

/** Of which reading of facts the stored analysis was made; 0 for one of before, and where there is none. */
export async function findAnalysisVersion(db: Db, documentId: string): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select(sql<number>`coalesce((ai_analysis->>'version')::int, 0)`.as('version'))
    .where('id', '=', documentId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * The stored analysis of a document with its facts as they stand now, so that what a person corrected is said so
 * everywhere; one in a shape we no longer know counts as none.
 */
export async function getAnalysis(db: Db, caseId: AuthorizedCaseId, id: string): Promise<DocumentAnalysis> {
  const row = await db
    .selectFrom('documents')
    .select(['aiAnalysis', 'aiAnalyzedAt', 'docType'])
    .select(sureType().as('suggestedDocType'))
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND');
  const stored = Analysis.safeParse(row.aiAnalysis).data;
  if (stored === undefined) return { analysis: null, analysisType: null, analyzedAt: null };
  const facts = await listStandingFacts(db, caseId, id);
  const analysis = asShown(withFacts(stored, { facts, docType: takenFor(row) }));
  return { analysis, analysisType: analysis.type, analyzedAt: row.aiAnalyzedAt };
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
    .select(['docType', sureType().as('suggestedDocType')])
    .select(
      sql<string | null>`range.prefix || lpad(range.last_number::text, range.width, '0')`.as('batesEnd'),
    )
    .where('documents.caseId', '=', caseId)
    .where('documents.id', '=', id)
    .where('documents.deletedAt', 'is', null)
    .executeTakeFirst();
  if (summary === undefined || row === undefined) throw new AppError('NOT_FOUND');
  const { discoveryAnalysis, docType, suggestedDocType, ...fields } = row;
  const stored = StoredDiscoveryAnalysis.safeParse(discoveryAnalysis).data;
  if (stored === undefined) return { ...summary, ...fields, aiAnalysis: null };
  const facts = stored.told ? await listStandingFacts(db, caseId, id) : [];
  const aiAnalysis = asItStands(stored, { facts, docType: takenFor({ docType, suggestedDocType }) });
  return { ...summary, ...fields, aiAnalysis };
}
