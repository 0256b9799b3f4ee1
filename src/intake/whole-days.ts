import { findDays } from '../facts/times/days.ts';

/** The days that these words name with their year, YYYY-MM-DD, in their order. */
export const wholeDays = (words: string): string[] =>
  findDays(words).flatMap(({ date }) => (date?.length === 10 ? [date] : []));

/** The first of them; null where they name none. */
export const wholeDay = (words: string): string | null => wholeDays(words)[0] ?? null;
