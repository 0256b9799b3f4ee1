import type { Kysely } from 'kysely';

/** The court and the kind of a case, where a person chose them; else they follow from its name, number and state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cases').addColumn('court_id', 'text').addColumn('kind', 'text').execute();
}
