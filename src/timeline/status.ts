import { daysBetween } from '../law/calendar-days.ts';
import type { Milestone } from './schema.ts';

const DUE_SOON_DAYS = 7;

export type Standing = 'done' | 'overdue' | 'due' | 'upcoming' | 'undated';

/** Calendar days from `today` to `date`; negative when the date has passed. */
export function daysUntil(date: string, today: string): number {
  return daysBetween(today, date);
}

/** The status of a calculated deadline: before today past, 0 to 7 days due, later upcoming. */
export function statusFor(dueDate: string, today: string): Milestone['status'] {
  const days = daysUntil(dueDate, today);
  if (days < 0) return 'past';
  return days <= DUE_SOON_DAYS ? 'due' : 'upcoming';
}

const CALM = ['upcoming', 'due', 'past'] as const;
const SHOWN = { upcoming: 'upcoming', due: 'due', past: 'overdue' } as const;

/**
 * What a screen shows for a milestone. A finished one is done. A calculated deadline stands where its date
 * says; one entered by hand stands where its date or its stored status says, whichever is more urgent. Without
 * a date no day has passed, so nothing is overdue, whatever its stored status says.
 */
export function standing(
  milestone: Pick<Milestone, 'date' | 'status' | 'finishedAt' | 'isAutoCalculated'>,
  today: string,
): Standing {
  if (milestone.finishedAt !== null) return 'done';
  if (milestone.date === null) return milestone.status === 'due' ? 'due' : 'undated';
  const byDate = statusFor(milestone.date, today);
  if (milestone.isAutoCalculated) return SHOWN[byDate];
  return SHOWN[CALM.indexOf(milestone.status) > CALM.indexOf(byDate) ? milestone.status : byDate];
}
