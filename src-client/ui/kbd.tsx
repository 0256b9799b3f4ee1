import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A key of the keyboard. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line bg-sunken px-1 font-sans text-xs text-muted',
        className,
      )}
    >
      {children}
    </kbd>
  );
}

/** What the key for shortcuts is called on this machine: 'Ctrl', on an Apple one '⌘'. */
export function modifierName(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
}
