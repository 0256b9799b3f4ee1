import { ContactRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Participant, ParticipantRole } from '#src/participants/schema.ts';
import { paths, serverPaths } from '../paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { LeaveWarning } from '../ui/leave-warning.tsx';
import { DeleteParticipantDialog } from './delete-participant-dialog.tsx';
import { ParticipantFields } from './participant-fields.tsx';
import { useParticipantForm } from './use-participant-form.ts';

interface ParticipantFormProps {
  caseId: string;
  editing?: Participant | undefined;
  role: ParticipantRole;
  others: readonly Participant[];
  /** False for those who may only look: everything is shown, nothing can be changed. */
  canWrite: boolean;
}

export function ParticipantForm({ caseId, editing, role, others, canWrite }: ParticipantFormProps) {
  const navigate = useNavigate();
  const { form, submit, failure, busy, isUnsaved, mayLeave, leave } = useParticipantForm({
    caseId,
    editing,
    role,
  });
  const [isDeleting, setIsDeleting] = useState(false);
  const words = editing
    ? { save: 'Save Changes', saving: 'Saving...' }
    : { save: 'Create Participant', saving: 'Creating...' };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {!canWrite && <Alert>You can view this case, but not change it.</Alert>}
      <fieldset disabled={!canWrite} className="flex min-w-0 flex-col gap-5">
        <ParticipantFields form={form} others={others} />
      </fieldset>
      {failure !== null && (
        <Alert tone="danger" title="Failed to save participant information.">
          {failure} What you typed is still here.
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {canWrite && (
          <Button type="submit" busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
        )}
        <Link to={paths.participants(caseId)} className={buttonClass({ variant: 'secondary' })}>
          {canWrite ? 'Cancel' : 'Back to Participants'}
        </Link>
        {editing && (
          <a
            href={serverPaths.participantVcard(editing.id)}
            download
            className={buttonClass({ variant: 'quiet', className: 'sm:ml-auto' })}
          >
            <ContactRound aria-hidden="true" />
            Save as Contact
          </a>
        )}
        {editing && canWrite && (
          <Button variant="danger-quiet" disabled={busy} onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        )}
      </div>
      {editing && isDeleting && (
        <DeleteParticipantDialog
          person={editing}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => {
            leave();
            navigate(paths.participants(caseId), { replace: true });
          }}
        />
      )}
      <LeaveWarning isUnsaved={isUnsaved} mayLeave={mayLeave} />
    </form>
  );
}
