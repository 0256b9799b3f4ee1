import { CASE_TYPES } from '#src/cases/schema.ts';
import { US_STATES } from '#src/states.ts';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { caseTypeLabel } from './case-type.ts';
import { CourtRecognized } from './court-recognized.tsx';
import type { useCaseForm } from './use-case-form.ts';

const TYPE_OPTIONS = CASE_TYPES.map((type) => ({ value: type, label: caseTypeLabel(type) }));
const STATE_OPTIONS = US_STATES.map((state) => ({
  value: state.code,
  label: `${state.code} · ${state.name}`,
}));

export function CaseFields({ form }: { form: ReturnType<typeof useCaseForm>['form'] }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Case Title *" error={errors.title?.message} className="sm:col-span-2">
        <Input autoComplete="off" placeholder="e.g. Harlow v. Brandt Properties" {...register('title')} />
      </Field>
      <Field label="Description (Optional)" error={errors.description?.message} className="sm:col-span-2">
        <Textarea rows={2} {...register('description')} />
      </Field>
      <Field label="Plaintiff Name" error={errors.plaintiffName?.message}>
        <Input autoComplete="off" {...register('plaintiffName')} />
      </Field>
      <Field label="Defendant Name" error={errors.defendantName?.message}>
        <Input autoComplete="off" {...register('defendantName')} />
      </Field>
      <Field label="Case Number (Optional)" error={errors.caseNumber?.message}>
        <Input
          autoComplete="off"
          spellCheck={false}
          placeholder="e.g. D-202-CV-2023-01234"
          {...register('caseNumber')}
        />
      </Field>
      <Field label="Case Type *" error={errors.caseType?.message}>
        <Select options={TYPE_OPTIONS} placeholder="Choose a type" {...register('caseType')} />
      </Field>
      <Field label="State *" error={errors.state?.message}>
        <Select options={STATE_OPTIONS} placeholder="Choose a state" {...register('state')} />
      </Field>
      <Field label="Court Name *" error={errors.courtName?.message}>
        <Input
          autoComplete="off"
          placeholder="e.g. Second Judicial District Court"
          {...register('courtName')}
        />
      </Field>
      <CourtRecognized form={form} />
    </div>
  );
}
