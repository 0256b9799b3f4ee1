import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { AppError } from '#src/errors.ts';
import { calculateDeadlines, deadlineOptions, recalculate } from '#src/law/calculate.ts';
import type { CalculatedDeadline, Calculation, ServiceWay } from '#src/law/calculation-schema.ts';
import { JURISDICTION_OPTIONS, rulesFor } from '#src/law/case-law.ts';
import { comparedNotes } from '#src/law/warnings.ts';
import { titleWithFile } from '#src/papers/paper-title.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { dayText } from '../text/due-text.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { dateBy } from './accept-date.ts';
import { CalculatorDisclaimer, Caveats } from './calculated-proof.tsx';
import { ChangeCourt } from './law-doubt.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { DISPUTED, RuleReadings } from './rule-readings.tsx';
import type { Stage } from './use-timeline.ts';
import { useUnfit } from './use-unfit.ts';

interface CalculationCardProps {
  stage: Stage;
  stages: readonly Stage[];
  today: string;
  /** Puts it on another day; null for those who may only look. */
  onChange: ((date: string) => void) | null;
}

const SERVED: Readonly<Record<ServiceWay, string>> = {
  personal: 'In person',
  mail: 'By mail',
  electronic: 'Electronically',
  home: 'Left at home with somebody',
  work: 'Left at work with somebody',
  posted: 'Posted at the door',
  receipt: 'By mail with a signed receipt',
  publication: 'Published in a newspaper',
  waiver: 'Service was waived',
  unknown: 'Not sure how',
};
const METHOD = { 'court-rule': 'The court’s rule', 'business-day': 'Business days' } as const;

/** What the paper is called that a date was read from; null for a date of no paper. */
function usePaper(id: string | null): string | null {
  const { data } = trpc.documents.get.useQuery(id === null ? skipToken : { id }, { meta: { silent: true } });
  return id === null ? null : data === undefined ? 'a paper of the case' : titleWithFile(data);
}

