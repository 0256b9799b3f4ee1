import { type Kysely, sql } from 'kysely';

/**
 * Installs pgvector when the server has it and lets us, and names the column type to use.
 * A managed server may offer the extension and refuse to create it; that is no reason not to start.
 */
async function embeddingType(db: Kysely<unknown>): Promise<string> {
  await sql
    .raw(`
do $$ begin
  if exists (select 1 from pg_available_extensions where name = 'vector') then
    create extension if not exists vector;
  end if;
exception when others then
  raise notice 'pgvector is not used: %', sqlerrm;
end $$`)
    .execute(db);
  const { rows } = await sql<{ found: boolean }>`select to_regtype('vector') is not null as found`.execute(
    db,
  );
  return rows[0]?.found ? 'vector(1536)' : 'real[]';
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const embedding = await embeddingType(db);
  await sql
    .raw(`
create table documents (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  filename text not null,
  path text not null,
  mime_type text not null,
  size bigint not null check (size >= 0),
  uploaded_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  source text not null default 'upload',
  doc_type text,
  doc_date date,
  extracted_text text,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  status text not null default 'queued' check (status in ('queued', 'reading', 'ready', 'failed')),
  status_reason text,
  read_stage text,
  read_page integer,
  read_pages integer,
  page_count integer,
  notes jsonb not null default '[]',
  parent_document_id uuid references documents on delete set null,
  suggested_doc_type text,
  suggested_because text,
  suggested_confidence real check (suggested_confidence between 0 and 1),
  ai_analysis jsonb,
  ai_analysis_type text,
  ai_analysis_summary text,
  ai_analyzed_at timestamptz,
  bates_number text,
  bates_prefix text,
  document_category text,
  privilege_status text,
  relevance_score integer check (relevance_score between 0 and 100),
  tags jsonb not null default '[]',
  custodian text,
  production_status text
);
create index documents_case_id_idx on documents (case_id, uploaded_at desc, id) where deleted_at is null;
create index documents_case_all_idx on documents (case_id);
create index documents_hash_idx on documents (case_id, hash);
create index documents_parent_idx on documents (parent_document_id);
create index documents_unread_idx on documents (uploaded_at) where status in ('queued', 'reading');
create index documents_deleted_idx on documents (deleted_at) where deleted_at is not null;

create table document_chunks (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  chunk_index integer not null,
  content text not null,
  page integer not null,
  char_start integer not null,
  char_end integer not null check (char_end >= char_start),
  token_count integer not null default 0,
  term_count integer not null default 0,
  search tsvector not null generated always as (to_tsvector('english', content)) stored,
  embedding ${embedding},
  embedding_model text,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (document_id, chunk_index)
);
create index document_chunks_case_id_idx on document_chunks (case_id);
create index document_chunks_search_idx on document_chunks using gin (search);

create table uploads (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  case_id uuid not null references cases on delete cascade,
  filename text not null,
  mime_type text,
  size bigint,
  received bigint not null default 0,
  category text,
  discovery_context jsonb,
  document_id uuid references documents on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index uploads_user_id_idx on uploads (user_id);
create index uploads_case_id_idx on uploads (case_id);
create index uploads_document_id_idx on uploads (document_id);
create index uploads_expires_at_idx on uploads (expires_at);
`)
    .execute(db);
}
