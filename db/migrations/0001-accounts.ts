import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table users (
  id uuid primary key default gen_random_uuid(),
  username text unique,
  password text,
  email text,
  first_name text,
  last_name text,
  profile_image_url text,
  role text not null default 'defendant' check (role in ('plaintiff', 'defendant', 'attorney')),
  state text check (state ~ '^[A-Z]{2}$'),
  phone_number text,
  phone_verified boolean not null default false,
  oidc_issuer text,
  oidc_subject text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (oidc_issuer, oidc_subject),
  check ((oidc_issuer is null) = (oidc_subject is null))
);
create unique index users_email_key on users (lower(email));

create table sessions (
  sid text primary key,
  user_id uuid not null references users on delete cascade,
  sess jsonb not null default '{}',
  expire timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expire_idx on sessions (expire);

create table phone_verifications (
  user_id uuid primary key references users on delete cascade,
  phone text not null,
  code_hash text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  "to" text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_to_idx on mail_outbox (lower("to"), created_at desc);
create index mail_outbox_unsent_idx on mail_outbox (created_at) where sent_at is null;
`)
    .execute(db);
}
