import type { ReactNode } from 'react';

interface StepBarProps {
  /** How much is still to be decided, or nothing. */
  children?: ReactNode;
  /** Whether everything is kept. */
  saved: ReactNode;
}

/** Stays at the top while a step's cards pass. */
export function StepBar({ children, saved }: StepBarProps) {
  return (
    <div className="sticky top-14 z-20 -mx-1 flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-line bg-paper px-1 py-1.5">
      <p role="status" className="figures text-sm font-medium">
        {children}
      </p>
      {saved}
    </div>
  );
}
