import { format } from 'date-fns';
import { Sparkles } from 'lucide-react';
import type { ChatMessage } from '#src/documents/chat-schema.ts';
import { Spinner } from '../ui/spinner.tsx';
import { QuoteLink } from './quote-link.tsx';

/** What the person wrote stands right; what the engine wrote stands left, marked, with its sources. */
export function ChatBubble({ caseId, message }: { caseId: string; message: ChatMessage }) {
  const time = (
    <time dateTime={message.createdAt.toISOString()} className="text-xs text-muted">
      {format(message.createdAt, 'h:mm a')}
    </time>
  );
  if (message.role === 'user') {
    return (
      <li className="flex flex-col items-end gap-1">
        <p className="max-w-[85%] rounded-card bg-accent-fill px-3.5 py-2 wrap-anywhere whitespace-pre-wrap text-on-fill">
          {message.content}
        </p>
        {time}
      </li>
    );
  }
  const { sources, confidence, because } = message;
  return (
    <li className="flex flex-col items-start gap-1">
      <div className="flex w-full max-w-[92%] flex-col gap-2 rounded-card border border-line bg-surface px-3.5 py-3">
        <p className="flex items-center gap-1.5 text-xs font-medium text-accent">
          <Sparkles aria-hidden="true" className="size-3.5" />
          Answer
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>
        {sources.length > 0 && (
          <ol aria-label="Sources" className="flex flex-col gap-1.5">
            {sources.map((source) => (
              <li key={source.n}>
                <QuoteLink
                  caseId={caseId}
                  documentId={source.documentId}
                  label={`[${source.n}]`}
                  quote={source}
                />
              </li>
            ))}
          </ol>
        )}
        {confidence !== null && (
          <p className="figures text-xs text-muted">
            Confidence {Math.round(confidence * 100)}%{because === null ? '' : `: ${because}`}
          </p>
        )}
      </div>
      {time}
    </li>
  );
}

export function ThinkingBubble({ question }: { question: string }) {
  return (
    <>
      <li className="flex justify-end">
        <p className="max-w-[85%] rounded-card bg-accent-fill px-3.5 py-2 wrap-anywhere whitespace-pre-wrap text-on-fill">
          {question}
        </p>
      </li>
      <li className="flex items-center gap-2 text-sm text-muted">
        <Spinner className="text-accent" />
        Reading the document…
      </li>
    </>
  );
}
