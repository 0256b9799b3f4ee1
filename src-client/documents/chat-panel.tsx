import { MessageSquare } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { ChatForm } from './chat-form.tsx';
import { ChatMessages } from './chat-messages.tsx';
import { useChat } from './use-chat.ts';

/** Nearer to the end than this a reader follows what is written. */
const NEAR_END = 120;

/**
 * Keeps the end in sight for who reads there, and the same line in place for who reads further up, when messages come
 * before or after.
 */
function useScroll({ first, last }: { first: string | undefined; last: string }) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<{ first: string | undefined; height: number; isAtEnd: boolean }>({
    first: undefined,
    height: 0,
    isAtEnd: true,
  });
  useLayoutEffect(() => {
    const area = box.current;
    if (area === null) return;
    const { first: before, height, isAtEnd } = seen.current;
    const hasEarlier = before !== undefined && before !== first && !isAtEnd;
    if (hasEarlier) area.scrollTop += area.scrollHeight - height;
    else if (isAtEnd && last !== '') area.scrollTop = area.scrollHeight;
    seen.current = { first, height: area.scrollHeight, isAtEnd: isNearEnd(area) };
  }, [first, last]);
  return {
    box,
    onScroll() {
      if (box.current !== null) seen.current.isAtEnd = isNearEnd(box.current);
    },
    toEnd() {
      seen.current.isAtEnd = true;
    },
  };
}

function isNearEnd(area: HTMLElement): boolean {
  return area.scrollHeight - area.scrollTop - area.clientHeight < NEAR_END;
}

/** Questions about one document; one message at a time. */
export function ChatPanel({ document, canAsk }: { document: Document; canAsk: boolean }) {
  const { id, caseId } = document;
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const chat = useChat({ id, caseId });
  const { history, messages, turns, writing } = chat;
  const isEmpty = messages.length === 0 && turns.length === 0;
  const latest = turns.at(-1);
  const { box, onScroll, toEnd } = useScroll({
    first: messages[0]?.id,
    last: `${messages.at(-1)?.id ?? ''} ${latest?.key ?? ''} ${latest?.state ?? ''} ${latest?.words.length ?? 0}`.trim(),
  });
  const send = () => {
    toEnd();
    chat.send();
  };
  const retry = (key: string, question: string, words: string) => {
    toEnd();
    chat.retry(key, question, words);
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div
        ref={box}
        onScroll={onScroll}
        {...{ role: 'region', tabIndex: 0, 'aria-label': 'Conversation' }}
        className="relative min-h-0 flex-1 overflow-y-auto"
      >
        <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-5 sm:px-6">
          {history.isError && (
            <Alert
              tone="due"
              title="Unable to load chat history"
              actions={
                <Button variant="secondary" size="small" onClick={() => void history.refetch()}>
                  Retry
                </Button>
              }
            >
              You can still ask questions about this document
            </Alert>
          )}
          {history.isPending && (
            <SkeletonGroup text="Loading chat...">
              <div className="flex flex-col gap-4">
                <Skeleton className="h-10 w-1/2 self-end" />
                <Skeleton className="h-28 w-11/12" />
              </div>
            </SkeletonGroup>
          )}
          {history.hasNextPage && (
            <Button
              variant="secondary"
              size="small"
              className="self-center"
              busy={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              Show earlier messages
            </Button>
          )}
          {isEmpty && !history.isPending && (
            <Empty icon={<MessageSquare />} title="Ask about this document">
              For instance: Who is suing whom? What happened on which date? How much is asked for? By when
              must I respond? Answers come with the passages they rest on.
            </Empty>
          )}
          <ChatMessages
            caseId={caseId}
            messages={messages}
            turns={turns}
            onRetry={canAsk ? retry : undefined}
            isBusy={writing !== undefined}
          />
        </div>
      </div>
      {canAsk && (
        <ChatForm
          value={chat.draft}
          onType={chat.type}
          onSend={send}
          isBusy={writing !== undefined}
          refused={chat.refused}
          label={config.data?.engine}
        />
      )}
    </div>
  );
}
