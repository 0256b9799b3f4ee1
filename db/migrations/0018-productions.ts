import { type Kysely, sql } from 'kysely';

/**
 * Productions: sets of documents as they were handed over, each document with what was known of it on that day. They
 * name documents without a foreign key, because they outlive them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table productions (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  name text not null,
  volume text not null check (volume ~ '^[A-Z0-9][A-Z0-9_-]{0,19}$'),
  produced_to text not null,
  produced_on date not null,
  request_answered text not null default '',
  cover_letter text not null default '',
  document_count integer not null check (document_count > 0),
  page_count integer not null check (page_count > 0),
  bytes bigint not null,
  first_bates text not null,
  last_bates text not null,
  withheld jsonb not null default '[]',
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  unique (case_id, volume)
);
create index productions_created_by_idx on productions (created_by);

create table production_documents (
  production_id uuid not null references productions on delete cascade,
  case_id uuid not null references cases on delete cascade,
  position integer not null check (position > 0),
  document_id uuid not null,
  filename text not null,
  path text not null,
  mime_type text not null,
  size bigint not null,
  hash text,
  pages integer not null check (pages > 0),
  beg_bates text not null,
  end_bates text not null,
  bates_prefix text not null,
  bates_first integer not null check (bates_first >= 0),
  bates_width integer not null,
  beg_attach text not null,
  end_attach text not null,
  doc_type text,
  doc_date date,
  custodian text,
  mail_from text,
  mail_to text,
  mail_cc text,
  mail_bcc text,
  mail_subject text,
  mail_sent text,
  native_allowed boolean not null,
  text_number integer not null,
  content text not null default '',
  primary key (production_id, position),
  unique (production_id, document_id)
);
create index production_documents_case_id_idx on production_documents (case_id);
create index production_documents_path_idx on production_documents (path);
create index production_documents_document_id_idx on production_documents (document_id);
`)
    .execute(db);
}
