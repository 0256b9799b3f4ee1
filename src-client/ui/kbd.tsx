import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line bg-sunken px-1 font-sans text-xs whitespace-nowrap text-muted">
      {children}
    </kbd>
  );
}

/** What the key for shortcuts is called on this machine: 'Ctrl', on an Apple one '⌘'. */
export function modifierName(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
