import { listed } from '../text/words.ts';
import { dateOf, spell } from './calendar-days.ts';
import { type CountMove, countDays, type LandingMove, mondayAfter, type RollMove, rollOff } from './count.ts';
import { type ClosedReason, closedDays } from './court-days.ts';
import type { CourtRule } from './court-rule.ts';
import type { CourtSystem } from './court-systems.ts';
import type { Extension } from './extensions.ts';
import { hasLocalHolidays, holidayOn } from './holidays.ts';

/** The points on which a rule can be read in two ways; a reading is a sum of those that it says yes to. */
const SKIPS_CLOSED_DAYS = 1;
const ADDS_FOR_SERVICE = 2;
const MOVES_BEFORE_ADDING = 4;
const KEEPS_FRIDAYS = 8;
const KEEPS_LOCAL = 16;
const POINTS = [
  SKIPS_CLOSED_DAYS,
  ADDS_FOR_SERVICE,
  MOVES_BEFORE_ADDING,
  KEEPS_FRIDAYS,
  KEEPS_LOCAL,
] as const;
type Point = (typeof POINTS)[number];

export interface Count {
  /** Day number of day 0. */
  start: number;
  rule: CourtRule;
  days: number;
  system: CourtSystem;
  extension: Extension | null;
  closures: readonly string[];
}

export type Move = CountMove | LandingMove | RollMove | (CountMove & { extension: Extension });

export interface Outcome {
  day: number;
  /** What was done to get there, in order. */
  moves: Move[];
}

export interface Readings {
  /** The date to rely on: the earliest reading, or the open day before it. */
  kept: Outcome;
  latest: Outcome;
  /** Sentences on each point that changes the date. */
  caveats: string[];
}

function countOnce(count: Count, reading: number): Outcome {
  const { rule, days, system, extension, closures, start } = count;
  const closed: ClosedReason = closedDays({
    calendar: system.calendar,
    closures,
    keepsFridays: (reading & KEEPS_FRIDAYS) !== 0,
    keepsLocal: (reading & KEEPS_LOCAL) !== 0,
  });
  const unit = (reading & SKIPS_CLOSED_DAYS) !== 0 ? 'court' : rule.unit;
  const moves: Move[] = [countDays(start, { days, unit, direction: rule.direction }, closed)];
  let day = moves[0]?.to ?? start;
  const move = (next: Move | null) => {
    if (next === null) return;
    moves.push(next);
    day = next.to;
  };
  if (extension !== null && (reading & ADDS_FOR_SERVICE) !== 0) {
    if ((reading & MOVES_BEFORE_ADDING) !== 0) move(rollOff(day, rule.direction, closed));
    const period = { days: extension.days, unit: extension.unit, direction: rule.direction };
    move({ ...countDays(day, period, closed), extension });
  }
  if (rule.landing === 'monday') move(mondayAfter(day));
  if (rule.landing !== 'stands') move(rollOff(day, rule.direction, closed));
  return { day, moves };
}

/** The answers that are possible on one point: yes, no, or both where it is open. */
function answersOn(point: Point, { rule, days, system, extension, closures, start }: Count): boolean[] {
  switch (point) {
    case SKIPS_CLOSED_DAYS: {
      const short = system.shortPeriods;
      // The rules on counting leave notices that come before a case alone (Rule 2-104 NMRA).
      if (rule.landing === 'stands') return [false];
      if (short === null || rule.unit !== 'calendar' || days > short.days) return [false];
      if (short.untilBefore === null) return [true];
      const byOldText = countOnce(
        { rule, days, system, extension, closures, start },
        SKIPS_CLOSED_DAYS + ADDS_FOR_SERVICE + MOVES_BEFORE_ADDING + KEEPS_FRIDAYS + KEEPS_LOCAL,
      );
      return dateOf(byOldText.day) < short.untilBefore ? [true] : [true, false];
    }
    case ADDS_FOR_SERVICE:
      return extension?.isUnsettled ? [true, false] : [extension !== null];
    case MOVES_BEFORE_ADDING:
      return system.rollsBeforeAdding === 'settled' ? [true] : [true, false];
    case KEEPS_FRIDAYS:
      return system.isFridayDebated ? [true, false] : [true];
    case KEEPS_LOCAL:
      return hasLocalHolidays(system.calendar) ? [true, false] : [false];
  }
}

