import { Controller } from 'react-hook-form';
import { TRANSCRIPT_TYPES, type TranscriptSummary, UpdateTranscriptInput } from '#src/transcripts/schema.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import type { Stage } from '../timeline/use-timeline.ts';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast-store.ts';
import { TYPE_WORDS } from './transcript-words.ts';

const FORM_ID = 'transcript-form';
const NAMES = ['title', 'transcriptDate', 'witness', 'courtReporter', 'location'] as const;
const emptyIsNone = (value: unknown) => (value === '' ? null : value);

interface TranscriptDetailsDialogProps {
  transcript: TranscriptSummary;
  stages: readonly Stage[];
  onClose(): void;
}

/** What the cover says, to be put right, and the milestone that the transcript belongs to. */
export function TranscriptDetailsDialog({ transcript, stages, onClose }: TranscriptDetailsDialogProps) {
  const form = useSchemaForm(UpdateTranscriptInput, {
    title: transcript.title,
    transcriptType: transcript.transcriptType,
    transcriptDate: transcript.transcriptDate ?? '',
    witness: transcript.witness ?? '',
    courtReporter: transcript.courtReporter ?? '',
    location: transcript.location ?? '',
    relatedMilestoneId: transcript.relatedMilestoneId,
  });
  const update = trpc.transcripts.update.useMutation({
    meta: { silent: true },
    onSuccess: () => {
      showToast({ title: 'Details saved' });
      onClose();
    },
    onError: (error) => {
      if (showFieldErrors(form, NAMES, error)) return;
      showToast({ title: 'The details could not be saved', description: error.message, tone: 'danger' });
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Transcript Details"
      description="Read from the cover page. What you write here is kept when the document is read again."
      dismissible={!formState.isDirty && !update.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={update.isPending}>
            Save Details
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={form.handleSubmit((change) => update.mutate({ ...change, id: transcript.id }))}
        className="grid gap-4 sm:grid-cols-2"
      >
        <Field label="Title *" error={errors.title?.message} className="sm:col-span-2">
          <Input autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Type" error={errors.transcriptType?.message}>
          <Select
            placeholder="Not known"
            options={TRANSCRIPT_TYPES.map((type) => ({ value: type, label: TYPE_WORDS[type] }))}
            {...register('transcriptType', { setValueAs: emptyIsNone })}
          />
        </Field>
        <Field label="Date" error={errors.transcriptDate?.message}>
          <Controller
            name="transcriptDate"
            control={control}
            render={({ field }) => (
              <DateInput value={field.value ?? ''} onChange={field.onChange} onBlur={field.onBlur} />
            )}
          />
        </Field>
        <Field
          label="Witness"
          hint="Gives the citation its name, such as ‘Okoro Dep.’"
          error={errors.witness?.message}
          className="sm:col-span-2"
        >
          <Input autoComplete="off" {...register('witness')} />
        </Field>
        <Field label="Court Reporter" error={errors.courtReporter?.message}>
          <Input autoComplete="off" {...register('courtReporter')} />
        </Field>
        <Field label="Place" error={errors.location?.message}>
          <Input autoComplete="off" {...register('location')} />
        </Field>
        <Field
          label="Step of the case (milestone)"
          className="sm:col-span-2"
          error={errors.relatedMilestoneId?.message}
        >
          <Select
            placeholder="None"
            options={stages.map(({ id, kind }) => ({ value: id, label: kind }))}
            {...register('relatedMilestoneId', { setValueAs: emptyIsNone })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
