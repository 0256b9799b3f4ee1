import { format } from 'date-fns';
import { CircleHelp, RotateCcw, Sparkles, Square, TriangleAlert } from 'lucide-react';
import { Fragment, memo, type ReactNode } from 'react';
import { type ChatMessage, NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS } from '#src/documents/chat-schema.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { QuoteLink } from './quote-link.tsx';

function Time({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="figures text-xs text-muted">
      {format(at, 'h:mm a')}
    </time>
  );
}

/** What the person wrote: right, in the accent's colour. */
export function QuestionBubble({ text, at, children }: { text: string; at: Date; children?: ReactNode }) {
  return (
    <li className="flex flex-col items-end gap-1">
      <p className="max-w-[85%] rounded-card bg-accent-fill px-3.5 py-2 wrap-anywhere whitespace-pre-wrap text-on-fill">
        <span className="sr-only">You asked: </span>
        {text}
      </p>
      <Time at={at} />
      {children}
    </li>
  );
}

interface BoxProps {
  label: string;
  /** Who answered. */
  engine?: string | null;
  tone?: 'plain' | 'unfinished';
  children: ReactNode;
}

/** What an engine wrote: left, marked as such. */
function AnswerBox({ label, engine = null, tone = 'plain', children }: BoxProps) {
  return (
    <div
      className={classNames(
        'flex w-full max-w-[92%] flex-col gap-2 rounded-card border bg-surface px-3.5 py-3',
        tone === 'plain' ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-xs text-muted">
        <Sparkles aria-hidden="true" className="size-3.5 text-accent" />
        <span className="font-medium text-accent">{label}</span>
        {engine !== null && <span>{engine}</span>}
      </p>
      {children}
    </div>
  );
}

const MARKS = [NOT_IN_DOCUMENT, NOT_IN_DOCUMENTS];

/** An answer's text; the mark behind invented quotations stands out. */
function Words({ text }: { text: string }) {
  let end = 0;
  // With the marks captured they stand among the parts.
  const parts = text.split(/(\[these words are not in [a-z ]+\])/).map((part) => {
    const start = end;
    end = start + part.length;
    return { part, start };
  });
  return (
    <p className="max-w-[70ch] wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ part, start }) =>
        MARKS.includes(part) ? (
          <strong key={start} className="rounded-control bg-due-soft px-1 text-sm font-medium text-due">
            {part}
          </strong>
        ) : (
          <Fragment key={start}>{part}</Fragment>
        ),
      )}
    </p>
  );
}

/** A whole answer with the passages it rests on. */
export const AnswerBubble = memo(function AnswerBubble({
  caseId,
  message,
}: {
  caseId: string;
  message: ChatMessage;
}) {
  const { sources, confidence, because } = message;
  return (
    <li className="flex flex-col items-start gap-1">
      <AnswerBox label="Answer" engine={message.engine}>
        <Words text={message.content} />
        {sources.length > 0 ? (
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
        ) : (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <CircleHelp aria-hidden="true" className="size-4 shrink-0 text-due" />
            No passage of the document stands behind this answer.
          </p>
        )}
        {confidence !== null && (
          <p className="figures text-xs text-muted">
            Confidence {Math.round(confidence * 100)}%{because === null ? '' : `: ${because}`}
          </p>
        )}
      </AnswerBox>
      <Time at={message.createdAt} />
    </li>
  );
});

/** An answer while it comes: its words are not checked yet. */
export function WritingBubble({ words, onStop }: { words: string; onStop?: (() => void) | undefined }) {
  return (
    <li className="flex flex-col items-start gap-1">
      <AnswerBox label={words === '' ? 'Reading the document…' : 'Answer, being written'} tone="unfinished">
        {words !== '' && <Words text={words} />}
        <p className="flex items-center gap-2 text-xs text-muted">
          <Spinner className="text-accent" />
          {words === ''
            ? 'Looking for the passages that fit your question.'
            : 'Its quotes are checked when it is complete.'}
          {onStop && (
            <Button variant="secondary" size="small" className="ml-auto" onClick={onStop}>
              <Square aria-hidden="true" className="fill-current" />
              Stop
            </Button>
          )}
        </p>
      </AnswerBox>
    </li>
  );
}

interface BrokenProps {
  words: string;
  reason?: string | null;
  onRetry?: (() => void) | undefined;
  isDisabled?: boolean;
}

/** What arrived of an answer that broke off, and the way to ask again. */
export function BrokenBubble({ words, reason = null, onRetry, isDisabled = false }: BrokenProps) {
  return (
    <li className="flex flex-col items-start gap-1">
      <AnswerBox label={words === '' ? 'No answer yet' : 'Unfinished answer'} tone="unfinished">
        {words !== '' && <Words text={`${words} …`} />}
        <div className="flex flex-col items-start gap-x-3 gap-y-2 rounded-control bg-due-soft px-3 py-2 text-sm sm:flex-row sm:items-center">
          <p className="flex min-w-0 flex-1 items-start gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-due" />
            <span>
              <strong className="font-semibold">
                {words === '' ? 'No answer came.' : 'The answer broke off.'}
              </strong>{' '}
              {reason ?? ''} {words !== '' && 'These words were not checked.'}
            </span>
          </p>
          {onRetry && (
            <Button variant="secondary" size="small" disabled={isDisabled} onClick={onRetry}>
              <RotateCcw aria-hidden="true" />
              Retry
            </Button>
          )}
        </div>
      </AnswerBox>
    </li>
  );
}
