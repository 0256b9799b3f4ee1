import { type Kysely, sql } from 'kysely';

/** E-discovery analyses of a selection: what was asked for, and how far it has come. One at a time runs in a case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table review_analyses (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  started_by uuid not null references users on delete cascade,
  started_at timestamptz not null default now(),
  served_at timestamptz,
  ended_at timestamptz,
  canceled_at timestamptz
);
create index review_analyses_case_id_idx on review_analyses (case_id, started_at);
create index review_analyses_started_by_idx on review_analyses (started_by);
create unique index review_analyses_open_idx on review_analyses (case_id) where ended_at is null;

create table review_analysis_documents (
  analysis_id uuid not null references review_analyses on delete cascade,
  document_id uuid not null references documents on delete cascade,
  position bigserial,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  why text,
  primary key (analysis_id, document_id)
);
create index review_analysis_documents_document_id_idx on review_analysis_documents (document_id);
`)
    .execute(db);
}
