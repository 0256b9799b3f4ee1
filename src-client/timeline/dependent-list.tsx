import type { DependentDeadline } from '#src/timeline/schema.ts';
import { daysText, dayText } from '../text/due-text.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { ProofSteps } from './proof-steps.tsx';

interface DependentListProps {
  dependents: readonly DependentDeadline[];
  today: string;
  isMoving(id: string): boolean;
  /** Name of the deadline that must move first; null when nothing stands in the way. */
  waitsFor(id: string): string | null;
  onChange(id: string, isMoving: boolean): void;
}

/** Deadlines that were counted from a date, each with its old and its new day. */
export function DependentList({ dependents, today, isMoving, waitsFor, onChange }: DependentListProps) {
  return (
    <fieldset>
      <legend className="font-semibold">Counted from this date</legend>
      <p className="text-sm text-muted">Those you choose are counted again and move. The others stay.</p>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line">
        {dependents.map((dependent) => {
          const first = waitsFor(dependent.id);
          return (
            <li key={dependent.id} className="px-4 py-2.5">
              <Checkbox
                checked={isMoving(dependent.id)}
                disabled={first !== null}
                onChange={(checked) => onChange(dependent.id, checked)}
                label={
                  <>
                    {dependent.kind}
                    <span className="figures block text-base font-semibold">
                      {dependent.date !== null && (
                        <>
                          <span className="sr-only">from </span>
                          <time dateTime={dependent.date} className="font-normal text-muted line-through">
                            {dayText(dependent.date, today)}
                          </time>
                          <span aria-hidden="true"> → </span>
                          <span className="sr-only"> to </span>
                        </>
                      )}
                      <time dateTime={dependent.newDate}>{dayText(dependent.newDate, today)}</time>
                      <span className="font-normal"> · {daysText(dependent.newDate, today)}</span>
                    </span>
                  </>
                }
                hint={
                  first === null ? (dependent.ruleReference ?? undefined) : `It is counted from ${first}.`
                }
              />
              <div className="pl-7">
                <ProofSteps steps={dependent.steps} />
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
