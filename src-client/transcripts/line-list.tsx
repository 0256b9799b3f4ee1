import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import type { TranscriptHit } from '#src/transcripts/schema.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { type LineMark, LineRow } from './line-row.tsx';
import type { LineSelection } from './use-line-selection.ts';
import type { Lines } from './use-lines.ts';

/** A place to bring into sight; a new object each time, so that the same place can be gone to again. */
export interface Goal {
  position: number;
}

interface LineListProps {
  count: number;
  lines: Lines;
  label: string;
  selection: LineSelection;
  marks: ReadonlyMap<number, readonly LineMark[]>;
  current: TranscriptHit | null;
  goal: Goal | null;
  onRange(range: readonly [number, number]): void;
  onCopy(): void;
  onStep(direction: 1 | -1): void;
}

const ROW = 30;
const PAGE_STEP = 20;
const NO_MARKS: readonly LineMark[] = [];

/** The lines of a transcript, only those in sight in the document. Arrow keys move, with Shift they choose. */
export function LineList(props: LineListProps) {
  const { count, lines, label, selection, marks, current, goal, onRange, onCopy, onStep } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    onChange: ({ range }) => {
      if (range) onRange([range.startIndex, range.endIndex]);
    },
  });
  useEffect(() => {
    if (goal !== null && goal.position < count) virtualizer.scrollToIndex(goal.position, { align: 'center' });
  }, [goal, count, virtualizer]);

  const move = (to: number, isExtending: boolean) => {
    const position = Math.min(count - 1, Math.max(0, to));
    if (isExtending) selection.extend(position);
    else selection.choose(position);
    virtualizer.scrollToIndex(position, { align: 'auto' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const at = selection.active ?? Math.max(0, (virtualizer.range?.startIndex ?? 1) - 1);
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'c' && window.getSelection()?.isCollapsed !== false) {
      if (selection.range === null) return;
      event.preventDefault();
      onCopy();
      return;
    }
    if (ctrlKey || metaKey || altKey) return;
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      j: at + 1,
      ArrowUp: at - 1,
      k: at - 1,
      PageDown: at + PAGE_STEP,
      PageUp: at - PAGE_STEP,
      Home: 0,
      End: count - 1,
    };
    const next = steps[key.length === 1 ? key.toLowerCase() : key];
    if (next !== undefined)
      move(selection.active === null && next !== 0 && key !== 'End' ? at : next, shiftKey);
    else if (key === ' ') move(at, shiftKey);
    else if (key === 'Escape' && selection.range !== null) selection.clear();
    else if (key === 'n' || key === 'p') onStep(key === 'n' ? 1 : -1);
    else return;
    event.preventDefault();
  };
  const onPress = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    // Words that are being marked with the mouse are no choice of lines.
    if (row === null || (window.getSelection()?.isCollapsed === false && !event.shiftKey)) return;
    const position = Number(row.dataset.index);
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (event.shiftKey || (isTouch && selection.range !== null)) {
      window.getSelection()?.removeAllRanges();
      selection.extend(position);
    } else selection.choose(position);
  };
  return (
    <div
      ref={scroller}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={selection.active === null ? undefined : `${id}-${selection.active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onPress}
      className="relative h-full overflow-y-auto bg-surface -outline-offset-2"
    >
      <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const line = lines.lineAt(row.index);
          const range = selection.range;
          const isSelected = range !== null && row.index >= range[0] && row.index <= range[1];
          return (
            <div
              key={row.key}
              id={`${id}-${row.index}`}
              ref={virtualizer.measureElement}
              data-index={row.index}
              role="option"
              aria-selected={isSelected}
              aria-setsize={count}
              aria-posinset={row.index + 1}
              tabIndex={-1}
              className="absolute inset-x-0 top-0 outline-none"
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {line === undefined ? (
                <div className="px-4 py-1.5">
                  <span className="sr-only">Loading line</span>
                  <Skeleton className="ml-18 h-4 w-2/3" />
                </div>
              ) : (
                <LineRow
                  line={line}
                  isPageStart={row.index > 0 && lines.lineAt(row.index - 1)?.page !== line.page}
                  isSelected={isSelected}
                  marks={marks.get(line.index) ?? NO_MARKS}
                  isCurrentHit={
                    current !== null && line.index >= current.index && line.index <= current.endIndex
                  }
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
