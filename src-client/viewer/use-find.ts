import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findWords, type Occurrence } from '#src/text/find-words.ts';

export interface Find {
  /** False while the document has no text to look in. */
  canFind: boolean;
  isOpen: boolean;
  words: string;
  found: readonly Occurrence[];
  /** The occurrence that is shown, null before there is one. */
  shown: Occurrence | null;
  /** Its number from 0. */
  at: number;
  open(): void;
  close(): void;
  look(words: string): void;
  step(direction: 1 | -1): void;
}

/** Finds words in the text of a document; Ctrl-F opens it, and a second Ctrl-F is the browser's own. */
export function useFind(text: string | null): Find {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(words);
  const found = useMemo(
    () => (text === null || wanted.trim().length < 2 ? [] : findWords(text, wanted)),
    [text, wanted],
  );
  const canFind = text !== null;
  useEffect(() => {
    if (!canFind || isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canFind, isOpen]);
  return {
    canFind,
    isOpen,
    words,
    found,
    shown: isOpen ? (found[at] ?? null) : null,
    at,
    open: () => setOpen(true),
    close: () => setOpen(false),
    look(next) {
      setWords(next);
      setAt(0);
    },
    step(direction) {
      if (found.length > 0) setAt((at + direction + found.length) % found.length);
    },
  };
}
