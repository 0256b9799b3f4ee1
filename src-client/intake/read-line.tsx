import { Check, CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

interface ReadLineProps {
  /** What it is about: 'Court'. */
  label: string;
  text: ReactNode;
  isSure: boolean;
  /** The piece of the page it was read from. */
  source?: ReactNode;
  /** What is asked where it is not sure; 'Is that right?' unless said otherwise. */
  question?: string;
  onRight?(): void;
  /** Draws what changes it; `close` puts it away. */
  editor?(close: () => void): ReactNode;
}

/** One thing that was read: sure with a check mark, unsure with its question, and changed on a press. */
export function ReadLine(props: ReadLineProps) {
  const { label, text, isSure, source, question = 'Is that right?', onRight, editor } = props;
  const [isOpen, setOpen] = useState(false);
  const Mark = isSure ? Check : CircleHelp;
  return (
    <li className={classNames('flex flex-col gap-2 px-4 py-3 sm:px-5', !isSure && 'bg-due-soft')}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-muted">{label}</p>
          <p className="font-medium wrap-anywhere">{text}</p>
        </div>
        <span
          className={classNames(
            'flex shrink-0 items-center gap-1 text-sm',
            isSure ? 'text-done' : 'text-due',
          )}
        >
          {isSure && editor && !isOpen && (
            <Button
              variant="quiet"
              size="small"
              className="-my-1.5 px-2 text-accent underline underline-offset-4"
              aria-label={`Change: ${label}`}
              onClick={() => setOpen(true)}
            >
              Change
            </Button>
          )}
          <Mark aria-hidden="true" className="size-5" />
          {isSure ? (
            <span className="sr-only">read for sure</span>
          ) : (
            <span className="font-medium">please check</span>
          )}
        </span>
      </div>
      {source}
      {isOpen && editor?.(() => setOpen(false))}
      {!isOpen && !isSure && onRight && (
        <div className="-my-1 flex flex-wrap items-center gap-2">
          <span className="mr-auto text-sm font-medium">{question}</span>
          <Button variant="secondary" size="small" aria-label={`Right: ${label}`} onClick={onRight}>
            Right
          </Button>
          {editor && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`Change: ${label}`}
              onClick={() => setOpen(true)}
            >
              Change
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
