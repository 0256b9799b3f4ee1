import { type Kysely, sql } from 'kysely';

/**
 * Word search: one row per document and word, with the passages that hold it, so that a question reads a few
 * rows per word instead of one per passage. It replaces the tsvector column: ranking is BM25 over these rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
drop index document_chunks_search_idx;
alter table document_chunks drop column search;

create table document_terms (
  case_id uuid not null,
  term text not null check (length(term) <= 64),
  document_id uuid not null references documents on delete cascade,
  chunks integer[] not null,
  counts smallint[] not null,
  lengths smallint[] not null,
  primary key (case_id, term, document_id)
);
create index document_terms_document_id_idx on document_terms (document_id);

create table document_indexes (
  document_id uuid primary key references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  chunk_count integer not null,
  term_count integer not null,
  embedding_model text not null,
  indexed_at timestamptz not null default now()
);
create index document_indexes_case_id_idx on document_indexes (case_id);

alter table documents
  add column discovery_analysis jsonb,
  add column discovery_analyzed_at timestamptz;
`)
    .execute(db);
}
