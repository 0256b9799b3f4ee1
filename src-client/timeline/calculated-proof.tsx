import type { CalculatedDeadline, CountingMethod, Jurisdiction } from '#src/law/calculation-schema.ts';
import { paths } from '../paths.ts';
import { dayText } from '../text/due-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { isIncomplete } from './accept-date.ts';
import { ProofSteps } from './proof-steps.tsx';
import { reminderText } from './reminder-text.ts';
import { DISPUTED, RuleReadings } from './rule-readings.tsx';

/** Id of the calculator's hearing field. */
export const HEARING_FIELD = 'calculator-hearing';

/** Puts the focus on the hearing's day, wherever it is folded away. */
export function goToHearing() {
  const input = document.querySelector<HTMLInputElement>(`#${HEARING_FIELD} input`);
  const folded = input?.closest('details');
  if (folded) folded.open = true;
  input?.focus();
}

const UNVERIFIED =
  'We have not verified this rule yet. Check its days with the clerk before you choose a date.';

/** What must be read before relying on a date; nothing where there is nothing. */
export function CalculatedWarnings({ result }: { result: CalculatedDeadline }) {
  const standing = { verified: null, unverified: UNVERIFIED, disputed: DISPUTED }[result.status];
  const said = standing === null || isIncomplete(result) ? result.warnings : [standing, ...result.warnings];
  if (said.length === 0) return null;
  return (
    <Alert
      tone="due"
      actions={
        isIncomplete(result) && (
          <Button variant="secondary" size="small" onClick={goToHearing}>
            Enter the hearing date
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-1.5">
        {said.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      {result.readings.length > 0 && (
        <div className="mt-1.5">
          <RuleReadings readings={result.readings} />
        </div>
      )}
    </Alert>
  );
}

/** What is uncertain of a date: one line of it, the rest behind a word. */
export function Caveats({ caveats }: { caveats: readonly string[] }) {
  const [first, ...others] = caveats;
  if (first === undefined) return null;
  return (
    <div className="flex max-w-[70ch] flex-col gap-1 text-muted">
      <p>{first}</p>
      {others.length > 0 && (
        <Disclosure label={`Why, and what else can change it (${others.length})`}>
          <ul className="flex list-disc flex-col gap-1 pt-1 pl-9">
            {others.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface CalculatedProofProps {
  result: CalculatedDeadline;
  method: CountingMethod | null;
  today: string;
}

/** Rule, steps, open questions and reminders of a calculated deadline. */
export function CalculatedProof({ result, method, today }: CalculatedProofProps) {
  const { courtRule } = result;
  const isDisputed = courtRule !== null && courtRule.earliest !== courtRule.latest;
  return (
    <div className="flex flex-col gap-2 text-sm">
      {isDisputed && (
        <p className="figures">
          Courts may read this rule in two ways:{' '}
          <strong>{dayText(courtRule.earliest, today, courtRule.dueTime)}</strong> at the earliest,{' '}
          <strong>{dayText(courtRule.latest, today, courtRule.dueTime)}</strong> at the latest. Keep the
          earliest.
        </p>
      )}
      {courtRule && <ProofSteps steps={courtRule.steps} label="How the court-rule date is counted" />}
      {courtRule && <Caveats caveats={courtRule.caveats} />}
      <p className="text-muted">
        Rule: {courtRule?.citation ?? result.ruleReference}. Verify with the clerk.
      </p>
      {method === result.recommended && (
        <p className="figures text-muted">{reminderText(result.reminderDates, today)}</p>
      )}
    </div>
  );
}

/** Under every result. The rules open beside it, so that nothing typed is lost. */
export function CalculatorDisclaimer({ jurisdiction }: { jurisdiction: Jurisdiction | null }) {
  return (
    <p className="text-sm text-muted">
      These dates may not account for local rules or court orders. A judge’s order comes before any rule.
      Verify each date with the court’s clerk.{' '}
      <a
        href={jurisdiction === null ? paths.rules : paths.rulesOf(jurisdiction)}
        target="_blank"
        rel="noreferrer"
        className="underline underline-offset-4 hover:text-ink"
      >
        How we count (in a new tab)
      </a>
    </p>
  );
}
