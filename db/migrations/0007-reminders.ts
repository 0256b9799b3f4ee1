import { type Kysely, sql } from 'kysely';

/** Deadlines that know what they were counted from, reminders that are delivered once, calendar feeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table milestones
  add column finished_at timestamptz,
  add column trigger_milestone_id uuid references milestones on delete set null,
  add column calculation jsonb,
  add column revision integer not null default 0,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
create index milestones_trigger_milestone_id_idx on milestones (trigger_milestone_id);
create index milestones_reminders_idx on milestones (date)
  where reminder_dates is not null and finished_at is null;

create table reminder_notices (
  id uuid primary key default gen_random_uuid(),
  milestone_id uuid not null references milestones on delete cascade,
  user_id uuid not null references users on delete cascade,
  remind_on date not null,
  due_on date not null,
  created_at timestamptz not null default now(),
  dismissed_at timestamptz,
  unique (milestone_id, user_id, due_on, remind_on)
);
create index reminder_notices_user_id_idx on reminder_notices (user_id, created_at);

alter table mail_outbox
  add column user_id uuid references users on delete cascade,
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now(),
  add column last_error text,
  add column failed_at timestamptz;
drop index mail_outbox_unsent_idx;
create index mail_outbox_unsent_idx on mail_outbox (next_attempt_at)
  where sent_at is null and failed_at is null;
create index mail_outbox_user_id_idx on mail_outbox (user_id, created_at);

create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);
`)
    .execute(db);
}
