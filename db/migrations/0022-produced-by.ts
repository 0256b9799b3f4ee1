import { type Kysely, sql } from 'kysely';

/** Who hands a production over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table productions add column produced_by text not null default ''`).execute(db);
}
