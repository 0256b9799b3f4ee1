import { amount } from '../text/words.ts';
import type { CourtRuleDate, MailedFrom } from './calculation-schema.ts';
import { dateOf, dayNumber, spell } from './calendar-days.ts';
import { rollOff } from './count.ts';
import { closedDays } from './court-days.ts';
import type { CourtRule } from './court-rule.ts';
import type { CourtSystem } from './court-systems.ts';
import { EVENTS, type EventKey } from './events.ts';
import { extensionFor, type ServedBy } from './extensions.ts';
import { holidayOn } from './holidays.ts';
import { serviceNote, stepsOf } from './proof.ts';
import { type Count, countReadings, type Outcome, type Readings } from './readings.ts';

type Given = Readonly<Partial<Record<EventKey, string>>>;

export interface CourtCountInput {
  rule: CourtRule;
  system: CourtSystem;
  /** Day 0: the start event or, for a rule that counts back, the hearing. */
  anchor: string;
  triggerDate: string;
  servedBy: ServedBy;
  mailedFrom: MailedFrom | null;
  localDays: number | null;
  closures: readonly string[];
  /** Days of other events that the rule asks for, YYYY-MM-DD. */
  given: Given;
}

function daysOf({ rule, anchor, localDays }: CourtCountInput): number {
  if (rule.localDefault !== undefined) return localDays ?? rule.days;
  const isOld = rule.since !== undefined && anchor < rule.since;
  return isOld ? (rule.daysBefore ?? rule.days) : rule.days;
}

function ageCaveats({ rule, anchor }: CourtCountInput): string[] {
  if (rule.since === undefined || anchor >= rule.since) return [];
  const since = spell(dayNumber(rule.since));
  return [
    rule.daysBefore === undefined
      ? `This is the rule as it reads since ${since}. Your date is before that. Verify with the clerk which text applies.`
      : `Before ${since} this rule gave ${rule.daysBefore} days, not ${rule.days}. We counted ${rule.daysBefore}. Verify with the clerk.`,
  ];
}

function localCaveats({ rule, localDays }: CourtCountInput): string[] {
  if (rule.localDefault === undefined || localDays !== null) return [];
  return [
    `We counted ${rule.days} days, the number of ${rule.localDefault}. Your court's number may be smaller. Verify with the clerk.`,
  ];
}

function systemCaveats({ system, days }: Count, { moves, day }: Outcome): string[] {
  const met = moves.flatMap((move) => (move.kind === 'roll' ? move.passed : move.skipped));
  const usesHoliday = met.some((closed) => holidayOn(system.calendar, dateOf(closed.day)) !== undefined);
  const { holidaysUnchecked, countingUnchecked, shortPeriods } = system;
  // The readings of a short period say it already.
  const isShort = shortPeriods !== null && days <= shortPeriods.days;
  const isNew = countingUnchecked !== null && dateOf(day) >= countingUnchecked.since;
  return [
    ...(usesHoliday && holidaysUnchecked !== null ? [holidaysUnchecked] : []),
    ...(isNew && !isShort ? [countingUnchecked.caveat] : []),
  ];
}

function hearingCaveats({ rule, system, anchor, triggerDate }: CourtCountInput, { day }: Outcome): string[] {
  if (rule.direction === 'forward') return [];
  const hearing = dayNumber(anchor);
  const closed = closedDays({ calendar: system.calendar, closures: [], keepsFridays: true })(hearing);
  const unlikely =
    closed === null
      ? []
      : [`The hearing date you entered is ${closed}, when the court is closed. Please check it.`];
  if (dateOf(day) >= triggerDate) return unlikely;
  return [
    ...unlikely,
    `This day is before ${spell(dayNumber(triggerDate))}, the day you entered. The notice may have been too short. Ask the clerk at once what you can do.`,
  ];
}

// An unsettled extension has its sentence among the readings already.
function extensionCaveats(count: Count): string[] {
  const { extension } = count;
  if (!extension?.caveat || extension.isUnsettled) return [];
  if (!extension.isUnchecked) return [extension.caveat];
  const without = countReadings({ ...count, extension: null }).kept.day;
  return [
    `${extension.caveat} Without those days the deadline is ${spell(without)}. Keep to that if you can, or verify with the clerk.`,
  ];
}

