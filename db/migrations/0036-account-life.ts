import { type Kysely, sql } from 'kysely';

/** Confirmed addresses, one-time tokens, sessions that can be told apart, and tries that are counted in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table users
  add column email_verified_at timestamptz,
  add column delete_at timestamptz,
  add column phone_verified_by text check (phone_verified_by in ('demo', 'sms'));
create index users_delete_at_idx on users (delete_at) where delete_at is not null;
-- People of earlier releases were never asked: their reminders go on.
update users set email_verified_at = created_at where email is not null;

alter table sessions
  add column id uuid not null unique default gen_random_uuid(),
  add column created_at timestamptz not null default now(),
  add column last_seen_at timestamptz not null default now(),
  add column device text;

create table account_tokens (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'email')),
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_tokens_user_id_idx on account_tokens (user_id, created_at);

alter table mail_outbox
  add column kind text not null default 'message' check (kind in ('message', 'account'));

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
-- A note stays in the case when the account of who wrote it is deleted.
alter table annotations alter column user_id drop not null;
alter table annotations drop constraint annotations_user_id_fkey;
alter table annotations add constraint annotations_user_id_fkey
  foreign key (user_id) references users on delete set null;

create table backups (
  id uuid primary key default gen_random_uuid(),
  night text unique,
  started_at timestamptz not null,
  proved_at timestamptz,
  place text,
  files integer
);
create index backups_proved_at_idx on backups (proved_at desc);

create index rate_limits_expire_idx on rate_limits (expire);
`)
    .execute(db);
}
