import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { lawOfProposal } from '#src/intake/answer-time.ts';
import { calendarUid } from '#src/intake/calendar-uid.ts';
import { CHECK } from '#src/intake/counting.ts';
import type { Days } from '#src/intake/days.ts';
import { OFFER_ENDS } from '#src/intake/hearing-days.ts';
import type { Confirmed, Day, Proposal, Service } from '#src/intake/schema.ts';
import { takesPlace } from '#src/intake/sittings.ts';
import { deadlineTypeOf, ruleNamed } from '#src/law/calculate.ts';
import { Calculation } from '#src/law/calculation-schema.ts';
import { type LawSource, rulesOfCase } from '#src/law/case-law.ts';
import { ruleHash } from '#src/law/rule-status.ts';
import { ANSWER_DAY } from '#src/next/day-names.ts';
import { isSameThing } from '#src/next/needs.ts';
import { oneLine } from '#src/text/bidi-controls.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { statusFor } from '#src/timeline/status.ts';
import { recordAudit } from '../auth/audit-store.ts';
import type { Deps } from '../deps.ts';
import { changeInWords, deadlineInWords } from '../timeline/deadline-words.ts';
import { followers } from '../timeline/followers.ts';
import { usualDays } from '../timeline/reminder-days.ts';
import { count, moveFollowers, ruleOf } from '../timeline/service.ts';
import {
  insertMilestone,
  insertMilestones,
  listCounted,
  listMilestones,
  lockTimeline,
  updateMilestone,
} from '../timeline/store.ts';

type Db = Kysely<Database>;

/** An entry of the timeline that a person said the papers move; `to` is the hearing it moves to, where its name may differ. */
export interface Move {
  id: string;
  to: { what: string; date: string | null } | null;
}

interface Kept {
  days: Days;
  proposal: Proposal;
  service: Service | null;
  /** The document of the leading paper. */
  lead: string | null;
  /** At the court. */
  today: string;
  now: Date;
  moves?: readonly Move[];
  /** The case had this paper already: what it asks is on the timeline, and the earlier day stands. */
  isKeptBefore?: boolean;
}

interface Where {
  caseId: AuthorizedCaseId;
  by: string;
}

/** The timeline while it is locked, and whose court days people are reminded by. */
interface Locked {
  timeline: readonly Milestone[];
  source: LawSource;
}

/** The stages that a new case begins with and that papers say the day of. */
const ANSWER_STAGE = 'Answer';
const SERVICE_STAGE = 'Process of Service';
const SERVED = 'You were served';
const TRIAL_STAGE = 'Trial';
const TRIAL = /\btrial\b/i;
const ANY_SITTING = /^(?:court date|hearing|appearance)$/i;
const BEFORE_TRIAL = /\bpre-?trial\b/i;

/** How the answer was counted, where a rule counts it; null for a day that the paper says. */
function calculationOf({ proposal, service, today }: Kept, day: Day) {
  const { jurisdiction, ...law } = lawOfProposal(proposal);
  const rule = rulesOfCase({ ...law, jurisdiction }).find(({ id }) => id === day.ruleKey) ?? null;
  const triggerDate = service?.date ?? proposal.issued ?? null;
  if (rule === null || jurisdiction === null || triggerDate === null) return null;
  const counted = count(
    Calculation.parse({
      jurisdiction,
      deadlineType: deadlineTypeOf(rule.name),
      serviceMethod: service?.method ?? 'unknown',
      triggerDate,
      method: 'court-rule',
    }),
    today,
  );
  return counted.date === day.date ? counted : null;
}

/** The rule that gives a day, as it reads now; nothing of it where the paper alone gives the day. */
function ruleOfDay({ proposal }: Kept, { ruleKey }: Day) {
  const { jurisdiction } = lawOfProposal(proposal);
  const rule = jurisdiction === null || ruleKey === null ? undefined : ruleNamed(jurisdiction, ruleKey);
  return { ruleKey, ruleVersion: rule === undefined ? null : ruleHash(rule) };
}

/** Only a day that the paper names is as it says: one counted from its words is ours. */
const paperSays = ({ proposal }: Kept, { date }: Day) =>
  proposal.deadlines.some((due) => due.date === date)
    ? 'As the paper says'
    : 'Counted from what the paper says';

/** What is doubtful of a day, whether it takes place and where, and what a calendar may know it by already. */
function kindOfDay(kept: Kept, day: Day) {
  const doubts = day.warnings.length === 0 ? [CHECK] : day.warnings;
  return {
    doubts: day.isSure ? null : JSON.stringify(doubts),
    takesPlace: takesPlace(kept.proposal, day),
    place: day.place,
    calendarUid: calendarUid(kept.proposal.key, day),
  };
}

