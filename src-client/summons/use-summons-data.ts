import { trpc } from '../lib/trpc.ts';

/** After a summons was made, changed or deleted: the lists it stands in, and the summons itself. */
export function useRefreshSummons(caseId: string): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.summons.listOfCase.invalidate({ caseId }),
      utils.summons.ofMilestone.invalidate(),
      utils.summons.get.invalidate(),
    ]);
  };
}

/** Keeps what is shown of a case's summonses as others leave it. */
export function useWatchSummons(caseId: string): void {
  const utils = trpc.useUtils();
  const refresh = useRefreshSummons(caseId);
  trpc.documents.watch.useSubscription(
    { caseId },
    {
      // What happened before the watch began, or between two connections, is fetched.
      onStarted: () => void refresh(),
      onData(event) {
        if (event.type !== 'summons-changed') return;
        void refresh();
        void utils.service.attempts.invalidate();
      },
    },
  );
}
