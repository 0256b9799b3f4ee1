import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { generatedName, participantName } from '#src/participants/name.ts';
import {
  DEFAULT_COUNTRY,
  type Participant,
  ParticipantInput,
  type ParticipantRole,
} from '#src/participants/schema.ts';
import { CONNECTION_TEXT, readFailure } from '../lib/errors.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { showToast } from '../ui/toast-store.ts';
import { participantFailure } from './participant-notice.ts';

const NAMES = ParticipantInput.keyof().options;

function emptyForm(role: ParticipantRole): ParticipantInput {
  return ParticipantInput.parse({ role, country: DEFAULT_COUNTRY });
}

/** What the form shows of a participant: a display name that was made of the names is left blank, so that it follows. */
function formOf({ id: _, caseId, userId, createdAt, ...kept }: Participant): ParticipantInput {
  return { ...kept, displayName: kept.displayName === generatedName(kept) ? '' : kept.displayName };
}

/** What stays as it is when somebody else has saved: what was typed, that it is unsaved, and what is wrong with it. */
const KEPT = {
  keepDirty: true,
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
};

interface ParticipantFormOptions {
  caseId: string;
  /** The participant that is edited; a new one is entered without it. */
  editing?: Participant | undefined;
  /** Role of a new one. */
  role: ParticipantRole;
}

/** The form of a participant, and what becomes of it: saved and back to the list, or why not. */
export function useParticipantForm({ caseId, editing, role }: ParticipantFormOptions) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  // Read at the moment of leaving, when the state above is not drawn yet.
  const mayLeave = useRef(false);
  const leave = () => {
    mayLeave.current = true;
    setIsLeaving(true);
  };
  const form = useSchemaForm(ParticipantInput, editing ? formOf(editing) : emptyForm(role));
  const { reset } = form;
  // What others saved meanwhile is shown where nothing was typed. Before the browser takes another key: after it, the
  // key would be overwritten.
  useLayoutEffect(() => {
    if (editing) reset(formOf(editing), KEPT);
  }, [editing, reset]);

  const saved = (title: string) => (person: Participant) => {
    leave();
    showToast({ title, description: `${participantName(person)} is in the list of participants.` });
    navigate(paths.participants(caseId));
  };
  const failed = (error: unknown) => {
    const { status, code, message } = readFailure(error);
    showToast(participantFailure(error, 'Failed to save participant information.'));
    if (code === 'UNAUTHORIZED') void utils.auth.session.invalidate();
    if (status === 404) {
      leave();
      navigate(paths.participants(caseId));
      return;
    }
    if (showFieldErrors(form, NAMES, error)) return;
    if (status === 409) {
      form.setError('isPrimary', { type: 'server', message: message ?? '' }, { shouldFocus: true });
    } else setFailure(message ?? CONNECTION_TEXT);
  };
  const options = { meta: { silent: true }, onError: failed };
  const create = trpc.participants.create.useMutation({
    ...options,
    onSuccess: saved('Participant Created'),
  });
  const update = trpc.participants.update.useMutation({
    ...options,
    onSuccess: saved('Participant Updated'),
  });
  const submit = form.handleSubmit((input) => {
    setFailure(null);
    if (editing) update.mutate({ id: editing.id, ...input });
    else create.mutate({ caseId, ...input });
  });
  return {
    form,
    submit,
    failure,
    busy: create.isPending || update.isPending || isLeaving,
    /** Something was typed that is not saved. */
    isUnsaved: form.formState.isDirty && !isLeaving,
    mayLeave,
    leave,
  };
}
