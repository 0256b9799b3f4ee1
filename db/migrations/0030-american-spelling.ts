import { type Kysely, sql } from 'kysely';

/** The defenses of an answer under their American name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_defences rename to answer_defenses`.execute(db);
  await sql`alter table answer_defenses rename column defence_id to defense_id`.execute(db);
}
