import { MailedFrom, SERVICE_METHODS, ServiceWay, SUMMONS_WAYS } from '#src/law/calculation-schema.ts';
import { JURISDICTION_OPTIONS } from '#src/law/case-law.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { AnchorField } from './anchor-field.tsx';
import { HEARING_FIELD } from './calculated-proof.tsx';
import { ClosedDays } from './closed-days.tsx';
import { ChangeCourt, LawDoubt } from './law-doubt.tsx';
import type { Calculator } from './use-calculator.ts';

const SERVED: Readonly<Record<ServiceWay, string>> = {
  personal: 'Personal service',
  mail: 'Mail',
  electronic: 'Electronic',
  home: 'Left at my home with somebody',
  work: 'Left at my work with somebody',
  posted: 'Posted at my door',
  receipt: 'By mail, and I signed a receipt',
  publication: 'Published in a newspaper',
  waiver: 'I waived service',
  unknown: 'I am not sure',
};
const wayOption = (value: ServiceWay) => ({ value, label: SERVED[value] });
const SERVICE_OPTIONS = [
  ...SERVICE_METHODS.map(wayOption),
  {
    group: 'How a summons reached you',
    options: SUMMONS_WAYS.filter((way) => way !== 'unknown').map(wayOption),
  },
  wayOption('unknown'),
];
const FROM = { california: 'California', other_state: 'Another state', abroad: 'Abroad' } as const;
const FROM_OPTIONS = MailedFrom.options.map((value) => ({ value, label: FROM[value] }));

export function CalculatorForm({ caseId, calculator }: { caseId: string; calculator: Calculator }) {
  const { entries, change, option, options, rule, service, jurisdiction, failure, today } = calculator;
  const fields = failure?.fields ?? {};
  const noType = option === undefined;
  const hearing = noType ? options.some(({ fromHearing }) => fromHearing) : option.fromHearing;
  const local = noType ? options.some(({ needsLocalDays }) => needsLocalDays) : option.needsLocalDays;
  const isDone = calculator.results !== undefined;
  const hearingField = (
    <AnchorField
      id={HEARING_FIELD}
      caseId={caseId}
      label={!rule || rule.event === 'hearing' ? 'Hearing date' : `T${rule.startsFrom.slice(1)}`}
      hint={
        rule
          ? `This deadline counts back from ${rule.startsFrom.replace(/^the day of /, '')}.`
          : 'For deadlines that count back from a hearing.'
      }
      error={fields.hearingDate}
      today={today}
      value={entries.hearing}
      onChange={(value) => change({ hearing: value })}
    />
  );
  const localField = (
    <Field
      label="Days your court gives"
      hint="See the local rules or the judge’s order. Courts differ."
      error={fields.localDays}
      className="sm:max-w-xs"
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={entries.localDays}
        onChange={(event) => change({ localDays: event.target.value })}
        className="max-w-28"
      />
    </Field>
  );
  return (
    <div className="flex flex-col gap-4">
      <AnchorField
        caseId={caseId}
        label={
          service && !option?.fromHearing
            ? `The day it counts from (trigger date) *: ${service.startsFrom}`
            : 'The day it counts from (trigger date) *'
        }
        hint={triggerHint(option)}
        error={fields.triggerDate}
        today={today}
        value={entries.trigger}
        onChange={(value) => change({ trigger: value })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Jurisdiction" error={fields.jurisdiction}>
          <Select
            placeholder="Choose your court"
            options={JURISDICTION_OPTIONS}
            value={jurisdiction ?? ''}
            onChange={(event) => {
              const picked = JURISDICTION_OPTIONS.find(({ value }) => value === event.target.value);
              if (picked) change({ jurisdiction: picked.value });
            }}
          />
        </Field>
        <Field label="Service method" note={service?.meaning ?? ''} error={fields.serviceMethod}>
          <Select
            options={SERVICE_OPTIONS}
            value={entries.serviceMethod}
            onChange={(event) => {
              const picked = ServiceWay.options.find((value) => value === event.target.value);
              if (picked) change({ serviceMethod: picked });
            }}
          />
        </Field>
      </div>
      {calculator.assumedLaw && <LawDoubt caseId={caseId} law={calculator.assumedLaw} />}
      {calculator.whyNoRules !== null && (
        <Alert tone="due" title="No rules to count by">
          {calculator.whyNoRules} The summons and the court’s orders come first.{' '}
          <ChangeCourt caseId={caseId} />
        </Alert>
      )}
      <Field label="Deadline type" hint={option?.description} error={fields.deadlineType}>
        <Select
          placeholder="Choose a deadline"
          options={options.map(({ deadlineType, name, ruleReference }) => ({
            value: deadlineType,
            label: `${name} (${ruleReference})`,
          }))}
          value={option?.deadlineType ?? ''}
          onChange={(event) => change({ deadlineType: event.target.value })}
        />
      </Field>
      {jurisdiction === 'california' && entries.serviceMethod === 'mail' && (
        <Field label="Where it was mailed from" error={fields.mailedFrom}>
          <Select
            placeholder="Choose a place"
            options={FROM_OPTIONS}
            value={entries.mailedFrom ?? ''}
            onChange={(event) =>
              change({ mailedFrom: MailedFrom.safeParse(event.target.value).data ?? null })
            }
          />
        </Field>
      )}
      {option?.needs.map(({ event, question }) => (
        <Field
          key={event}
          label={question}
          hint="The rule gives the later of two days. Leave it empty if you do not know: then the earlier one is shown."
          error={fields[`given.${event}`]}
          className="sm:max-w-md"
        >
          <DateInput
            value={entries.given[event] ?? ''}
            onChange={(date) => change({ given: { ...entries.given, [event]: date } })}
          />
        </Field>
      ))}
      {!noType && hearing && hearingField}
      {!noType && local && localField}
      <Disclosure
        key={String(fields.closures !== undefined)}
        open={fields.closures !== undefined}
        label="More that can change the date"
      >
        <div className="flex flex-col gap-4 pt-2 pb-1 pl-5.5">
          {noType && hearing && hearingField}
          {noType && local && localField}
          <ClosedDays
            days={entries.closures}
            today={today}
            error={fields.closures}
            onChange={(closures) => change({ closures })}
          />
        </div>
      </Disclosure>
      {failure && Object.keys(fields).length === 0 && (
        <Alert tone="danger" title="We couldn't calculate this">
          {failure.message ?? 'Please check your internet connection and try again.'}
        </Alert>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          disabled={!calculator.canCalculate}
          busy={calculator.isCalculating}
          onClick={() => calculator.calculate('one')}
        >
          Calculate Deadline
        </Button>
        <Button
          variant="secondary"
          disabled={!calculator.canCalculateAll || calculator.isCalculating}
          onClick={() => calculator.calculate('all')}
        >
          Calculate All
        </Button>
      </div>
    </div>
  );
}

function triggerHint(option: Calculator['option']): string {
  if (option === undefined) return 'The day it all starts from, such as the day you were served.';
  return option.fromHearing
    ? 'The day you got the papers. The deadline itself counts back from another day.'
    : 'Not the day on which it is due.';
}
