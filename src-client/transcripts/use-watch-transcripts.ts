import { useEffect, useRef } from 'react';
import { trpc } from '../lib/trpc.ts';

/** Keeps what is shown as others leave it, and as documents are read again. */
export function useWatchTranscripts(caseId: string, documentIds: readonly string[]): void {
  const utils = trpc.useUtils();
  const watched = useRef(documentIds);
  useEffect(() => {
    watched.current = documentIds;
  });
  const refresh = () => void utils.transcripts.invalidate();
  trpc.documents.watch.useSubscription(
    { caseId },
    {
      onData(event) {
        if (event.type === 'transcripts-changed') refresh();
        if (event.type !== 'documents-changed') return;
        if (event.ids === undefined || event.ids.some((id) => watched.current.includes(id))) refresh();
      },
    },
  );
}
