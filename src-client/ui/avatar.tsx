import { classNames } from './class-names.ts';

interface AvatarProps {
  name: string;
  size?: 'small' | 'large';
}

/** Initials: a picture from another site would need a hole in the content policy. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  const initials = name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent',
        size === 'small' ? 'size-8 text-xs' : 'size-16 text-xl',
      )}
    >
      {initials || '?'}
    </span>
  );
}
