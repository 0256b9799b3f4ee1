import type { ReactNode } from 'react';
import { Explained } from './explained.tsx';
import { titleClass } from './title-class.ts';

interface PageHeaderProps {
  /** Breadcrumb or back link. */
  above?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Badges beside the title. */
  meta?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ above, title, description, meta, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-2">
      {above}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className={titleClass(title)}>{title}</h1>
          {meta && <div className="mt-2 flex flex-wrap gap-2">{meta}</div>}
          {description && (
            <p className="mt-1 max-w-[70ch] text-muted">
              <Explained>{description}</Explained>
            </p>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  );
}
