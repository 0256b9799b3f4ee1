import { useEffect, useRef } from 'react';
import { useChat } from '../conversations/use-chat.ts';
import { CHAT_PAGE, IN_PAGES, inOrder } from '../conversations/use-document-chat.ts';
import { useRefresher } from '../lib/case-events.tsx';
import { trpc } from '../lib/trpc.ts';

interface ConversationOptions {
  caseId: string;
  /** Null for a conversation that begins with the next question. */
  conversationId: string | null;
  /** To the conversation that has begun, or from one that is no more. */
  onMoved(conversationId: string | null): void;
}

const newIn = (caseId: string) => `new in ${caseId}`;
const nameOf = (conversationId: string) => `conversation ${conversationId}`;

/** A conversation about a case. */
export function useConversationChat({ caseId, conversationId, onMoved }: ConversationOptions) {
  const utils = trpc.useUtils();
  const refresher = useRefresher();
  const history = trpc.assistant.messages.useInfiniteQuery(
    { id: conversationId ?? '', limit: CHAT_PAGE },
    { ...IN_PAGES, enabled: conversationId !== null },
  );
  const chat = useChat(
    {
      name: conversationId === null ? newIn(caseId) : nameOf(conversationId),
      ask: (asked, options) =>
        utils.client.assistant.ask.mutate({ ...asked, caseId, conversationId }, options),
      onKept({ conversationId: begun }) {
        if (conversationId !== null || begun === undefined) return null;
        void refresher.changed({ type: 'conversations-changed', caseId });
        return { name: nameOf(begun), conversationId: begun };
      },
      onEnd: () => void refresher.changed({ type: 'conversations-changed', caseId }),
      tellsReason: true,
    },
    inOrder(history.data?.pages),
  );
  const { movedTo } = chat;
  const followed = useRef<typeof movedTo>(null);
  useEffect(() => {
    if (movedTo === null || movedTo === followed.current) return;
    followed.current = movedTo;
    onMoved(movedTo.conversationId);
  });
  return {
    // The window knows what was said in a conversation that has just begun.
    history: { ...history, isLoading: history.isLoading && chat.turns.length === 0 },
    chat,
    /** To a new conversation, with what was typed. */
    begin: () => chat.moveTo({ name: newIn(caseId), conversationId: null }),
  };
}
