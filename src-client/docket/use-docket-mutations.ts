import type { SavedDocket } from '#src/docket/requests-schema.ts';
import { errorMessage } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';

const SILENT = { meta: { silent: true } } as const;

function showError(title: string, description: string): void {
  showToast({ title, description, tone: 'danger' });
}

/** Parsing, saving and deleting, with the notices that go with them. */
export function useDocketMutations() {
  function onSaved({ reconciliation }: SavedDocket, title: string): void {
    showToast({
      title,
      ...(reconciliation && {
        description: foundText(
          reconciliation.totalParsed,
          reconciliation.newCount,
          reconciliation.updatedCount,
        ),
      }),
    });
  }

  const parse = trpc.docket.parse.useMutation({
    ...SILENT,
    onSuccess({ totalParsed, newEntries, modifiedEntries }) {
      showToast({
        title: 'Parsing Complete',
        description: foundText(totalParsed, newEntries.length, modifiedEntries.length),
      });
    },
    onError: (error) => showError('Parsing Error', errorMessage(error, 'Failed to parse docket text')),
  });
  const create = trpc.docket.create.useMutation({
    ...SILENT,
    onSuccess: (saved) => onSaved(saved, 'Docket text saved successfully'),
    onError: () => showError('Error', 'Failed to save docket text'),
  });
  const update = trpc.docket.update.useMutation({
    ...SILENT,
    onSuccess: (saved) => onSaved(saved, 'Docket text updated successfully'),
    onError: () => showError('Error', 'Failed to update docket text'),
  });
  const remove = trpc.docket.delete.useMutation({
    ...SILENT,
    onSuccess(_, { id }) {
      showToast({
        title: 'Docket entry deleted successfully',
        action: { label: 'Undo', onPress: () => restore.mutate({ id }) },
      });
    },
    onError: () => showError('Error', 'Failed to delete docket entry'),
  });
  const restore = trpc.docket.restore.useMutation({
    ...SILENT,
    onSuccess: () => showToast({ title: 'Docket entry restored' }),
    onError: (error) =>
      showError('Restore failed', errorMessage(error, 'Failed to restore the docket. Please try again.')),
  });
  return { parse, create, update, remove };
}

/** 'Found 12 entries: 3 new, 1 updated'. */
function foundText(total: number, fresh: number, updated: number): string {
  return `Found ${total} entries: ${fresh} new, ${updated} updated`;
}
