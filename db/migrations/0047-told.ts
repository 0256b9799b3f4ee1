import { type Kysely, sql } from 'kysely';

/** What a paper says happened, and when, and the sums that it names, for the chronology of its case. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table document_facts add column told jsonb not null default '{}';`).execute(db);
}
