import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../ui/alert.tsx';
import { IconButton } from '../ui/button.tsx';
import { Textarea } from '../ui/input.tsx';

export interface ChatFormWords {
  placeholder: string;
  /** Under the field: who answers, and what an answer is not. */
  note: ReactNode;
}

interface ChatFormProps {
  value: string;
  onType(value: string): void;
  onSend(): void;
  /** An answer is on its way. */
  isBusy: boolean;
  /** Why the question in the field could not be sent. */
  refused: string | null;
  words: ChatFormWords;
  /** Under the field too: what goes with a question. */
  tools?: ReactNode;
}

/** The field for a question: one at a time; Enter sends, Shift and Enter breaks the line. */
export function ChatForm({ value, onType, onSend, isBusy, refused, words, tools }: ChatFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // On a phone the keyboard would cover the answer that has just come.
    const hasKeys = !window.matchMedia('(pointer: coarse)').matches;
    if (!isBusy && wasBusy.current && hasKeys) field.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {tools}
          <p className="text-xs text-muted">{words.note}</p>
        </div>
      </div>
    </form>
  );
}
