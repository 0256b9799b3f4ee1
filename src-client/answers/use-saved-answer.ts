import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';

/** The newest answer that was generated in the case; null when there is none, which the server says with a 404. */
export function useSavedAnswer(caseId: string) {
  const query = trpc.answers.latest.useQuery({ caseId }, { meta: { silent: true } });
  const isNone = readFailure(query.error).code === 'NOT_FOUND';
  return {
    query,
    latest: query.data ?? null,
    failed: query.isError && !isNone && query.data === undefined,
    // One that failed is pending again while it is asked once more, and what stands on the screen stays.
    isPending: query.isPending && !query.isFetched,
  };
}

export type SavedAnswer = ReturnType<typeof useSavedAnswer>;
