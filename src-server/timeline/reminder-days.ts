import type { Calculation } from '#src/law/calculation-schema.ts';
import { calendarOf, type LawSource } from '#src/law/case-law.ts';
import { COURT_SYSTEMS } from '#src/law/court-systems.ts';
import { moreReminderDates } from '#src/law/more-reminders.ts';
import { reminderDates } from '#src/law/reminders.ts';

/** What a day of reminders is worked out from. */
export interface Reminded {
  date: string;
  today: string;
  /** What the deadline was counted with: it names the court, and the days it is closed. */
  calculation: Calculation | null;
  source: LawSource;
}

/** Days as they are stored: each once, soonest first. */
export const inOrder = (dates: readonly string[]) => [...new Set(dates)].sort();

/** 14 days before, and the last open day of the court: of the one that the deadline was counted for, else the case's. */
export function furtherDays({ date, today, calculation, source }: Reminded): string[] {
  const calendar =
    calculation === null ? calendarOf(source) : COURT_SYSTEMS[calculation.jurisdiction].calendar;
  return moreReminderDates(date, today, { calendar, closures: calculation?.closures ?? [] });
}

/** All days on which people are reminded of a deadline, unless somebody chose others. */
export function usualDays(reminded: Reminded): string[] {
  return inOrder([...reminderDates(reminded.date, reminded.today), ...furtherDays(reminded)]);
}
