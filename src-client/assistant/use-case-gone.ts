import { useEffect } from 'react';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';

/** Once nothing of a case is found any more, the list of cases is loaded anew: somebody deleted it elsewhere. */
export function useCaseGone(caseId: string): void {
  const utils = trpc.useUtils();
  const { error } = trpc.assistant.conversations.useQuery({ caseId }, { meta: { silent: true } });
  const isGone = error !== null && readFailure(error).code === 'NOT_FOUND';
  useEffect(() => {
    if (isGone) void utils.cases.list.invalidate();
  }, [isGone, utils]);
}
