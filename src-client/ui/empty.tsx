import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Explained } from './explained.tsx';

interface EmptyProps {
  icon?: ReactNode;
  title: string;
  /** What will be here. */
  children?: ReactNode;
  /** The one button that begins it. */
  action?: ReactNode;
  /** Heading level in the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
}

export function Empty({ icon, title, children, action, level = 2, className }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 px-6 py-12 text-center [@container_(height<20rem)]:gap-1 [@container_(height<20rem)]:py-0',
        className,
      )}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="text-muted [@container_(height<20rem)]:hidden [&_svg]:size-8 [&_svg]:stroke-[1.5]"
        >
          {icon}
        </span>
      )}
      <Heading className="text-lg font-semibold">{title}</Heading>
      {children && (
        <p className="max-w-[44ch] text-muted [@container_(height<20rem)]:max-w-[70ch]">
          <Explained>{children}</Explained>
        </p>
      )}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
