import { addMonths, formatISO, parseISO } from 'date-fns';
import { dateOf, dayNumber, weekdayOf } from './calendar-days.ts';
import type { ClosedReason } from './court-days.ts';

/** Forward from an event, or back from a hearing. */
export type Direction = 'forward' | 'backward';
/** Every calendar day, or only days on which the court is open. */
export type Unit = 'calendar' | 'court';
/** Calendar months, or one of the units of days. */
export type PeriodUnit = Unit | 'month';

interface ClosedDay {
  day: number;
  reason: string;
}

/** A run of days that was counted. */
export interface CountMove {
  kind: 'count';
  from: number;
  to: number;
  /** Of the unit. */
  days: number;
  unit: PeriodUnit;
  direction: Direction;
  /** What was left out on the way; empty when every day counts. */
  skipped: ClosedDay[];
}

/** The end of a period after which it is due on a day of the week, and that day. */
export interface LandingMove {
  kind: 'landing';
  from: number;
  to: number;
  direction: Direction;
}

/** A last day that the court is closed on, and the open day that takes its place. */
export interface RollMove {
  kind: 'roll';
  from: number;
  to: number;
  direction: Direction;
  passed: ClosedDay[];
}

function stepOf(direction: Direction): 1 | -1 {
  return direction === 'forward' ? 1 : -1;
}

/** The day of the same number some months away, or the last of that month. */
function monthsAway(from: number, months: number): number {
  return dayNumber(formatISO(addMonths(parseISO(dateOf(from)), months), { representation: 'date' }));
}

/** The Monday after a day; of a Monday, the next one. */
export function mondayAfter(day: number): LandingMove {
  const to = day + ((8 - weekdayOf(day)) % 7 || 7);
  return { kind: 'landing', from: day, to, direction: 'forward' };
}

/**
 * Counts `days` of a unit from the day `from`, which is not counted itself (FRCP 6(a)(1)(A), NMRA 1-006(A), CCP 12
 * and 12c). Ends on the last day counted, which may be a closed one where not only open days count.
 */
export function countDays(
  from: number,
  period: { days: number; unit: PeriodUnit; direction: Direction },
  closed: ClosedReason,
): CountMove {
  const { days, unit, direction } = period;
  const step = stepOf(direction);
  if (unit === 'month') {
    return { kind: 'count', from, to: monthsAway(from, step * days), ...period, skipped: [] };
  }
  if (unit === 'calendar') return { kind: 'count', from, to: from + step * days, ...period, skipped: [] };
  const skipped: ClosedDay[] = [];
  let day = from;
  for (let counted = 0; counted < days; ) {
    day += step;
    const reason = closed(day);
    if (reason === null) counted += 1;
    else skipped.push({ day, reason });
  }
  return { kind: 'count', from, to: day, ...period, skipped };
}

/**
 * Moves a last day on which the court is closed to the next open day, or to the one before when counting
 * back (FRCP 6(a)(1)(C) and 6(a)(5), CCP 12a). Null when the court is open that day.
 */
export function rollOff(from: number, direction: Direction, closed: ClosedReason): RollMove | null {
  const passed: ClosedDay[] = [];
  let day = from;
  for (let reason = closed(day); reason !== null; reason = closed(day)) {
    passed.push({ day, reason });
    day += stepOf(direction);
  }
  return passed.length === 0 ? null : { kind: 'roll', from, to: day, direction, passed };
}
