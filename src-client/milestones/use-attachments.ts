import type { MilestoneAttachment } from '#src/milestones/attachments-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';

const WHILE_READING_MS = 3000;

const isUnread = ({ status }: MilestoneAttachment) => status === 'queued' || status === 'reading';

/** The documents attached to a milestone, attaching more, and taking one off with a way back. */
export function useAttachments(milestoneId: string) {
  const utils = trpc.useUtils();
  const input = { id: milestoneId };
  // Others may have attached something meanwhile.
  const list = trpc.attachments.list.useQuery(input, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isUnread) ? WHILE_READING_MS : false),
    meta: { silent: true },
  });
  const refresh = () => utils.milestones.contents.invalidate(input);
  const attach = trpc.attachments.attach.useMutation({
    meta: { errorFallback: 'Failed to attach the documents. Please try again.' },
    async onSuccess(attached) {
      utils.attachments.list.setData(input, attached);
      await refresh();
    },
  });
  const detach = trpc.attachments.detach.useMutation({
    meta: { errorFallback: 'Failed to detach the document. Please try again.' },
    async onSuccess(_, { id }) {
      const gone = utils.attachments.list.getData(input)?.find((each) => each.id === id);
      utils.attachments.list.setData(input, (rows) => rows?.filter((each) => each.id !== id));
      showToast({
        title: 'Document detached',
        description: 'It is still among the documents of the case.',
        action: gone && {
          label: 'Undo',
          onPress: () => attach.mutate({ ...input, documentIds: [gone.documentId] }),
        },
      });
      await refresh();
    },
    onError: () => utils.attachments.list.invalidate(input),
  });
  return {
    list,
    isAttaching: attach.isPending,
    attach: (documentIds: string[], onDone?: () => void) =>
      attach.mutate({ ...input, documentIds }, onDone && { onSuccess: onDone }),
    detach: (id: string) => detach.mutate({ id }),
    detaching: detach.isPending ? detach.variables.id : null,
  };
}
