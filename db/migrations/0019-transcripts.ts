import { type Kysely, sql } from 'kysely';

/**
 * A transcript is read from a document of the case, one from each; nothing wrote the table before. `text_number` says
 * from which text of the document its facts were read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table transcripts
  add column document_id uuid not null references documents on delete cascade,
  add column text_number integer not null default 1,
  add column witness text;
create unique index transcripts_document_id_idx on transcripts (document_id);
`)
    .execute(db);
}
