import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { SelectionAnalysis } from '#src/review/analysis-schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { FileName } from '../text/file-name.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { showToast } from '../ui/toast-store.ts';
import { refusalText } from './use-coding.ts';

interface AnalysisStripProps {
  caseId: string;
  canEdit: boolean;
  onOpen(id: string): void;
}

/** How far the analysis of a selection has come; at its end what could not be analyzed, until it is put away. */
export function AnalysisStrip({ caseId, canEdit, onOpen }: AnalysisStripProps) {
  const found = trpc.review.analysis.useQuery({ caseId }, { meta: { silent: true } });
  /** Analyses that this window saw at work: of older ones nothing needs to be said. */
  const [seen, setSeen] = useState<string | null>(null);
  const [isListed, setListed] = useState(false);
  const analysis = found.data ?? null;
  if (analysis?.state === 'running' && seen !== analysis.id) setSeen(analysis.id);
  if (analysis === null || seen !== analysis.id) return null;
  const { state, total, done, failed, failures } = analysis;
  const over = done + failed;
  return (
    <section
      aria-label="Analysis of the selected documents"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-2 text-sm sm:px-5"
    >
      <p className="figures inline-flex items-center gap-1.5" aria-live="polite">
        {state === 'done' && <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-done" />}
        {words(analysis)}
      </p>
      {state === 'running' && (
        <Progress
          label="Progress of the analysis"
          value={total === 0 ? 0 : Math.round((100 * over) / total)}
          className="max-w-48 min-w-24 flex-1"
        />
      )}
      {failed > 0 && (
        <Button variant="quiet" size="small" className="text-danger" onClick={() => setListed(true)}>
          <CircleAlert aria-hidden="true" />
          {amount(failed, 'document')} could not be analyzed
        </Button>
      )}
      <div className="ml-auto flex gap-2">
        {state === 'running' && canEdit && <CancelButton caseId={caseId} />}
        {state !== 'running' && (
          <Button variant="secondary" size="small" onClick={() => setSeen(null)}>
            Close
          </Button>
        )}
      </div>
      {isListed && (
        <Dialog
          open
          onOpenChange={() => setListed(false)}
          title={`${amount(failed, 'document')} could not be analyzed`}
          size="small"
        >
          <ul className="flex flex-col gap-3 text-sm">
            {failures.map(({ id, filename, why }) => (
              <li key={id} className="flex flex-col items-start gap-0.5">
                <Button
                  variant="quiet"
                  size="small"
                  className="-ml-2 max-w-full"
                  onClick={() => {
                    setListed(false);
                    onOpen(id);
                  }}
                >
                  <span className="truncate">
                    <FileName name={filename} />
                  </span>
                </Button>
                <span className="text-muted">{why}</span>
              </li>
            ))}
            {failed > failures.length && (
              <li className="figures text-muted">and {amount(failed - failures.length, 'more document')}</li>
            )}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

function words({ state, total, done, failed }: SelectionAnalysis): string {
  const of = `${done.toLocaleString('en-US')} of ${amount(total, 'document')}`;
  if (state === 'running')
    return `Analyzing: ${(done + failed).toLocaleString('en-US')} of ${amount(total, 'document')}`;
  return state === 'done' ? `Analyzed: ${of}` : `Stopped: ${of} analyzed`;
}

function CancelButton({ caseId }: { caseId: string }) {
  const utils = trpc.useUtils();
  const cancel = trpc.review.cancelAnalysis.useMutation({
    meta: { silent: true },
    onSuccess: (analysis) => utils.review.analysis.setData({ caseId }, analysis),
    onError(error) {
      showToast({
        title: 'Not Stopped',
        description: refusalText(error, 'The analysis could not be stopped. Please try again.'),
        tone: 'danger',
      });
    },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={cancel.isPending}
      aria-label="Stop the analysis"
      onClick={() => cancel.mutate({ caseId })}
    >
      Stop
    </Button>
  );
}
