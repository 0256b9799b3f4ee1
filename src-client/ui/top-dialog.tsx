import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Scrim } from './scrim.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface TopDialogProps {
  onClose(): void;
  /** Read aloud only. */
  title: string;
  children: ReactNode;
}

/** A panel near the top that keeps its size as it fills; on a phone the whole screen. Its head is its content's. */
export function TopDialog({ onClose, title, children }: TopDialogProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col overflow-hidden bg-surface outline-none sm:inset-x-0 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:h-[min(38rem,76dvh)] sm:w-[calc(100%-2rem)] sm:max-w-2xl sm:rounded-card sm:border sm:border-line"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