/** FRCP 6(a)(6)(C): counting forward, the holidays of the court's state count too. */
function stateHolidayCaveats({ rule, system }: CourtCountInput, { day }: Outcome): string[] {
  if (system.calendar !== 'federal' || rule.direction === 'backward') return [];
  const holiday = holidayOn('new_mexico', dateOf(day)) ?? holidayOn('california', dateOf(day));
  if (holiday === undefined || holidayOn('federal', dateOf(day)) !== undefined) return [];
  return [
    `${spell(day)} is a holiday in some states (${holiday.name}). A federal court there may give you until the next open day. Keep to the earlier date, or verify with the clerk.`,
  ];
}

function caveatsOf(input: CourtCountInput, count: Count, { kept, caveats }: Readings): string[] {
  const unchecked = input.rule.isUnchecked
    ? ['We could not check the text of this rule ourselves. Verify the number of days with the clerk.']
    : [];
  return [
    ...hearingCaveats(input, kept),
    ...caveats,
    ...needCaveats(input),
    ...localCaveats(input),
    ...extensionCaveats(count),
    ...stateHolidayCaveats(input, kept),
    ...ageCaveats(input),
    ...systemCaveats(count, kept),
    ...input.rule.caveats,
    ...unchecked,
  ];
}

interface Later {
  /** Day number. */
  day: number;
  step: string;
}

/** The day before which a period never ends, where the rule gives the later of two: on a day the court is open. */
function laterDay({ rule, system, given, closures }: CourtCountInput): Later | null {
  const calendar = { calendar: system.calendar, closures };
  const days = rule.laterOf.flatMap(({ event, days: added }): Later[] => {
    const date = given[event];
    if (date === undefined) return [];
    const from = dayNumber(date);
    const end = from + added;
    const rolled = rollOff(end, 'forward', closedDays({ ...calendar, keepsFridays: false }))?.to ?? end;
    const open = rollOff(rolled, 'backward', closedDays({ ...calendar, keepsFridays: true }))?.to ?? rolled;
    const what = `${spell(from)}, ${EVENTS[event].words}`;
    const counted = added === 0 ? what : `${amount(added, 'day')} from ${what}, is ${spell(open)}`;
    return [{ day: Math.max(open, from), step: `The rule gives the later day. The other one: ${counted}.` }];
  });
  return days.sort((a, b) => b.day - a.day)[0] ?? null;
}

/** What the rule asks for beyond its own event and is not known. */
function needsOf({ rule, given }: CourtCountInput): CourtRuleDate['needs'] {
  return rule.laterOf
    .filter(({ event }) => given[event] === undefined)
    .map(({ event }) => ({ event, question: EVENTS[event].question }));
}

function needCaveats(input: CourtCountInput): string[] {
  const needs = needsOf(input);
  if (needs.length === 0) return [];
  return [
    `This rule gives the later of two days, and the other one is not known here, so this is the earliest day it can be. ${needs.map(({ question }) => question).join(' ')}`,
  ];
}

/** The date of one rule as its court counts it, with the steps to check it by hand. */
export function calculateCourtRule(input: CourtCountInput): CourtRuleDate {
  const { rule, system, servedBy, mailedFrom, closures } = input;
  const extension = extensionFor(rule.extension, { servedBy, mailedFrom, servedOn: input.triggerDate });
  const start = dayNumber(input.anchor);
  const count: Count = { start, rule, days: daysOf(input), system, extension, closures };
  const readings = countReadings(count);
  const later = laterDay(input);
  const isLater = later !== null && later.day > readings.kept.day;
  const due = isLater ? later.day : readings.kept.day;
  const service = serviceNote(count, servedBy);
  const notes = { openDays: 'court days', service, later: later?.step ?? null, due } as const;
  return {
    dueDate: dateOf(due),
    dueTime: rule.dueTime,
    earliest: dateOf(due),
    latest: dateOf(Math.max(due, readings.latest.day)),
    steps: stepsOf(start, rule.startsFrom, readings.kept.moves, notes),
    citation: rule.citation,
    needs: needsOf(input),
    caveats: caveatsOf(input, count, readings),
  };
}
