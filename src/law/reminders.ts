import { addDays } from './calendar-days.ts';

const DAYS_BEFORE = [7, 3, 1] as const;

/** Reminder dates 7, 3 and 1 calendar days before `dueDate`, soonest first, only those after `today`. */
export function reminderDates(dueDate: string, today: string): string[] {
  return DAYS_BEFORE.map((days) => addDays(dueDate, -days)).filter((date) => date > today);
}
