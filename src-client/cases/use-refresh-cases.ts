import { trpc } from '../lib/trpc.ts';

/** After a case has changed: both lists, the case itself where a screen holds it, and the deadlines that name it. */
export function useRefreshCases(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.cases.listWithParticipants.invalidate(),
      utils.cases.list.invalidate(),
      utils.cases.get.invalidate(),
      utils.deadlines.open.invalidate(),
    ]);
  };
}
