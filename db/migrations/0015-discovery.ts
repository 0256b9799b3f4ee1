import { type Kysely, sql } from 'kysely';

/**
 * What was read in a discovery paper, for one of its texts; the day and way of service that a person confirmed; and
 * which of its requests a person calls answered or not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table discovery_readings (
  document_id uuid primary key references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  text_number integer not null,
  reader_version integer not null,
  reading jsonb not null,
  created_at timestamptz not null default now()
);
create index discovery_readings_case_id_idx on discovery_readings (case_id);

create table discovery_services (
  document_id uuid primary key references documents on delete cascade,
  case_id uuid not null references cases on delete cascade,
  served_on date not null,
  service_method text not null check (service_method in ('personal', 'mail', 'electronic')),
  mailed_from text check (mailed_from in ('california', 'other_state', 'abroad')),
  confirmed_by uuid references users on delete set null,
  updated_at timestamptz not null default now()
);
create index discovery_services_case_id_idx on discovery_services (case_id);
create index discovery_services_confirmed_by_idx on discovery_services (confirmed_by);

create table discovery_marks (
  document_id uuid not null references documents on delete cascade,
  item_key text not null,
  case_id uuid not null references cases on delete cascade,
  is_answered boolean not null,
  marked_by uuid references users on delete set null,
  updated_at timestamptz not null default now(),
  primary key (document_id, item_key)
);
create index discovery_marks_case_id_idx on discovery_marks (case_id);
create index discovery_marks_marked_by_idx on discovery_marks (marked_by);
`)
    .execute(db);
}
