import { useMemo } from 'react';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import type { OpenDeadline } from '#src/timeline/schema.ts';
import { standing } from '#src/timeline/status.ts';
import { trpc } from '../lib/trpc.ts';
import { useNow } from '../ui/use-now.ts';

/** An open deadline with what it means today, by the calendar of its court. */
export interface DueDeadline extends OpenDeadline {
  today: string;
  standing: 'overdue' | 'due' | 'upcoming';
}

/** The open deadlines of all cases: the overdue ones, then by day. */
export function useOpenDeadlines() {
  const query = trpc.deadlines.open.useQuery(undefined, { meta: { silent: true } });
  const now = useNow();
  const deadlines = useMemo(
    () => query.data?.map((deadline) => dueDeadline(deadline, now)).sort(byUrgency),
    [query.data, now],
  );
  const firstOf = useMemo(() => {
    const first = new Map<string, DueDeadline>();
    for (const deadline of deadlines ?? []) {
      if (!first.has(deadline.caseId)) first.set(deadline.caseId, deadline);
    }
    return first;
  }, [deadlines]);
  return { deadlines, firstOf, failed: query.isError, retry: () => void query.refetch() };
}

export type OpenDeadlines = ReturnType<typeof useOpenDeadlines>;

function dueDeadline(deadline: OpenDeadline, now: Date): DueDeadline {
  const today = dateIn(courtTimeZone(deadline.caseState), now);
  const stands = standing({ ...deadline, finishedAt: null }, today);
  return {
    ...deadline,
    today,
    standing: stands === 'overdue' || stands === 'due' ? stands : 'upcoming',
  };
}

/** A deadline may be overdue because somebody said so, whatever its date. */
function byUrgency(one: DueDeadline, other: DueDeadline): number {
  const overdue = Number(other.standing === 'overdue') - Number(one.standing === 'overdue');
  return overdue || one.date.localeCompare(other.date);
}
