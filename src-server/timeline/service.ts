import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import { calculateDeadlines, deadlineTypeOf, recalculate } from '#src/law/calculate.ts';
import type { Calculation } from '#src/law/calculation-schema.ts';
import { dayNumber, spell } from '#src/law/calendar-days.ts';
import type { LawSource } from '#src/law/case-law.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import {
  type CreateMilestoneInput,
  type DependentDeadline,
  type Milestone,
  MOST_REMINDERS,
  type UpdateMilestoneInput,
} from '#src/timeline/schema.ts';
import { statusFor } from '#src/timeline/status.ts';
import { type AuditEntry, recordAudit } from '../auth/audit-store.ts';
import { getCaseState } from '../cases/store.ts';
import type { Deps } from '../deps.ts';
import { remindAfterChange } from '../reminders/service.ts';
import { changeInWords, deadlineInWords } from './deadline-words.ts';
import { type Follower, followers } from './followers.ts';
import { furtherDays, inOrder, type Reminded, usualDays } from './reminder-days.ts';
import {
  deleteMilestone,
  findMilestone,
  getMilestone,
  insertMilestone,
  listCounted,
  listOpenKinds,
  lockTimeline,
  updateMilestone,
} from './store.ts';

type Db = Deps['db'];

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

interface Counted {
  date: string;
  calculation: Calculation;
  ruleReference: string;
  /** HH:MM at the court; null where the day alone counts. */
  dueTime: string | null;
}

/** The rule that a deadline was counted by, as it read then. */
export function ruleOf(calculation: Calculation | null) {
  const { ruleKey = null, ruleVersion = null } = calculation?.receipt ?? {};
  return { ruleKey, ruleVersion };
}

/** What a calculation gives in the way of counting that was chosen, with its receipt. */
export function count({ method, ...input }: Calculation, today: string): Counted {
  const [found] = calculateDeadlines(input, today);
  const date = method === 'business-day' ? found?.dueDate : found?.courtRule?.dueDate;
  if (found === undefined || !date) {
    throw new AppError('BAD_REQUEST', 'This rule cannot be counted in the way that was chosen.');
  }
  const isCourtRule = method === 'court-rule';
  const ruleReference = (isCourtRule && found.courtRule?.citation) || found.ruleReference;
  const steps = isCourtRule
    ? (found.courtRule?.steps ?? [])
    : recalculate({ ...input, method }, input.triggerDate, today).steps;
  const calculation = { ...input, method, receipt: { ...found.receipt, steps } };
  return { date, ruleReference, calculation, dueTime: (isCourtRule && found.courtRule?.dueTime) || null };
}

async function getTrigger(db: Db, caseId: AuthorizedCaseId, id: string): Promise<Milestone> {
  const trigger = isId(id) ? await findMilestone(db, caseId, id) : undefined;
  if (trigger !== undefined) return trigger;
  throw new AppError('NOT_FOUND', 'The date this deadline counts from is not on this timeline.');
}

/** Counts once more what a person takes over from the calculator. CONFLICT when it is not what the rule gives. */
async function verify(
  db: Db,
  caseId: AuthorizedCaseId,
  {
    date,
    triggerMilestoneId,
    calculation,
  }: { date: string } & Pick<CreateMilestoneInput, 'triggerMilestoneId'> & {
      calculation: Calculation;
    },
  today: string,
): Promise<Counted> {
  const counted = count(calculation, today);
  if (counted.date !== date) {
    const right = spell(dayNumber(counted.date));
    throw new AppError('CONFLICT', `Counted again, this deadline is ${right}. Calculate it once more.`);
  }
  if (!triggerMilestoneId) return counted;
  const trigger = await getTrigger(db, caseId, triggerMilestoneId);
  if (trigger.date === null) {
    throw new AppError('CONFLICT', `“${trigger.kind}” has no date yet, so nothing can be counted from it.`);
  }
  const fromTrigger = recalculate(calculation, trigger.date, today);
  if (fromTrigger.date !== date) {
    const day = spell(dayNumber(trigger.date));
    throw new AppError('CONFLICT', `“${trigger.kind}” is on ${day}. Calculate the deadline from that day.`);
  }
  return { ...counted, calculation: fromTrigger.calculation };
}

/**
 * Puts a deadline on the timeline. One that comes with its calculation is counted again first; its status follows
 * from its date. CONFLICT for a date the rule does not give, and for a deadline of the same name on the same day.
 */
