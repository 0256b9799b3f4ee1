import { type Kysely, sql } from 'kysely';

/**
 * Former texts of a document, what was deleted together, and what still has to be done to a document that is ready:
 * reading it again, or indexing it. The text that counts stays in `documents`; `document_texts` holds all others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table document_texts (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  number integer not null check (number >= 1),
  content text not null,
  page_count integer,
  notes jsonb not null default '[]',
  doc_date date,
  suggested_doc_type text,
  suggested_because text,
  suggested_confidence real check (suggested_confidence between 0 and 1),
  read_by text check (read_by in ('text', 'recognition', 'both')),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (document_id, number)
);
create index document_texts_case_id_idx on document_texts (case_id);

alter table documents
  add column deleted_root uuid,
  add column purge_began_at timestamptz,
  add column text_number integer not null default 1 check (text_number >= 1),
  add column read_by text check (read_by in ('text', 'recognition', 'both')),
  add column read_at timestamptz,
  add column reread_status text check (reread_status in ('queued', 'reading')),
  add column reread_note text,
  add column needs_index boolean not null default false,
  add column analyzed_text_number integer not null default 1;

update documents set deleted_root = id where deleted_at is not null;

create index documents_root_idx on documents (deleted_root) where deleted_at is not null;
create index documents_path_idx on documents (path);
drop index documents_unread_idx;
create index documents_unread_idx on documents (uploaded_at)
  where status in ('queued', 'reading') or reread_status is not null or needs_index;
`)
    .execute(db);
}
