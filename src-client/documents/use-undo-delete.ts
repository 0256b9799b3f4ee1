import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';

/** Says that documents were deleted, and offers to bring them back. */
export function useDeletedNotice(caseId: string) {
  const utils = trpc.useUtils();
  async function undo(ids: string[]): Promise<void> {
    try {
      const { message } = await utils.client.documents.restore.mutate({ caseId, ids });
      showToast({ title: message });
    } catch (error) {
      showToast({
        title: 'Restore failed',
        description: errorMessage(error, 'Failed to restore what was deleted. Please try again.'),
        tone: 'danger',
      });
    }
  }
  return (title: string, ids: string[], gone: ReadonlySet<string>) => {
    // Before the server is asked again: what was deleted is not chosen once more.
    utils.documents.list.setData({ caseId }, (rows) => rows?.filter(({ id }) => !gone.has(id)));
    showToast({ title, action: { label: 'Undo', onPress: () => void undo(ids) } });
  };
}
