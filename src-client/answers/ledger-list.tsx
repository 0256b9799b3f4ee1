import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { LedgerRow } from './ledger-rows.ts';

export interface LedgerListHandle {
  /** Brings a row into sight; the card in it takes the focus. */
  goTo(id: string): void;
}

interface LedgerListProps {
  rows: readonly LedgerRow[];
  label: string;
  render(row: LedgerRow): ReactNode;
  handle: React.Ref<LedgerListHandle>;
}

/** Under the header of the app and the bar of the ledger, which stay at the top. */
const COVERED_PX = 56 + 84;
const ESTIMATE = { document: 90, group: 56, paragraph: 230 };

/** Scrolls with the page; only the rows in sight are in the document. */
export function LedgerList({ rows, label, render, handle }: LedgerListProps) {
  const list = useRef<HTMLUListElement>(null);
  const top = useTop(list);
  /** The row that takes the focus, and stays in the document with it wherever the page is scrolled to. */
  const [held, setHeld] = useState<{ id: string } | null>(null);
  const heldAt = held === null ? -1 : rows.findIndex(({ id }) => id === held.id);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => ESTIMATE[rows[index]?.type ?? 'paragraph'],
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    scrollMargin: top,
    scrollPaddingStart: COVERED_PX,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return heldAt < 0 || inSight.includes(heldAt) ? inSight : [...inSight, heldAt].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    if (held !== null) cardOf(list.current, held.id)?.focus({ preventScroll: true });
  }, [held]);
  useImperativeHandle(handle, () => ({
    goTo(id) {
      const index = rows.findIndex((row) => row.id === id);
      if (index < 0) return;
      const known = cardOf(list.current, id);
      if (known === null || !isInSight(known)) virtualizer.scrollToIndex(index, { align: 'start' });
      setHeld({ id });
    },
  }));
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0 pb-3"
            style={{ transform: `translateY(${item.start - top}px)` }}
          >
            {render(row)}
          </li>
        );
      })}
    </ul>
  );
}

/** How far the list begins below the top of the page; what stands above it comes and goes. */
function useTop(list: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  const measure = useCallback(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  }, [list]);
  useLayoutEffect(() => {
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [measure]);
  return top;
}

function cardOf(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-paragraph="${CSS.escape(id)}"]`) ?? null;
}

function isInSight(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return top >= COVERED_PX && bottom <= window.innerHeight;
}
