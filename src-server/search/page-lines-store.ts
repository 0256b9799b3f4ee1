import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ReadPage } from '#src/reading/schema.ts';
import type { PageLines } from '#src/text/line-layout.ts';

type Db = Kysely<Database>;

const PAGES_PER_INSERT = 100;

/**
 * Keeps where the lines of every page stand; what was kept for the same text before is replaced. All lines of all
 * pages: what repeats at the edges shows only over all of them, and a passage of any page may have to be shown.
 */
export async function replacePageLines(
  db: Db,
  text: { documentId: string; caseId: string; textNumber: number },
  pages: readonly ReadPage[],
): Promise<void> {
  await db
    .deleteFrom('documentPageLines')
    .where('documentId', '=', text.documentId)
    .where('textNumber', '=', text.textNumber)
    .execute();
  const rows = pages.flatMap(({ number, lines }) =>
    lines === undefined || lines.length === 0 ? [] : [{ ...text, page: number, lines }],
  );
  for (let at = 0; at < rows.length; at += PAGES_PER_INSERT) {
    await db
      .insertInto('documentPageLines')
      .values(rows.slice(at, at + PAGES_PER_INSERT))
      .execute();
  }
}

/** The layout of a document's text of that number, in the order of its pages; empty where none is known. */
export async function listPageLines(
  db: Db,
  text: { documentId: string; textNumber: number },
): Promise<PageLines[]> {
  const { rows } = await sql<{ page: number; lines: string }>`
    select page, array_to_json(lines)::text as lines from document_page_lines
    where document_id = ${text.documentId} and text_number = ${text.textNumber} order by page`.execute(db);
  return rows.map(({ page, lines }) => ({ page, lines: JSON.parse(lines) }));
}
