import { PenLine, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** What an engine put into words looks different from what the person chose and wrote. */
export interface Author {
  who: 'engine' | 'person';
  text: string;
}

interface AnswerSectionProps {
  title: string;
  by: Author;
  children: ReactNode;
}

/** One part of a drafted answer, in the type of the court, with who wrote it. */
export function AnswerSection({ title, by, children }: AnswerSectionProps) {
  const isEngine = by.who === 'engine';
  const Icon = isEngine ? Sparkles : PenLine;
  return (
    <section
      className={classNames(
        'flex flex-col gap-2 border-l-2 pl-4',
        isEngine ? 'border-dashed border-accent' : 'border-line-strong',
      )}
    >
      <h3 className="text-lg font-semibold">{title}</h3>
      <p
        className={classNames(
          'flex items-center gap-1.5 text-xs font-medium',
          isEngine ? 'text-accent' : 'text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-3.5 shrink-0" />
        {by.text}
      </p>
      <div className="flex max-w-[70ch] flex-col gap-3 font-serif leading-relaxed wrap-anywhere">
        {children}
      </div>
    </section>
  );
}
