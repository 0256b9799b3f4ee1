import { useEffect, useRef } from 'react';
import type { LedgerParagraph } from '#src/answers/schema.ts';
import { nextOpen, paragraphId } from './ledger-rows.ts';
import { type Choice, RESPONSE_CHOICES } from './response-choices.ts';

interface LedgerKeys {
  /** In the order they are drawn. */
  paragraphs: readonly LedgerParagraph[];
  canEdit: boolean;
  /** Brings a paragraph into sight; its card takes the focus. */
  goTo(paragraph: LedgerParagraph): void;
  respond(paragraph: LedgerParagraph, choice: Choice): void;
}

const TYPING = 'textarea, select, [contenteditable], [role=menu], input:not([type=radio], [type=checkbox])';
const STEP: Record<string, number> = { j: 1, k: -1 };

/** j and k walk the paragraphs, n goes to the next that needs an answer, 1 to 5 answer the one with the focus. */
export function useLedgerKeys(options: LedgerKeys): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const card = currentCard();
      if (event.key === 'Escape' && card !== null && isTyping(event) && isPlain(event)) {
        card.focus();
        return;
      }
      if (!isPlain(event) || isTyping(event) || document.querySelector('[role=dialog]') !== null) return;
      if (act(event.key, card, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isPlain(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

function currentCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-paragraph]') ?? null;
}

/** True when the key was one of ours. */
function act(key: string, card: HTMLElement | null, options: LedgerKeys): boolean {
  const { paragraphs, canEdit, goTo, respond } = options;
  const at = paragraphs.findIndex((paragraph) => paragraphId(paragraph) === card?.dataset.paragraph);
  const step = STEP[key];
  if (step !== undefined) {
    const next = paragraphs[at < 0 ? 0 : Math.min(paragraphs.length - 1, Math.max(0, at + step))];
    if (next) goTo(next);
    return next !== undefined;
  }
  if (!canEdit) return false;
  if (key === 'n') {
    const open = nextOpen(paragraphs, card?.dataset.paragraph ?? null);
    if (open) goTo(open);
    return open !== undefined;
  }
  const current = paragraphs[at];
  if (current === undefined) return false;
  if (key === 'w') {
    const field = card?.querySelector<HTMLElement>('textarea') ?? null;
    if (field) field.focus();
    else card?.querySelector<HTMLElement>('[data-write]')?.click();
    return true;
  }
  const choice = RESPONSE_CHOICES[Number(key) - 1];
  if (choice === undefined || !/^[1-5]$/.test(key)) return false;
  respond(current, choice.value);
  return true;
}
