import { Tooltip } from 'radix-ui';
import { type ReactNode, useState } from 'react';

/** A court term with a dotted underline; a press, hover or focus opens its one-sentence explanation. */
export function Term({ meaning, children }: { meaning: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger
          type="button"
          onClick={(event) => {
            // Radix closes on a press, and phones have no other way to open it.
            event.preventDefault();
            setOpen(true);
          }}
          className="cursor-help underline decoration-dotted decoration-1 underline-offset-4 print:no-underline"
        >
          {children}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 animate-fade-in rounded-control bg-ink px-3 py-2 text-sm text-paper"
          >
            {meaning}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
