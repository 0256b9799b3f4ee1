import { useEffect, useRef } from 'react';
import { trpc } from '../lib/trpc.ts';
import { uploadStore } from '../upload/upload-store.ts';

const SETTLE_MS = 400;
const UNREAD_MS = 2500;

/** Everything of a case's discovery page, and what changes in it while papers are uploaded and read. */
export function useDiscovery(caseId: string) {
  const utils = trpc.useUtils();
  const overview = trpc.discovery.overview.useQuery(
    { caseId },
    {
      meta: { silent: true },
      // A paper whose text is there is looked through with the next answer or the one after it.
      refetchInterval: ({ state }) =>
        state.data?.requests.some(({ isRead, status }) => !isRead && status === 'ready') ? UNREAD_MS : false,
    },
  );
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const refresh = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void utils.discovery.invalidate(), SETTLE_MS);
  };
  const latest = useRef(refresh);
  latest.current = refresh;

  useEffect(() => uploadStore(caseId).onUploaded(() => latest.current()), [caseId]);
  useEffect(() => () => clearTimeout(timer.current), []);
  trpc.documents.watch.useSubscription(
    { caseId },
    {
      onData(event) {
        const isUnderWay = event.type === 'document' && ['queued', 'reading'].includes(event.document.status);
        if (!isUnderWay) latest.current();
      },
    },
  );
  return overview;
}
