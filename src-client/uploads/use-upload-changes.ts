import { useEffect } from 'react';
import { useRefresher } from '../lib/case-events.tsx';
import { uploadStore } from './upload-store.ts';

/** A file that this tab has sent is a new document of the case. */
export function useUploadChanges(caseId: string): void {
  const refresher = useRefresher();
  useEffect(
    () =>
      uploadStore(caseId).onUploaded((id) => {
        void refresher.changed({ type: 'documents-changed', caseId, ...(id !== null && { ids: [id] }) });
      }),
    [caseId, refresher],
  );
}
