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
