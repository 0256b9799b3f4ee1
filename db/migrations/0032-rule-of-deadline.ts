import { type Kysely, sql } from 'kysely';

/**
 * A counted deadline keeps the rule it was counted by, as it read then, and the time of day the rule gives (HH:MM). A
 * notice may be about a rule that changed: then it says which day the deadline has by the rule as it reads now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('milestones')
    .addColumn('rule_key', 'text')
    .addColumn('rule_version', 'text')
    .addColumn('due_time', 'text')
    .execute();
  await db.schema.alterTable('reminder_notices').addColumn('counted_again', 'date').execute();
  // On one day somebody may be reminded of a deadline and told of its rule.
  await sql`
    alter table reminder_notices
      drop constraint reminder_notices_milestone_id_user_id_due_on_remind_on_key,
      add constraint reminder_notices_once_key
        unique nulls not distinct (milestone_id, user_id, due_on, remind_on, counted_again)`.execute(db);
}
