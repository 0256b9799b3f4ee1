import type { Conversation } from '#src/assistant/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toast-store.ts';

interface DeleteConversationDialogProps {
  conversation: Conversation;
  onClose(): void;
  onDeleted(): void;
}

export function DeleteConversationDialog({
  conversation,
  onClose,
  onDeleted,
}: DeleteConversationDialogProps) {
  const { id, caseId, title, messages } = conversation;
  const utils = trpc.useUtils();
  const remove = trpc.assistant.delete.useMutation({
    meta: { errorTitle: 'The conversation was not deleted' },
    onSuccess() {
      utils.assistant.conversations.setData({ caseId }, (rows) => rows?.filter((row) => row.id !== id));
      showToast({ title: `Deleted “${title}”` });
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this conversation?"
      confirmLabel="Delete Conversation"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    >
      “{title}” and {messages === 1 ? 'its message go' : `its ${messages} messages go`} for good. Nothing else
      in your case changes. To keep a copy, export it first.
    </ConfirmDialog>
  );
}
