export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A month's name or short form without its point, for a pattern that ignores case or wants capitals; no groups. */
export const MONTH_WORD =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';

/** 1 to 12 of a month's name or any short form of three letters or more; 0 where it is none. */
export function monthNumber(word: string): number {
  const start = word.toLowerCase();
  return start.length < 3
    ? 0
    : MONTHS.findIndex((month) => month.toLowerCase().startsWith(start.slice(0, 3))) + 1;
}

/** 'Jan', 'Sep' for 1, 9; empty for no month. */
export function shortMonth(number: number): string {
  return MONTHS[number - 1]?.slice(0, 3) ?? '';
}

/** '1st', '22nd', '13th'. */
export function ordinal(day: number): string {
  const teens = day % 100 >= 11 && day % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** '5th day of March, 2026'. */
export function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${ordinal(day ?? 0)} day of ${MONTHS[(month ?? 0) - 1] ?? ''}, ${year}`;
}

/** 'March 5, 2026', as papers write a day. */
export function writtenDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1] ?? ''} ${day ?? ''}, ${year ?? ''}`;
}

/** '10:00' → '10:00 a.m.'. */
export function timeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return 'noon';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** ', by 10:00 a.m.', to stand after a day, or ', at …' of what takes place then; empty where the day alone counts. */
export function byTime(time: string | null, takesPlace = false): string {
  return time === null ? '' : `, ${takesPlace ? 'at' : 'by'} ${timeOfDay(time)}`;
}
