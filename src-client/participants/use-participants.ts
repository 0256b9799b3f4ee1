import { useRefreshCases } from '../cases/use-refresh-cases.ts';
import { trpc } from '../lib/trpc.ts';

/** Keeps what is shown of a case's participants as others leave it. */
export function useWatchParticipants(caseId: string): void {
  const utils = trpc.useUtils();
  const refresh = () => {
    void utils.participants.list.invalidate({ caseId });
    void utils.participants.get.invalidate();
  };
  trpc.documents.watch.useSubscription(
    { caseId },
    {
      // What happened before the watch began, or between two connections, is fetched.
      onStarted: refresh,
      onData(event) {
        if (event.type === 'participants-changed') refresh();
      },
    },
  );
}

/** After a participant was saved or deleted: the lists that name them, and the papers that are made of them. */
export function useRefreshParticipants(caseId: string): () => Promise<void> {
  const utils = trpc.useUtils();
  const refreshCases = useRefreshCases();
  return async () => {
    await Promise.all([
      utils.participants.list.invalidate({ caseId }),
      utils.participants.get.invalidate(undefined, { refetchType: 'none' }),
      utils.answers.paper.invalidate(),
      utils.answers.preflight.invalidate(),
      refreshCases(),
    ]);
  };
}
