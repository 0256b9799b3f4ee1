import type { CalculatedDeadline } from '#src/law/calculation-schema.ts';
import { EVENTS } from '#src/law/events.ts';
import { amount } from '#src/text/words.ts';
import { dayText } from '../text/due-text.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { dateBy, isIncomplete, timeBy } from './accept-date.ts';
import { CalculatedList } from './calculated-list.tsx';
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
  const { results, isAll } = calculator;
  return (
    <>
      {/* It is there before anything is calculated: only so is it read out. */}
      <p role="status" className="sr-only">
        {results && saidOf(calculator)}
      </p>
      {results && <Results calculator={calculator} one={isAll ? undefined : results[0]} canAdd={canAdd} />}
    </>
  );
}

/** What came out, for who does not see it: a sentence, and then the way to what follows. */
function saidOf({ results = [], isAll, happened, grouped, entries, today }: Calculator): string {
  const [one] = results;
  if (!isAll) {
    const date = one && dateBy(one, one.recommended);
    if (!one || !date) return '';
    const day = dayText(date, today, timeBy(one, one.recommended));
    return `${one.name}: ${isIncomplete(one) ? 'needs the hearing date' : day}`;
  }
  if (happened === null) {
    return `${amount(results.length, 'deadline')} calculated. Say what happened on ${dayText(entries.trigger.date, today)}.`;
  }
  const own = grouped.own.reduce((sum, group) => sum + group.results.length, 0);
  return `${amount(own, 'deadline')} from ${EVENTS[happened].words}.`;
}

function Results({ calculator, canAdd, one }: ResultsProps & { one: CalculatedDeadline | undefined }) {
  const { isAll, picks } = calculator;
  return (
    <section ref={bringIntoSight} aria-label="Result" className="flex flex-col gap-4">
      {one && <OneResult result={one} calculator={calculator} />}
      {isAll && <CalculatedList calculator={calculator} canAdd={canAdd} />}
      {canAdd && (
        <Checkbox checked={picks.remind} onChange={calculator.setRemind} label="Remind me before each date" />
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
