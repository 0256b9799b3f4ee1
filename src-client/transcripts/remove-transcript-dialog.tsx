import type { TranscriptSummary } from '#src/transcripts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

interface RemoveTranscriptDialogProps {
  transcript: TranscriptSummary;
  onClose(): void;
  onRemoved?(): void;
}

export function RemoveTranscriptDialog({ transcript, onClose, onRemoved }: RemoveTranscriptDialogProps) {
  const remove = trpc.transcripts.delete.useMutation({
    meta: { errorTitle: 'The transcript could not be removed' },
    onSuccess: ({ message }) => {
      onRemoved?.();
      showToast({ title: 'Transcript removed', description: message });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Remove “${transcript.title}”?`}
      confirmLabel="Remove Transcript"
      busyLabel="Removing..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: transcript.id })}
    >
      <p>
        Its title, details and milestone are taken away. The document {transcript.filename} stays in the case,
        and you can make a transcript of it again.
      </p>
    </ConfirmDialog>
  );
}
