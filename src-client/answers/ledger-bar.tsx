import { ArrowDown, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Progress } from '../ui/progress.tsx';

interface LedgerBarProps {
  open: number;
  total: number;
  /** Only those that needed an answer are shown. */
  isFiltered: boolean;
  onFilter(): void;
  /** Left out when there is none to go to. */
  onNext?: (() => void) | undefined;
  /** Whether everything is kept. */
  saved: ReactNode;
}

/** Stays at the top while the paragraphs pass: how many still need an answer, and the way to the next. */
export function LedgerBar({ open, total, isFiltered, onFilter, onNext, saved }: LedgerBarProps) {
  return (
    <div className="sticky top-14 z-20 -mx-1 flex flex-col gap-2 border-b border-line bg-paper px-1 py-2">
      <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
        {open === 0 && !isFiltered ? (
          <span className="flex items-center gap-1.5 text-sm font-medium text-done">
            <CircleCheck aria-hidden="true" className="size-4" />
            Every paragraph is answered
          </span>
        ) : (
          <button
            type="button"
            aria-pressed={isFiltered}
            onClick={onFilter}
            className={classNames(
              'figures inline-flex min-h-8 items-center gap-2 rounded-full border bg-due-soft px-3 text-sm font-medium text-due touch:min-h-11',
              isFiltered ? 'border-due' : 'border-transparent hover:border-due',
            )}
          >
            Needs your answer ({open})
          </button>
        )}
        <span className="figures text-sm text-muted max-sm:hidden">
          {total - open} of {total} answered
        </span>
        <span className="ml-auto">{saved}</span>
        {onNext && (
          <Button variant="secondary" size="small" onClick={onNext}>
            <ArrowDown aria-hidden="true" />
            <span>
              Next<span className="max-sm:sr-only"> unanswered</span>
            </span>
          </Button>
        )}
      </div>
      <Progress
        label="Answered"
        tone={open === 0 ? 'done' : 'accent'}
        value={total === 0 ? 0 : ((total - open) / total) * 100}
      />
    </div>
  );
}
