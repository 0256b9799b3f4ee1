import { useMemo } from 'react';
import type { Milestone } from '#src/timeline/schema.ts';
import { type Standing, standing } from '#src/timeline/status.ts';
import { useToday } from '../law/use-today.ts';
import type { Asked } from '../lib/query-screen.tsx';
import { trpc } from '../lib/trpc.ts';

/** A milestone with what it means today, by the calendar of its court. */
export interface Stage extends Milestone {
  stands: Standing;
}

/** The timeline of a case, in its own order. */
export function useTimeline(caseId: string, caseState: string | null) {
  const today = useToday(caseState);
  const query = trpc.milestones.list.useQuery({ caseId }, { meta: { silent: true } });
  const stages = useMemo(
    () => query.data?.map((milestone): Stage => ({ ...milestone, stands: standing(milestone, today) })),
    [query.data, today],
  );
  const asked: Asked<Stage[]> = { data: stages, error: query.error, refetch: query.refetch };
  return {
    stages,
    today,
    asked,
    failed: query.isError && stages === undefined,
    retry: () => void query.refetch(),
  };
}

export type Timeline = ReturnType<typeof useTimeline>;
