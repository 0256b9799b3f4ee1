import { type ReactNode, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useEndInSight } from '../ui/use-end-in-sight.ts';
import { Waiting } from '../ui/waiting.tsx';
import { ChatForm, type ChatFormWords } from './chat-form.tsx';
import { ChatMessages } from './chat-messages.tsx';
import type { Turn } from './conversation.ts';
import type { Chat } from './use-chat.ts';

/** What is stored of a thread, in pages. */
interface History {
  isLoading: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

export interface ChatWords extends ChatFormWords {
  /** While not a word of a reply has come. */
  waiting: { title: string; text: string };
  /** Why the history is not there, and what can be done all the same. */
  failure: { title: string; text: string };
  /** Under a reply with neither a passage nor a row of the case. */
  nothing: string;
}

interface ChatAreaProps {
  caseId: string;
  chat: Chat;
  history: History;
  words: ChatWords;
  /** Stands where no message is yet. */
  empty: ReactNode;
  /** Undefined for those who may ask: else what they read in place of the field. */
  readOnly: ReactNode;
  /** Beside the field. */
  tools?: ReactNode;
  /** What is to be known of every reply: said once, over the newest. */
  overReply?: ReactNode;
}

/** Everything that was said in a thread, and the field for what is asked next. One message at a time. */
export function ChatArea({ caseId, chat, history, words, empty, readOnly, tools, overReply }: ChatAreaProps) {
  const { messages, turns, isBusy } = chat;
  const isEmpty = messages.length === 0 && turns.length === 0;
  const latest = turns.at(-1);
  const { box, onScroll, toEnd } = useEndInSight({
    asked: latest?.key,
    first: messages[0]?.id,
    last: `${messages.at(-1)?.id ?? ''} ${latest?.key ?? ''} ${latest?.state ?? ''} ${latest?.words.length ?? ''}`.trim(),
  });
  const canAsk = readOnly === undefined;
  const retry = (key: string, question: string, before: string) => {
    toEnd();
    chat.retry(key, question, before);
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
              title={words.failure.title}
              actions={
                <Button variant="secondary" size="small" onClick={() => void history.refetch()}>
                  Retry
                </Button>
              }
            >
              {words.failure.text}
            </Alert>
          )}
          {history.isLoading && (
            <Waiting text="Loading chat..." blocks={['h-10 w-1/2 self-end', 'h-28 w-11/12']} />
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
          {isEmpty && !history.isLoading && !(history.isError && !canAsk) && empty}
          <ChatMessages
            caseId={caseId}
            messages={messages}
            turns={turns}
            onRetry={canAsk ? retry : undefined}
            isBusy={isBusy}
            words={words}
            overReply={overReply}
          />
          <ChatStatus latest={latest} words={words} />
        </div>
      </div>
      {canAsk ? (
        <ChatForm
          value={chat.draft}
          onType={chat.type}
          onSend={() => {
            toEnd();
            chat.send();
          }}
          isBusy={isBusy}
          refused={chat.refused}
          words={words}
          tools={tools}
        />
      ) : (
        readOnly
      )}
    </div>
  );
}

interface ChatStatusProps {
  latest: Turn | undefined;
  words: { waiting: { title: string; text: string } };
}

/**
 * Tells who listens what becomes of a question. The list itself does not tell: every word that comes would have the
 * whole reply read again. A finished reply is read once.
 */
function ChatStatus({ latest, words: { waiting } }: ChatStatusProps) {
  const now = latest === undefined ? null : told(latest, waiting);
  // A reply that has come to stand in the history is still the last thing that happened.
  const [said, setSaid] = useState('');
  if (now !== null && now !== said) setSaid(now);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

function told({ state, words, reply, reason }: Turn, waiting: ChatStatusProps['words']['waiting']): string {
  if (state === 'writing')
    return words === '' ? `${waiting.title}. ${waiting.text}` : 'The reply is being written.';
  if (reply !== null) return `Reply: ${reply.content}`;
  return `The reply broke off. ${reason ?? ''}`;
}
