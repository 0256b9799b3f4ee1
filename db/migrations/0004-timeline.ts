import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table milestones (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  kind text not null,
  date date,
  status text not null default 'upcoming' check (status in ('upcoming', 'due', 'past')),
  derived_from_doc_id uuid references documents on delete set null,
  position integer not null default 0,
  deadline_type text,
  rule_reference text,
  reminder_dates jsonb,
  is_auto_calculated boolean not null default false
);
create index milestones_case_id_idx on milestones (case_id, position, date);
create index milestones_derived_from_doc_id_idx on milestones (derived_from_doc_id);
create index milestones_date_idx on milestones (date);

create table annotations (
  id uuid primary key default gen_random_uuid(),
  milestone_id uuid references milestones on delete cascade,
  document_id uuid references documents on delete cascade,
  user_id uuid not null references users on delete cascade,
  section_id text,
  content text not null,
  position jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (milestone_id is not null or document_id is not null)
);
create index annotations_milestone_id_idx on annotations (milestone_id);
create index annotations_document_id_idx on annotations (document_id);
create index annotations_user_id_idx on annotations (user_id);

create table milestone_attachments (
  id uuid primary key default gen_random_uuid(),
  milestone_id uuid not null references milestones on delete cascade,
  filename text not null,
  path text not null,
  mime_type text not null,
  uploaded_at timestamptz not null default now()
);
create index milestone_attachments_milestone_id_idx on milestone_attachments (milestone_id);

create table docket_entries (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  milestone_id uuid references milestones on delete set null,
  raw_text text not null,
  parsed_entries jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index docket_entries_case_id_idx on docket_entries (case_id, created_at);
create index docket_entries_milestone_id_idx on docket_entries (milestone_id);

create table chat_messages (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  doc_id uuid references documents on delete cascade,
  user_id uuid references users on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index chat_messages_case_id_idx on chat_messages (case_id, created_at);
create index chat_messages_doc_id_idx on chat_messages (doc_id, created_at);
create index chat_messages_user_id_idx on chat_messages (user_id);

create table generated_answers (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  user_id uuid references users on delete set null,
  answer text not null,
  based_on_documents jsonb not null default '[]',
  sections jsonb not null default '{}',
  legal_analysis jsonb,
  confidence_score real not null default 0 check (confidence_score between 0 and 1),
  generated_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index generated_answers_case_id_idx on generated_answers (case_id, generated_at desc);
create index generated_answers_user_id_idx on generated_answers (user_id);

create table transcripts (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  title text not null,
  transcript_type text,
  transcript_date date,
  filename text not null,
  path text not null,
  mime_type text not null,
  extracted_text text,
  speakers jsonb,
  ai_analysis jsonb,
  ai_analyzed_at timestamptz,
  court_reporter text,
  location text,
  "case" text,
  duration text,
  page_count integer,
  related_milestone_id uuid references milestones on delete set null,
  uploaded_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index transcripts_case_id_idx on transcripts (case_id);
create index transcripts_related_milestone_id_idx on transcripts (related_milestone_id);
`)
    .execute(db);
}
