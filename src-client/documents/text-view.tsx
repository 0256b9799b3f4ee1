import { type ReactNode, useEffect, useRef } from 'react';
import type { Place } from './place.ts';

interface TextPage {
  number: number;
  /** Offset of the page in the whole text. */
  offset: number;
  text: string;
}

function splitPages(text: string): TextPage[] {
  let offset = 0;
  return text.split('\f').map((page, index) => {
    const found = { number: index + 1, offset, text: page };
    offset += page.length + 1;
    return found;
  });
}

function marked({ text, offset }: TextPage, place: Place | null): ReactNode {
  const start = Math.max(0, (place?.start ?? 0) - offset);
  const end = Math.min(text.length, (place?.end ?? 0) - offset);
  if (place === null || end <= start) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark data-quote="" className="rounded-xs bg-due-soft text-ink outline-2 outline-due-soft">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

/** The extracted text page by page; a passage is marked and brought into view. */
export function TextView({ text, place }: { text: string; place: Place | null }) {
  const root = useRef<HTMLDivElement>(null);
  const pages = splitPages(text);
  useEffect(() => {
    if (place === null) return;
    const target =
      root.current?.querySelector('[data-quote]') ??
      root.current?.querySelector(`[data-page="${place.page}"]`);
    target?.scrollIntoView({ block: 'center' });
  }, [place]);
  return (
    <div ref={root} className="mx-auto max-w-[80ch] px-4 py-4 sm:px-6">
      {pages.map((page) => (
        <section
          key={page.number}
          aria-label={`Page ${page.number}`}
          data-page={page.number}
          className="[contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
        >
          {pages.length > 1 && (
            <h2 className="figures sticky top-(--bar) border-b border-line bg-paper py-1.5 text-xs font-medium text-muted">
              Page {page.number} of {pages.length}
            </h2>
          )}
          <p className="py-4 font-serif leading-relaxed wrap-anywhere whitespace-pre-wrap">
            {marked(page, place)}
          </p>
        </section>
      ))}
    </div>
  );
}
