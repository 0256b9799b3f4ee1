import { type Kysely, sql } from 'kysely';

/** What the papers of a case say, each with its words and place, and how completely each paper was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table facts (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  text_number integer not null,
  position integer not null,
  kind text not null,
  label text not null,
  value jsonb not null,
  read_value jsonb,
  page integer not null check (page >= 1),
  char_start integer not null,
  char_end integer not null check (char_end >= char_start),
  quote text not null,
  certainty text not null check (certainty in ('certain', 'likely', 'unsure')),
  status text not null default 'found' check (status in ('found', 'confirmed', 'corrected', 'dismissed')),
  decided_by uuid references users on delete set null,
  decided_at timestamptz
);
create index facts_document_id_idx on facts (document_id, position);
create index facts_case_id_idx on facts (case_id, kind);
create index facts_decided_by_idx on facts (decided_by);

create table document_facts (
  document_id uuid primary key references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  text_number integer not null,
  reader_version integer not null,
  unplaced jsonb not null,
  completeness jsonb not null,
  acknowledged_by uuid references users on delete set null,
  acknowledged_at timestamptz
);
create index document_facts_case_id_idx on document_facts (case_id);
create index document_facts_acknowledged_by_idx on document_facts (acknowledged_by);
`)
    .execute(db);
}
