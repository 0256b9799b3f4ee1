/** The form of a calendar date, its year, month and day apart. */
export const CALENDAR_DATE_FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `text` is a day that exists, written YYYY-MM-DD (proleptic Gregorian). */
export function isCalendarDate(text: string): boolean {
  const match = CALENDAR_DATE_FORM.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
