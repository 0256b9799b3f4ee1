import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { paperTitle, titleWithFile } from '#src/papers/paper-title.ts';

type Db = Kysely<Database>;

/** These rows, each with what its paper is called; see `paperTitles`. */
export async function withTitles<Row>(
  db: Db,
  caseId: AuthorizedCaseId,
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Promise<(Row & { title: string | undefined })[]> {
  const titles = await paperTitles(db, caseId, rows.map(idOf));
  return rows.map((row) => ({ ...row, title: titles.get(idOf(row)) }));
}

/**
 * What these papers of the case are called, by id; with the names of their files where two of them are called the same.
 * Those that are deleted or of another case are left out.
 */
export async function paperTitles(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(isId);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'docType', 'suggestedDocType'])
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${wanted}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
  const alike = Map.groupBy(rows, (row) => paperTitle(row));
  return new Map(
    rows.map((row) => {
      const title = paperTitle(row);
      return [row.id, (alike.get(title) ?? []).length > 1 ? titleWithFile(row) : title];
    }),
  );
}
