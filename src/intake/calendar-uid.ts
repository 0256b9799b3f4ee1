import type { Day } from './schema.ts';

/**
 * What calendar programs know a day by that was put into them before its case was kept: the kept one has the same, and
 * takes its place. `key` is the proposal's.
 */
export function calendarUid(key: string, { what, date }: Pick<Day, 'what' | 'date'>): string {
  const name = what
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return `${key}-${date}-${name}@proceed`;
}
