import type { Jurisdiction } from './court-systems.ts';

/** When service that was left with somebody else is complete, counted from the mailing that follows it. */
interface Completion {
  days: number;
  citation: string;
  caveat: string;
}

const COMPLETE: Partial<Record<Jurisdiction, Completion>> = {
  california: {
    days: 10,
    citation: 'CCP 415.20(b)',
    caveat:
      'The law on this way of service changes on Jan 1, 2027 (AB 747): for service from then on, verify with the clerk.',
  },
};

/** Null where no such time is known here. */
export const completionOf = (jurisdiction: Jurisdiction | null): Completion | null =>
  jurisdiction === null ? null : (COMPLETE[jurisdiction] ?? null);
