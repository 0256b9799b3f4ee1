import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyProps {
  icon?: ReactNode;
  title: string;
  /** What will be here. */
  children?: ReactNode;
  /** The one button that begins it. */
  action?: ReactNode;
  className?: string;
}

export function Empty({ icon, title, children, action, className }: EmptyProps) {
  return (
    <div className={classNames('flex flex-col items-center gap-3 px-6 py-12 text-center', className)}>
      {icon && (
        <span aria-hidden="true" className="text-muted [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <h2 className="text-lg font-semibold">{title}</h2>
      {children && <p className="max-w-[44ch] text-muted">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
