import { useEffect, useRef } from 'react';
import { trpc } from '../lib/trpc.ts';

/** Hundreds of documents change at once while they are uploaded and read. */
const PAUSE_MS = 500;

/** How many documents a case has, as it changes. Their list may be long and is not loaded for it. */
export function useDocumentCount(caseId: string) {
  const utils = trpc.useUtils();
  const count = trpc.documents.count.useQuery({ caseId }, { meta: { silent: true } });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refresh = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void utils.documents.count.invalidate({ caseId });
    }, PAUSE_MS);
  };
  trpc.documents.watch.useSubscription(
    { caseId },
    {
      onStarted: refresh,
      onData({ type }) {
        if (type === 'document' || type === 'documents-changed') refresh();
        if (type !== 'case-changed') return;
        refresh();
        void utils.cases.list.invalidate();
        void utils.milestones.list.invalidate({ caseId });
      },
    },
  );
  return count.data;
}