const stage = (timeline: readonly Milestone[], kind: string) =>
  timeline.find((each) => each.kind.toLowerCase() === kind.toLowerCase());

/** The entry that is the answer, whatever somebody called it: one with a day before the stage that waits for it. */
function answerOf(timeline: readonly Milestone[]): Milestone | undefined {
  const named = timeline.filter(({ kind }) => isSameThing(kind, ANSWER_DAY));
  return named.find(({ date }) => date !== null) ?? stage(timeline, ANSWER_STAGE) ?? named[0];
}

/** The entry that a person said a day moves. */
const movedTo = ({ moves = [] }: Kept, { what, date }: Day, timeline: readonly Milestone[]) =>
  timeline.find((entry) =>
    moves.some(
      ({ id, to }) =>
        id === entry.id && (to?.date ? to.what === what && to.date === date : isSameThing(entry.kind, what)),
    ),
  );

/** The day of service as it happened, on the stage that the timeline has for it. */
async function keepService(
  db: Db,
  { caseId, by }: Where,
  kept: Kept,
  timeline: readonly Milestone[],
  nextId: () => string,
) {
  const date = kept.service?.date ?? null;
  // A letter, a form to send back and the day somebody filed are no service.
  // Nor is a paper that came later in a case the service of the lawsuit.
  if (date === null || kept.proposal.asks !== 'how-served' || kept.proposal.begins === false) return null;
  const { now } = kept;
  const all = timeline.filter(({ kind }) => isServed(kind));
  const there = all.find((each) => each.date === date);
  if (there !== undefined) return there.id;
  const found = all.find((each) => each.date === null) ?? all.toSorted(byDay)[0];
  // A complaint that was changed is served once more; of one service that was told twice the earlier day stands.
  const isOther = found === undefined || (found.date !== null && kept.proposal.first === 'amended');
  if (!isOther && found.date !== null && found.date < date) return found.id;
  const values = { date, status: 'past' as const, finishedAt: now, updatedAt: now };
  const row =
    found !== undefined && !isOther
      ? await updateMilestone(db, caseId, found.id, values)
      : await insertMilestone(db, {
          ...values,
          id: nextId(),
          caseId,
          kind: SERVED,
          createdAt: now,
        });
  await recordAudit(db, { caseId, by, at: now, action: 'deadline-added', what: deadlineInWords(row) });
  return row.id;
}

const isServed = (kind: string) =>
  [SERVICE_STAGE, SERVED].some((each) => each.toLowerCase() === kind.toLowerCase());

const byDay = (one: Milestone, other: Milestone) => (one.date ?? '').localeCompare(other.date ?? '');

/** Counting the answer fills the stage that waits for it: one duty is one row. */
async function keepAnswer(
  db: Db,
  { caseId, by }: Where,
  kept: Kept,
  {
    day,
    triggerId,
    timeline,
    source,
    nextId,
  }: Locked & { day: Day; triggerId: string | null; nextId(): string },
): Promise<string> {
  const { today, now, lead } = kept;
  const found = movedTo(kept, day, timeline) ?? answerOf(timeline);
  const counted = calculationOf(kept, day);
  const isMoved = found !== undefined && (kept.moves ?? []).some(({ id }) => id === found.id);
  if (found?.date != null && found.date <= day.date && !isMoved) return found.id;
  const calculation = counted?.calculation ?? null;
  const reminders = usualDays({ date: day.date, today, calculation, source });
  const values = {
    date: day.date,
    dueTime: day.time,
    status: statusFor(day.date, today),
    isAutoCalculated: counted !== null,
    calculation: calculation === null ? null : JSON.stringify(calculation),
    ...(calculation === null ? ruleOfDay(kept, day) : ruleOf(calculation)),
    ruleReference: counted?.ruleReference ?? day.citation ?? paperSays(kept, day),
    ...kindOfDay(kept, day),
    deadlineType: counted?.calculation.deadlineType ?? null,
    triggerMilestoneId: counted !== null && kept.service?.date ? triggerId : null,
    reminderDates: JSON.stringify(reminders),
    derivedFromDocId: lead,
    updatedAt: now,
  };
  const row =
    found === undefined
      ? await insertMilestone(db, { ...values, id: nextId(), caseId, kind: ANSWER_STAGE, createdAt: now })
      : await updateMilestone(db, caseId, found.id, values);
  await recordAudit(db, { caseId, by, at: now, action: 'deadline-added', what: deadlineInWords(row) });
  return row.id;
}

/** An eviction and a small claim have one hearing, which is the trial, whatever the paper calls it. */
function isTrial(kept: Kept, day: Day): boolean {
  if (!takesPlace(kept.proposal, day) || BEFORE_TRIAL.test(day.what)) return false;
  const kind = kept.proposal.kind.value;
  return (
    TRIAL.test(day.what) || (ANY_SITTING.test(day.what) && (kind === 'eviction' || kind === 'small_claims'))
  );
}

