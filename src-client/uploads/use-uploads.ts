import { useEffect, useSyncExternalStore } from 'react';
import { isAnythingUploading, uploadStore } from './upload-store.ts';
import { useUploadChanges } from './use-upload-changes.ts';

/** The upload list of a case, live. */
export function useUploads(caseId: string) {
  const store = uploadStore(caseId);
  useUploadChanges(caseId);
  const items = useSyncExternalStore(store.subscribe, store.items);
  return { store, items };
}

/** Asks before the page is left while bytes are on their way. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnythingUploading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
