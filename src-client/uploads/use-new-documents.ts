import { useEffect, useEffectEvent, useRef } from 'react';
import { uploadStore } from './upload-store.ts';

/**
 * Calls back for each document that comes of files chosen while `isChoosing`: also of those that arrive after the
 * upload dialog was closed, and not of uploads that were begun elsewhere.
 */
export function useNewDocuments(
  caseId: string,
  isChoosing: boolean,
  onDocument: (documentId: string) => void,
): void {
  const own = useRef(new Set<string>());
  const tell = useEffectEvent(onDocument);
  useEffect(() => {
    if (!isChoosing) return;
    const store = uploadStore(caseId);
    const others = new Set(store.items().flatMap(({ id, status }) => (status === 'ready' ? [] : [id])));
    return store.subscribe(() => {
      for (const { id } of store.items()) if (!others.has(id)) own.current.add(id);
    });
  }, [caseId, isChoosing]);
  useEffect(() => {
    const store = uploadStore(caseId);
    return store.onUploaded((documentId) => {
      const item = documentId && store.items().find((each) => each.documentId === documentId);
      if (item && own.current.has(item.id)) tell(item.documentId ?? '');
    });
  }, [caseId]);
}
