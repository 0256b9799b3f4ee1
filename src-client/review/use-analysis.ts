import { useCallback, useState } from 'react';
import { visibleName } from '#src/text/visible-name.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { refusalText } from './use-coding.ts';

/** Which documents are being analyzed on their own, while the reviewer looks at others; and the start of a selection. */
export function useAnalysis(caseId: string) {
  const utils = trpc.useUtils();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const analyze = useCallback(
    async (document: { id: string; filename: string }) => {
      const { id } = document;
      setRunning((before) => new Set([...before, id]));
      try {
        await utils.client.documents.analyzeDiscovery.mutate({ id });
        showToast({ title: 'Analysis Complete', description: visibleName(document.filename) });
      } catch (error) {
        showToast({
          title: 'Analysis Failed',
          description: refusalText(error, 'Failed to analyze document. Please try again.'),
          tone: 'danger',
        });
      }
      setRunning((before) => new Set([...before].filter((each) => each !== id)));
    },
    [utils],
  );
  const analyzeMany = useCallback(
    async (documents: readonly { id: string }[]) => {
      try {
        const ids = documents.map(({ id }) => id);
        const begun = await utils.client.review.analyze.mutate({ caseId, ids });
        utils.review.analysis.setData({ caseId }, begun);
      } catch (error) {
        showToast({
          title: 'Analysis Failed',
          description: refusalText(error, 'The analysis could not be started. Please try again.'),
          tone: 'danger',
        });
      }
    },
    [utils, caseId],
  );
  return { running, analyze, analyzeMany };
}
