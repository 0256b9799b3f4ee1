import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RecordAttemptInput, ServiceAttempt } from '#src/service/schema.ts';
import { useUser } from '../auth/use-user.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { forgetKept, keep, readKept } from './kept-return.ts';
import { type ReturnDraft, ReturnForm, returnDefaults, TEXT_FIELDS } from './return-draft.ts';
import type { ServiceProps } from './service-props.ts';

export type ReturnFormState = UseFormReturn<ReturnDraft, unknown, RecordAttemptInput>;

interface ReturnFormOptions extends ServiceProps {
  attempts: readonly ServiceAttempt[];
  onRecorded(attempt: ServiceAttempt): void;
}

/** The Return of Service while it is filled in. What is typed is kept in this browser until it is recorded. */
export function useReturnForm({ summons, attempts, today, onRecorded }: ReturnFormOptions) {
  const key = `${useUser().id}.${summons.id}`;
  const [start] = useState(() => ({ empty: returnDefaults(summons, attempts, today), kept: readKept(key) }));
  const [isContinued, setContinued] = useState(start.kept !== null);
  const form = useSchemaForm(ReturnForm, { ...start.empty, ...start.kept });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keep(key, values);
        },
      }),
    [form, key],
  );
  const record = trpc.service.record.useMutation({
    meta: { errorFallback: 'Failed to record service attempt' },
    onSuccess(attempt) {
      forgetKept(key);
      showToast({
        title: 'Service Attempt Recorded',
        description: 'The Return of Service has been recorded successfully.',
      });
      onRecorded(attempt);
    },
    onError: (error) => {
      showFieldErrors(form, TEXT_FIELDS, error);
    },
  });
  return {
    form,
    /** What was typed earlier and not recorded stands in the form. */
    isContinued,
    startOver() {
      forgetKept(key);
      form.reset(start.empty);
      setContinued(false);
    },
    isSaving: record.isPending,
    submit: form.handleSubmit((attempt) => record.mutate({ id: summons.id, ...attempt })),
  };
}
