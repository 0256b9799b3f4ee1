import type { ReactNode } from 'react';

interface MarkedProps {
  text: string;
  /** Offsets into the text, in order, apart. */
  marks: readonly { start: number; end: number }[];
}

/** A text with the words that were looked for marked. */
export function Marked({ text, marks }: MarkedProps): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="bg-due-soft text-ink underline decoration-due underline-offset-2">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
