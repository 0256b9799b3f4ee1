/** Months count from 1; weekday 0 is Sunday; `later` moves the found day on, in days. */
export type HolidayDay =
  | { month: number; day: number }
  | { month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last'; later?: number };

export interface HolidayRule {
  name: string;
  on: HolidayDay;
  /** First and last year in which it is kept. */
  since?: number;
  until?: number;
  /** On which day it is kept where it falls on a weekend; the Friday before or the Monday after without it. */
  weekend?: 'not-moved';
  /**
   * Some courthouses are open on it: whether it is a holiday in a court is not known then, and the earlier date is kept.
   */
  kept?: 'in-some-places';
}
