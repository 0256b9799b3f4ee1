import { serviceMethod } from '#src/law/service-methods.ts';
import type { ServiceAttempt } from '#src/service/schema.ts';
import { useSchemaForm } from '../lib/form.ts';
import { DayEntry, EntryGroup, TextEntry } from './entries.tsx';
import { ParticularsForm, particularsOf } from './particulars-draft.ts';

interface LaterEntriesProps {
  form: ReturnType<typeof useParticulars>;
  attempt: ServiceAttempt;
}

/** The form of what is known only later, filled with what is kept so far. */
export function useParticulars(attempt: ServiceAttempt) {
  return useSchemaForm(ParticularsForm, particularsOf(attempt));
}

/** What the method of an attempt asks for and may be known only after it: receipt, mailing, signature. */
export function LaterEntries({ form, attempt }: LaterEntriesProps) {
  const method = serviceMethod(attempt.serviceMethod);
  return (
    <>
      {method.asksReceipt && (
        <EntryGroup title="Signed receipt">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextEntry form={form} name="recipientName" label="Who signed the receipt" />
            <TextEntry form={form} name="recipientRelationship" label="Relationship to the defendant" />
            <DayEntry
              form={form}
              name="receiptSignedDate"
              label="Day the receipt was signed"
              hint="Service is complete on this day."
            />
          </div>
        </EntryGroup>
      )}
      {method.needsRecipient && (
        <EntryGroup title="Who took the papers">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextEntry form={form} name="recipientName" label="Recipient name" />
            <TextEntry form={form} name="recipientRelationship" label="Relationship to the defendant" />
            {method.asksRecipientTitle && (
              <TextEntry form={form} name="recipientTitle" label="Recipient title" />
            )}
            {method.asksRecipientAge && (
              <TextEntry
                form={form}
                name="recipientAge"
                label="Recipient age"
                hint="Must be 15 or older."
                isAge
              />
            )}
          </div>
        </EntryGroup>
      )}
      {method.needsMailing && (
        <EntryGroup title="Mailing">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextEntry form={form} name="mailingAddress" label="Mailing address" rows={3} />
            <DayEntry form={form} name="mailingDate" label="Mailing date" />
          </div>
        </EntryGroup>
      )}
      <EntryGroup title="Who served the papers">
        <TextEntry form={form} name="serverAge" label="Server age" hint="18 or older." isAge />
      </EntryGroup>
      {attempt.isSheriffService ? (
        <p className="text-sm text-muted">
          A sheriff or deputy of a New Mexico county certifies the return. It needs no notarization. Verify
          with the clerk.
        </p>
      ) : (
        <EntryGroup title="Signed">
          <p className="text-sm text-muted">
            Signed under penalty of perjury, with the date, name and address, the return needs no notary (Rule
            1-011(B) NMRA). Name a notary only if it was sworn before one.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <DayEntry form={form} name="notarizedAt" label="Day it was signed" />
            <TextEntry form={form} name="notaryName" label="Notary or clerk, if sworn" />
            <TextEntry form={form} name="notaryTitle" label="Title" placeholder="Notary public" />
            <TextEntry form={form} name="notaryCommission" label="Commission number or expiry" />
          </div>
        </EntryGroup>
      )}
      <EntryGroup title="Return">
        <TextEntry form={form} name="serviceFees" label="Service fees" className="sm:max-w-56" />
        <TextEntry
          form={form}
          name="affidavitText"
          label="Your own words"
          hint="Leave this empty: the return then says what was recorded, in the words of the form."
          rows={4}
        />
      </EntryGroup>
    </>
  );
}
