import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { asMoment, courtDay } from '#src/law/court-day.ts';
import { type Summons, type SummonsDraft, SummonsForm } from '#src/summons/schema.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';

export type SummonsFormState = UseFormReturn<SummonsDraft, unknown, SummonsForm>;

/** The fields of the form in its order. */
export const SUMMONS_FIELDS = Object.keys(SummonsForm.shape).filter(
  (name): name is keyof SummonsDraft => name in SummonsForm.shape,
);

/** Days as the moments that the wire carries. */
function withMoments({ issuedDate, responseDeadlineDate, ...form }: SummonsForm) {
  const momentOf = (day: string | Date) => asMoment(courtDay(day, form.state));
  return {
    ...form,
    issuedDate: momentOf(issuedDate),
    responseDeadlineDate: momentOf(responseDeadlineDate),
  };
}

interface SummonsFormOptions {
  caseId: string;
  defaults: SummonsDraft;
  milestoneId: string | null;
  /** The summons that is changed; a new one is made without it. */
  editing?: Summons | undefined;
  onSaved(summons: Summons): void;
}

export interface SummonsFormHandle {
  form: SummonsFormState;
  submit(event: React.SyntheticEvent): void;
  busy: boolean;
  /** Something was typed that is not saved. */
  isUnsaved: boolean;
  mayLeave: RefObject<boolean>;
}

/** The form of a summons. After a failure everything that was typed still stands in it. */
export function useSummonsForm(options: SummonsFormOptions): SummonsFormHandle {
  const { caseId, defaults, milestoneId, editing, onSaved } = options;
  const form = useSchemaForm(SummonsForm, defaults);
  // The first wrong field takes the focus, in the order in which they are known: also of those that appear later.
  useState(() => {
    for (const name of SUMMONS_FIELDS) form.register(name);
  });
  const mayLeave = useRef(false);
  const saved = (title: string, description: string) => (summons: Summons) => {
    mayLeave.current = true;
    showToast({ title, description });
    onSaved(summons);
  };
  const failed = (error: unknown) => {
    showFieldErrors(form, SUMMONS_FIELDS, error);
  };
  const create = trpc.summons.create.useMutation({
    meta: { listErrors: true, errorFallback: 'Failed to create summons. Please try again.' },
    onSuccess: saved('Summons Created', 'Your summons has been created successfully.'),
    onError: failed,
  });
  const update = trpc.summons.update.useMutation({
    meta: { listErrors: true, errorFallback: 'Failed to update summons. Please try again.' },
    onSuccess: saved('Summons Updated', 'Your changes have been saved successfully.'),
    onError: failed,
  });
  const submit = form.handleSubmit((values) => {
    const { responseDeadlineDays, ...rest } = withMoments(values);
    if (editing) update.mutate({ id: editing.id, ...rest });
    else create.mutate({ caseId, ...rest, responseDeadlineDays, milestoneId, status: 'draft' });
  });
  return {
    form,
    submit: (event) => void submit(event),
    busy: create.isPending || update.isPending,
    isUnsaved: form.formState.isDirty,
    mayLeave,
  };
}
