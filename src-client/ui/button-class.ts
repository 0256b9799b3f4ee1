import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';
export type ButtonSize = 'large' | 'medium' | 'small' | 'icon';

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-accent-fill text-on-fill hover:bg-accent-fill-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger-fill text-on-fill hover:bg-danger-fill-hover',
  'danger-quiet': 'text-muted hover:bg-danger-soft hover:text-danger',
};

const SIZE: Record<ButtonSize, string> = {
  large: 'min-h-12 px-6 text-base',
  medium: 'min-h-10 px-4 text-sm touch:min-h-11',
  small: 'min-h-8 px-3 text-sm touch:min-h-11',
  icon: 'size-9 justify-center text-sm touch:size-11',
};

/** The look of a button, for links that act as one: `<a className={buttonClass()}>`. */
export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {},
) {
  const { variant = 'primary', size = 'medium', className } = options;
  return classNames(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANT[variant],
    SIZE[size],
    className,
  );
}
