import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface MilestoneLayoutProps {
  /** Papers beside one another need more room than cards. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of every milestone's screen: the header, the screen's own content, the cards of its date. */
export function MilestoneLayout({ wide = false, children }: MilestoneLayoutProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex w-full flex-col gap-6 px-4 py-4 sm:px-6',
        wide ? 'max-w-7xl' : 'max-w-5xl',
      )}
    >
      {children}
    </div>
  );
}
