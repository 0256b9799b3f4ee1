import { CircleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { useUploads } from './use-uploads.ts';

/** What is being uploaded while the dialog is closed; nothing when all is quiet. */
export function UploadStrip({ caseId, onOpen }: { caseId: string; onOpen(): void }) {
  const { items } = useUploads(caseId);
  const stopped = items.filter(({ status }) => status === 'error').length;
  const active = items.filter(({ status }) => ['pending', 'uploading', 'paused'].includes(status));
  if (active.length === 0 && stopped === 0) return null;
  const bytes = active.reduce((sum, { file }) => sum + file.size, 0);
  const sent = active.reduce((sum, { file, progress }) => sum + file.size * progress, 0);
  const percent = bytes === 0 ? 0 : Math.floor((sent / bytes) * 100);
  const isPaused = active.length > 0 && active.every(({ status }) => status === 'paused');
  return (
    <section
      aria-label="Uploads"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-2 text-sm sm:px-5"
    >
      {active.length > 0 && (
        <>
          <p className="figures">
            {isPaused ? 'Paused: ' : 'Uploading '}
            {active.length} file{active.length === 1 ? '' : 's'}, {percent}%
          </p>
          <Progress label="Progress of the uploads" value={percent} className="max-w-48 min-w-24 flex-1" />
        </>
      )}
      {stopped > 0 && (
        <p className="inline-flex items-center gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {stopped === 1 ? '1 upload stopped' : `${stopped} uploads stopped`}
        </p>
      )}
      <Button variant="secondary" size="small" className="ml-auto" onClick={onOpen}>
        Show uploads
      </Button>
    </section>
  );
}
