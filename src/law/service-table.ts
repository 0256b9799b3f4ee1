import type { Unit } from './count.ts';

/** How a paper was served; the rules say what each does to the time that follows. */
export const SERVED_BY = [
  'personal',
  'mail',
  'electronic',
  'home',
  'work',
  'posted',
  'receipt',
  'publication',
  'waiver',
  'fax_or_overnight',
] as const;
export type ServedBy = (typeof SERVED_BY)[number];

/** What one way of service adds to a period; of a way that adds nothing, what is to be known of it. */
export interface ServiceAddition {
  days: number;
  unit: Unit;
  citation: string;
  /** Not known whether it applies: the earlier of the dates with it and without it is the one to keep. */
  isUnsettled?: true;
  /** It is counted, but its text was not read in a source. */
  isUnchecked?: true;
  /** Its day 0, as words that follow 'counted from', where it is not that of the rule. */
  from?: string;
  /** A sentence on what is uncertain or was taken for granted. */
  caveat?: string;
  /** The days where it was mailed from or to another state, or another country. */
  elsewhere?: { other_state: number; abroad: number; taken: string };
  /** It adds only to papers served before this day, YYYY-MM-DD. */
  servedBefore?: string;
}

/** What each way of service adds under one rule; a way that is missing adds nothing. */
export type ServiceTable = Readonly<Partial<Record<ServedBy, ServiceAddition>>>;
