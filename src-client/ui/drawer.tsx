import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import { Scrim } from './scrim.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  children: ReactNode;
}

/** Slides in from the left on small screens. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const focus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <RadixDialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(88vw,22rem)] animate-from-left flex-col border-r border-line bg-surface outline-none"
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
            <RadixDialog.Title className="font-semibold">{title}</RadixDialog.Title>
            <RadixDialog.Close aria-label="Close" className={buttonClass({ variant: 'quiet', size: 'icon' })}>
              <X aria-hidden="true" />
            </RadixDialog.Close>
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
