import { roleLabel } from '#src/participants/labels.ts';
import { participantName } from '#src/participants/name.ts';
import { type Participant, ParticipantInput } from '#src/participants/schema.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';
import { participantFailure } from './participant-notice.ts';

interface DeleteParticipantDialogProps {
  person: Participant;
  onClose(): void;
  onDeleted?(): void;
}

/** Names who goes. Afterwards they can be entered again with one press, as they were. */
export function DeleteParticipantDialog({ person, onClose, onDeleted }: DeleteParticipantDialogProps) {
  const { id, caseId } = person;
  const name = participantName(person);
  const undo = trpc.participants.create.useMutation({
    meta: { errorFallback: 'Failed to bring the participant back.' },
  });
  function leave(): void {
    onClose();
    onDeleted?.();
  }
  const remove = trpc.participants.delete.useMutation({
    meta: { silent: true },
    onSuccess() {
      showToast({
        title: 'Participant Deleted',
        description: `${name} is no longer in the list.`,
        action: { label: 'Undo', onPress: () => undo.mutate({ caseId, ...ParticipantInput.parse(person) }) },
      });
      leave();
    },
    onError(error) {
      showToast(participantFailure(error, 'Failed to delete the participant.'));
      // Somebody else was first: what was wanted has happened.
      if (readFailure(error).code === 'NOT_FOUND') leave();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Participant"
      confirmLabel="Delete Participant"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    >
      <p>
        Delete <strong className="font-semibold wrap-anywhere">{name}</strong> (
        {roleLabel(person.role).toLowerCase()}) from this case, with their contact information and notes?
        Papers that you make from now on no longer name them.
      </p>
    </ConfirmDialog>
  );
}
