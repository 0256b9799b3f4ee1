import { CircleAlert, TriangleAlert } from 'lucide-react';
import { amount } from '#src/text/words.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { interruptedWords } from './interrupted.ts';
import { uploadTotals } from './upload-totals.ts';
import { useInterrupted } from './use-interrupted.ts';
import { useUploads } from './use-uploads.ts';

/** What is being uploaded while the dialog is closed, or was broken off; nothing when all is quiet. */
export function UploadStrip({ caseId, onOpen }: { caseId: string; onOpen(): void }) {
  const { items } = useUploads(caseId);
  const { interrupted } = useInterrupted(caseId);
  const stopped = items.filter(({ status }) => status === 'error').length;
  const { underWay, percent, isPaused, left } = uploadTotals(items);
  if (underWay === 0 && stopped === 0 && interrupted.length === 0) return null;
  return (
    <section
      aria-label="Uploads"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-2 text-sm sm:px-5"
    >
      {underWay > 0 && (
        <>
          <p className="figures">
            {isPaused ? 'Paused: ' : 'Uploading '}
            {amount(underWay, 'file')}, {percent}%{left && `, ${left}`}
          </p>
          <Progress label="Progress of the uploads" value={percent} className="max-w-48 min-w-24 flex-1" />
        </>
      )}
      {stopped > 0 && (
        <p className="inline-flex items-center gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {`${amount(stopped, 'upload')} stopped`}
        </p>
      )}
      {interrupted.length > 0 && (
        <p className="inline-flex items-center gap-1.5 text-due">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {interruptedWords(interrupted.length)}
        </p>
      )}
      <Button variant="secondary" size="small" className="ml-auto" onClick={onOpen}>
        {underWay === 0 && stopped === 0 ? 'Continue' : 'Show uploads'}
      </Button>
    </section>
  );
}
