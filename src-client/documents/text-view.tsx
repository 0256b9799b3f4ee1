import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { splitBlocks, type TextBlock } from '#src/viewer/text-blocks.ts';
import { classNames } from '../ui/class-names.ts';
import type { Place } from './place.ts';

function marked({ text, offset }: TextBlock, place: Place | null): ReactNode {
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

interface TextViewProps {
  text: string;
  place: Place | null;
  className?: string;
}

const FRAMES_TO_SETTLE = 6;

/**
 * The extracted text page by page; a passage is marked and brought into view. All of it stands in the document, so
 * that the browser can search it, but only what is in sight is laid out.
 */
export function TextView({ text, place, className }: TextViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const pages = useMemo(() => splitBlocks(text), [text]);
  useEffect(() => {
    if (place === null) return;
    let left = FRAMES_TO_SETTLE;
    let frame = 0;
    // What comes into sight takes its real height then, which moves what stands below it.
    const show = () => {
      const target =
        root.current?.querySelector('[data-quote]') ??
        root.current?.querySelector(`[data-page="${place.page}"]`);
      target?.scrollIntoView({ block: 'center' });
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(show);
    };
    show();
    return () => cancelAnimationFrame(frame);
  }, [place]);
  return (
    <div ref={root} className={classNames(className ?? 'mx-auto w-full max-w-[80ch] px-4 py-4 sm:px-6')}>
      {pages.map((blocks, index) => {
        const end = (blocks.at(-1)?.offset ?? 0) + (blocks.at(-1)?.text.length ?? 0);
        const isHere = place !== null && place.start < end && place.end > (blocks[0]?.offset ?? 0);
        return (
          <TextPage
            key={blocks[0]?.offset ?? index}
            number={index + 1}
            count={pages.length}
            blocks={blocks}
            place={isHere ? place : null}
          />
        );
      })}
    </div>
  );
}

interface TextPageProps {
  number: number;
  count: number;
  blocks: readonly TextBlock[];
  place: Place | null;
}

const TextPage = memo(function TextPage({ number, count, blocks, place }: TextPageProps) {
  return (
    <section aria-label={`Page ${number}`} data-page={number}>
      {count > 1 && (
        <h2 className="figures sticky top-12 z-1 border-b border-line bg-paper py-1.5 text-xs font-medium text-muted touch:top-14">
          Page {number} of {count}
        </h2>
      )}
      <div className="py-4">
        {blocks.map((block) => (
          <p
            key={block.offset}
            className="font-serif leading-relaxed wrap-anywhere whitespace-pre-wrap [content-visibility:auto]"
            style={{ containIntrinsicSize: `auto ${block.lines * 1.625}rem` }}
          >
            {marked(block, place)}
          </p>
        ))}
      </div>
    </section>
  );
});
