import { Checkbox } from '../ui/checkbox.tsx';
import { EntryGroup, TextEntry } from './entries.tsx';
import { askedFields } from './return-draft.ts';
import type { ReturnFormState } from './use-return-form.ts';

/** Whether it worked; if not, why. */
export function OutcomeFields({ form }: { form: ReturnFormState }) {
  const draft = form.watch();
  return (
    <EntryGroup title="Outcome">
      <Checkbox
        checked={draft.wasSuccessful}
        onChange={(wasSuccessful) => form.setValue('wasSuccessful', wasSuccessful, { shouldDirty: true })}
        label="Service was successful"
        hint="The time to answer starts with it."
      />
      {askedFields(draft).failureReason && (
        <TextEntry
          form={form}
          name="failureReason"
          label="Failure reason"
          hint="What you saw and heard, such as nobody answered, lights on, two cars."
          rows={2}
        />
      )}
      <TextEntry form={form} name="notes" label="Notes" rows={2} />
    </EntryGroup>
  );
}
