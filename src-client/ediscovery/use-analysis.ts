import { useCallback, useState } from 'react';
import { visibleName } from '#src/documents/visible-name.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { refusalText } from './use-coding.ts';

/** Which documents are being analysed; several may be, while the reviewer looks at others. */
export function useAnalysis(caseId: string) {
  const utils = trpc.useUtils();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const analyze = useCallback(
    async (document: { id: string; filename: string }) => {
      const { id, filename } = document;
      setRunning((before) => new Set([...before, id]));
      try {
        const answer = await utils.client.documents.analyzeDiscovery.mutate({ id });
        utils.ediscovery.document.setData({ id }, answer.document);
        utils.ediscovery.list.setData({ caseId }, (rows) =>
          rows?.map((row) => (row.id === id ? { ...row, isAnalyzed: true } : row)),
        );
        showToast({ title: 'Analysis Complete', description: visibleName(filename) });
      } catch (error) {
        showToast({
          title: 'Analysis Failed',
          description: refusalText(error, 'Failed to analyze document. Please try again.'),
          tone: 'danger',
        });
      }
      setRunning((before) => new Set([...before].filter((each) => each !== id)));
    },
    [caseId, utils],
  );
  return { running, analyze };
}
