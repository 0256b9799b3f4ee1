import { Fragment, type ReactNode } from 'react';
import type { ChatMessage } from '#src/conversations/schema.ts';
import type { ChatWords } from './chat-area.tsx';
import { BrokenBubble, QuestionBubble, WritingBubble } from './chat-bubble.tsx';
import type { Turn } from './conversation.ts';
import { ReplyBubble } from './reply-bubble.tsx';

interface ChatMessagesProps {
  caseId: string;
  messages: readonly ChatMessage[];
  turns: readonly Turn[];
  /** Undefined for those who may only read. */
  onRetry: ((key: string, question: string, words: string) => void) | undefined;
  isBusy: boolean;
  words: Pick<ChatWords, 'waiting' | 'nothing'>;
  /** Stands over the newest reply alone. */
  overReply?: ReactNode;
}

/** Everything that was asked and answered, oldest first. */
export function ChatMessages({
  caseId,
  messages,
  turns,
  onRetry,
  isBusy,
  words,
  overReply,
}: ChatMessagesProps) {
  const questions = new Map(messages.map((message) => [message.id, message]));
  const answered = new Set(messages.map(({ replyTo }) => replyTo));
  const newest = turns.at(-1)?.key ?? messages.findLast(({ role }) => role !== 'user')?.id;
  const over = (key: string) => overReply !== undefined && key === newest && <li>{overReply}</li>;
  const retry = (key: string | null | undefined, question: string, words: string) =>
    onRetry === undefined || !key ? undefined : () => onRetry(key, question, words);

  function unfinished({ state, content }: ChatMessage, asked: ChatMessage | undefined) {
    if (state === 'writing') return <WritingBubble words={content} waiting={words.waiting} />;
    const onAgain = retry(asked?.key, asked?.content ?? '', content);
    return <BrokenBubble words={content} onRetry={onAgain} isDisabled={isBusy} />;
  }

  return (
    <ol aria-label="Messages" aria-busy={isBusy} className="flex flex-col gap-4">
      {messages.map((message) => {
        if (message.role === 'user') {
          const isAlone = message.state !== 'done' && !answered.has(message.id);
          return (
            <Fragment key={message.id}>
              <QuestionBubble text={message.content} at={message.createdAt} />
              {isAlone && unfinished({ ...message, content: '' }, message)}
            </Fragment>
          );
        }
        if (message.state === 'done') {
          return (
            <Fragment key={message.id}>
              {over(message.id)}
              <ReplyBubble caseId={caseId} message={message} nothing={words.nothing} />
            </Fragment>
          );
        }
        return (
          <Fragment key={message.id}>
            {over(message.id)}
            {unfinished(message, questions.get(message.replyTo ?? ''))}
          </Fragment>
        );
      })}
      {turns.map((turn) => (
        <Fragment key={turn.key}>
          <QuestionBubble text={turn.question} at={turn.askedAt} />
          {over(turn.key)}
          {turn.state === 'writing' && (
            <WritingBubble words={turn.words} waiting={words.waiting} onStop={turn.stop} />
          )}
          {turn.state === 'broken' && (
            <BrokenBubble
              words={turn.words}
              reason={turn.reason}
              onRetry={retry(turn.key, turn.question, turn.words)}
              isDisabled={isBusy}
            />
          )}
          {turn.reply !== null && (
            <ReplyBubble caseId={caseId} message={turn.reply} nothing={words.nothing} />
          )}
        </Fragment>
      ))}
    </ol>
  );
}
