import { type RefObject, useEffect, useRef } from 'react';

interface RowKeys {
  enabled: boolean;
  scroller: RefObject<HTMLElement | null>;
  /** Number of rows. */
  count: number;
  /** Row that the first press goes to when none has the focus. */
  start: number;
  /** Scrolls a row into sight. */
  show(index: number): void;
}

const STEP: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
const TYPING = 'input, textarea, select, [contenteditable], [role=menu]';
const MAX_FRAMES = 10;

/**
 * Moves the focus between rows that are not all in the document. j and k work from anywhere on the page where
 * nothing is being typed and no dialog is open; the arrow keys, Home and End only inside the list.
 */
export function useRowKeys(options: RowKeys): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { enabled } = options;
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { scroller, count, start, show } = latest.current;
      const list = scroller.current;
      if (list === null || count === 0 || isForSomethingElse(event, list)) return;
      const current = focusedRow(list);
      if (current === null && event.key !== 'j' && event.key !== 'k') return;
      const next = nextRow(event.key, current, { count, start });
      if (next === null) return;
      event.preventDefault();
      show(next);
      focusRow(list, next, MAX_FRAMES);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

function isForSomethingElse(event: KeyboardEvent, list: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!(event.target instanceof Element)) return true;
  if (event.target.closest(TYPING) !== null) return true;
  const dialog = document.querySelector('[role=dialog]');
  return dialog !== null && !dialog.contains(list);
}

function focusedRow(list: HTMLElement): number | null {
  const row = document.activeElement?.closest<HTMLElement>('li[data-index]');
  return row && list.contains(row) ? Number(row.dataset.index) : null;
}

function nextRow(key: string, current: number | null, { count, start }: { count: number; start: number }) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEP[key];
  if (step === undefined) return null;
  return current === null ? start : Math.min(count - 1, Math.max(0, current + step));
}

/** A row far away is in the document only after the list has scrolled and rendered. */
function focusRow(list: HTMLElement, index: number, framesLeft: number): void {
  const target = list.querySelector<HTMLElement>(`li[data-index="${index}"] [data-row-focus]`);
  if (target) target.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusRow(list, index, framesLeft - 1));
}
