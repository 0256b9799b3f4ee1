import { type Kysely, sql } from 'kysely';

/** What a person has to check of a day, whether it takes place at its time and where, and its name in calendars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table milestones
  add column doubts jsonb,
  add column takes_place boolean not null default false,
  add column place text,
  add column calendar_uid text;
`)
    .execute(db);
}
