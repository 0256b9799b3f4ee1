import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONE = { due: 'bg-due-soft', danger: 'bg-danger-soft', info: 'bg-accent-soft' } as const;

interface NoticeBarProps {
  /** What it is about, for whoever hears the screen. */
  label: string;
  tone: keyof typeof TONE;
  icon: ReactNode;
  actions: ReactNode;
  /** Stands at the far end: how to close it. */
  close?: ReactNode;
  children: ReactNode;
}

/** One line above a screen that concerns more than the screen. */
export function NoticeBar({ label, tone, icon, actions, close, children }: NoticeBarProps) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'flex items-start gap-2 border-b border-line px-3 py-1.5 text-sm sm:px-5',
        TONE[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 py-1">
        <div className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
          {icon}
          <p className="min-w-0 wrap-anywhere">{children}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {close}
    </section>
  );
}
