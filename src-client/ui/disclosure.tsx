import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DisclosureProps {
  label: ReactNode;
  /** Whether it starts open. */
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** More on the same matter, shown on a press. Without a script of its own: the browser's `details`. */
export function Disclosure({ label, open = false, className, children }: DisclosureProps) {
  return (
    <details className={classNames('group', className)} open={open || undefined}>
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 text-sm font-medium touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-90"
        />
        {label}
      </summary>
      {children}
    </details>
  );
}
