import type { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { amount } from '#src/text/words.ts';
import { dueText } from '../text/due-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { dateBy } from './accept-date.ts';
import { CalculatedProof, CalculatedWarnings, CalculatorDisclaimer } from './calculated-proof.tsx';
import { CountedDates } from './counted-dates.tsx';
import type { Calculator } from './use-calculator.ts';

interface ResultsProps {
  calculator: Calculator;
  /** False where nothing can be put on the timeline. */
  canAdd: boolean;
}

/** What was calculated: one deadline in full, or a list to pick from. */
export function CalculatorResults({ calculator, canAdd }: ResultsProps) {
  const { results, isAll, picks } = calculator;
  if (!results) return null;
  const one = isAll ? undefined : results[0];
  return (
    <section ref={bringIntoSight} aria-label="Result" aria-live="polite" className="flex flex-col gap-4">
      {one && <OneResult result={one} calculator={calculator} />}
      {isAll && (
        <>
          <h3 className="figures font-semibold">
            {amount(results.length, 'deadline')}
            {canAdd && <span className="font-normal text-muted"> · {picks.checked.length} picked</span>}
          </h3>
          {[...Map.groupBy(results, ({ startsFrom }) => startsFrom)].map(([startsFrom, ofEvent]) => (
            <section key={startsFrom} aria-label={`If it is ${startsFrom}`} className="flex flex-col gap-2">
              <h4 className="text-sm font-medium">Only if the date you entered is {startsFrom}:</h4>
              <ul className="flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line">
                {bySoonest(ofEvent).map((result) => (
                  <li key={result.deadlineType} className="p-3 sm:px-4">
                    <ListedResult result={result} calculator={calculator} canAdd={canAdd} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {canAdd && (
        <Checkbox
          checked={picks.remind}
          onChange={calculator.setRemind}
          label="Remind me 7, 3 and 1 days before"
        />
      )}
      <CalculatorDisclaimer jurisdiction={calculator.jurisdiction} />
    </section>
  );
}

function bringIntoSight(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'nearest' });
}

function OneResult({ result, calculator }: { result: CalculatedDeadline; calculator: Calculator }) {
  const method = calculator.methodOf(result);
  return (
    <>
      <div>
        <h3 className="text-lg font-semibold">{result.name}</h3>
        <p className="text-sm text-muted">{result.description}</p>
      </div>
      <CalculatedWarnings result={result} />
      <CountedDates
        result={result}
        today={calculator.today}
        value={method}
        onChange={(picked) => calculator.pickMethod(result.deadlineType, picked)}
      />
      <CalculatedProof result={result} method={method} today={calculator.today} />
    </>
  );
}

function ListedResult({ result, calculator, canAdd }: ResultsProps & { result: CalculatedDeadline }) {
  const { today, picks } = calculator;
  const method = calculator.methodOf(result);
  const date = dateBy(result, method ?? result.recommended);
  const line = (
    <>
      <span className="figures block text-lg leading-7 font-semibold tracking-tight">
        {method === null ? 'Needs the hearing date' : date && dueText(date, today)}
      </span>
      <span className="block font-medium">{result.name}</span>
    </>
  );
  return (
    <div className="flex flex-col gap-2">
      {canAdd ? (
        <Checkbox
          checked={picks.checked.includes(result.deadlineType)}
          disabled={method === null}
          onChange={(checked) => calculator.check(result.deadlineType, checked)}
          label={line}
          hint={result.courtRule?.citation ?? result.ruleReference}
        />
      ) : (
        <div className="text-sm">
          {line}
          <span className="text-muted">{result.courtRule?.citation ?? result.ruleReference}</span>
        </div>
      )}
      {result.warnings.length > 0 && (
        <p>
          <Badge tone="due">Read before relying on it</Badge>
        </p>
      )}
      <Disclosure label="Dates, steps and warnings">
        <div className="mt-2 flex flex-col gap-3">
          <CalculatedWarnings result={result} />
          <CountedDates
            result={result}
            today={today}
            value={method}
            onChange={(picked) => calculator.pickMethod(result.deadlineType, picked)}
          />
          <CalculatedProof result={result} method={method} today={today} />
        </div>
      </Disclosure>
    </div>
  );
}

function bySoonest(results: readonly CalculatedDeadline[]): CalculatedDeadline[] {
  const dateOf = (result: CalculatedDeadline) => dateBy(result, result.recommended) ?? '9999';
  return [...results].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
}
