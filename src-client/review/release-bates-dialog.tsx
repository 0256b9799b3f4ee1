import type { ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import { trpc } from '../lib/trpc.ts';
import { FileName } from '../text/file-name.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { batesText } from './review-words.ts';
import { refusalText } from './use-coding.ts';

interface ReleaseBatesDialogProps {
  caseId: string;
  /** Those with a number. */
  documents: readonly ReviewDocument[];
  onClose(): void;
}

const NAMED = 5;

/** Numbers that nobody has seen yet are taken off their documents. */
export function ReleaseBatesDialog({ caseId, documents, onClose }: ReleaseBatesDialogProps) {
  const release = trpc.review.releaseBates.useMutation({
    meta: { silent: true },
    onSuccess({ released }) {
      showToast({ title: 'Bates Numbers Taken Off', description: `${amount(released, 'document')}.` });
      onClose();
    },
    onError(error) {
      showToast({
        title: 'Update Failed',
        description: refusalText(error, 'The numbers could not be taken off. Please try again.'),
        tone: 'danger',
      });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Take the Bates numbers off ${amount(documents.length, 'document')}`}
      confirmLabel="Take Numbers Off"
      busyLabel="Taking off..."
      busy={release.isPending}
      onConfirm={() => release.mutate({ caseId, ids: documents.map(({ id }) => id) })}
    >
      <ul className="flex flex-col gap-1 text-sm">
        {documents.slice(0, NAMED).map((document) => (
          <li key={document.id} className="flex justify-between gap-4">
            <span className="min-w-0 truncate">
              <FileName name={document.filename} />
            </span>
            <span className="figures shrink-0 text-muted">{batesText(document)}</span>
          </li>
        ))}
        {documents.length > NAMED && (
          <li className="figures text-muted">
            and {(documents.length - NAMED).toLocaleString('en-US')} more
          </li>
        )}
      </ul>
      <p className="mt-3 text-sm text-muted">
        The next numbers go on after these, so that no number ever names two papers. Numbers that were
        produced stay.
      </p>
    </ConfirmDialog>
  );
}
