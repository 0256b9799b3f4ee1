import { CircleHelp, SearchX } from 'lucide-react';
import { memo } from 'react';
import type { ChatMessage } from '#src/conversations/schema.ts';
import { isRefusal, STANDING_WORDS, standingOf } from '#src/conversations/standing.ts';
import { spokenTitle } from '../papers/paper-name.tsx';
import { QuoteLink } from '../text/quote-link.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { ActionList } from './action-list.tsx';
import { ReplyBox, Time } from './chat-bubble.tsx';
import { CheckList } from './check-list.tsx';
import { RecordList } from './record-list.tsx';
import { ReplyText } from './reply-text.tsx';

interface ReplyBubbleProps {
  caseId: string;
  message: ChatMessage;
  /** Said where neither a passage nor a row of the case stands behind it. */
  nothing: string;
}

/** More are folded, so that the next question stays near. */
const SOURCES_SHOWN = 3;

/** A whole reply with what it rests on and what may be done next. */
export const ReplyBubble = memo(function ReplyBubble({ caseId, message, nothing }: ReplyBubbleProps) {
  const { content, sources, records, checks, suggestedActions, because } = message;
  const isNothing = isRefusal(content);
  const standing = standingOf(message);
  const first = sources.slice(0, SOURCES_SHOWN);
  const rest = sources.slice(SOURCES_SHOWN);
  // Of a whole case a page alone says nothing.
  const namesFile =
    message.actionType !== null || new Set(sources.map(({ documentId }) => documentId)).size > 1;
  const list = (some: ChatMessage['sources'], label: string) => (
    <ol aria-label={label} className="flex flex-col gap-1.5">
      {some.map((source) => (
        <li key={source.n}>
          <QuoteLink
            caseId={caseId}
            documentId={source.documentId}
            label={namesFile ? `[${source.n}] ${spokenTitle(source)}` : `[${source.n}]`}
            quote={source}
          />
        </li>
      ))}
    </ol>
  );
  return (
    <li className="flex flex-col items-start gap-1">
      <ReplyBox
        label={!isNothing ? 'Reply' : sources.length > 0 ? 'What comes closest' : 'Nothing close'}
        engine={message.engine}
        {...(isNothing && { icon: <SearchX aria-hidden="true" className="size-3.5 text-accent" /> })}
      >
        <ReplyText text={content} caseId={caseId} sources={sources} />
        {sources.length > 0 && list(first, isNothing ? 'Closest passages' : 'Sources')}
        {rest.length > 0 && (
          <Disclosure label={`${rest.length} more ${rest.length === 1 ? 'source' : 'sources'}`}>
            {list(rest, 'More sources')}
          </Disclosure>
        )}
        <RecordList caseId={caseId} records={records} />
        {sources.length === 0 && records.length === 0 && !isNothing && (
          <p className="flex items-start gap-1.5 text-sm text-muted">
            <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-due" />
            {nothing}
          </p>
        )}
        <CheckList caseId={caseId} checks={checks} />
        {(standing !== null || because !== null) && (
          <p className="text-xs text-muted">
            {[standing === null ? '' : `${STANDING_WORDS[standing]}.`, because ?? ''].join(' ').trim()}
          </p>
        )}
        <ActionList caseId={caseId} actions={suggestedActions} />
      </ReplyBox>
      <Time at={message.createdAt} />
    </li>
  );
});
