import { type Kysely, sql } from 'kysely';

/** What is read before there is a case: its papers lie in a case that belongs to nobody and has no members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table cases alter column user_id drop not null;

create table intakes (
  id uuid primary key,
  secret_hash text not null,
  user_id uuid references users on delete cascade,
  case_id uuid not null unique references cases on delete cascade,
  address_key text,
  papers jsonb not null default '[]',
  is_arranged boolean not null default false,
  looked jsonb not null default '[]',
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index intakes_secret_hash_idx on intakes (secret_hash);
create index intakes_user_id_idx on intakes (user_id);
create index intakes_address_key_idx on intakes (address_key, expires_at);
create index intakes_expires_at_idx on intakes (expires_at);

create table intake_files (
  id uuid primary key,
  intake_id uuid not null references intakes on delete cascade,
  filename text not null,
  mime_type text not null,
  size bigint not null,
  hash text not null,
  path text not null,
  turn integer not null default 0 check (turn in (0, 90, 180, 270)),
  corners jsonb,
  created_at timestamptz not null,
  unique (intake_id, hash)
);

create table intake_cases (
  intake_id uuid not null references intakes on delete cascade,
  key text not null,
  case_id uuid not null references cases on delete cascade,
  file_ids jsonb not null,
  primary key (intake_id, key)
);
create index intake_cases_case_id_idx on intake_cases (case_id);
`)
    .execute(db);
}
