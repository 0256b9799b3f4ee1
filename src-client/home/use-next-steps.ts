import { useMemo } from 'react';
import { trpc } from '../lib/trpc.ts';

/** What papers demand and no timeline holds yet, of all cases. */
export function useUnknownSteps() {
  const query = trpc.next.all.useQuery(undefined, { meta: { silent: true } });
  const steps = useMemo(() => query.data?.steps.filter(({ state }) => state === 'unknown'), [query.data]);
  return { steps, failed: query.isError, retry: () => void query.refetch() };
}

export type UnknownSteps = ReturnType<typeof useUnknownSteps>;
