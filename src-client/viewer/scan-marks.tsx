import { useEffect, useMemo, useRef } from 'react';
import type { PagePassage } from '#src/text/locate-passage.ts';
import { boxesBetween } from '#src/viewer/word-boxes.ts';
import { trpc } from '../lib/trpc.ts';

interface ScanMarksProps {
  documentId: string;
  /** 1-based. */
  page: number;
  passage: PagePassage;
  /** The first mark, or null where it is not known where the words stand. */
  onMarks(mark: HTMLElement | null): void;
}

/** Marks over a scanned page, where the recognition of its text saw the words. */
export function ScanMarks({ documentId, page, passage, onMarks }: ScanMarksProps) {
  const first = useRef<HTMLElement>(null);
  const found = trpc.documents.pageWords.useQuery({ id: documentId, page }, { meta: { silent: true } });
  const places = found.data?.places;
  const boxes = useMemo(
    () => boxesBetween(places ?? [], passage.start, passage.end),
    [places, passage.start, passage.end],
  );
  const isSettled = !found.isPending;
  useEffect(() => {
    if (isSettled) onMarks(boxes.length > 0 ? first.current : null);
  }, [isSettled, boxes, onMarks]);
  return boxes.map(({ left, top, width, height }, index) => (
    <mark
      key={`${left} ${top}`}
      ref={index === 0 ? first : undefined}
      data-quote=""
      className="pointer-events-none absolute rounded-xs bg-(--highlighter) mix-blend-multiply"
      style={{
        left: `${left * 100}%`,
        top: `${top * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    >
      {index === 0 && (
        <span className="sr-only">{passage.text.slice(passage.start, passage.end).trim()}</span>
      )}
    </mark>
  ));
}