export async function createDeadline(
  deps: Deps,
  caseId: AuthorizedCaseId,
  input: CreateMilestoneInput,
  by: string,
): Promise<Milestone> {
  const { kind, date, calculation, triggerMilestoneId } = input;
  if (triggerMilestoneId && !calculation) {
    throw new AppError('BAD_REQUEST', 'Only a calculated deadline can be counted from another date.');
  }
  const now = deps.clock.now();
  const milestone = await deps.db.transaction().execute(async (db) => {
    const source = await lockTimeline(db, caseId);
    const today = dateIn(courtTimeZone(source.state), now);
    const counted = calculation
      ? await verify(db, caseId, { date, triggerMilestoneId, calculation }, today)
      : null;
    const open = await listOpenKinds(db, caseId, date);
    if (open.some((name) => name.toLowerCase() === kind.toLowerCase())) {
      throw new AppError('CONFLICT', 'This deadline is already on the timeline.');
    }
    const isAutoCalculated = input.isAutoCalculated || counted !== null;
    const reminded = { date, today, calculation: counted?.calculation ?? null, source };
    const reminders =
      input.reminderDates === undefined && counted !== null
        ? usualDays(reminded)
        : withFurther(input.reminderDates ?? null, input.remindMore, reminded);
    const what = deadlineInWords({ kind, date });
    await recordAudit(db, { caseId, by, at: now, action: 'deadline-added', what });
    return insertMilestone(db, {
      id: deps.ids.next(),
      caseId,
      kind,
      date,
      status: counted === null ? input.status : statusFor(date, today),
      position: input.position,
      deadlineType:
        input.deadlineType || (isAutoCalculated ? (calculation?.deadlineType ?? deadlineTypeOf(kind)) : null),
      ruleReference: input.ruleReference || (counted?.ruleReference ?? null),
      reminderDates: asJson(reminders && inOrder(reminders)),
      isAutoCalculated,
      finishedAt: input.isFinished ? now : null,
      triggerMilestoneId: triggerMilestoneId || null,
      calculation: asJson(counted?.calculation ?? null),
      ...ruleOf(counted?.calculation ?? null),
      dueTime: counted?.dueTime ?? null,
      createdAt: now,
      updatedAt: now,
    });
  });
  deps.events.publish(caseId, { type: 'timeline-changed' });
  await remindAfterChange(deps, [milestone.id]);
  return milestone;
}

