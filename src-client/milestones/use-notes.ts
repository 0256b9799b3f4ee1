import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';

/** The notes of a milestone, page by page, and what can be done to them. */
export function useNotes(milestoneId: string) {
  const utils = trpc.useUtils();
  const input = { id: milestoneId };
  const list = trpc.notes.list.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Others may have written something meanwhile.
    refetchOnMount: 'always',
    meta: { silent: true },
  });
  const refresh = async () => {
    await Promise.all([utils.notes.list.invalidate(input), utils.milestones.contents.invalidate(input)]);
  };
  const restore = trpc.notes.restore.useMutation({
    meta: { errorFallback: 'Failed to bring the note back. Please try again.' },
    onSuccess: refresh,
  });
  const create = trpc.notes.create.useMutation({
    meta: { errorFallback: 'Failed to save the note. Your words are still here. Please try again.' },
    onSuccess: refresh,
  });
  const remove = trpc.notes.delete.useMutation({
    meta: { errorFallback: 'Failed to delete the note. Please try again.' },
    async onSuccess(_, { id }) {
      showToast({
        title: 'Note deleted',
        action: { label: 'Undo', onPress: () => restore.mutate({ id }) },
      });
      await refresh();
    },
    onError: refresh,
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
    refresh,
  };
}
