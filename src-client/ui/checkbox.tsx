import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CheckboxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  label: ReactNode;
  /** One sentence under the label. */
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A box with its words; the whole line can be pressed. */
export function Checkbox({ checked, onChange, label, hint, disabled = false, className }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'flex items-start gap-3 py-1 touch:py-2.5',
        disabled ? 'opacity-55' : 'cursor-pointer',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent-fill"
      />
      <span className="min-w-0">
        <span className="block text-sm font-medium">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
