import { amount } from '../text/words.ts';
import type { CourtRuleDate, MailedFrom } from './calculation-schema.ts';
import { dateOf, dayNumber, spell } from './calendar-days.ts';
import { rollOff } from './count.ts';
import { closedDays } from './court-days.ts';
import type { CourtRule, OtherDay } from './court-rule.ts';
import type { CourtSystem } from './court-systems.ts';
import { FROM_HOME } from './courts/from-home.ts';
import { FOLDERS } from './courts/index.ts';
import { EVENTS, type EventKey } from './events.ts';
import { extensionFor } from './extensions.ts';
import { holidayOn } from './holidays.ts';
import { serviceNote, stepsOf } from './proof.ts';
import { type Count, countReadings, type Outcome, type Readings } from './readings.ts';
import type { ServedBy } from './service-table.ts';

/** Raised whenever the same rule, calendar and input give another day or other steps than before. */
export const ENGINE_VERSION = '2026-11-23';

/** Of the states whose courts are here, the home state's first. */
const STATE_CALENDARS = FROM_HOME.filter((calendar) => FOLDERS[calendar].state !== null);

type Given = Readonly<Partial<Record<EventKey, string>>>;

export interface CourtCountInput {
  rule: CourtRule;
  system: CourtSystem;
  /** Day 0: the start event or, for a rule that counts back, the hearing. */
  anchor: string;
  triggerDate: string;
  servedBy: ServedBy | 'unknown';
  mailedFrom: MailedFrom | null;
  localDays: number | null;
  closures: readonly string[];
  /** Days of other events that the rule asks for, YYYY-MM-DD. */
  given: Given;
}

/** The day that says which text of the rule holds; the count's own day where the other is not known. */
function governingDay({ rule, anchor, given }: CourtCountInput): string {
  return (rule.governedBy && given[rule.governedBy]) ?? anchor;
}

function daysOf(input: CourtCountInput): number {
  const { rule, localDays } = input;
  if (rule.localDefault !== undefined) return localDays ?? rule.days;
  const isOld = rule.since !== undefined && governingDay(input) < rule.since;
  return isOld ? (rule.daysBefore ?? rule.days) : rule.days;
}

function ageCaveats(input: CourtCountInput): string[] {
  const { rule } = input;
  const day = governingDay(input);
  if (rule.until !== undefined && day > rule.until) {
    return [
      `This is the rule as it read until ${spell(dayNumber(rule.until))}. Your date is after that. Verify with the clerk which text applies.`,
    ];
  }
  if (rule.since === undefined || day >= rule.since) return [];
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
  const met = moves.flatMap((move) =>
    move.kind === 'roll' ? move.passed : move.kind === 'count' ? move.skipped : [],
  );
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
  const [holiday] = STATE_CALENDARS.flatMap((calendar) => holidayOn(calendar, dateOf(day)) ?? []);
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
    ...wayCaveats(input),
    ...localCaveats(input),
    ...extensionCaveats(count),
    ...stateHolidayCaveats(input, kept),
    ...ageCaveats(input),
    ...systemCaveats(count, kept),
    ...input.rule.caveats,
    ...unchecked,
  ];
}

interface OtherEnd {
  /** Day number. */
  day: number;
  step: string;
}

/** The ends that the other days of a rule give, on days the court is open; of those that are not known none. */
function otherEnds(
  others: readonly OtherDay[],
  which: 'later' | 'earlier',
  input: CourtCountInput,
): OtherEnd[] {
  const { system, given, closures } = input;
  const calendar = { calendar: system.calendar, closures };
  return others.flatMap(({ event, days: added }) => {
    const date = given[event];
    if (date === undefined) return [];
    const from = dayNumber(date);
    const end = from + added;
    // Only the later of two days is moved on to an open day: what ends too early costs nobody a deadline.
    const later = rollOff(end, 'forward', closedDays({ ...calendar, keepsFridays: false }))?.to ?? end;
    const rolled = which === 'later' ? later : end;
    const open = rollOff(rolled, 'backward', closedDays({ ...calendar, keepsFridays: true }))?.to ?? rolled;
    const what = `${spell(from)}, ${EVENTS[event].words}`;
    const counted = added === 0 ? what : `${amount(added, 'day')} from ${what}, is ${spell(open)}`;
    const day = which === 'later' ? Math.max(open, from) : open;
    return [{ day, step: `The rule gives the ${which} day. The other one: ${counted}.` }];
  });
}

