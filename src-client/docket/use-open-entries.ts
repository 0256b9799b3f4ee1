import { useState } from 'react';

/** Which entries of a list are open; `byDefault` for those that nobody pressed yet. */
export function useOpenEntries(byDefault = false) {
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (key: string) => pressed.get(key) ?? byDefault;
  return {
    isOpen,
    toggle: (key: string) => setPressed(new Map(pressed).set(key, !isOpen(key))),
  };
}
