import { type Kysely, sql } from 'kysely';

/**
 * Of a document that was read in part, since nobody had kept it, and of a picture that was put together with others into
 * one paper: what its notes told in sentences alone. Rows that are there are known by these sentences, once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table documents
  add column is_read_in_part boolean not null default false,
  add column page_in_parent integer;
update documents set is_read_in_part = true
  where notes::text like '%The rest is read once you keep it.%';
update documents set page_in_parent = coalesce((substring(notes::text from 'This picture is page ([0-9]{1,6}) of'))::integer, 1)
  where parent_document_id is not null and notes::text like '%and its words are read there.%';
`)
    .execute(db);
}
