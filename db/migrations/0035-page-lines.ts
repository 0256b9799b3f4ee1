import { type Kysely, sql } from 'kysely';

/** Where the printed lines of each page stand and in which type, for each text of a document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table document_page_lines (
  document_id uuid not null references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  text_number integer not null,
  page integer not null check (page >= 1),
  lines integer[] not null,
  primary key (document_id, text_number, page)
);
create index document_page_lines_case_id_idx on document_page_lines (case_id);
`)
    .execute(db);
}
