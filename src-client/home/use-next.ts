import { useMemo } from 'react';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { mayLead } from '#src/next/day-names.ts';
import type { CaseStep } from '#src/next/schema.ts';
import type { OpenDeadline } from '#src/timeline/schema.ts';
import { standing } from '#src/timeline/status.ts';
import { trpc } from '../lib/trpc.ts';
import { useNow } from '../ui/use-now.ts';

/** An open deadline with what it means today, by the calendar of its court, and what is said of it. */
export interface DueDeadline
  extends OpenDeadline,
    Partial<Pick<CaseStep, 'about' | 'aimFor' | 'ifMissed' | 'action'>> {
  today: string;
  standing: 'overdue' | 'due' | 'upcoming';
}

/** Something to do: what papers name and no timeline holds yet, or an open deadline. */
export type NextItem = { step: CaseStep; deadline?: never } | { deadline: DueDeadline; step?: never };

/** What comes next in all cases, from one query: what is known of it, and what has its day. */
export function useNext() {
  const query = trpc.next.all.useQuery(undefined, { meta: { silent: true } });
  const now = useNow();
  const steps = query.data?.steps;
  const deadlines = useMemo(
    () => steps?.flatMap((step) => dueDeadline(step, now)).sort(byUrgency),
    [steps, now],
  );
  const unknown = useMemo(() => steps?.filter(({ state }) => state === 'unknown').sort(byDay), [steps]);
  const firstOf = useMemo(() => {
    const byCase = Map.groupBy(deadlines ?? [], ({ caseId }) => caseId);
    return new Map([...byCase].flatMap(([id, own]) => (own[0] === undefined ? [] : [[id, leading(own)]])));
  }, [deadlines]);
  return { deadlines, unknown, firstOf, failed: query.isError, retry: () => void query.refetch() };
}

export type Next = ReturnType<typeof useNext>;

/**
 * What to do first: what asks for its day, what is overdue, then whatever has the nearest day, proposed or known. Null
 * where nothing has to be done: what is only allowed or offered comes first for nobody.
 */
export function firstOf({
  deadlines = [],
  unknown = [],
}: Pick<Next, 'deadlines' | 'unknown'>): NextItem | null {
  const step = unknown.find(({ isAllowed, title }) => !isAllowed && mayLead(title, []));
  const deadline = leading(deadlines);
  if (step !== undefined && (step.date === null || deadline === undefined)) return { step };
  if (deadline === undefined) return null;
  const isProposedSooner = step?.date != null && deadline.standing !== 'overdue' && step.date < deadline.date;
  return isProposedSooner ? { step } : { deadline };
}

/** What only somebody needs who is not everybody does not stand above a trial, nor an appeal above what comes before it. */
function leading(deadlines: readonly DueDeadline[]): DueDeadline | undefined {
  const isFirst = ({ kind, caseId }: DueDeadline) => {
    const open = deadlines.filter((each) => each.caseId === caseId && each.standing !== 'overdue');
    return mayLead(
      kind,
      open.map((each) => each.kind),
    );
  };
  return deadlines.find(isFirst) ?? deadlines[0];
}

function dueDeadline({ deadline, about, aimFor, ifMissed, action }: CaseStep, now: Date): DueDeadline[] {
  if (deadline === undefined) return [];
  const today = dateIn(courtTimeZone(deadline.caseState), now);
  const stands = standing({ ...deadline, finishedAt: null }, today);
  return [
    {
      ...deadline,
      ...(about !== undefined && { about }),
      ...(aimFor !== undefined && { aimFor }),
      ...(ifMissed !== undefined && { ifMissed }),
      ...{ action, today },
      standing: stands === 'overdue' || stands === 'due' ? stands : 'upcoming',
    },
  ];
}

/** A deadline may be overdue because somebody said so, whatever its date. */
function byUrgency(one: DueDeadline, other: DueDeadline): number {
  const overdue = Number(other.standing === 'overdue') - Number(one.standing === 'overdue');
  return overdue || one.date.localeCompare(other.date);
}

/** What papers demand before what they allow; of each what has no day first; of one day, as the server has it. */
function byDay(one: CaseStep, other: CaseStep): number {
  const allowed = Number(one.isAllowed ?? false) - Number(other.isAllowed ?? false);
  return allowed || (one.date ?? '').localeCompare(other.date ?? '');
}
