import { Controller } from 'react-hook-form';
import { responseDeadlineDate } from '#src/law/court-day.ts';
import { answerSpan } from '#src/law/rule-days.ts';
import { DEFAULT_RESPONSE_DAYS } from '#src/summons/schema.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { FormSection, TextField } from './form-section.tsx';
import type { SummonsFormState } from './use-summons-form.ts';

const DEFENDANT_TYPES = [
  { value: 'individual', label: 'Individual' },
  { value: 'entity', label: 'Business entity' },
];

interface SummonsFieldsProps {
  form: SummonsFormState;
  /** A new summons names days, a kept one the date. */
  isNew: boolean;
}

/** Everything that stands on a summons, section by section. */
export function SummonsFields({ form, isNew }: SummonsFieldsProps) {
  return (
    <>
      <PartyFields form={form} />
      <CourtFields form={form} />
      <SignerFields form={form} />
      <DateFields form={form} isNew={isNew} />
      <FormSection
        title="Additional Information"
        description="Both stand on the summons below the seven notices."
      >
        <TextField form={form} name="summonsText" label="Summons Text" rows={4} className="sm:col-span-2" />
        <TextField
          form={form}
          name="additionalInstructions"
          label="Additional Instructions"
          rows={3}
          className="sm:col-span-2"
        />
      </FormSection>
    </>
  );
}

function PartyFields({ form }: { form: SummonsFormState }) {
  const isEntity = form.watch('isEntityDefendant') === 'entity';
  return (
    <FormSection title="Party Information" description="Names as the complaint has them.">
      <TextField
        form={form}
        name="plaintiffName"
        label="Plaintiff Name *"
        hint="The first plaintiff; add “et al.” where there are others."
      />
      <TextField form={form} name="plaintiffAddress" label="Plaintiff Address" rows={3} />
      <TextField
        form={form}
        name="defendantName"
        label="Defendant Name *"
        hint="One summons for each defendant."
      />
      <TextField form={form} name="defendantAddress" label="Defendant Address" rows={3} />
      <Field label="Defendant Type" error={form.formState.errors.isEntityDefendant?.message}>
        <Select options={DEFENDANT_TYPES} {...form.register('isEntityDefendant')} />
      </Field>
      {isEntity && (
        <>
          <TextField
            form={form}
            name="registeredAgentName"
            label="Registered Agent Name *"
            hint="Who takes court papers for the business; the Secretary of State lists them."
            className="sm:col-start-1"
          />
          <TextField form={form} name="registeredAgentAddress" label="Registered Agent Address *" rows={3} />
        </>
      )}
    </FormSection>
  );
}

function CourtFields({ form }: { form: SummonsFormState }) {
  const upperCased = form.register('state', {
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      form.setValue('state', event.target.value.toUpperCase().slice(0, 2)),
  });
  return (
    <FormSection title="Court Information">
      <TextField form={form} name="courtName" label="Court Name *" />
      <TextField form={form} name="courtAddress" label="Court Address *" rows={3} />
      <TextField form={form} name="county" label="County *" />
      <Field label="State *" error={form.formState.errors.state?.message}>
        <Input autoComplete="off" maxLength={2} className="max-w-24 uppercase" {...upperCased} />
      </Field>
      <TextField form={form} name="courtPhone" label="Court Telephone" inputMode="tel" />
      <TextField form={form} name="caseNumber" label="Case Number" />
      <TextField form={form} name="judgeName" label="Judge" />
    </FormSection>
  );
}

function SignerFields({ form }: { form: SummonsFormState }) {
  return (
    <FormSection
      title="Attorney/Plaintiff Information"
      description="Who signs for the plaintiff. Without a lawyer, name and address of the plaintiff are printed; the telephone is still needed."
    >
      <Controller
        control={form.control}
        name="isProSe"
        render={({ field }) => (
          <Checkbox
            className="sm:col-span-2"
            checked={field.value}
            onChange={field.onChange}
            label="The plaintiff has no lawyer (pro se)"
          />
        )}
      />
      <TextField form={form} name="attorneyName" label="Attorney Name" />
      <TextField form={form} name="attorneyAddress" label="Attorney Address" rows={3} />
      <TextField form={form} name="attorneyPhone" label="Telephone" inputMode="tel" />
      <TextField form={form} name="attorneyFax" label="Fax" inputMode="tel" />
      <TextField form={form} name="attorneyEmail" label="Email" inputMode="email" />
    </FormSection>
  );
}

const isWholeNumber = (value: unknown) => Number.isInteger(Number(value)) && Number(value) >= 1;

function DateFields({ form, isNew }: SummonsFieldsProps) {
  const { errors } = form.formState;
  /** Until somebody enters another, the deadline follows the day and the days. */
  const follow = (issued: string) => {
    const days = Number(form.getValues('responseDeadlineDays'));
    if (issued === '' || (!isNew && form.formState.dirtyFields.responseDeadlineDate)) return;
    if (isWholeNumber(days)) form.setValue('responseDeadlineDate', responseDeadlineDate(issued, days));
  };
  return (
    <FormSection title="Dates and Deadlines">
      <Controller
        control={form.control}
        name="issuedDate"
        render={({ field }) => (
          <Field label="Issued Date *" error={errors.issuedDate?.message}>
            <DateInput
              ref={field.ref}
              name={field.name}
              value={String(field.value)}
              onBlur={field.onBlur}
              onChange={(day) => {
                field.onChange(day);
                follow(day);
              }}
            />
          </Field>
        )}
      />
      {isNew ? (
        <Field
          label="Response Deadline (Days)"
          hint={`Typically ${answerSpan(['new_mexico_district', 'new_mexico_magistrate'])}. New Mexico’s district courts: ${DEFAULT_RESPONSE_DAYS}.`}
          error={errors.responseDeadlineDays?.message}
        >
          <Input
            type="number"
            min={1}
            step={1}
            className="max-w-32"
            {...form.register('responseDeadlineDays', {
              onBlur() {
                const typed = form.getValues('responseDeadlineDays');
                if (!isWholeNumber(typed)) form.setValue('responseDeadlineDays', DEFAULT_RESPONSE_DAYS);
                follow(String(form.getValues('issuedDate')));
              },
            })}
          />
        </Field>
      ) : (
        <Controller
          control={form.control}
          name="responseDeadlineDate"
          render={({ field }) => (
            <Field
              label="Response Deadline *"
              hint="Response period starts the day after issued date"
              error={errors.responseDeadlineDate?.message}
            >
              <DateInput
                ref={field.ref}
                name={field.name}
                value={String(field.value)}
                onBlur={field.onBlur}
                onChange={field.onChange}
              />
            </Field>
          )}
        />
      )}
      <p className="text-sm text-muted sm:col-span-2">
        This date is only reckoned from the day of issue. The court counts the days to answer from the day the
        defendant is served: the clock has not started before that.
      </p>
    </FormSection>
  );
}