/** What the calculation of a deadline gives now, if that is this day; null where it is another, or none. */
function countedTo(calculation: Calculation | null, date: string | null, today: string): Counted | null {
  if (calculation === null || date === null) return null;
  try {
    const counted = count(calculation, today);
    return counted.date === date ? counted : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The days that were chosen, and the further ones where they were asked for. */
function withFurther(chosen: readonly string[] | null, isMore: boolean | undefined, reminded: Reminded) {
  const all = inOrder([...(chosen ?? []), ...(isMore ? furtherDays(reminded) : [])]);
  return isMore && all.length <= MOST_REMINDERS ? all : chosen;
}

interface Standing {
  today: string;
  source: LawSource;
}

/** What goes with a new day: the status it has by its date, and reminders where there were any. */
function onNewDay(before: Milestone, date: string | null, { today, source }: Standing) {
  const { calculation } = before;
  const reminders = date === null ? [] : usualDays({ date, today, calculation, source });
  return {
    date,
    status: date === null ? ('upcoming' as const) : statusFor(date, today),
    ...(before.reminderDates !== null && { reminderDates: asJson(inOrder(reminders)) }),
  };
}

function changeOf(before: Milestone, input: UpdateMilestoneInput, standing: Standing, now: Date) {
  const {
    kind,
    date = before.date,
    status,
    isFinished,
    isChecked,
    reminderDates: chosen,
    remindMore,
  } = input;
  const { today } = standing;
  const reminded = date === null ? null : { ...standing, date, calculation: before.calculation };
  const reminders = reminded && chosen !== undefined ? withFurther(chosen, remindMore, reminded) : chosen;
  const isMoved = date !== before.date;
  const counted = isMoved ? countedTo(before.calculation, date, today) : null;
  const isAutoCalculated = isMoved ? counted !== null : before.isAutoCalculated;
  const isReopened = isFinished === false && before.finishedAt !== null;
  return {
    ...(kind !== undefined && { kind }),
    // The hour is the rule's, and goes with the rule's day.
    ...(isMoved && {
      ...onNewDay(before, date, standing),
      isAutoCalculated,
      dueTime: counted?.dueTime ?? null,
      // A day that a person puts is theirs, and no paper's.
      ...(counted === null && { derivedFromDocId: null, takesPlace: false }),
    }),
    ...((isMoved || isChecked) && { doubts: null }),
    ...(counted !== null && { calculation: asJson(counted.calculation), ...ruleOf(counted.calculation) }),
    ...(isReopened && isAutoCalculated && date !== null && { status: statusFor(date, today) }),
    ...(isFinished !== undefined && { finishedAt: isFinished ? (before.finishedAt ?? now) : null }),
    ...(status !== undefined && { status }),
    ...(reminders !== undefined && { reminderDates: asJson(reminders && inOrder(reminders)) }),
    updatedAt: now,
  };
}

interface Moving extends Standing {
  milestone: Milestone;
  ids: readonly string[];
  now: Date;
  by: string;
}

/** The deadlines of `ids` on their new days. BAD_REQUEST for an id that is not counted from this milestone. */
export async function moveFollowers(
  db: Db,
  caseId: AuthorizedCaseId,
  { milestone, ids, now, by, ...standing }: Moving,
): Promise<void> {
  if (ids.length === 0) return;
  const { id, date } = milestone;
  if (date === null) {
    throw new AppError('BAD_REQUEST', 'Give this a date first, so that deadlines can be counted from it.');
  }
  const chosen = new Set(ids);
  const found = followers(await listCounted(db, caseId), { id, date }, standing.today, chosen);
  for (const { deadline } of found) chosen.delete(deadline.id);
  if (chosen.size > 0) {
    throw new AppError(
      'BAD_REQUEST',
      'Some of these deadlines are not counted from this date, or not any more. Look at the list again.',
    );
  }
  const entries: AuditEntry[] = [];
  for (const follower of found) {
    const what = changeInWords(follower.deadline, await moveFollower(db, caseId, follower, standing, now));
    entries.push({ caseId, by, at: now, action: 'deadline-changed', what });
  }
  await recordAudit(db, entries);
}

async function moveFollower(
  db: Db,
  caseId: AuthorizedCaseId,
  { deadline, newDate, calculation }: Follower,
  standing: Standing,
  now: Date,
): Promise<Milestone> {
  return updateMilestone(db, caseId, deadline.id, {
    ...(newDate !== deadline.date && onNewDay(deadline, newDate, standing)),
    calculation: asJson(calculation),
    ...ruleOf(calculation),
    dueTime: countedTo(calculation, newDate, standing.today)?.dueTime ?? null,
    updatedAt: now,
  });
}

/**
 * Changes a deadline, and moves with it those counted from it that are named in `recalculate`: all of that or
 * nothing. A new day brings its status and reminders unless the change says otherwise. A calculated deadline that is
 * put on a day its rule does not give keeps its calculation and is no longer called calculated.
 */
export async function changeDeadline(
  deps: Deps,
  { caseId, id, by }: { caseId: AuthorizedCaseId; id: string; by: string },
  { recalculate: ids = [], expectedRevision, ...input }: UpdateMilestoneInput,
): Promise<Milestone> {
  const isChange = Object.values(input).some((value) => value !== undefined);
  if (!isChange && ids.length === 0) throw new AppError('BAD_REQUEST', 'There is nothing to change.');
  const now = deps.clock.now();
  const milestone = await deps.db.transaction().execute(async (db) => {
    const source = await lockTimeline(db, caseId);
    const standing = { today: dateIn(courtTimeZone(source.state), now), source };
    const before = await getMilestone(db, caseId, id);
    if (expectedRevision !== undefined && expectedRevision !== before.revision) {
      throw new AppError(
        'CONFLICT',
        'Someone else changed this deadline meanwhile. Look at it again before you change it.',
      );
    }
    const after = await updateMilestone(db, caseId, id, changeOf(before, input, standing, now));
    const what = changeInWords(before, after);
    await recordAudit(db, { caseId, by, at: now, action: 'deadline-changed', what });
    await moveFollowers(db, caseId, { milestone: after, ids, now, by, ...standing });
    return after;
  });
  deps.events.publish(caseId, { type: 'timeline-changed' });
  await remindAfterChange(deps, [id, ...ids]);
  return milestone;
}

/** The deadlines that would move if this milestone were on `date`, with the steps of their count; changes nothing. */
export async function listDependents(
  deps: Pick<Deps, 'db' | 'clock'>,
  caseId: AuthorizedCaseId,
  id: string,
  date: string,
): Promise<DependentDeadline[]> {
  const today = dateIn(courtTimeZone(await getCaseState(deps.db, caseId)), deps.clock.now());
  return followers(await listCounted(deps.db, caseId), { id, date }, today)
    .filter(({ deadline, newDate }) => newDate !== deadline.date)
    .map(({ deadline, newDate, steps }) => ({
      id: deadline.id,
      kind: deadline.kind,
      date: deadline.date,
      newDate,
      ruleReference: deadline.ruleReference,
      steps,
    }));
}

/** Deletes a milestone with its notes; documents attached to it and what was counted from it stay as they are. */
export async function removeMilestone(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { caseId, id, by }: { caseId: AuthorizedCaseId; id: string; by: string },
): Promise<void> {
  await deps.db.transaction().execute(async (db) => {
    const what = deadlineInWords(await deleteMilestone(db, caseId, id));
    await recordAudit(db, { caseId, by, at: deps.clock.now(), action: 'deadline-deleted', what });
  });
  deps.events.publish(caseId, { type: 'timeline-changed' });
}
