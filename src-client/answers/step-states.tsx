import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';

export function StepSkeleton({ text }: { text: string }) {
  return (
    <SkeletonGroup text={text}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </SkeletonGroup>
  );
}

interface StepFailureProps {
  title: string;
  text: string;
  isBusy: boolean;
  onRetry(): void;
}

/** A part of the canvas that could not be loaded; the others stay. */
export function StepFailure({ title, text, isBusy, onRetry }: StepFailureProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      actions={
        <Button variant="secondary" size="small" busy={isBusy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/** What holds in this court, as sentences. */
export function StepNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert title="Good to know">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}
