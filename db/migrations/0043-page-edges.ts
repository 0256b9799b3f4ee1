import { type Kysely, sql } from 'kysely';

/** Where a page seems to lie on a photo, until a person says it. Papers that are there already stay as they were put together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table intake_files
  add column proposed_corners jsonb,
  add column are_edges_sought boolean not null default true;
alter table intake_files alter column are_edges_sought set default false;
`)
    .execute(db);
}
