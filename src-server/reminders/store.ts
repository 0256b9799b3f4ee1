import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { MemberRole } from '#src/auth/permissions.ts';
import { caseTitle } from '#src/cases/title.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { ReminderNotice } from '#src/reminders/schema.ts';

type Db = Kysely<Database>;

/** A notice that was just made, with what a mail about it says. */
export interface FreshNotice {
  id: string;
  milestoneId: string;
  userId: string;
  dueOn: string;
  dueTime: string | null;
  takesPlace: boolean;
  isUnsure: boolean;
  isFromPaper: boolean;
  kind: string;
  ruleReference: string | null;
  isAutoCalculated: boolean;
  caseId: string;
  caseTitle: string;
  caseNumber: string | null;
  caseState: string;
  email: string | null;
}

/** Who is told of a deadline, and when. */
export interface Told {
  now: Date;
  /** Whom deadlines are shown to. */
  roles: readonly MemberRole[];
}

export interface DueOptions extends Told {
  /** The calendar date at the courts of each state, and where the state is none of these. */
  today: ReadonlyMap<string, string>;
  elsewhere: string;
  /** Only these milestones. */
  milestoneIds?: readonly string[] | undefined;
  /** How many notices to make at most. */
  limit: number;
}

function onlyThese(ids: readonly string[] | undefined): RawBuilder<unknown> {
  if (ids === undefined) return sql``;
  return sql`and m.id in (${ids.length === 0 ? sql`null` : sql.join(ids)})`;
}

/** The people of the case of a milestone `m` who see its deadlines, as `member`. */
function membersWhoSee({ now, roles }: Told): RawBuilder<unknown> {
  return sql`
      join case_members member on member.case_id = m.case_id
        and member.role in (${sql.join(roles)})
        and (member.expires_at is null or member.expires_at > ${now})`;
}

/** What was just inserted, as `fresh`, with what a mail about it says. */
const FRESH_NOTICES = sql`
  select fresh.id, fresh.milestone_id, fresh.user_id, fresh.due_on, m.due_time, m.takes_place, m.doubts is not null as is_unsure,
         m.derived_from_doc_id is not null as is_from_paper, m.kind, m.rule_reference, m.is_auto_calculated,
         c.id as case_id, c.title as case_title, c.case_number, c.state as case_state, u.email
  from fresh
  join milestones m on m.id = fresh.milestone_id
  join cases c on c.id = m.case_id
  join users u on u.id = fresh.user_id`;

/**
 * Makes the notices that are due and not there yet, one for each deadline and person: that of the latest reminder day
 * which has come, so that days which passed while no server ran bring no notices of their own. What another process
 * makes at the same time is waited for and left out.
 */
export async function insertDueNotices(db: Db, options: DueOptions): Promise<FreshNotice[]> {
  const { today, elsewhere, now, roles, milestoneIds, limit } = options;
  const days = [...today].map(([state, day]) => sql`(${state}, ${day})`);
  const here = [elsewhere, ...today.values()].sort();
  const [earliest = elsewhere, latest = elsewhere] = [here[0], here.at(-1)];
  const { rows } = await sql<FreshNotice>`
    with today (state, day) as (values ${sql.join(days)}),
    due as (
      select m.id as milestone_id, member.user_id, reminder.day::date as remind_on, m.date as due_on
      from milestones m
      join cases c on c.id = m.case_id
      left join today on today.state = c.state
      cross join lateral (
        select max(days.day) as day
        from jsonb_array_elements_text(
          case jsonb_typeof(m.reminder_dates) when 'array' then m.reminder_dates else '[]'::jsonb end
        ) as days (day)
        where days.day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
          and days.day <= coalesce(today.day, ${elsewhere}::text)
          and days.day <= to_char(m.date, 'YYYY-MM-DD')
      ) reminder
      ${membersWhoSee({ now, roles })}
      where m.reminder_dates is not null
        and m.finished_at is null
        -- Most have no reminder that has come: this is ten times quicker than the lateral join.
        and jsonb_path_exists(m.reminder_dates, '$[*] ? (@ <= $latest)', ${JSON.stringify({ latest })}::jsonb)
        and m.date >= ${earliest}::date
        and to_char(m.date, 'YYYY-MM-DD') >= coalesce(today.day, ${elsewhere}::text)
        and reminder.day is not null
        and not exists (
          select from reminder_notices n
          where n.milestone_id = m.id and n.user_id = member.user_id
            and n.due_on = m.date and n.remind_on = reminder.day::date
            and n.counted_again is null and not n.is_rule_gone
        )
        ${onlyThese(milestoneIds)}
      order by m.id, member.user_id
      limit ${limit}
    ),
    fresh as (
      insert into reminder_notices (milestone_id, user_id, remind_on, due_on, created_at)
      select milestone_id, user_id, remind_on, due_on, ${now}::timestamptz from due
      order by milestone_id, user_id
      on conflict do nothing
      returning id, milestone_id, user_id, due_on
    )
    ${FRESH_NOTICES}`.execute(db);
  return rows;
}

/** After so long a reminder that nobody put away is said once more. */
const REPEAT_AFTER_HOURS = 20;

/**
 * Makes the notices that say a reminder again which nobody put away: once on a day after it, and once more on the day that
 * the deadline is due. What another process makes at the same time is waited for and left out.
 */
