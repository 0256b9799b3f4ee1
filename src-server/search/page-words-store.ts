import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { ReadPage } from '#src/reading/schema.ts';

type Db = Kysely<Database>;

const PAGES_PER_INSERT = 50;

/** Keeps where the words of scanned pages stand; what was kept for the same text before is replaced. */
export async function replacePageWords(
  db: Db,
  text: { documentId: string; caseId: string; textNumber: number },
  pages: readonly ReadPage[],
): Promise<void> {
  await db
    .deleteFrom('documentPageWords')
    .where('documentId', '=', text.documentId)
    .where('textNumber', '=', text.textNumber)
    .execute();
  const rows = pages.flatMap(({ number, places }) =>
    places === undefined || places.length === 0 ? [] : [{ ...text, page: number, places }],
  );
  for (let at = 0; at < rows.length; at += PAGES_PER_INSERT) {
    await db
      .insertInto('documentPageWords')
      .values(rows.slice(at, at + PAGES_PER_INSERT))
      .execute();
  }
}

/** The places of a page's words in the text that counts (see `placeWords`); empty where nothing was recognized. */
export async function listPageWords(
  db: Db,
  caseId: AuthorizedCaseId,
  id: string,
  page: number,
): Promise<number[]> {
  const { rows } = await sql<{ places: string }>`
    select array_to_json(w.places)::text as places from document_page_words w
    join documents d on d.id = w.document_id and d.text_number = w.text_number
    where w.document_id = ${id} and w.case_id = ${caseId} and w.page = ${page} and d.deleted_at is null`.execute(
    db,
  );
  return rows[0] === undefined ? [] : JSON.parse(rows[0].places);
}
