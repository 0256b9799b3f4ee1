import { type Kysely, sql } from 'kysely';

/** Where the words of a scanned page stand on it, for each text of a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table document_page_words (
  document_id uuid not null references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  text_number integer not null,
  page integer not null check (page >= 1),
  places integer[] not null,
  primary key (document_id, text_number, page)
);
create index document_page_words_case_id_idx on document_page_words (case_id);
`)
    .execute(db);
}
