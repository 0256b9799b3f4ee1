import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { can, MEMBER_ROLES } from '#src/auth/permissions.ts';
import { Calculation } from '#src/law/calculation-schema.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { ruleChangeMail } from '#src/reminders/message.ts';
import { countedAgain } from '#src/timeline/counted-again.ts';
import { queueMails } from '../mail/store.ts';
import type { ReminderDeps } from './service.ts';
import type { FreshNotice } from './store.ts';

type Db = Kysely<Database>;

const BATCH = 500;
const ROLES = MEMBER_ROLES.filter((role) => can(role, 'deadline:read'));
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Changed {
  milestoneId: string;
  date: string;
  /** The day by the rule as it reads now. */
  again: string;
}

/** Open counted deadlines after this id, in order of their ids. */
async function openCounted(db: Db, after: string) {
  const rows = await db
    .selectFrom('milestones')
    .select(['id', 'date', 'isAutoCalculated', 'calculation'])
    .where('id', '>', after)
    .where('isAutoCalculated', '=', true)
    .where('calculation', 'is not', null)
    .where('date', 'is not', null)
    .where('finishedAt', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({ ...row, calculation: Calculation.safeParse(row.calculation).data ?? null }));
}

/** Makes the notices of one deadline that were not made before: one for each person who sees it. */
async function insertNotices(
  db: Db,
  { milestoneId, date, again }: Changed,
  now: Date,
): Promise<FreshNotice[]> {
  const { rows } = await sql<FreshNotice>`
    with fresh as (
      insert into reminder_notices (milestone_id, user_id, remind_on, due_on, counted_again, created_at)
      select m.id, member.user_id, ${dateIn(courtTimeZone(null), now)}::date, m.date, ${again}::date, ${now}::timestamptz
      from milestones m
      join case_members member on member.case_id = m.case_id
        and member.role in (${sql.join(ROLES)})
        and (member.expires_at is null or member.expires_at > ${now})
      where m.id = ${milestoneId} and m.date = ${date}::date
        and not exists (
          select from reminder_notices n
          where n.milestone_id = m.id and n.user_id = member.user_id
            and n.due_on = m.date and n.counted_again = ${again}::date
        )
      on conflict do nothing
      returning milestone_id, user_id, due_on
    )
    select fresh.milestone_id, fresh.user_id, fresh.due_on, m.due_time, m.kind, m.rule_reference, m.is_auto_calculated,
           c.id as case_id, c.title as case_title, c.case_number, c.state as case_state, u.email
    from fresh
    join milestones m on m.id = fresh.milestone_id
    join cases c on c.id = m.case_id
    join users u on u.id = fresh.user_id`.execute(db);
  return rows;
}

async function tell(deps: ReminderDeps, changed: Changed): Promise<number> {
  const now = deps.clock.now();
  const { APP_URL } = deps.env;
  const made = await deps.db.transaction().execute(async (db) => {
    const fresh = await insertNotices(db, changed, now);
    const mails = fresh.flatMap((notice) => {
      if (notice.email === null) return [];
      const path = `/cases/${notice.caseId}/milestones/${notice.milestoneId}`;
      const link = APP_URL === undefined ? null : new URL(path, APP_URL).href;
      const today = dateIn(courtTimeZone(notice.caseState), now);
      return [
        { userId: notice.userId, to: notice.email, ...ruleChangeMail(notice, changed.again, today, link) },
      ];
    });
    await queueMails(db, mails, now);
    return fresh;
  });
  for (const userId of new Set(made.map((notice) => notice.userId))) {
    deps.events.tell(userId, { type: 'reminders-changed' });
  }
  return made.length;
}

async function tellIfChanged(
  deps: ReminderDeps,
  row: Awaited<ReturnType<typeof openCounted>>[number],
): Promise<number> {
  const again = countedAgain(row);
  if (again === null || row.date === null) return 0;
  return tell(deps, { milestoneId: row.id, date: row.date, again });
}

/**
 * Counts every open deadline again by the rules as they read now, and tells the people of those that come out on
 * another day, once for each such day. Nothing is moved: they are asked. Rules change with a release, so this is done
 * when the server starts. Answers how many notices were made.
 */
export async function tellChangedRules(deps: ReminderDeps): Promise<number> {
  let told = 0;
  let after = FIRST;
  for (;;) {
    const rows = await openCounted(deps.db, after);
    for (const row of rows) {
      after = row.id;
      try {
        told += await tellIfChanged(deps, row);
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
