import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Progress } from '../ui/progress.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type KnownStage, knownProgress, STAGES, timedProgress } from './stages.ts';

const TICK_MS = 100;

interface GeneratingDialogProps {
  /** Null until the server has said where it is. */
  known: KnownStage | null;
  /** What drafts, as it calls itself. */
  engine: string | null;
  onCancel(): void;
}

/** What goes on while an answer is drafted: real steps where they are known. */
export function GeneratingDialog({ known, engine, onCancel }: GeneratingDialogProps) {
  const elapsed = useElapsed(known === null);
  const { bars, stage, isFinalizing } = known === null ? timedProgress(elapsed) : knownProgress(known);
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      dismissible={false}
      size="small"
      title="AI Legal Answer Generation"
      description="Your choices and your words are kept. This only writes a draft from them."
      footer={
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <ol className="flex flex-col gap-4">
        {STAGES.map(({ name }, index) => (
          <Step key={name} name={name} value={bars[index] ?? null} isCurrent={stage === index + 1} />
        ))}
      </ol>
      <p role="status" className="mt-5 min-h-6 text-sm text-muted">
        {isFinalizing ? 'Finalizing...' : <span className="sr-only">{STAGES[stage - 1]?.name}</span>}
      </p>
      {engine !== null && <p className="text-xs text-muted">{engine}</p>}
    </Dialog>
  );
}

interface StepProps {
  name: string;
  value: number | null;
  isCurrent: boolean;
}

function Step({ name, value, isCurrent }: StepProps) {
  const isDone = value === 100;
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="flex size-4 items-center justify-center">
          {isDone && <Check className="size-4 text-done" />}
          {!isDone && isCurrent && <Spinner className="text-accent" />}
          {!isDone && !isCurrent && <span className="size-1.5 rounded-full bg-line-strong" />}
        </span>
        <span className={classNames(isCurrent || isDone ? 'font-medium' : 'text-muted')}>{name}</span>
      </span>
      <Progress label={name} value={value} tone={isDone ? 'done' : 'accent'} />
    </li>
  );
}

/** Milliseconds since it began to count. */
function useElapsed(isCounting: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isCounting) return;
    const startedAt = Date.now();
    const timer = setInterval(() => setElapsed(Date.now() - startedAt), TICK_MS);
    return () => clearInterval(timer);
  }, [isCounting]);
  return elapsed;
}
