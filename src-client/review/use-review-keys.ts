import { useEffect, useRef } from 'react';
import type { ReviewDocument } from '#src/review/schema.ts';
import type { ReviewRow } from './review-order.ts';
import { PRIVILEGES, type Privilege } from './review-words.ts';

interface ReviewKeys {
  rows: readonly ReviewRow[];
  current: ReviewDocument | null;
  canEdit: boolean;
  open(id: string): void;
  code(document: ReviewDocument, privilege: Privilege): void;
  codeFamily(document: ReviewDocument): void;
  undo(): void;
  choose(id: string): void;
  /** Null while nothing is chosen. */
  leaveSelection: (() => void) | null;
  edit(): void;
}

const TYPING = 'textarea, select, [contenteditable], [role=menu], input:not([type=radio], [type=checkbox])';
const STEP: Readonly<Record<string, number>> = { j: 1, k: -1 };
const ARROW: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const MAX_FRAMES = 10;

/**
 * j and k step through the list, in it the arrow keys too; 1 to 4 code the open document, f its family like it, x
 * selects it, e edits its type, u or Ctrl/Cmd+Z takes the last change back, Escape leaves the selection. Not while something is typed or a dialog is open.
 */
export function useReviewKeys(options: ReviewKeys): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTyping(event)) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      const { canEdit, undo, leaveSelection } = latest.current;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'z' || event.shiftKey || !canEdit) return;
        event.preventDefault();
        undo();
        return;
      }
      if (event.key === 'Escape') {
        leaveSelection?.();
        return;
      }
      if (act(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function isInList(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-review-list]') !== null;
}

/** True when the key was one of ours. */
function act({ key, target }: KeyboardEvent, options: ReviewKeys): boolean {
  const { rows, current, canEdit } = options;
  const step = STEP[key] ?? (isInList(target) ? ARROW[key] : undefined);
  if (step !== undefined) {
    const at = rows.findIndex(({ document: each }) => each.id === current?.id);
    const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
    if (next === undefined) return false;
    options.open(next.document.id);
    focusRow(next.document.id, MAX_FRAMES);
    return true;
  }
  if (!canEdit) return false;
  if (key === 'u') {
    options.undo();
    return true;
  }
  if (current === null) return false;
  const privilege = /^[1-4]$/.test(key) ? PRIVILEGES[Number(key) - 1] : undefined;
  if (privilege !== undefined) options.code(current, privilege.value);
  else if (key === 'f') options.codeFamily(current);
  else if (key === 'x') options.choose(current.id);
  else if (key === 'e') options.edit();
  else return false;
  return true;
}

/** A row far away is in the document only after the list has scrolled and rendered. */
function focusRow(id: string, framesLeft: number): void {
  const link = document.querySelector<HTMLElement>(`[data-review-row="${CSS.escape(id)}"]`);
  if (link !== null) link.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusRow(id, framesLeft - 1));
}
