import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';

interface VirtualListProps<Item> {
  items: readonly Item[];
  itemKey(item: Item): string;
  render(item: Item, index: number): ReactNode;
  /** Expected row height in pixels; real heights are measured. */
  estimate: number;
  label: string;
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
  return (
    <div ref={scroller} className={classNames('overflow-y-auto', className)}>
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