export async function insertRepeatedNotices(db: Db, options: DueOptions): Promise<FreshNotice[]> {
  const { today, elsewhere, now, roles, limit } = options;
  const days = [...today].map(([state, day]) => sql`(${state}, ${day})`);
  const { rows } = await sql<FreshNotice>`
    with today (state, day) as (values ${sql.join(days)}),
    latest as (
      select distinct on (n.milestone_id, n.user_id) n.milestone_id, n.user_id, n.due_on, n.remind_on, n.is_repeat,
             n.created_at, n.dismissed_at, m.case_id, coalesce(today.day, ${elsewhere}::text)::date as today
      from reminder_notices n
      join milestones m on m.id = n.milestone_id and m.date = n.due_on and m.finished_at is null
      join cases c on c.id = m.case_id
      left join today on today.state = c.state
      where n.counted_again is null and not n.is_rule_gone
        and m.date >= coalesce(today.day, ${elsewhere}::text)::date
        and jsonb_path_exists(m.reminder_dates, '$[*]')
      order by n.milestone_id, n.user_id, n.remind_on desc
    ),
    fresh as (
      insert into reminder_notices (milestone_id, user_id, remind_on, due_on, is_repeat, created_at)
      select m.milestone_id, m.user_id, m.today, m.due_on, true, ${now}::timestamptz
      from latest m
      ${membersWhoSee({ now, roles })}
      where member.user_id = m.user_id
        and m.dismissed_at is null
        and m.remind_on < m.today
        and m.created_at <= ${now}::timestamptz - make_interval(hours => ${REPEAT_AFTER_HOURS})
        and (not m.is_repeat or m.due_on = m.today)
      order by m.milestone_id, m.user_id
      limit ${limit}
      on conflict do nothing
      returning id, milestone_id, user_id, due_on
    )
    ${FRESH_NOTICES}`.execute(db);
  return rows;
}

export interface Changed {
  milestoneId: string;
  date: string;
  /** The day by the rule as it reads now; null where it is here no more. */
  again: string | null;
}

/**
 * Makes the notices of one deadline whose rule was changed or taken out that were not made before: one for each person who sees it.
 * `today` is the day they are told.
 */
export async function insertChangeNotices(
  db: Db,
  { milestoneId, date, again }: Changed,
  { today, ...told }: Told & { today: string },
): Promise<FreshNotice[]> {
  const { rows } = await sql<FreshNotice>`
    with fresh as (
      insert into reminder_notices (milestone_id, user_id, remind_on, due_on, counted_again, is_rule_gone, created_at)
      select m.id, member.user_id, ${today}::date, m.date, ${again}::date, ${again === null}::boolean,
             ${told.now}::timestamptz
      from milestones m
      ${membersWhoSee(told)}
      where m.id = ${milestoneId} and m.date = ${date}::date
        and not exists (
          select from reminder_notices n
          where n.milestone_id = m.id and n.user_id = member.user_id
            and n.due_on = m.date and n.counted_again is not distinct from ${again}::date
            and n.is_rule_gone = ${again === null}::boolean
        )
      on conflict do nothing
      returning id, milestone_id, user_id, due_on
    )
    ${FRESH_NOTICES}`.execute(db);
  return rows;
}

/**
 * What a person has not put away, soonest deadline first, and of each deadline the newest alone. A notice of a
 * deadline that has moved or is done is out of date and left out.
 */
export async function listNotices(
  db: Db,
  userId: string,
  caseIds: readonly AuthorizedCaseId[],
): Promise<ReminderNotice[]> {
  if (caseIds.length === 0) return [];
  const newest = db
    .selectFrom('reminderNotices as n')
    .innerJoin('milestones as m', 'm.id', 'n.milestoneId')
    .innerJoin('cases as c', 'c.id', 'm.caseId')
    .distinctOn(['n.milestoneId', 'n.countedAgain', 'n.isRuleGone'])
    .select([
      'n.id',
      'n.milestoneId',
      'm.caseId',
      'c.title',
      'c.caseNumber',
      'c.state as caseState',
      'm.kind',
      'm.dueTime',
      'm.takesPlace',
      sql<boolean>`m.doubts is not null`.as('isUnsure'),
      'n.dueOn',
      'n.remindOn',
      'n.countedAgain',
      'n.isRuleGone',
      'n.createdAt',
    ])
    .where('n.userId', '=', userId)
    .where('n.dismissedAt', 'is', null)
    .where('m.caseId', 'in', caseIds)
    .where('m.finishedAt', 'is', null)
    .whereRef('m.date', '=', 'n.dueOn')
    .orderBy('n.milestoneId')
    .orderBy('n.countedAgain')
    .orderBy('n.isRuleGone')
    .orderBy('n.remindOn', 'desc');
  const rows = await db
    .selectFrom(newest.as('notice'))
    .selectAll()
    .orderBy('dueOn')
    .orderBy('kind')
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map(({ title, caseNumber, ...notice }) => ({
    ...notice,
    caseTitle: caseTitle({ title, caseNumber }),
  }));
}

/**
 * Puts these notices of a person away, and older ones of the same deadlines: reminders with a reminder, and what was
 * told of a changed rule with what was told of one later. Answers how many of the ids are theirs.
 */
export async function dismissNotices(
  db: Db,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const own = await db
    .selectFrom('reminderNotices')
    .select('id')
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute();
  if (own.length === 0) return 0;
  await sql`
    update reminder_notices n set dismissed_at = ${now}
    from reminder_notices chosen
    where chosen.user_id = ${userId} and chosen.id in (${sql.join(ids)})
      and n.user_id = chosen.user_id and n.milestone_id = chosen.milestone_id
      and (n.counted_again is null) = (chosen.counted_again is null)
      and n.is_rule_gone = chosen.is_rule_gone
      and n.remind_on <= chosen.remind_on and n.dismissed_at is null`.execute(db);
  return own.length;
}
