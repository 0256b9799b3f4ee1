import type { DeadlineOffer } from '#src/docket/schema.ts';
import type { DeadlinePrefill } from '../timeline/create-deadline-dialog.tsx';

/**
 * What the dialog for a new deadline begins with: the calculation that an entry may start. A person still looks at it,
 * and nothing is on the timeline before they say so.
 */
export function calculationOf({
  name,
  deadlineType,
  triggerDate,
  hearingDate,
}: DeadlineOffer): DeadlinePrefill {
  return {
    tab: 'calculate',
    name,
    deadlineType,
    ...(triggerDate !== null && { trigger: { date: triggerDate, milestoneId: null } }),
    ...(hearingDate !== null && { hearing: { date: hearingDate, milestoneId: null } }),
  };
}

/** The same for a day that the entry itself names. */
export function byHand(name: string, date: string): DeadlinePrefill {
  return { tab: 'manual', name, date };
}
