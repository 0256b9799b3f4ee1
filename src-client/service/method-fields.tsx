import { SERVICE_METHODS } from '#src/law/service-methods.ts';
import type { MethodState } from '#src/service/coach-items.ts';
import { MIN_RESIDENT_AGE } from '#src/service/schema.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { DayEntry, EntryGroup, TextEntry } from './entries.tsx';
import { askedFields, chosenMethod } from './return-draft.ts';
import type { ReturnFormState } from './use-return-form.ts';

const OPTIONS = SERVICE_METHODS.map(({ key, label }) => ({ value: key, label }));

const AT_FIFTEEN =
  'The rule says over 15. Service on somebody who is exactly 15 can be challenged: verify with the clerk, or hand the papers to somebody older.';

interface MethodFieldsProps {
  form: ReturnFormState;
  /** Which ways are open, by the coach. */
  methods: readonly MethodState[];
}

/** The way of service, and what that way asks for: who took the papers, which mailing went out. */
export function MethodFields({ form, methods }: MethodFieldsProps) {
  const draft = form.watch();
  const method = chosenMethod(draft.serviceMethod);
  const asked = askedFields(draft);
  const closed = methods.find((each) => each.method === method?.key && each.state !== 'open');
  return (
    <>
      <EntryGroup title="How the papers were served">
        <Field label="Service method *" error={form.formState.errors.serviceMethod?.message}>
          <Select placeholder="Choose a way" options={OPTIONS} {...form.register('serviceMethod')} />
        </Field>
        <p role="status" className="-mt-2 max-w-[70ch] text-sm text-due empty:hidden">
          {closed && `${closed.state === 'closed' ? 'Not for this defendant' : 'Not yet'}: ${closed.why}`}
        </p>
        {method && (
          <p className="-mt-2 max-w-[70ch] text-sm text-muted">
            {method.advice} <span className="whitespace-nowrap">({method.citation})</span>
          </p>
        )}
      </EntryGroup>
      {asked.receipt && (
        <EntryGroup title="Signed receipt">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextEntry
              form={form}
              name="recipientName"
              label="Who signed the receipt"
              hint="The name on the receipt."
            />
            <TextEntry
              form={form}
              name="recipientRelationship"
              label="Relationship to the defendant"
              hint="Such as the defendant, or authorized to sign."
            />
            <DayEntry
              form={form}
              name="receiptSignedDate"
              label="Day the receipt was signed"
              hint="Service is complete on this day."
            />
          </div>
        </EntryGroup>
      )}
      {asked.recipient && (
        <EntryGroup title="Who took the papers">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextEntry
              form={form}
              name="recipientName"
              label="Recipient name"
              hint="As they told it to you."
            />
            <TextEntry
              form={form}
              name="recipientRelationship"
              label="Relationship to the defendant"
              hint="Such as sister, lives there."
            />
            {asked.recipientTitle && (
              <TextEntry
                form={form}
                name="recipientTitle"
                label="Recipient title"
                hint="Such as registered agent or president."
              />
            )}
            {asked.recipientAge && (
              <TextEntry
                form={form}
                name="recipientAge"
                label="Recipient age"
                hint="Must be 15 or older."
                isAge
                warning={Number(draft.recipientAge) === MIN_RESIDENT_AGE ? AT_FIFTEEN : ''}
              />
            )}
          </div>
        </EntryGroup>
      )}
      {asked.mailing && (
        <EntryGroup title="Mailing">
          <p className="-mt-2 max-w-[70ch] text-sm text-muted">
            {asked.bothAddresses
              ? 'A copy goes by first-class mail to the last known address and to the workplace.'
              : 'A copy goes by first-class mail to the defendant’s last known address.'}{' '}
            Not mailed yet? Leave this empty and add it to the history later.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextEntry
              form={form}
              name="mailingAddress"
              label={asked.bothAddresses ? 'Mailing addresses (both)' : 'Mailing address'}
              rows={asked.bothAddresses ? 4 : 2}
            />
            <DayEntry form={form} name="mailingDate" label="Mailing date" />
          </div>
        </EntryGroup>
      )}
    </>
  );
}
