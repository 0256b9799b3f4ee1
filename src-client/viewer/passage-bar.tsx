import type { ReactNode } from 'react';
import type { Document } from '#src/documents/schema.ts';
import type { Place } from '../documents/place.ts';
import { Button } from '../ui/button.tsx';

interface PassageBarProps {
  document: Document;
  place: Place;
  onShow(): void;
  /** Why the words are not marked where they stand. */
  children?: ReactNode;
}

/** The passage that was jumped to, where the view can show its page but not mark it. */
export function PassageBar({ document, place, onShow, children }: PassageBarProps) {
  const passage = document.extractedText?.slice(place.start, place.end).trim();
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line bg-due-soft px-4 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p>
          <span className="figures font-medium">Page {place.page}</span>
          {children && <span className="max-sm:sr-only"> · {children}</span>}
        </p>
        {passage && <p className="line-clamp-2 font-serif">“{passage}”</p>}
      </div>
      <Button variant="secondary" size="small" onClick={onShow}>
        Show it marked
      </Button>
    </div>
  );
}
