import type { CalculatedDeadline, CountingMethod } from '#src/law/calculation-schema.ts';
import { statusFor } from '#src/timeline/status.ts';
import { awayText, dayText } from '../text/due-text.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { dateBy, isIncomplete, timeBy } from './accept-date.ts';
import { RuleStatusBadge } from './rule-status-badge.tsx';
import { STANDING } from './standing.tsx';

interface CountedDatesProps {
  result: CalculatedDeadline;
  today: string;
  value: CountingMethod | null;
  onChange(method: CountingMethod): void;
}

const NAME = { 'court-rule': 'Court-rule date', 'business-day': 'Business-day date' } as const;
const METHODS = ['court-rule', 'business-day'] as const;
const SHOWN = { past: 'overdue', due: 'due', upcoming: 'upcoming' } as const;

/** Both dates of a deadline, the one that is chosen for it marked. */
export function CountedDates({ result, today, value, onChange }: CountedDatesProps) {
  const name = `date-of-${result.deadlineType}`;
  const dates = METHODS.flatMap((method) => {
    const date = dateBy(result, method);
    return date === null ? [] : [{ method, date }];
  });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">Date of {result.name}</legend>
      {dates.map(({ method, date }) => {
        const stands = SHOWN[statusFor(date, today)];
        return (
          <label
            key={method}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-card border p-3 transition-colors duration-150 sm:px-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              value === method
                ? 'border-accent bg-accent-soft'
                : 'border-line bg-surface hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={value === method}
              onChange={() => onChange(method)}
              className="mt-1.5 size-4 shrink-0 accent-accent-fill outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                {NAME[method]}
                {dates.length > 1 && value !== null && result.recommended === method && (
                  <Badge tone="accent">
                    {result.daysEarlier > 0 ? 'Earlier: use this one' : 'Recommended'}
                  </Badge>
                )}
                {isIncomplete(result) && <Badge tone="due">Do not rely on this yet</Badge>}
                {!isIncomplete(result) && <RuleStatusBadge status={result.status} />}
              </span>
              <span className="figures block text-xl leading-7 font-semibold tracking-tight">
                <time dateTime={date}>{dayText(date, today, timeBy(result, method))}</time>
              </span>
              <span className={classNames('figures text-sm font-medium', STANDING[stands].text)}>
                {awayText(date, today)}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
