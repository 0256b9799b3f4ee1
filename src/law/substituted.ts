import type { Jurisdiction } from './court-systems.ts';

/** When service that was left with somebody else is complete, counted from the mailing that follows it. */
interface Completion {
  days: number;
  /** YYYY-MM-DD; of service from this day on the law was not read. */
  readUntil: string;
  citation: string;
  caveat: string;
}

type Way = 'left' | 'posted';

const COMPLETE: Partial<Record<Jurisdiction, Record<Way, Completion>>> = {
  california: {
    left: {
      days: 10,
      readUntil: '2027-01-01',
      citation: 'CCP 415.20(b)',
      caveat:
        'The law on this way of service changes on Jan 1, 2027 (AB 747): for service from then on, verify with the clerk.',
    },
    posted: {
      days: 10,
      readUntil: '2027-01-01',
      citation: 'CCP 415.45(c)',
      caveat:
        'Only in an eviction, and only where the court allowed it. The text that we read ends on Jan 1, 2027: for service from then on, verify with the clerk.',
    },
  },
};

/** Null where no such time is known here. */
export const completionOf = (jurisdiction: Jurisdiction | null, way: Way): Completion | null =>
  jurisdiction === null ? null : (COMPLETE[jurisdiction]?.[way] ?? null);
