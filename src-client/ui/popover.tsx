import { Popover as RadixPopover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  trigger: ReactElement;
  /** What the panel is, read aloud when it opens. */
  label: string;
  children: ReactNode;
}

/** A panel that hangs from its button. Not modal: the modal form injects a style sheet to lock scrolling (CSP). */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] animate-fade-in flex-col rounded-card border border-line bg-surface shadow-lg outline-none"
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
