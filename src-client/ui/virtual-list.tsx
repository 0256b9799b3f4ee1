import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useRowKeys } from './use-row-keys.ts';

interface VirtualListProps<Item> {
  items: readonly Item[];
  itemKey(item: Item): string;
  render(item: Item, index: number): ReactNode;
  /** Expected row height in pixels; real heights are measured. */
  estimate: number;
  label: string;
  /** Key of a row that is brought into sight, now and whenever it changes. */
  reveal?: string | null;
  /** j, k, the arrow keys, Home and End move between the rows' elements with `data-row-focus`. */
  keys?: boolean;
  /** The list itself takes the focus, so that keys scroll it: for rows that hold nothing that does. */
  focusable?: boolean;
  /** Must give the list a height, such as 'h-full'. */
  className?: string;
}

/** Only the rows in sight are in the document. */
export function VirtualList<Item>({
  items,
  itemKey,
  render,
  estimate,
  label,
  reveal = null,
  keys = false,
  focusable = false,
  className,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    overscan: 8,
  });
  const revealed = reveal === null ? -1 : items.findIndex((item) => itemKey(item) === reveal);
  useEffect(() => {
    if (revealed >= 0) virtualizer.scrollToIndex(revealed, { align: 'auto' });
  }, [revealed, virtualizer]);
  useRowKeys({
    enabled: keys,
    scroller,
    count: items.length,
    start: Math.max(revealed, 0),
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  });
  return (
    <div
      ref={scroller}
      {...(focusable && { tabIndex: 0, role: 'region', 'aria-label': label })}
      className={classNames('relative overflow-y-auto', className)}
    >
      <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index];
          if (item === undefined) return null;
          return (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {render(item, row.index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
