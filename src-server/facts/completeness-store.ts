import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { Completeness } from '#src/facts/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';

type Db = Kysely<Database>;

/** How completely a paper was read, and whether somebody has dealt with what is missing. */
export interface PaperCompleteness {
  documentId: string;
  completeness: Completeness;
  acknowledgedAt: Date | null;
}

/** How completely these papers of a case were read; one that waits to be read for its facts is left out. */
export async function listCompleteness(
  db: Db,
  caseId: AuthorizedCaseId,
  documentIds: readonly string[],
): Promise<PaperCompleteness[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('documentFacts as whole')
    .innerJoin('documents', 'documents.id', 'whole.documentId')
    .select(['whole.documentId', 'whole.completeness', 'whole.acknowledgedAt'])
    .where('whole.caseId', '=', caseId)
    .where('whole.documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .where('documents.deletedAt', 'is', null)
    .whereRef('whole.textNumber', '=', 'documents.textNumber')
    .where('whole.readerVersion', '>=', 0)
    .execute();
  return rows.flatMap(({ documentId, acknowledgedAt, ...row }) => {
    const completeness = Completeness.safeParse(row.completeness).data;
    return completeness === undefined ? [] : [{ documentId, completeness, acknowledgedAt }];
  });
}

/** Keeps that somebody dealt with what is missing of a paper; false while its text was not read. */
export async function acknowledge(
  db: Db,
  caseId: AuthorizedCaseId,
  documentId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('documentFacts')
    .set({ acknowledgedBy: userId, acknowledgedAt: now })
    .where('caseId', '=', caseId)
    .where('documentId', '=', documentId)
    .where('readerVersion', '>=', 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('documents')
          .select('documents.id')
          .whereRef('documents.id', '=', 'documentFacts.documentId')
          .whereRef('documents.textNumber', '=', 'documentFacts.textNumber')
          .where('documents.deletedAt', 'is', null),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
