import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { Calculation } from '#src/law/calculation-schema.ts';
import { addDays } from '#src/law/calendar-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { ruleChangeMail, ruleGoneMail } from '#src/reminders/message.ts';
import { changedRule } from '#src/timeline/counted-again.ts';
import { deliver, type ReminderDeps } from './service.ts';
import { insertChangeNotices } from './store.ts';

type Db = Kysely<Database>;

const BATCH = 500;
/** Nobody acts any more on a day that is longer past. */
const DAYS_TOLD = 90;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Open counted deadlines from this day on, after this id, in order of their ids. */
async function openCounted(db: Db, since: string, after: string) {
  const rows = await db
    .selectFrom('milestones')
    .select(['id', 'date', 'isAutoCalculated', 'calculation'])
    .where('id', '>', after)
    .where('isAutoCalculated', '=', true)
    .where('calculation', 'is not', null)
    .where('date', '>=', since)
    .where('finishedAt', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({ ...row, calculation: Calculation.safeParse(row.calculation).data ?? null }));
}

async function tellIfChanged(
  deps: ReminderDeps,
  row: Awaited<ReturnType<typeof openCounted>>[number],
  { now, today }: { now: Date; today: string },
): Promise<number> {
  const changed = changedRule(row);
  if (changed === null || row.date === null) return 0;
  const { again } = changed;
  const about = { milestoneId: row.id, date: row.date, again };
  return deliver(deps, {
    now,
    insert: (db, told) => insertChangeNotices(db, about, { ...told, today }),
    write: (notice, day, link) =>
      again === null ? ruleGoneMail(notice, day, link) : ruleChangeMail(notice, again, day, link),
  });
}

/**
 * Counts every open deadline that is not long past again by the rules as they read now, and tells the people of those
 * that come out on another day, once for each such day, and of those whose rule is here no more. Nothing is moved: they
 * are asked. Rules change with a release, so this is done when the server starts. Answers how many notices were made.
 */
export async function tellChangedRules(deps: ReminderDeps): Promise<number> {
  const now = deps.clock.now();
  const today = dateIn(courtTimeZone(null), now);
  const since = addDays(today, -DAYS_TOLD);
  let told = 0;
  let after = FIRST;
  for (;;) {
    const rows = await openCounted(deps.db, since, after);
    for (const row of rows) {
      after = row.id;
      try {
        told += await tellIfChanged(deps, row, { now, today });
      } catch (error) {
        // One deadline, deleted meanwhile or not countable, keeps nobody else from being told or reminded.
        const failed = { milestoneId: row.id, error: String(error) };
        deps.log.warn(failed, 'people could not be told of a changed rule; the next start tries again');
      }
    }
    if (rows.length < BATCH) break;
  }
  if (told > 0) {
    deps.log.info({ notices: told }, 'people were told of changed rules');
    deps.mailer.wake();
  }
  return told;
}
