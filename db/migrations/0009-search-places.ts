import { type Kysely, sql } from 'kysely';

/**
 * Packed postings: three bytes for a passage instead of three array elements, positions for phrases, pairs of
 * little words, and the words of file names. Documents that are ready are indexed again from their stored text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop table document_terms;

create table document_terms (
  case_id uuid not null,
  term text not null check (length(term) <= 64),
  document_id uuid not null references documents on delete cascade,
  found integer not null,
  is_named boolean not null,
  places bytea not null,
  positions bytea not null,
  primary key (case_id, term, document_id)
);
-- Packed numbers do not compress: trying would cost time at every reading.
alter table document_terms alter column places set storage external, alter column positions set storage external;
create index document_terms_document_id_idx on document_terms (document_id);

update documents set needs_index = true where status = 'ready' and deleted_at is null and extracted_text is not null;
`)
    .execute(db);
}
