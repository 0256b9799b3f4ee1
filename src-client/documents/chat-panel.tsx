import { MessageSquare, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Document } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { IconButton } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Textarea } from '../ui/input.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ChatBubble, ThinkingBubble } from './chat-bubble.tsx';

/** Questions about one document; one message at a time. */
export function ChatPanel({ document, canAsk }: { document: Document; canAsk: boolean }) {
  const { id, caseId } = document;
  const utils = trpc.useUtils();
  const history = trpc.documents.chatHistory.useQuery({ caseId, docId: id }, { meta: { silent: true } });
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const [typed, setTyped] = useState('');
  const [sending, setSending] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const hasAsked = useRef(false);
  const messages = history.data ?? [];
  const ask = trpc.documents.chat.useMutation({
    meta: { silent: true },
    onSuccess: () => utils.documents.chatHistory.invalidate({ caseId, docId: id }),
    onError(_error, { message }) {
      setTyped(message);
      showToast({
        title: 'Message Failed',
        description: 'Failed to send message. Please try again.',
        tone: 'danger',
      });
    },
    onSettled: () => setSending(null),
  });

  const shown = messages.length + (sending === null ? 0 : 1);
  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [shown]);

  useEffect(() => {
    if (sending === null && hasAsked.current) field.current?.focus({ preventScroll: true });
  }, [sending]);

  const send = () => {
    const message = typed.trim();
    if (message === '' || sending !== null) return;
    hasAsked.current = true;
    setTyped('');
    setSending(message);
    const conversationHistory = messages.slice(-10).map(({ role, content }) => ({ role, content }));
    ask.mutate({ id, message, conversationHistory });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-5 sm:px-6">
          {history.isError && (
            <Alert tone="due" title="Unable to load chat history">
              You can still ask questions about this document
            </Alert>
          )}
          {history.isPending && (
            <SkeletonGroup text="Loading chat...">
              <Skeleton className="h-16 w-2/3" />
            </SkeletonGroup>
          )}
          {shown === 0 && !history.isPending && (
            <Empty icon={<MessageSquare />} title="Ask about this document">
              For instance: Who is suing whom? What happened on which date? How much is asked for? By when
              must I respond? Answers come with the passages they rest on.
            </Empty>
          )}
          <ol aria-label="Messages" aria-live="polite" className="flex flex-col gap-4">
            {messages.map((message) => (
              <ChatBubble key={message.id} caseId={caseId} message={message} />
            ))}
            {sending !== null && <ThinkingBubble question={sending} />}
          </ol>
          <div ref={end} />
        </div>
      </div>
      {canAsk && (
        <form
          className="border-t border-line bg-surface py-3"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <div className="mx-auto flex max-w-3xl items-end gap-2 px-4 sm:px-6">
            <Textarea
              ref={field}
              aria-label="Your question"
              placeholder="Ask a question about this document..."
              rows={1}
              className="max-h-32 min-h-11 resize-none [field-sizing:content]"
              value={typed}
              disabled={sending !== null}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <IconButton
              type="submit"
              variant="primary"
              label="Send"
              className="size-11"
              disabled={sending !== null || typed.trim() === ''}
              icon={<SendHorizontal aria-hidden="true" />}
            />
          </div>
          <p className="mx-auto mt-1.5 max-w-3xl px-4 text-xs text-muted sm:px-6">
            {config.data ? `${config.data.engine}. ` : ''}General information, not legal advice.
          </p>
        </form>
      )}
    </div>
  );
}
