import type { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { awayText, dayText } from '../text/due-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { dateBy, isIncomplete, preselected, timeBy } from './accept-date.ts';
import { CalculatedProof, CalculatedWarnings } from './calculated-proof.tsx';
import { CountedDates } from './counted-dates.tsx';
import { RuleStatusBadge } from './rule-status-badge.tsx';
import type { Calculator } from './use-calculator.ts';

interface ListedResultProps {
  result: CalculatedDeadline;
  calculator: Calculator;
  /** False where nothing can be put on the timeline. */
  canAdd: boolean;
}

function citationOf(result: CalculatedDeadline): string {
  return result.courtRule?.citation ?? result.ruleReference;
}

/** A date that may not be anybody's: said without a word on how far it is, and not to be picked. */
export function OtherResult({ result, today }: { result: CalculatedDeadline; today: string }) {
  const date = dateBy(result, result.recommended);
  return (
    <div className="text-sm">
      <p className="figures">
        <span className="font-medium">{result.name}</span>:{' '}
        {isIncomplete(result) || date === null
          ? 'needs the hearing date'
          : dayText(date, today, timeBy(result, result.recommended))}
      </p>
      <p className="text-muted">{citationOf(result)}</p>
    </div>
  );
}

/** One of several dates that are a person's own, to be picked for the timeline. */
export function ListedResult({ result, calculator, canAdd }: ListedResultProps) {
  const { today, picks } = calculator;
  const method = calculator.methodOf(result);
  const shown = method ?? result.recommended;
  const date = dateBy(result, shown);
  const isPicked = picks.checked.includes(result.deadlineType);
  const line = (
    <>
      <span className="figures block text-lg leading-7 font-semibold tracking-tight">
        {method === null
          ? 'Needs the hearing date'
          : date && `${dayText(date, today, timeBy(result, shown))} · ${awayText(date, today)}`}
      </span>
      <span className="block font-medium">{result.name}</span>
    </>
  );
  return (
    <div className="flex flex-col gap-2">
      {canAdd ? (
        <Checkbox
          checked={isPicked}
          disabled={method === null}
          onChange={(checked) => calculator.check(result.deadlineType, checked)}
          label={line}
          hint={citationOf(result)}
        />
      ) : (
        <div className="text-sm">
          {line}
          <span className="text-muted">{citationOf(result)}</span>
        </div>
      )}
      <p className="flex flex-wrap gap-1.5 empty:hidden">
        {!isIncomplete(result) && <RuleStatusBadge status={result.status} />}
        {result.warnings.length > 0 && <Badge tone="due">Read before relying on it</Badge>}
      </p>
      <Disclosure label="Dates, steps and warnings">
        <div className="mt-2 flex flex-col gap-3">
          <CalculatedWarnings result={result} />
          <CountedDates
            result={result}
            today={today}
            // What is picked is the person's; else as where one deadline is calculated.
            value={isPicked ? method : (picks.methods[result.deadlineType] ?? preselected(result))}
            onChange={(picked) => calculator.pickMethod(result.deadlineType, picked)}
          />
          <CalculatedProof result={result} method={method} today={today} />
        </div>
      </Disclosure>
    </div>
  );
}
