import { type Kysely, sql } from 'kysely';

/** What a person answers to a complaint, and the versions of the answer that were made of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table answer_responses (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  document_id uuid not null references documents on delete cascade,
  text_number integer not null,
  paragraph_key text not null,
  paragraph_number text not null,
  paragraph_text text not null,
  response text not null check (response in (
    'admit', 'deny', 'admit_in_part', 'lacks_knowledge', 'legal_conclusion', 'needs_answer')),
  words text not null default '',
  evidence jsonb not null default '[]',
  updated_at timestamptz not null default now(),
  unique (document_id, text_number, paragraph_key)
);
create index answer_responses_case_id_idx on answer_responses (case_id);

create table answer_defences (
  case_id uuid not null references cases on delete cascade,
  defence_id text not null,
  choice text not null check (choice in ('chosen', 'declined', 'open')),
  facts text not null default '',
  updated_at timestamptz not null default now(),
  primary key (case_id, defence_id)
);

create table answer_counterclaims (
  case_id uuid not null references cases on delete cascade,
  id uuid not null,
  title text not null,
  facts text not null,
  relief text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (case_id, id)
);

alter table generated_answers
  add column version integer not null default 1,
  add column ask_key uuid,
  add column details jsonb not null default '{}';
update generated_answers set version = numbered.version from (
  select id, row_number() over (partition by case_id order by generated_at, id) as version
  from generated_answers
) numbered where numbered.id = generated_answers.id;
create unique index generated_answers_version_idx on generated_answers (case_id, version);
create unique index generated_answers_ask_key_idx on generated_answers (case_id, ask_key)
  where ask_key is not null;
`)
    .execute(db);
}
