import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Disclosure } from './disclosure.tsx';

interface StageLineProps {
  /** Names from the first to the last, with the day that shows each, as words; `isDone`: something proves it. */
  points: readonly { name: string; day: string | null; isDone: boolean }[];
  /** Place of the present one. */
  reached: number;
}

const LOOK = {
  done: 'border-done bg-done-soft text-done',
  open: 'border-dashed border-line-strong bg-surface text-muted',
  present: 'border-accent bg-accent-fill text-on-fill',
  ahead: 'border-line-strong bg-surface text-transparent',
} as const;

/** Where something stands among its points: what is proven checked, the present one filled. */
export function StageLine({ points, reached }: StageLineProps) {
  const present = points[reached];
  const stateOf = (index: number) =>
    index === reached ? 'present' : index > reached ? 'ahead' : points[index]?.isDone ? 'done' : 'open';
  return (
    <>
      <div className="sm:hidden">
        <p className="flex items-center gap-2">
          <Dot state="present" />
          <span className="font-semibold">{present?.name}</span>
          <span className="figures text-sm text-muted">
            step {reached + 1} of {points.length}
          </span>
        </p>
        <Disclosure label="All steps">
          <ol className="mt-1 flex flex-col gap-2">
            {points.map(({ name, day, isDone }, index) => (
              <li
                key={name}
                aria-current={index === reached ? 'step' : undefined}
                className="flex items-center gap-2 text-sm"
              >
                <Dot state={stateOf(index)} />
                <span className={index === reached ? 'font-semibold' : ''}>{name}</span>
                {index < reached && <PastDay day={day} isDone={isDone} />}
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
      <ol className="hidden auto-cols-fr grid-flow-col sm:grid">
        {points.map(({ name, day, isDone }, index) => (
          <li
            key={name}
            aria-current={index === reached ? 'step' : undefined}
            className="relative flex min-w-0 flex-col items-start gap-1 pr-2 text-xs"
          >
            {index < points.length - 1 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-2.5 right-0 left-5 border-t-2',
                  index < reached && isDone ? 'border-done' : 'border-line',
                )}
              />
            )}
            <Dot state={stateOf(index)} />
            <span className={classNames('wrap-anywhere', index === reached ? 'font-semibold' : 'text-muted')}>
              {name}
            </span>
            {index < reached && <PastDay day={day} isDone={isDone} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Dot({ state }: { state: keyof typeof LOOK }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative flex size-5 shrink-0 items-center justify-center rounded-full border-2',
        LOOK[state],
      )}
    >
      {state === 'done' && <Check className="size-3" strokeWidth={3} />}
      {state === 'present' && <span className="size-1.5 rounded-full bg-on-fill" />}
    </span>
  );
}

function PastDay({ day, isDone }: { day: string | null; isDone: boolean }) {
  return (
    <span className="figures text-xs text-muted">
      {isDone ? <span className="sr-only">done</span> : 'nothing here shows it'}
      {isDone && day !== null && ` ${day}`}
    </span>
  );
}
