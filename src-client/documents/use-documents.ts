import { useEffect } from 'react';
import { trpc } from '../lib/trpc.ts';
import { uploadStore } from '../upload/upload-store.ts';

/** The documents of a case, and what changes in them while they are read, as it happens. */
export function useDocuments(caseId: string) {
  const utils = trpc.useUtils();
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });

  useEffect(
    () => uploadStore(caseId).onUploaded(() => void utils.documents.list.invalidate({ caseId })),
    [caseId, utils],
  );

  trpc.documents.watch.useSubscription(
    { caseId },
    {
      // What happened before the watch began, or between two connections, is fetched.
      onStarted: () => void utils.documents.list.invalidate({ caseId }),
      onData(event) {
        if (event.type !== 'document') {
          void utils.documents.list.invalidate({ caseId });
          void utils.milestones.list.invalidate({ caseId });
          return;
        }
        const { id, ...progress } = event.document;
        utils.documents.list.setData({ caseId }, (documents) =>
          documents?.map((document) => (document.id === id ? { ...document, ...progress } : document)),
        );
        if (progress.status !== 'ready' && progress.status !== 'failed') return;
        void utils.documents.list.invalidate({ caseId });
        void utils.documents.get.invalidate({ id });
        void utils.documents.text.invalidate({ id });
        void utils.documents.analysis.invalidate({ id });
      },
    },
  );
  return list;
}
