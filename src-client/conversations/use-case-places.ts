import { trpc } from '../lib/trpc.ts';

const NONE: readonly { id: string; kind: string }[] = [];

/** What the addresses of a case's screens are made of. */
export function useCasePlaces(caseId: string) {
  const milestones = trpc.milestones.list.useQuery({ caseId }, { meta: { silent: true } });
  return { caseId, stages: milestones.data ?? NONE };
}
