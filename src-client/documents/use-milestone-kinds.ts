import { trpc } from '../lib/trpc.ts';

const KEPT_MS = 5 * 60_000;

/** The case's own categories; undefined while they are not known. */
export function useMilestoneKinds(caseId: string): readonly string[] | undefined {
  const kinds = trpc.milestones.kinds.useQuery(
    { caseId },
    { staleTime: KEPT_MS, gcTime: KEPT_MS, meta: { silent: true } },
  );
  return kinds.data;
}