interface Dates {
  /** The date to keep, the earliest reading, the latest. */
  kept: number;
  earliest: number;
  latest: number;
  /** The holidays on the way that only some of the courts keep: 'Veterans Day'. */
  local: readonly string[];
}

/** The names of the holidays that some readings leave out because only some of the courts keep them. */
function localHolidays(outcomes: Iterable<Outcome>, { system }: Count): string[] {
  const met = [...outcomes].flatMap(({ moves }) =>
    moves.flatMap((move) => (move.kind === 'roll' ? move.passed : move.kind === 'count' ? move.skipped : [])),
  );
  const holidays = met.flatMap(({ day }) => holidayOn(system.calendar, dateOf(day)) ?? []);
  return [...new Set(holidays.filter(({ isLocal }) => isLocal).map(({ name }) => name))];
}

function caveatOn(
  point: Point,
  { kept, earliest, latest, local }: Dates,
  { rule, extension, system }: Count,
): string {
  const both = `We show the earlier date, ${spell(kept)}`;
  switch (point) {
    case SKIPS_CLOSED_DAYS:
      if (rule.direction === 'backward') {
        return `${system.shortPeriods?.caveat ?? ''} ${both}, for which weekends and holidays are left out; if every day counts it is ${spell(latest)}. Verify with the clerk.`;
      }
      return `${system.shortPeriods?.caveat ?? ''} ${both}, for which every day counts; without weekends and holidays it could be as late as ${spell(latest)}. Verify with the clerk.`;
    case ADDS_FOR_SERVICE:
      return `${extension?.caveat ?? ''} ${both}; with those days it could be as late as ${spell(latest)}. Verify with the clerk.`;
    case MOVES_BEFORE_ADDING:
      return `We could not check whether the period moves off a closed day before the days for service are added. ${both}; it could be as late as ${spell(latest)}. Verify with the clerk.`;
    case KEEPS_FRIDAYS:
      return `A holiday on a Saturday is kept on the Friday before it. Whether that Friday counts as a legal holiday under FRCP 6 is debated. If it does not, the deadline is ${spell(earliest)}${earliest === kept ? '' : ", when the clerk's office may be closed"}; if it does, ${spell(latest)}. We show ${spell(kept)}${earliest === kept ? '' : ', the last day before it on which the court is open for certain'}. Verify with the clerk.`;
    case KEEPS_LOCAL:
      return `On ${listed(local)} some courthouses are open and others closed. ${both}; depending on yours it could be as late as ${spell(latest)}. Verify with the clerk.`;
  }
}

/** A day on which the court may be closed is no day to file on: the open day before it, when it is one. */
function keptDay(reading: Outcome, { rule, system, closures }: Count): Outcome {
  if (rule.landing === 'stands') return reading;
  const closed = closedDays({ calendar: system.calendar, closures, keepsFridays: true });
  const back = rollOff(reading.day, 'backward', closed);
  return back === null ? reading : { day: back.to, moves: [...reading.moves, back] };
}

/**
 * Counts a rule in every way it can be read and keeps the earliest date, so that an open question never
 * costs a person the deadline. The date to keep is a day on which the court is open in every reading.
 */
export function countReadings(count: Count): Readings {
  let masks = [0];
  for (const point of POINTS) {
    const answers = answersOn(point, count);
    masks = masks.flatMap((mask) => answers.map((answer) => (answer ? mask + point : mask)));
  }
  const outcomes = new Map(masks.map((mask) => [mask, countOnce(count, mask)] as const));
  // Among readings with one date the one that says yes to more explains more.
  const sorted = [...outcomes].sort(([maskA, a], [maskB, b]) => a.day - b.day || maskB - maskA);
  const first = sorted[0]?.[1];
  const last = sorted.at(-1)?.[1];
  if (first === undefined || last === undefined) throw new Error('a rule without a reading');
  const isOpen = (point: Point) =>
    [...outcomes].some(([mask, outcome]) => {
      const other = outcomes.get(mask ^ point);
      return other !== undefined && other.day !== outcome.day;
    });
  // How days are added does not matter to a date without them.
  const open = POINTS.filter(isOpen).filter(
    (point) => point !== MOVES_BEFORE_ADDING || !count.extension?.isUnsettled,
  );
  const kept = keptDay(first, count);
  const local = localHolidays(outcomes.values(), count);
  const dates = { kept: kept.day, earliest: first.day, latest: last.day, local };
  const caveats = open.map((point) => caveatOn(point, dates, count));
  return { kept, latest: last, caveats };
}
