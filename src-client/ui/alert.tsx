import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Explained } from './explained.tsx';

const TONE = {
  info: { box: 'bg-accent-soft', mark: 'text-accent', icon: Info },
  done: { box: 'bg-done-soft', mark: 'text-done', icon: CircleCheck },
  due: { box: 'bg-due-soft', mark: 'text-due', icon: TriangleAlert },
  danger: { box: 'bg-danger-soft', mark: 'text-danger', icon: CircleAlert },
} as const;

interface AlertProps {
  tone?: keyof typeof TONE;
  title?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Alert({ tone = 'info', title, actions, className, children }: AlertProps) {
  const { box, mark, icon: Icon } = TONE[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'note'}
      className={classNames('flex items-start gap-3 rounded-card p-4 text-sm', box, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', mark)} />
      <div className="flex min-w-0 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && (
          <div className="max-w-[70ch]">
            <Explained>{children}</Explained>
          </div>
        )}
        {actions && <div className="mt-2 flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
    </div>
  );
}
