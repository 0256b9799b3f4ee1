import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import { amount } from '#src/text/words.ts';
import { MAX_NOTE } from '#src/timeline/notes-schema.ts';
import { useUser } from '../auth/use-user.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { NoteItem } from './note-item.tsx';
import { useDraft } from './use-draft.ts';

/** What people of the case wrote down about a milestone. */
export function NotesCard({ item, milestoneId }: { item: Case; milestoneId: string }) {
  const { list, notes, total, create, isSaving, remove, removing } = useNotes(milestoneId);
  const canWrite = can(item.memberRole, 'note:write');
  return (
    <Card>
      <CardHeader
        title="Notes"
        description={`${total > 0 ? `${amount(total, 'note')}. ` : ''}Everybody in this case can read them.`}
      />
      <CardBody className="flex flex-col gap-5">
        {canWrite && <NewNote milestoneId={milestoneId} isSaving={isSaving} onSave={create} />}
        {list.isPending ? (
          <Waiting text="Loading notes" blocks={['h-12']} />
        ) : list.isError && notes.length === 0 ? (
          <PanelFailure title="The notes could not be loaded." onRetry={() => void list.refetch()} />
        ) : notes.length === 0 ? (
          <p className="max-w-[70ch] text-muted">
            No notes yet. Calls, promises and questions for the clerk are easily forgotten.
          </p>
        ) : (
          <ul aria-label="Notes" className="flex flex-col divide-y divide-line">
            {notes.map((note) => (
              <li key={note.id} className="py-3 first:pt-0 last:pb-0">
                <NoteItem note={note} isRemoving={removing === note.id} onRemove={() => remove(note.id)} />
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show older notes ({total - notes.length} more)
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

interface NewNoteProps {
  milestoneId: string;
  isSaving: boolean;
  onSave(content: string, onDone: () => void): void;
}

function NewNote({ milestoneId, isSaving, onSave }: NewNoteProps) {
  const draft = useDraft(`${useUser().id}.${milestoneId}`);
  const isEmpty = draft.text.trim() === '';
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isSaving) onSave(draft.text, () => draft.change(''));
      }}
    >
      <Field label="New note">
        <Textarea
          rows={3}
          maxLength={MAX_NOTE}
          readOnly={isSaving}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" size="small" disabled={isEmpty} busy={isSaving}>
          Add Note
        </Button>
        {!isEmpty && (
          <p className="text-sm text-muted">
            {draft.text.length > MAX_NOTE - 500
              ? `${(MAX_NOTE - draft.text.length).toLocaleString('en-US')} characters left`
              : 'Kept in this browser until you add it.'}
          </p>
        )}
      </div>
    </form>
  );
}

/** The notes of a milestone, page by page, and what can be done to them. */
function useNotes(milestoneId: string) {
  const input = { id: milestoneId };
  const list = trpc.notes.list.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: { silent: true },
  });
  const restore = trpc.notes.restore.useMutation({
    meta: { errorFallback: 'Failed to bring the note back. Please try again.' },
  });
  const create = trpc.notes.create.useMutation({
    meta: { errorFallback: 'Failed to save the note. Your words are still here. Please try again.' },
  });
  const remove = trpc.notes.delete.useMutation({
    meta: { errorFallback: 'Failed to delete the note. Please try again.' },
    onSuccess(_, { id }) {
      showToast({
        title: 'Note deleted',
        action: { label: 'Undo', onPress: () => restore.mutate({ id }) },
      });
    },
  });
  const pages = list.data?.pages ?? [];
  const notes = pages.flatMap((page) => page.notes);
  return {
    list,
    notes,
    total: pages[0]?.total ?? 0,
    isSaving: create.isPending,
    create: (content: string, onDone: () => void) =>
      create.mutate({ ...input, content }, { onSuccess: onDone }),
    remove: (id: string) => remove.mutate({ id }),
    removing: remove.isPending ? remove.variables.id : null,
  };
}
