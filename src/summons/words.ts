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

/** 'Bernalillo' also where somebody wrote 'Bernalillo County'. */
export function countyName(county: string | null): string | null {
  return county?.replace(/\s+county\s*$/i, '').trim() || null;
}

/** '1st', '22nd', '13th'. */
export function ordinal(day: number): string {
  const teens = day % 100 >= 11 && day % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
