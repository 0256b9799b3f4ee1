import { useState } from 'react';
import { MOST_LINES } from '#src/transcripts/schema.ts';

export interface LineSelection {
  /** Where the keyboard stands; null before anything was chosen. */
  active: number | null;
  /** First and last line chosen, by their positions in the list. */
  range: readonly [number, number] | null;
  choose(position: number): void;
  /** Chooses everything from where the choice began to here, 500 lines at most. */
  extend(position: number): void;
  clear(): void;
}

/** A stretch of lines that is chosen, to be copied. */
export function useLineSelection(): LineSelection {
  const [chosen, setChosen] = useState<{ anchor: number; active: number } | null>(null);
  return {
    active: chosen?.active ?? null,
    range: chosen && [Math.min(chosen.anchor, chosen.active), Math.max(chosen.anchor, chosen.active)],
    choose: (position) => setChosen({ anchor: position, active: position }),
    extend: (position) =>
      setChosen((before) => {
        if (before === null) return { anchor: position, active: position };
        const { anchor } = before;
        const most = MOST_LINES - 1;
        return { anchor, active: Math.min(anchor + most, Math.max(anchor - most, position)) };
      }),
    clear: () => setChosen(null),
  };
}
