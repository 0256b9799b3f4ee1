import { useState } from 'react';
import { MAX_NOTE, NOTE_REQUIRED, type Note } from '#src/timeline/notes-schema.ts';
import { useUser } from '../auth/use-user.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { useDraft } from './use-draft.ts';

interface NoteEditorProps {
  note: Note;
  onClose(): void;
}

/** A note being rewritten where it stands; what is typed is kept until it is saved or given up. */
export function NoteEditor({ note, onClose }: NoteEditorProps) {
  const draft = useDraft(`${useUser().id}.${note.id}`, note.content);
  // As it was when the person began: a later change by somebody else is not written over.
  const [seen] = useState(note.revision);
  const update = trpc.notes.update.useMutation({
    meta: { silent: true },
    onSuccess() {
      draft.forget();
      onClose();
    },
  });
  const isEmpty = draft.text.trim() === '';
  const error = update.error
    ? (readFailure(update.error).message ?? 'Failed to save the note. Please try again.')
    : isEmpty
      ? NOTE_REQUIRED
      : undefined;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) update.mutate({ id: note.id, content: draft.text, expectedRevision: seen });
      }}
    >
      <Field label="Edit note" error={error}>
        <Textarea
          autoFocus
          rows={5}
          maxLength={MAX_NOTE}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !draft.isChanged) onClose();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={update.isPending} disabled={isEmpty || !draft.isChanged}>
          Save Note
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={update.isPending}
          onClick={() => {
            draft.forget();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
