import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Turn } from '#src/reading/corners.ts';
import type { ReadPage } from '#src/reading/schema.ts';
import { quartersOf } from '#src/text/page-turn.ts';
import { piecesOfPlaces } from '#src/text/passage-box.ts';
import { PLACE_UNITS } from '#src/text/word-places.ts';

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

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/**
 * How far a page of the text that counts is turned clockwise to be read, as whoever read it found it. Whoever calls has
 * looked whether the person may see the document, or shows it to nobody.
 */
export async function findTurn(db: Db, documentId: string, page: number): Promise<Turn> {
  const { rows } = await sql<{ places: string }>`
    select array_to_json(w.places)::text as places from document_page_words w
    join documents d on d.id = w.document_id and d.text_number = w.text_number
    where w.document_id = ${documentId} and w.page = ${page}`.execute(db);
  const words = piecesOfPlaces(rows[0] === undefined ? [] : JSON.parse(rows[0].places));
  return TURNS[quartersOf(words, PLACE_UNITS)] ?? 0;
}
