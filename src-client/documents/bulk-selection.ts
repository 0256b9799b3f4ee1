import { useMemo, useRef, useState } from 'react';

interface Named {
  id: string;
}

/** Everything between two rows of what is shown, both included; the second alone when the first is not there. */
export function rangeBetween(shown: readonly Named[], from: string | null, to: string): string[] {
  const start = shown.findIndex(({ id }) => id === from);
  const end = shown.findIndex(({ id }) => id === to);
  if (start === -1 || end === -1) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}

export interface Selection {
  /** Those chosen that are still there. */
  ids: ReadonlySet<string>;
  /** How many of them the filter hides. */
  hidden: number;
  /** Boxes show everywhere: something is chosen, or the person asked for them. */
  isOn: boolean;
  begin(): void;
  /** `isRange`: everything since the last one pressed becomes what this one becomes. */
  toggle(id: string, isRange: boolean): void;
  chooseShown(): void;
  /** These too. */
  choose(ids: Iterable<string>): void;
  clear(): void;
}

/** Rows chosen by their ids: they stay chosen while the list is filtered, and go with what they name. */
export function useSelection(documents: readonly Named[], shown: readonly Named[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const lastPressed = useRef<string | null>(null);
  const ids = useMemo(
    () => new Set(chosen.size === 0 ? [] : documents.flatMap(({ id }) => (chosen.has(id) ? [id] : []))),
    [chosen, documents],
  );
  const visible = useMemo(
    () => (ids.size === 0 ? 0 : shown.reduce((count, { id }) => count + (ids.has(id) ? 1 : 0), 0)),
    [ids, shown],
  );
  return {
    ids,
    hidden: ids.size - visible,
    isOn: isAsked || ids.size > 0,
    begin: () => setAsked(true),
    toggle(id, isRange) {
      const on = !ids.has(id);
      const touched = isRange ? rangeBetween(shown, lastPressed.current, id) : [id];
      const next = new Set(ids);
      for (const one of touched) {
        if (on) next.add(one);
        else next.delete(one);
      }
      lastPressed.current = id;
      setChosen(next);
    },
    chooseShown: () => setChosen(new Set([...ids, ...shown.map(({ id }) => id)])),
    choose: (more) => setChosen(new Set([...ids, ...more])),
    clear() {
      setChosen(new Set());
      setAsked(false);
      lastPressed.current = null;
    },
  };
}
