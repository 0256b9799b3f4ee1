import { CircleAlert, CircleCheck } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';

export const STEPS = ['allegations', 'defenses', 'counterclaims', 'answer'] as const;
export type CanvasStep = (typeof STEPS)[number];

export const STEP_NAMES: Record<CanvasStep, string> = {
  allegations: 'Allegations',
  defenses: 'Defenses',
  counterclaims: 'Counterclaims',
  answer: 'Your Answer',
};

export interface StepState {
  /** A few words, such as '3 need your answer'. */
  text: string;
  tone: 'due' | 'done' | 'plain';
}

interface CanvasStepsProps {
  /** Null while it is not known where to begin. */
  current: CanvasStep | null;
  states: Readonly<Record<CanvasStep, StepState>>;
  onChoose(step: CanvasStep): void;
}

/** Where one is on the way to an answer, and what each part still needs; any of them can be opened. */
export function CanvasSteps({ current, states, onChoose }: CanvasStepsProps) {
  return (
    <nav aria-label="Steps">
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {STEPS.map((step, index) => (
          <li key={step} className="min-w-0">
            <button
              type="button"
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onChoose(step)}
              className={classNames(
                'flex size-full min-w-0 flex-col rounded-card border px-3 py-2 text-left touch:min-h-11',
                step === current
                  ? 'border-accent bg-accent-soft'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              <span className="text-sm font-semibold">
                {index + 1}. {STEP_NAMES[step]}
              </span>
              <StepNote state={states[step]} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const TONE = { due: 'text-due', done: 'text-done', plain: 'text-muted' };

function StepNote({ state: { text, tone } }: { state: StepState }) {
  return (
    <span className={classNames('figures flex items-center gap-1 text-xs', TONE[tone])}>
      {tone === 'due' && <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />}
      {tone === 'done' && <CircleCheck aria-hidden="true" className="size-3.5 shrink-0" />}
      <span className="min-w-0 truncate">{text}</span>
    </span>
  );
}
