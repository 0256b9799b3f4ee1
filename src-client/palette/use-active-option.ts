import { type KeyboardEvent, useState } from 'react';
import type { PaletteItem } from './palette-item.ts';

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Which option of a list the keys are at: the first until they move, and after the text has changed. */
export function useActiveOption(items: readonly PaletteItem[]) {
  const [key, setKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex((item) => item.key === key),
  );
  const goTo = (place: number) => setKey(items[place]?.key ?? null);

  /** Whether the key was one that moves. */
  function move(event: KeyboardEvent): boolean {
    if (items.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const last = items.length - 1;
    const step = STEP[event.key];
    if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(last);
    else if (step === undefined) return false;
    else if (Math.abs(step) > 1) goTo(Math.min(last, Math.max(0, at + step)));
    else goTo((at + step + items.length) % items.length);
    event.preventDefault();
    return true;
  }
  return { active: items[at], setActive: setKey, move };
}
