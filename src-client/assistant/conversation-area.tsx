import { Eye, MessageSquareOff } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { can } from '#src/auth/permissions.ts';
import type { Case } from '#src/cases/schema.ts';
import type { DocumentCount } from '#src/documents/requests-schema.ts';
import { lawOf } from '#src/law/case-law.ts';
import { ChatArea } from '../conversations/chat-area.tsx';
import { type ReplyActions, ReplyActionsContext } from '../conversations/reply-actions.ts';
import { useEngineName } from '../conversations/use-engine-name.ts';
import { readFailure } from '../lib/errors.ts';
import { isLawDoubted, LawDoubt } from '../timeline/law-doubt.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { ConversationEmpty } from './conversation-empty.tsx';
import { DocumentLimit } from './document-limit.tsx';
import { PromptsMenu } from './suggested-prompts.tsx';
import { useConversationChat } from './use-conversation-chat.ts';

const WORDS = {
  placeholder: 'Ask about your case...',
  waiting: { title: 'Analyzing', text: 'thinking...' },
  failure: { title: 'Unable to load chat history', text: 'You can still ask questions about this case' },
  nothing: 'Nothing in your documents or in what you entered stands behind this reply.',
};

interface ConversationAreaProps {
  item: Case;
  count: DocumentCount | undefined;
  conversationId: string | null;
  doors: Pick<ReplyActions, 'createDeadline' | 'upload'>;
  onMoved(conversationId: string | null): void;
}

/** One conversation, or the place where the next one begins. */
export function ConversationArea({ item, count, conversationId, doors, onMoved }: ConversationAreaProps) {
  const { id: caseId, memberRole } = item;
  const { history, chat, begin } = useConversationChat({ caseId, conversationId, onMoved });
  const engine = useEngineName(item);
  const { isBusy } = chat;
  const law = lawOf(item);
  const ask = useRef(chat.ask);
  useEffect(() => {
    ask.current = chat.ask;
  });
  const open = useMemo<ReplyActions>(
    () => ({ ...doors, role: memberRole, isBusy, ask: (message) => ask.current(message) }),
    [doors, memberRole, isBusy],
  );
  // There they stand in the middle of the screen.
  const isEmpty = chat.messages.length === 0 && chat.turns.length === 0 && !history.isLoading;
  const canAsk = can(memberRole, 'document:ask');
  const isGone = history.isError && readFailure(history.error).code === 'NOT_FOUND';
  if (isGone && chat.turns.length === 0)
    return <Gone draft={chat.draft} onBegin={canAsk ? begin : undefined} />;
  return (
    <ReplyActionsContext value={open}>
      <div className="min-h-0 flex-1">
        <ChatArea
          caseId={caseId}
          chat={chat}
          history={history}
          words={{ ...WORDS, note: engine }}
          empty={
            <ConversationEmpty
              count={count}
              isBusy={isBusy}
              onAsk={canAsk ? open.ask : undefined}
              onUpload={can(memberRole, 'document:create') ? doors.upload : undefined}
            />
          }
          readOnly={canAsk ? undefined : <ReadOnly />}
          {...(isLawDoubted(law) && { overReply: <LawDoubt caseId={caseId} law={law} /> })}
          tools={
            <div className="-ml-2 flex min-w-0 items-center gap-1">
              {!isEmpty && <PromptsMenu onAsk={open.ask} isBusy={isBusy} />}
              <DocumentLimit caseId={caseId} chosen={chat.only} isBusy={isBusy} onChoose={chat.limitTo} />
            </div>
          }
        />
      </div>
    </ReplyActionsContext>
  );
}

function ReadOnly() {
  return (
    <p className="flex items-center justify-center gap-2 border-t border-line bg-surface px-4 py-4 text-sm text-muted">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      You can view this case. Asking the assistant is for those who can edit it.
    </p>
  );
}

interface GoneProps {
  /** What was typed here and could not be sent. */
  draft: string;
  /** Undefined for those who may only read. */
  onBegin: (() => void) | undefined;
}

function Gone({ draft, onBegin }: GoneProps) {
  return (
    <Empty
      icon={<MessageSquareOff />}
      title="This conversation is not here"
      className="flex-1 justify-center"
      {...(onBegin && { action: <Button onClick={onBegin}>New Conversation</Button> })}
    >
      It was deleted, or it is somebody else’s: each person sees their own.
      {onBegin && draft.trim() !== '' && ' What you typed comes along to a new one.'}
    </Empty>
  );
}
