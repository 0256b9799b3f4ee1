import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Explained } from './explained.tsx';

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section {...props} className={classNames('rounded-card border border-line bg-surface', className)} />
  );
}

interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3;
}

export function CardHeader({ title, description, actions, level = 2 }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-5">
      <div className="min-w-0">
        <Heading className="font-semibold">{title}</Heading>
        {description && (
          <p className="mt-0.5 text-sm text-muted">
            <Explained>{description}</Explained>
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames('p-4 sm:p-5', className)} />;
}
