import { useEffect, useRef } from 'react';
import { trpc } from '../lib/trpc.ts';
import { uploadStore } from '../upload/upload-store.ts';
import { createListSync, type ListSync } from './list-sync.ts';

/** The documents of a case, and what changes in them while they are read, as it happens. */
export function useDocuments(caseId: string) {
  const utils = trpc.useUtils();
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });
  const sync = useRef<ListSync | null>(null);

  useEffect(() => {
    const started = createListSync({
      fetchRows: (ids) => utils.client.documents.list.query({ caseId, ids }),
      refetch: () => utils.documents.list.invalidate({ caseId }),
      change: (how) => utils.documents.list.setData({ caseId }, (rows) => rows && how(rows)),
    });
    sync.current = started;
    return () => started.stop();
  }, [caseId, utils]);

  useEffect(
    () =>
      uploadStore(caseId).onUploaded((id) =>
        id === null ? sync.current?.allChanged() : sync.current?.changed([id]),
      ),
    [caseId],
  );

  trpc.documents.watch.useSubscription(
    { caseId },
    {
      // What happened before the watch began, or between two connections, is fetched.
      onStarted() {
        sync.current?.allChanged();
        void utils.docket.list.invalidate({ caseId });
      },
      onData(event) {
        if (event.type === 'document') {
          sync.current?.progress(event.document);
          const { id, status, rereadStatus } = event.document;
          if ((status === 'ready' || status === 'failed') && rereadStatus === null) refreshOne(utils, id);
          return;
        }
        if (event.type === 'documents-changed' && event.ids !== undefined) {
          sync.current?.changed(event.ids);
          for (const id of event.ids) refreshOne(utils, id);
          return;
        }
        if (event.type === 'review-changed') {
          for (const id of event.ids ?? []) void utils.documents.get.invalidate({ id });
          if (event.ids === undefined) void utils.documents.get.invalidate();
          return;
        }
        if (event.type === 'docket-changed') {
          void utils.docket.list.invalidate({ caseId });
          return;
        }
        if (event.type === 'summons-changed') {
          void utils.summons.invalidate();
          void utils.service.invalidate();
          return;
        }
        if (event.type === 'participants-changed') {
          void utils.participants.list.invalidate({ caseId });
          return;
        }
        sync.current?.allChanged();
        void utils.milestones.list.invalidate({ caseId });
      },
    },
  );
  return list;
}

/** What is shown of one document, where it is open. */
function refreshOne(utils: ReturnType<typeof trpc.useUtils>, id: string): void {
  void utils.documents.get.invalidate({ id });
  void utils.documents.text.invalidate({ id });
  void utils.documents.texts.invalidate({ id });
  void utils.documents.analysis.invalidate({ id });
}