/** How the date came about: counted by a rule, with the steps, or entered by hand. */
export function CalculationCard({ stage, stages, today, onChange }: CalculationCardProps) {
  const { calculation, date } = stage;
  const paper = usePaper(stage.derivedFromDocId);
  const counted = useMemo(() => calculation && countAgain(calculation, today), [calculation, today]);
  const unfit = useUnfit(stage);
  if (calculation === null) {
    return (
      <Card>
        <CardHeader title="How this date was counted" />
        <CardBody>
          <p className="text-muted wrap-anywhere">
            {date === null
              ? 'It has no date yet.'
              : stage.isAutoCalculated
                ? `Calculated by ${stage.ruleReference ?? 'a rule'}; its steps were not kept. Verify with the clerk.`
                : paper !== null
                  ? `The date was read from ${paper}. Compare it with the paper.`
                  : 'The date was entered by hand. Compare it with your court papers.'}
          </p>
        </CardBody>
      </Card>
    );
  }
  const trigger = stages.find(({ id }) => id === stage.triggerMilestoneId);
  return (
    <Card>
      <CardHeader title="How this date was counted" description={stage.ruleReference ?? undefined} />
      <CardBody className="flex flex-col gap-4">
        {unfit !== null && (
          <Alert tone="due" title="This may not be your day">
            {unfit} <ChangeCourt caseId={stage.caseId} />
          </Alert>
        )}
        {counted && date !== null && counted.date !== date && (
          <Alert
            tone="due"
            title={`By the rule it would be ${dayText(counted.date, today)}`}
            actions={
              onChange && (
                <Button variant="secondary" size="small" onClick={() => onChange(counted.date)}>
                  Use {dayText(counted.date, today)}
                </Button>
              )
            }
          >
            {stage.isAutoCalculated
              ? `The rule was changed here since this was counted. Until you know better, keep to the earlier of the two. The steps below lead to the new date.`
              : `It was moved by hand to ${dayText(date, today)}. The steps below lead to the date by the rule.`}
          </Alert>
        )}
        {counted ? (
          <>
            <ProofSteps steps={counted.steps} open label="Steps" />
            <OtherDate counted={counted} calculation={calculation} today={today} />
          </>
        ) : (
          <p className="text-muted">This date cannot be counted again here. Verify it with the clerk.</p>
        )}
        {counted && counted.notes.length > 0 && (
          <Alert tone="due">
            <div className="flex flex-col gap-1.5">
              {counted.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              <RuleReadings readings={counted.result.readings} />
            </div>
          </Alert>
        )}
        <Facts items={factsOf(calculation, counted, trigger, today)} />
        {counted?.result.courtRule && (
          <div className="text-sm">
            <Caveats caveats={counted.result.courtRule.caveats} />
          </div>
        )}
        <CalculatorDisclaimer jurisdiction={calculation.jurisdiction} />
      </CardBody>
    </Card>
  );
}

/** The date of the other way of counting, where it is another one. */
function OtherDate({ counted, calculation, today }: OtherDateProps) {
  const other = calculation.method === 'court-rule' ? 'business-day' : 'court-rule';
  const date = dateBy(counted.result, other);
  if (date === null || date === counted.date) return null;
  const isEarlier = date < counted.date;
  return (
    <Alert tone={isEarlier ? 'due' : 'info'}>
      {other === 'business-day' ? 'Counted in business days' : 'Counted as courts count'}, it would be{' '}
      <strong className="figures">{dayText(date, today)}</strong>.{' '}
      {isEarlier
        ? 'That is earlier than the date you keep. Use the earlier date.'
        : 'You keep the earlier date.'}
    </Alert>
  );
}

interface OtherDateProps {
  counted: CountedAgain;
  calculation: Calculation;
  today: string;
}

function factsOf(
  calculation: Calculation,
  counted: CountedAgain | null,
  trigger: Stage | undefined,
  today: string,
) {
  const day0 = (counted?.fromHearing && calculation.hearingDate) || calculation.triggerDate;
  const { jurisdiction, serviceMethod, localDays, closures, method } = calculation;
  return [
    {
      label: 'Counted from',
      value: (
        <>
          {dayText(day0, today)}
          {trigger && (
            <>
              {', '}
              <Link
                to={paths.milestone(trigger.caseId, trigger.id)}
                className="underline underline-offset-4 hover:text-accent"
              >
                {trigger.kind}
              </Link>
            </>
          )}
        </>
      ),
    },
    { label: 'Counting', value: METHOD[method] },
    {
      label: 'Court',
      value: JURISDICTION_OPTIONS.find(({ value }) => value === jurisdiction)?.label,
    },
    { label: 'Served', value: SERVED[serviceMethod] },
    ...(localDays === null ? [] : [{ label: 'Your court gives', value: `${localDays} days` }]),
    ...(closures.length === 0
      ? []
      : [{ label: 'Closed days', value: closures.map((day) => dayText(day, today)).join('; ') }]),
  ];
}

interface CountedAgain {
  /** The day the rule gives, in the way of counting that was kept. */
  date: string;
  steps: readonly string[];
  result: CalculatedDeadline;
  /** Whether the hearing, not the trigger date, is day 0. */
  fromHearing: boolean;
  /** What is to be known of the rule itself before one relies on it. */
  notes: readonly string[];
}

/** The count of a stored deadline with its steps; null when its rule is not known any more. */
function countAgain(calculation: Calculation, today: string): CountedAgain | null {
  const { method, ...input } = calculation;
  try {
    const [result] = calculateDeadlines(input, today);
    const date = result && dateBy(result, method);
    if (!date) return null;
    const options = deadlineOptions(calculation.jurisdiction, null);
    const isBackward = options.some(
      ({ deadlineType, fromHearing }) => fromHearing && deadlineType === result.deadlineType,
    );
    const fromHearing = isBackward && method === 'court-rule';
    const steps =
      method === 'court-rule' && result.courtRule
        ? result.courtRule.steps
        : recalculate(calculation, calculation.triggerDate, today).steps;
    const rule = rulesFor(calculation.jurisdiction, null).find(({ id }) => id === result.receipt.ruleKey);
    const day0 = (isBackward && calculation.hearingDate) || calculation.triggerDate;
    const notes = [
      ...(result.status === 'disputed' ? [DISPUTED] : []),
      ...(rule === undefined ? [] : comparedNotes(rule, day0, today)),
    ];
    return { date, steps, result, fromHearing, notes };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
