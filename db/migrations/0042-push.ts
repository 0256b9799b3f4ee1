import { type Kysely, sql } from 'kysely';

/** Phones and browsers that show reminders while Proceed is closed, what waits to be sent to them, and the server's key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table reminder_notices
  add column is_repeat boolean not null default false;

create table push_keys (
  name text primary key,
  jwk jsonb not null,
  created_at timestamptz not null
);

create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  session_sid text not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  shows_details boolean not null default false,
  created_at timestamptz not null,
  last_sent_at timestamptz
);
create index push_devices_user_id_idx on push_devices (user_id);
create index push_devices_session_sid_idx on push_devices (session_sid);

create table push_outbox (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references push_devices on delete cascade,
  notice_id uuid not null references reminder_notices on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  unique (device_id, notice_id)
);
create index push_outbox_next_attempt_at_idx on push_outbox (next_attempt_at);
create index push_outbox_notice_id_idx on push_outbox (notice_id);
`)
    .execute(db);
}