/** What is counted from a day goes where that day went; returns the ids. */
async function moveCounted(
  db: Db,
  { caseId, by }: Where,
  milestone: Milestone,
  { today, now, source }: Pick<Kept, 'today' | 'now'> & Pick<Locked, 'source'>,
): Promise<string[]> {
  const { id, date } = milestone;
  if (date === null) return [];
  const ids = followers(await listCounted(db, caseId), { id, date }, today).map(
    ({ deadline }) => deadline.id,
  );
  await moveFollowers(db, caseId, { milestone, ids, now, by, today, source });
  return ids;
}

/** Whether an entry is the day that the same paper gave, counted from another day of service. */
const isSameRow = ({ kind, date }: Milestone, { ruleKey }: Day, what: string) =>
  ruleKey !== null && date !== null && isSameThing(kind, what);

const isEarlier = (entry: Milestone | undefined, { date }: Day) => entry?.date != null && entry.date <= date;

/** Puts the days of a proposal on the timeline of its case, each once; `db` is the transaction. Returns their ids. */
export async function keepDays(deps: Pick<Deps, 'ids'>, db: Db, where: Where, kept: Kept): Promise<string[]> {
  const { caseId, by } = where;
  const { today, now, lead } = kept;
  const source = await lockTimeline(db, caseId);
  const timeline = await listMilestones(db, caseId);
  const nextId = () => deps.ids.next();
  const triggerId = await keepService(db, where, kept, timeline, nextId);
  const ids: string[] = [];
  let isTrialKept = false;
  const rows: Parameters<typeof insertMilestones>[1][number][] = [];
  // An offer waits in its own place until somebody wants its day on the timeline: nobody has to take it.
  const all = [kept.days.day, ...kept.days.others].flatMap((day) =>
    day === null || day.what === OFFER_ENDS ? [] : [day],
  );
  for (const day of all) {
    if (day.what === ANSWER_DAY) {
      ids.push(await keepAnswer(db, where, kept, { day, triggerId, timeline, source, nextId }));
      continue;
    }
    const kind = oneLine(day.what).slice(0, 200) || 'Court date';
    const isThere = timeline.some((each) => each.date === day.date && isSameThing(each.kind, kind));
    const same = kept.isKeptBefore ? timeline.find((each) => isSameRow(each, day, kind)) : undefined;
    if (isThere || isEarlier(same, day) || day.daysLeft < 0) continue;
    const values = {
      ...{ kind, date: day.date, dueTime: day.time },
      status: statusFor(day.date, today),
      reminderDates: JSON.stringify(usualDays({ date: day.date, today, calculation: null, source })),
      ruleReference: day.citation,
      ...ruleOfDay(kept, day),
      derivedFromDocId: lead,
      updatedAt: now,
      ...kindOfDay(kept, day),
    };
    // One duty is one row: the first trial that a paper names fills the stage that waits for it.
    const moved = movedTo(kept, day, timeline) ?? same;
    const waiting: Milestone | undefined =
      moved ?? (isTrial(kept, day) && !isTrialKept ? stage(timeline, TRIAL_STAGE) : undefined);
    isTrialKept ||= waiting !== undefined;
    if (waiting === undefined || (waiting.date !== null && moved === undefined)) {
      rows.push({ ...values, id: nextId(), caseId, createdAt: now });
      continue;
    }
    // What a person called it stays its name, and what it was counted with is not what this day rests on.
    const { kind: _, ...dated } = values;
    const row = await updateMilestone(db, caseId, waiting.id, {
      ...(moved === undefined
        ? values
        : { ...dated, isAutoCalculated: false, calculation: null, finishedAt: null }),
    });
    const [action, what] =
      moved === undefined
        ? (['deadline-added', deadlineInWords(row)] as const)
        : (['deadline-changed', changeInWords(moved, row)] as const);
    await recordAudit(db, { caseId, by, at: now, action, what });
    if (moved !== undefined) ids.push(...(await moveCounted(db, where, row, { today, now, source })));
    ids.push(row.id);
  }
  const added = await insertMilestones(db, rows);
  await recordAudit(
    db,
    added.map((row) => ({ caseId, by, at: now, action: 'deadline-added', what: deadlineInWords(row) })),
  );
  return [...ids, ...added.map(({ id }) => id)];
}

/** What is dated on the timeline, the soonest first. */
export async function listKept(db: Db, caseId: AuthorizedCaseId): Promise<Confirmed['milestones']> {
  return (await listMilestones(db, caseId))
    .filter(({ date }) => date !== null)
    .map(({ id, kind, date, dueTime }) => ({ id, kind, date, dueTime }))
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
}
