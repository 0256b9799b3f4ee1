import type { MilestoneContents } from '#src/timeline/contents-schema.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

interface DeleteDeadlineDialogProps {
  milestone: Milestone;
  /** Names of the deadlines that were counted from it. */
  counted: readonly string[];
  onClose(): void;
  onDeleted?(): void;
}

export function DeleteDeadlineDialog({ milestone, counted, onClose, onDeleted }: DeleteDeadlineDialogProps) {
  const remove = trpc.milestones.delete.useMutation({
    meta: { errorFallback: 'Failed to delete milestone' },
    onSuccess() {
      showToast({ title: 'Milestone Deleted', description: `${milestone.kind} is off the timeline.` });
      onClose();
      onDeleted?.();
    },
  });
  const contents = trpc.milestones.contents.useQuery(
    { id: milestone.id },
    { refetchOnMount: 'always', meta: { silent: true } },
  );
  const reminders = milestone.reminderDates?.length ?? 0;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete Deadline"
      confirmLabel="Delete Deadline"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: milestone.id })}
    >
      <p>
        Are you sure you want to delete{' '}
        <strong className="font-semibold wrap-anywhere">{milestone.kind}</strong>? This cannot be undone.
        {reminders > 0 &&
          ` Its ${reminders === 1 ? 'reminder goes' : `${reminders} reminders go`} with it, and you will not be reminded of it any more.`}
      </p>
      <WhatGoes {...(contents.data ?? { notes: 0, attachments: 0, summons: 0, docketEntries: 0 })} />
      {counted.length > 0 && (
        <p className="mt-3">
          {new Intl.ListFormat('en-US').format([...counted])} {counted.length === 1 ? 'was' : 'were'} counted
          from it and {counted.length === 1 ? 'keeps its date' : 'keep their dates'}.
        </p>
      )}
    </ConfirmDialog>
  );
}

const words = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What hangs on the milestone: its notes go, all else stays in the case. */
function WhatGoes({ notes, attachments, summons, docketEntries }: MilestoneContents) {
  const staying = [
    ...words(attachments, 'attached document', 'attached documents'),
    ...words(summons, 'summons', 'summonses'),
    ...words(docketEntries, 'docket', 'dockets'),
  ];
  const stays = attachments + summons + docketEntries === 1 ? 'stays' : 'stay';
  return (
    <>
      {notes > 0 && <p className="mt-3">{words(notes, 'note goes', 'notes go')} with it.</p>}
      {staying.length > 0 && (
        <p className="mt-3">
          {new Intl.ListFormat('en-US').format(staying)} {stays} in the case.
        </p>
      )}
    </>
  );
}
