import { type Kysely, sql } from 'kysely';

/** A notice may be about a rule that is here no more: there is no day to give then, and the date is to be checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reminder_notices')
    .addColumn('is_rule_gone', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await sql`
    alter table reminder_notices
      drop constraint reminder_notices_once_key,
      add constraint reminder_notices_once_key
        unique nulls not distinct (milestone_id, user_id, due_on, remind_on, counted_again, is_rule_gone)`.execute(
    db,
  );
}
