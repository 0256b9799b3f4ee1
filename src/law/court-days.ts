import { dateOf, dayNumber, weekdayOf } from './calendar-days.ts';
import type { CourtCalendar } from './court-systems.ts';
import { holidayOn } from './holidays.ts';

/** Why a court is closed on a day, in words that follow 'is'; null when it is open. */
export type ClosedReason = (day: number) => string | null;

export interface CourtDays {
  calendar: CourtCalendar;
  /** Further days, YYYY-MM-DD, on which this court is closed. */
  closures: readonly string[];
  /** Whether a Friday kept for a holiday on Saturday counts as a holiday. */
  keepsFridays: boolean;
  /** Whether a holiday that only some of the courts keep counts as one; it does not without this. */
  keepsLocal?: boolean;
}

/** The days on which a court is closed: weekends, its holidays on their observed dates, its own closures. */
export function closedDays({ calendar, closures, keepsFridays, keepsLocal }: CourtDays): ClosedReason {
  const closed = new Set(closures.map(dayNumber));
  return (day) => {
    const weekday = weekdayOf(day);
    if (weekday === 6) return 'a Saturday';
    if (weekday === 0) return 'a Sunday';
    const date = dateOf(day);
    const holiday = holidayOn(calendar, date);
    const isKept = holiday !== undefined && (keepsLocal === true || !holiday.isLocal);
    if (isKept && (keepsFridays || holiday.actual <= date)) {
      return holiday.actual === holiday.date ? holiday.name : `${holiday.name} (observed)`;
    }
    return closed.has(day) ? 'one of the closed days you entered' : null;
  };
}
