import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/** Where a document stands in the list as it is shown; `at` is 0 when the filters hide it. */
export interface Position {
  at: number;
  of: number;
  previous: string | null;
  next: string | null;
}

interface StepButtonsProps {
  position: Position;
  onStep(id: string): void;
  className?: string;
}

/** '3 of 120', and to the ones beside it. */
export function StepButtons({ position, onStep, className }: StepButtonsProps) {
  const { at, of, previous, next } = position;
  return (
    <span className={classNames('flex items-center', className)}>
      {at > 0 && (
        <span className="figures mr-1 text-sm text-muted">
          {at.toLocaleString('en-US')} of {of.toLocaleString('en-US')}
        </span>
      )}
      <IconButton
        label="Previous document"
        icon={<ChevronUp aria-hidden="true" />}
        disabled={previous === null}
        onClick={() => previous !== null && onStep(previous)}
      />
      <IconButton
        label="Next document"
        icon={<ChevronDown aria-hidden="true" />}
        disabled={next === null}
        onClick={() => next !== null && onStep(next)}
      />
    </span>
  );
}
