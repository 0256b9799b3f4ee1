import { calendarOf, lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { closedDays } from '#src/law/court-days.ts';
import type { CaseOfEntries } from '#src/next/entry-words.ts';

/** A case of New Mexico on a day, with nothing else open. */
export function entriesOn(today: string): CaseOfEntries {
  const source = { ...UNKNOWN_CASE, state: 'NM' };
  const closed = closedDays({ calendar: calendarOf(source), closures: [], keepsFridays: true });
  return {
    ...{ law: lawOf(source), side: 'defendant', state: 'NM', today, open: [] },
    isClosed: (day) => closed(day) !== null,
    paperOf: () => undefined,
  };
}