/** The day on which it is due: never before the latest of the later days, never after the first of the earlier ones. */
function dueDay(counted: number, input: CourtCountInput): { day: number; steps: string[] } {
  const later = otherEnds(input.rule.laterOf, 'later', input).sort((a, b) => b.day - a.day)[0];
  const earlier = otherEnds(input.rule.earlierOf, 'earlier', input).sort((a, b) => a.day - b.day)[0];
  const steps = [later, earlier].flatMap((end) => end?.step ?? []);
  const atLeast = Math.max(counted, later?.day ?? counted);
  return { day: Math.min(atLeast, earlier?.day ?? atLeast), steps };
}

/** What the rule asks for beyond its own event and is not known. */
function needsOf({ rule, given }: CourtCountInput): CourtRuleDate['needs'] {
  return [...rule.laterOf, ...rule.earlierOf]
    .filter(({ event }) => given[event] === undefined)
    .map(({ event }) => ({ event, question: EVENTS[event].question }));
}

function questionsOf(others: readonly OtherDay[], { given }: CourtCountInput): string | null {
  const open = others.filter(({ event }) => given[event] === undefined);
  return open.length === 0 ? null : open.map(({ event }) => EVENTS[event].question).join(' ');
}

function needCaveats(input: CourtCountInput): string[] {
  const later = questionsOf(input.rule.laterOf, input);
  const earlier = questionsOf(input.rule.earlierOf, input);
  return [
    ...(earlier === null
      ? []
      : [
          `This rule gives the earlier of two days, and the other one is not known here, so it may be due before this day. ${earlier}`,
        ]),
    ...(later === null
      ? []
      : [
          `This rule gives the later of two days, and the other one is not known here, so this is the earliest day it can be. ${later}`,
        ]),
  ];
}

/** What is to be known of the way of service, beyond the days it adds. */
function wayCaveats({ rule, system, servedBy }: CourtCountInput): string[] {
  if (servedBy === 'unknown') return [];
  const found = system.service[rule.extension]?.[servedBy];
  return found?.days === 0 && found.caveat !== undefined ? [found.caveat] : [];
}

/** What not knowing the way of service does to a date: days added, or another day that the time starts on. */
function unsureNote({ rule, system }: CourtCountInput, earliest: string, latest: string): string {
  if (latest !== earliest) {
    return `, so this is the earliest day it can be. By another way of service it could be as late as ${spell(dayNumber(latest))}.`;
  }
  const table = system.service[rule.extension] ?? {};
  return Object.values(table).some(({ from }) => from !== undefined)
    ? '. We counted from the day you entered, as if the papers had been handed to you. By another way of service the time may start on another day: choose the way once you know it.'
    : '. For this deadline it makes no difference.';
}

/** Of all the ways in which it may have been served, the one that leaves least time. */
function countedForUnknown(input: CourtCountInput): CourtRuleDate {
  const ways = Object.keys(input.system.service[input.rule.extension] ?? {}) as ServedBy[];
  const inPerson = calculateCourtRule({ ...input, servedBy: 'personal' });
  const dates = [inPerson, ...ways.map((servedBy) => calculateCourtRule({ ...input, servedBy }))];
  dates.sort((a, b) => a.dueDate.localeCompare(b.dueDate));
  const [earliest = inPerson] = dates;
  const latest =
    dates
      .map((each) => each.latest)
      .sort()
      .at(-1) ?? earliest.latest;
  const caveat = `You are not sure how it was served${unsureNote(input, earliest.dueDate, latest)}`;
  return { ...earliest, latest, caveats: [caveat, ...earliest.caveats] };
}

/** The date of one rule as its court counts it, with the steps to check it by hand. */
export function calculateCourtRule(input: CourtCountInput): CourtRuleDate {
  const { rule, system, servedBy, mailedFrom, closures } = input;
  if (servedBy === 'unknown') return countedForUnknown(input);
  const table = system.service[rule.extension];
  const extension = extensionFor(table, { servedBy, mailedFrom, servedOn: input.triggerDate });
  const start = dayNumber(input.anchor);
  const count: Count = { start, rule, days: daysOf(input), system, extension, closures };
  const readings = countReadings(count);
  const due = dueDay(readings.kept.day, input);
  const service = serviceNote(count, servedBy);
  const { dueTime } = rule;
  const notes = { openDays: 'court days', service, others: due.steps, due: due.day, dueTime } as const;
  return {
    dueDate: dateOf(due.day),
    dueTime,
    earliest: dateOf(due.day),
    latest: dateOf(Math.max(due.day, dueDay(readings.latest.day, input).day)),
    steps: stepsOf(start, table?.[servedBy]?.from ?? rule.startsFrom, readings.kept.moves, notes),
    citation: rule.citation,
    needs: needsOf(input),
    caveats: caveatsOf(input, count, readings),
  };
}
