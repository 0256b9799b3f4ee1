import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button shows a spinner and takes no second press. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  className,
  disabled,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'size' | 'children'> {
  /** What the button does; read aloud and shown by the browser on hover. */
  label: string;
  icon: ComponentProps<'button'>['children'];
}

export function IconButton({ label, icon, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <Button title={label} {...props} variant={variant} size="icon" aria-label={label}>
      {icon}
    </Button>
  );
}
