import { type Case, caseTitle } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { useRefreshCases } from './use-refresh-cases.ts';

const ASK_AGAIN_MS = 3000;

/** Whether a case stays on this machine, how far its documents are prepared for that, and how it is changed. */
export function useLocalOnly(item: Case) {
  const caseId = item.id;
  const utils = trpc.useUtils();
  const refreshCases = useRefreshCases();
  const refresh = () => Promise.all([utils.cases.privacy.invalidate({ caseId }), refreshCases()]);
  const privacy = trpc.cases.privacy.useQuery(
    { caseId },
    {
      meta: { silent: true },
      refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? ASK_AGAIN_MS : false),
    },
  );
  trpc.documents.watch.useSubscription(
    { caseId },
    {
      // Another window, or what happened between two connections.
      onStarted: () => void utils.cases.privacy.invalidate({ caseId }),
      onData(event) {
        if (event.type === 'case-changed') void refresh();
      },
    },
  );
  const update = trpc.cases.update.useMutation({
    meta: { errorFallback: 'The switch could not be turned.' },
    onSuccess: (_, { localOnly }) => {
      showToast({
        title: localOnly ? 'Nothing of this case leaves now' : 'This case may leave this machine',
        description: caseTitle(item),
        action: { label: 'Undo', onPress: () => update.mutate({ caseId, localOnly: !localOnly }) },
      });
      return refresh();
    },
  });
  const stands = privacy.data?.localOnly ?? item.localOnly;
  return {
    localOnly: update.isPending ? (update.variables.localOnly ?? stands) : stands,
    waiting: privacy.data?.waiting ?? 0,
    busy: update.isPending,
    set: (localOnly: boolean) => update.mutate({ caseId, localOnly }),
  };
}
