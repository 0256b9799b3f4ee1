import { useState } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { MOST_PROOFS } from '#src/service/schema.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { EntryGroup, TextEntry } from './entries.tsx';
import { ProofPicker } from './proof-picker.tsx';
import type { ReturnFormState } from './use-return-form.ts';

/** What service cost, what proves it, and what the server states. */
export function ProofFields({ form, item }: { form: ReturnFormState; item: Case }) {
  const { proofDocumentIds, isSheriffService } = form.watch();
  const [hasWords] = useState(() => form.getValues('affidavitText') !== '');
  const change = (ids: string[]) => form.setValue('proofDocumentIds', ids, { shouldDirty: true });
  return (
    <EntryGroup title="Proof">
      <TextEntry
        form={form}
        name="serviceFees"
        label="Service fees"
        placeholder="$45.00"
        className="sm:max-w-56"
      />
      <div className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">Proof documents</p>
        <p className="-mt-1 text-sm text-muted">
          The signed receipt, a photo, or the signed return as a document of this case.
        </p>
        <ProofPicker
          item={item}
          label="Proof documents"
          ids={proofDocumentIds}
          limit={MOST_PROOFS}
          onAdd={(ids) => change([...new Set([...form.getValues('proofDocumentIds'), ...ids])])}
          onRemove={(id) => change(form.getValues('proofDocumentIds').filter((each) => each !== id))}
        />
      </div>
      <Disclosure
        label={isSheriffService ? 'Words of the certificate' : 'Words of the affidavit'}
        open={hasWords}
      >
        <TextEntry
          form={form}
          name="affidavitText"
          label="Your own words"
          hint="Leave this empty: the return then says what you entered above, in the words of the form."
          rows={6}
        />
      </Disclosure>
    </EntryGroup>
  );
}
