import { format } from 'date-fns';
import { RotateCcw, Sparkles, Square, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { withoutOpenMark } from './reply-blocks.ts';
import { ReplyText } from './reply-text.tsx';

export function Time({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="figures text-xs text-muted">
      {format(at, 'h:mm a')}
    </time>
  );
}

/** A longer question is folded, so that its reply stays in sight. */
const LONG = { characters: 700, lines: 12 };

function isLong(text: string): boolean {
  return text.length > LONG.characters || text.split('\n').length > LONG.lines;
}

/** What the person wrote: right, in the accent's color. */
export function QuestionBubble({ text, at, children }: { text: string; at: Date; children?: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  const isFolded = isLong(text) && !isWhole;
  return (
    <li data-question="" className="flex flex-col items-end gap-1">
      <div className="max-w-[85%] rounded-card bg-accent-fill px-3.5 py-2 text-on-fill">
        <p dir="auto" className={classNames('wrap-anywhere whitespace-pre-wrap', isFolded && 'line-clamp-6')}>
          <span className="sr-only">You asked: </span>
          {text}
        </p>
      </div>
      {isLong(text) && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole((whole) => !whole)}
        >
          {isWhole ? 'Show less' : 'Show the whole question'}
        </Button>
      )}
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
  icon?: ReactNode;
  children: ReactNode;
}

/** What an engine wrote: left, marked as such. */
export function ReplyBox({ label, engine = null, tone = 'plain', icon, children }: BoxProps) {
  return (
    <div
      className={classNames(
        'flex w-full flex-col gap-3 sm:max-w-[92%] rounded-card border bg-surface px-3.5 py-3',
        tone === 'plain' ? 'border-line' : 'border-dashed border-line-strong',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-xs text-muted">
        {icon ?? <Sparkles aria-hidden="true" className="size-3.5 text-accent" />}
        <span className="font-medium text-accent">{label}</span>
        {engine !== null && <span>{engine}</span>}
      </p>
      {children}
    </div>
  );
}

interface WritingProps {
  words: string;
  /** While not a word has come. */
  waiting: { title: string; text: string };
  onStop?: (() => void) | undefined;
}

/** A reply while it comes: its words are not checked yet. */
export function WritingBubble({ words, waiting, onStop }: WritingProps) {
  return (
    <li className="flex flex-col items-start gap-1">
      <ReplyBox label={words === '' ? waiting.title : 'Reply, being written'} tone="unfinished">
        {words !== '' && <ReplyText text={withoutOpenMark(words)} />}
        <p className="flex items-center gap-2 text-sm text-muted">
          <Spinner className="text-accent" />
          {words === '' ? waiting.text : 'Its quotes are checked when it is complete.'}
          {onStop && (
            <Button variant="secondary" size="small" className="ml-auto" onClick={onStop}>
              <Square aria-hidden="true" className="fill-current" />
              Stop
            </Button>
          )}
        </p>
      </ReplyBox>
    </li>
  );
}

interface BrokenProps {
  words: string;
  reason?: string | null;
  onRetry?: (() => void) | undefined;
  isDisabled?: boolean;
}

/** What arrived of a reply that broke off, and the way to ask again. */
export function BrokenBubble({ words, reason = null, onRetry, isDisabled = false }: BrokenProps) {
  return (
    <li className="flex flex-col items-start gap-1">
      <ReplyBox label={words === '' ? 'No reply yet' : 'Unfinished reply'} tone="unfinished">
        {words !== '' && <ReplyText text={`${withoutOpenMark(words)} …`} />}
        <div className="flex flex-col items-start gap-x-3 gap-y-2 rounded-control bg-due-soft px-3 py-2 text-sm sm:flex-row sm:items-center">
          <p className="flex min-w-0 flex-1 items-start gap-2">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-due" />
            <span>
              <strong className="font-semibold">
                {words === '' ? 'No reply came.' : 'The reply broke off.'}
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
      </ReplyBox>
    </li>
  );
}
