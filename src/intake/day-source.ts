import type { Counting } from './counting.ts';
import type { Day } from './schema.ts';

/** What one file knows of the days of a proposal: an entry in the list of `days.ts`. */
export interface DaySource {
  /** The days found so far with its own among them: one of its own may take the place of one that the paper names. */
  days?(counting: Counting, found: readonly Day[]): readonly Day[];
  /** What has to be known at once of such papers; null of all others. */
  why?(counting: Counting): string | null;
  /** Whether a day may be the one that is shown first: never, or only where no other is to come. */
  leads?(day: Day, counting: Counting): 'never' | 'last' | null;
}

/** The sooner first, and of one day what has no hour last. */
export function byDay(one: Day, other: Day): number {
  return one.date.localeCompare(other.date) || (one.time ?? '99').localeCompare(other.time ?? '99');
}
