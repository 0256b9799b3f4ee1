import { useState } from 'react';
import type { Case } from '#src/cases/schema.ts';
import { MOST_PROOFS, type ServiceAttempt } from '#src/service/schema.ts';
import { showFieldErrors } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { formatDay } from '../text/format.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { EntryGroup } from './entries.tsx';
import { LaterEntries, useParticulars } from './later-entries.tsx';
import { PARTICULAR_FIELDS } from './particulars-draft.ts';
import { ProofPicker } from './proof-picker.tsx';

interface AddParticularsDialogProps {
  attempt: ServiceAttempt;
  item: Case;
  /** The return is filed: only proof can still be added. */
  isFiled: boolean;
  onClose(): void;
}

const FORM_ID = 'attempt-particulars';

/** What is known only after the attempt was recorded: the mailing, the signed receipt, the signature, the proof. */
export function AddParticularsDialog({ attempt, item, isFiled, onClose }: AddParticularsDialogProps) {
  const form = useParticulars(attempt);
  const [proofs, setProofs] = useState<readonly string[]>(attempt.proofDocumentIds);
  const link = trpc.service.linkProofs.useMutation({
    meta: { errorFallback: 'Failed to link the documents. Please try again.' },
  });
  const update = trpc.service.updateReturn.useMutation({
    meta: { errorFallback: 'Failed to save the particulars. Please try again.' },
    onError: (error) => {
      showFieldErrors(form, PARTICULAR_FIELDS, error);
    },
  });
  const hasOtherProofs = proofs.join() !== attempt.proofDocumentIds.join();
  const busy = link.isPending || update.isPending;

  const save = form.handleSubmit(async (changes) => {
    try {
      if (!isFiled) await update.mutateAsync({ id: attempt.id, ...changes });
      if (hasOtherProofs) await link.mutateAsync({ id: attempt.id, documentIds: [...proofs] });
    } catch {
      // The notice about it is shown where every failed call is reported; what was typed stays.
      return;
    }
    showToast({ title: 'Service attempt updated' });
    onClose();
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add particulars"
      description={`To the attempt of ${formatDay(attempt.attemptDate)} by ${attempt.serverName}.`}
      dismissible={!busy && !form.formState.isDirty && !hasOtherProofs}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-5 [&>fieldset:first-child]:border-t-0 [&>fieldset:first-child]:pt-0"
        onSubmit={(event) => void save(event)}
      >
        {!isFiled && <LaterEntries form={form} attempt={attempt} />}
        <EntryGroup title="Proof documents">
          <ProofPicker
            item={item}
            label="Proof documents"
            ids={proofs}
            limit={MOST_PROOFS}
            onAdd={(ids) => setProofs((before) => [...new Set([...before, ...ids])])}
            onRemove={(id) => setProofs((before) => before.filter((each) => each !== id))}
          />
        </EntryGroup>
      </form>
    </Dialog>
  );
}
