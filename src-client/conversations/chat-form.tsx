import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { LONGEST_QUESTION } from '#src/conversations/schema.ts';
import { Alert } from '../ui/alert.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Textarea } from '../ui/input.tsx';

export interface ChatFormWords {
  placeholder: string;
  /** Under the field: who answers, and what a reply is not. */
  note: ReactNode;
}

interface ChatFormProps {
  value: string;
  onType(value: string): void;
  onSend(): void;
  /** A reply is on its way. */
  isBusy: boolean;
  /** Why the question in the field could not be sent. */
  refused: string | null;
  words: ChatFormWords;
  /** Under the field too: what goes with a question. */
  tools?: ReactNode;
}

/** From here on it is counted how much room is left. */
const COUNTED_FROM = LONGEST_QUESTION - 400;
const number = (value: number) => value.toLocaleString('en-US');

/** The field for a question: one at a time; Enter sends, Shift and Enter breaks the line. */
export function ChatForm({ value, onType, onSend, isBusy, refused, words, tools }: ChatFormProps) {
  const counter = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // On a phone the keyboard would cover the reply that has just come.
    const hasKeys = !window.matchMedia('(pointer: coarse)').matches;
    if (!isBusy && wasBusy.current && hasKeys) field.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  const { length } = value.trim();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      data-composer=""
      className="border-t border-line bg-surface py-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-2 px-4 sm:px-6">
        {refused !== null && (
          <Alert tone="due" title="Your question was not sent">
            {refused}
          </Alert>
        )}
        <div className="flex items-end gap-2">
          <Textarea
            ref={field}
            aria-label="Your question"
            dir="auto"
            aria-invalid={length > LONGEST_QUESTION || undefined}
            aria-describedby={length >= COUNTED_FROM ? counter : undefined}
            placeholder={words.placeholder}
            rows={1}
            className="max-h-32 min-h-11 resize-none [field-sizing:content]"
            value={value}
            disabled={isBusy}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <IconButton
            type="submit"
            variant="primary"
            label="Send"
            className="size-11"
            disabled={isBusy || value.trim() === ''}
            icon={<SendHorizontal aria-hidden="true" />}
          />
        </div>
        {length >= COUNTED_FROM && (
          <p
            id={counter}
            className={classNames(
              'figures text-sm',
              length > LONGEST_QUESTION ? 'font-medium text-danger' : 'text-muted',
            )}
          >
            {number(length)} of {number(LONGEST_QUESTION)} characters
            {length > LONGEST_QUESTION && `. Please leave out ${number(length - LONGEST_QUESTION)}.`}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {tools}
          <p className="min-w-0 flex-[1_1_10rem] text-xs text-muted">{words.note}</p>
        </div>
      </div>
    </form>
  );
}
