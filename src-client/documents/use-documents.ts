import { useEffect } from 'react';
import { useRefresher } from '../lib/case-events.tsx';
import { trpc } from '../lib/trpc.ts';
import { createListSync } from './list-sync.ts';

/** The documents of a case, and what changes in them while they are read, as it happens. */
export function useDocuments(caseId: string) {
  const utils = trpc.useUtils();
  const refresher = useRefresher();
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });
  useEffect(() => {
    const sync = createListSync({
      fetchRows: (ids) => utils.client.documents.list.query({ caseId, ids }),
      refetch: () => utils.documents.list.invalidate({ caseId }),
      change: (how) => utils.documents.list.setData({ caseId }, (rows) => rows && how(rows)),
    });
    const release = refresher.keepRows('documents.list', caseId, {
      heard(event) {
        if (event.type === 'document') sync.progress(event.document);
        if (event.type !== 'documents-changed') return;
        if (event.ids === undefined) sync.allChanged();
        else sync.changed(event.ids);
      },
      restarted: sync.allChanged,
    });
    return () => {
      release();
      sync.stop();
    };
  }, [caseId, utils, refresher]);
  return list;
}
