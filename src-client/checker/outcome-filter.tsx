import { countOf, WORST_FIRST } from '#src/checker/counts.ts';
import type { CheckCounts } from '#src/checker/schema.ts';
import { type CheckStatus, STATUS_WORDS } from '#src/verification/schema.ts';
import { classNames } from '../ui/class-names.ts';
import { LOOK } from './look.tsx';
import { capital } from './words.ts';

interface OutcomeFilterProps {
  counts: CheckCounts;
  chosen: CheckStatus | null;
  onChoose(status: CheckStatus | null): void;
}

/** How many came out how, what needs a look first; a press shows only those. */
export function OutcomeFilter({ counts, chosen, onChoose }: OutcomeFilterProps) {
  return (
    <fieldset
      aria-label="Show only"
      data-furniture=""
      className="grid min-w-0 grid-cols-2 gap-2 lg:grid-cols-4"
    >
      {WORST_FIRST.map((status) => {
        const count = countOf(counts, status);
        const { icon: Icon, ink } = LOOK[status];
        return (
          <button
            key={status}
            type="button"
            disabled={count === 0}
            aria-pressed={chosen === status}
            onClick={() => onChoose(chosen === status ? null : status)}
            className={classNames(
              'flex min-h-16 min-w-0 items-center gap-3 rounded-card border bg-surface px-3 py-2 text-left sm:px-4',
              'disabled:cursor-default disabled:bg-transparent',
              chosen === status
                ? 'border-accent outline-2 -outline-offset-2 outline-accent'
                : 'border-line enabled:hover:border-line-strong',
            )}
          >
            <Icon
              aria-hidden="true"
              className={classNames('size-5 shrink-0', count > 0 ? ink : 'text-muted')}
            />
            <span className="min-w-0">
              <span
                className={classNames(
                  'figures block text-xl leading-6 font-semibold',
                  count === 0 && 'text-muted',
                )}
              >
                {count.toLocaleString('en-US')}
              </span>
              <span className="block text-sm leading-tight text-muted">{capital(STATUS_WORDS[status])}</span>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
