import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table cases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text,
  case_number text,
  case_number_key text,
  case_type text
    check (case_type in ('civil', 'criminal', 'family', 'probate', 'bankruptcy', 'appeals', 'other')),
  state text not null check (state ~ '^[A-Z]{2}$'),
  court_name text,
  plaintiff_name text,
  defendant_name text,
  connected_case_id uuid references cases on delete set null,
  local_only boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, connected_case_id)
);
create index cases_user_id_idx on cases (user_id, updated_at desc);
create index cases_number_idx on cases (state, case_number_key);
create index cases_connected_idx on cases (connected_case_id);

create table case_members (
  case_id uuid not null references cases on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'collaborator', 'viewer')),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (case_id, user_id)
);
create index case_members_user_id_idx on case_members (user_id);

create table case_invitations (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  token_hash text not null unique,
  role text not null check (role in ('collaborator', 'viewer')),
  created_by uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  access_expires_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index case_invitations_case_id_idx on case_invitations (case_id);
create index case_invitations_created_by_idx on case_invitations (created_by);
create index case_invitations_accepted_by_idx on case_invitations (accepted_by);

create table case_participants (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  user_id uuid references users on delete set null,
  role text not null default 'plaintiff'
    check (role in ('plaintiff', 'defendant', 'attorney', 'witness', 'expert', 'other')),
  first_name text not null default '',
  middle_name text not null default '',
  last_name text not null default '',
  suffix text not null default '',
  organization text not null default '',
  job_title text not null default '',
  email text not null default '',
  phone text not null default '',
  alt_phone text not null default '',
  preferred_contact_method text not null default 'email'
    check (preferred_contact_method in ('email', 'phone', 'mail')),
  address_line1 text not null default '',
  address_line2 text not null default '',
  city text not null default '',
  state text not null default '',
  postal_code text not null default '',
  country text not null default 'United States',
  website text not null default '',
  notes text not null default '',
  display_name text not null default '',
  is_primary boolean not null default false,
  created_at timestamptz not null default now()
);
create index case_participants_case_id_idx on case_participants (case_id, created_at);
create index case_participants_user_id_idx on case_participants (user_id);
create unique index case_participants_primary_key on case_participants (case_id, role) where is_primary;
`)
    .execute(db);
}
