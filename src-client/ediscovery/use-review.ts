import { useEffect, useRef } from 'react';
import { trpc } from '../lib/trpc.ts';
import { uploadStore } from '../upload/upload-store.ts';
import type { Moves } from './coding-moves.ts';
import { createReviewSync, type ReviewSync } from './review-sync.ts';

/** The documents of a case for review, and what changes in them meanwhile. */
export function useReview(caseId: string, moves: Moves) {
  const utils = trpc.useUtils();
  const list = trpc.ediscovery.list.useQuery({ caseId }, { meta: { silent: true } });
  const sync = useRef<ReviewSync | null>(null);

  useEffect(() => {
    const started = createReviewSync({
      fetchRows: (ids) => utils.client.ediscovery.list.query({ caseId, ids }),
      refetch: () => utils.ediscovery.list.invalidate({ caseId }),
      list: () => utils.ediscovery.list.getData({ caseId }),
      change: (how) => utils.ediscovery.list.setData({ caseId }, (rows) => rows && how(rows)),
      isBusy: moves.isBusy,
    });
    sync.current = started;
    return () => started.stop();
  }, [caseId, utils, moves]);

  useEffect(() => uploadStore(caseId).onUploaded(() => sync.current?.allChanged()), [caseId]);

  trpc.documents.watch.useSubscription(
    { caseId },
    {
      // What happened before the watch began, or between two connections, is fetched.
      onStarted: () => {
        if (utils.ediscovery.list.getData({ caseId }) !== undefined) sync.current?.allChanged();
      },
      onData(event) {
        if (event.type === 'document') {
          const { id, status } = event.document;
          if (status === 'ready' || status === 'failed') sync.current?.changed([id]);
          return;
        }
        if (event.type !== 'documents-changed' && event.type !== 'review-changed') return;
        if (event.ids === undefined) sync.current?.allChanged();
        else sync.current?.changed(event.ids);
        for (const id of event.ids ?? []) void utils.ediscovery.document.invalidate({ id });
      },
    },
  );
  return list;
}
