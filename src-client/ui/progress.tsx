import { Progress as RadixProgress } from 'radix-ui';
import { classNames } from './class-names.ts';

interface ProgressProps {
  /** 0 to 100; null when how much is left is unknown. */
  value: number | null;
  label: string;
  tone?: 'accent' | 'done' | 'danger';
  className?: string;
}

const TONE = { accent: 'bg-accent', done: 'bg-done', danger: 'bg-danger' };

export function Progress({ value, label, tone = 'accent', className }: ProgressProps) {
  return (
    <RadixProgress.Root
      value={value}
      aria-label={label}
      className={classNames('h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <RadixProgress.Indicator
        className={classNames(
          'block h-full rounded-full transition-[width] duration-150',
          TONE[tone],
          value === null && 'w-1/3 animate-breathe',
        )}
        style={value === null ? undefined : { width: `${Math.min(100, Math.max(0, value))}%` }}
      />
    </RadixProgress.Root>
  );
}
