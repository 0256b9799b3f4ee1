import { CalendarClock, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'accent' | 'done' | 'due' | 'upcoming' | 'danger';

const TONE: Record<BadgeTone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  accent: 'border-transparent bg-accent-soft text-accent',
  done: 'border-transparent bg-done-soft text-done',
  due: 'border-transparent bg-due-soft text-due',
  upcoming: 'border-transparent bg-upcoming-soft text-upcoming',
  danger: 'border-transparent bg-danger-soft text-danger',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONE[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

const STATUS = {
  past: { tone: 'done', icon: <CircleCheck aria-hidden="true" /> },
  due: { tone: 'due', icon: <CircleAlert aria-hidden="true" /> },
  upcoming: { tone: 'upcoming', icon: <CalendarClock aria-hidden="true" /> },
} as const;

/** Status by color, icon and word together; `word` is what the page calls it. */
export function StatusBadge({ status, word }: { status: keyof typeof STATUS; word: string }) {
  const { tone, icon } = STATUS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
