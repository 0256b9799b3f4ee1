import type { ChatMessage } from '#src/conversations/schema.ts';
import { useRefresher } from '../lib/case-events.tsx';
import { trpc } from '../lib/trpc.ts';
import { useChat } from './use-chat.ts';

/** Messages that are loaded at once; earlier ones on a press. */
const PAGE = 40;

interface Page {
  id: string;
}

/** How far back a thread is loaded. */
export const IN_PAGES = {
  meta: { silent: true },
  getNextPageParam: (page: readonly Page[]) => (page.length < PAGE ? undefined : page[0]?.id),
};
export { PAGE as CHAT_PAGE };

/** Pages of a thread, the newest first, as one list with the oldest message first. */
export function inOrder(pages: readonly ChatMessage[][] | undefined): ChatMessage[] {
  return [...(pages ?? [])].reverse().flat();
}

/** The thread about one document. */
export function useDocumentChat({ id, caseId }: { id: string; caseId: string }) {
  const utils = trpc.useUtils();
  const refresher = useRefresher();
  const history = trpc.documents.chatHistory.useInfiniteQuery({ caseId, docId: id, limit: PAGE }, IN_PAGES);
  const chat = useChat(
    {
      name: id,
      ask: ({ documentIds: _, ...asked }, options) =>
        utils.client.documents.ask.mutate({ ...asked, id }, options),
      onKept: () => null,
      onEnd: () => void refresher.changed({ type: 'chat-changed', caseId }),
    },
    inOrder(history.data?.pages),
  );
  return { history, chat };
}
