import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table summons (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  milestone_id uuid references milestones on delete set null,
  plaintiff_name text not null,
  defendant_name text not null,
  plaintiff_address text,
  defendant_address text,
  is_entity_defendant text not null default 'individual'
    check (is_entity_defendant in ('individual', 'entity')),
  registered_agent_name text,
  registered_agent_address text,
  court_name text not null,
  court_address text,
  court_phone text,
  county text,
  state text not null check (state ~ '^[A-Z]{2}$'),
  case_number text,
  judge_name text,
  attorney_name text,
  attorney_address text,
  attorney_phone text,
  attorney_fax text,
  attorney_email text,
  is_pro_se boolean not null default false,
  issued_date date not null default current_date,
  response_deadline_days integer not null default 30 check (response_deadline_days >= 1),
  response_deadline_date date,
  summons_text text,
  additional_instructions text,
  status text not null default 'draft',
  served_date date,
  served_by text,
  service_status text not null default 'unserved',
  last_service_attempt_id uuid,
  service_completed_at timestamptz,
  return_document_id uuid references documents on delete set null,
  generated_pdf_path text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index summons_case_id_idx on summons (case_id, created_at);
create index summons_milestone_id_idx on summons (milestone_id, created_at);
create index summons_return_document_id_idx on summons (return_document_id);
create index summons_last_service_attempt_id_idx on summons (last_service_attempt_id);

create table return_of_service_attempts (
  id uuid primary key default gen_random_uuid(),
  summons_id uuid not null references summons on delete cascade,
  case_id uuid not null references cases on delete cascade,
  county_served text not null,
  attempt_date date not null,
  attempt_time text,
  server_name text not null,
  server_age integer check (server_age >= 18),
  server_title text,
  server_license text,
  server_company text,
  server_phone text,
  server_email text,
  service_method text not null check (service_method in (
    'personal_defendant', 'mail_or_courier', 'substitute_residence', 'substitute_business',
    'authorized_agent', 'minor_incompetent', 'entity_representative')),
  service_address text not null,
  service_location text,
  recipient_name text,
  recipient_relationship text,
  recipient_title text,
  recipient_age integer check (recipient_age > 0),
  mailing_address text,
  mailing_date date,
  service_fees text,
  was_successful boolean not null default false,
  failure_reason text,
  notes text,
  affidavit_text text,
  notarized_at timestamptz,
  notary_name text,
  notary_title text,
  notary_commission text,
  is_sheriff_service boolean not null default false,
  proof_document_ids jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index return_of_service_attempts_summons_id_idx on return_of_service_attempts (summons_id, attempt_date);
create index return_of_service_attempts_case_id_idx on return_of_service_attempts (case_id);

alter table summons add constraint summons_last_service_attempt_id_fkey
  foreign key (last_service_attempt_id) references return_of_service_attempts on delete set null;
`)
    .execute(db);
}
