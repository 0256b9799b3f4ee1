import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface SwitchProps {
  checked: boolean;
  onChange(checked: boolean): void;
  label: ReactNode;
  /** What it does and what it costs. */
  hint?: ReactNode;
  disabled?: boolean;
  /** The change is on its way. */
  busy?: boolean;
}

/** Takes effect at once, unlike a box in a form. The whole line of the label can be pressed. */
export function Switch({ checked, onChange, label, hint, disabled = false, busy = false }: SwitchProps) {
  const hintId = useId();
  return (
    <div className="flex flex-col gap-1">
      <label
        className={classNames(
          'flex items-center gap-3 touch:min-h-11',
          disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        )}
      >
        <span className="relative inline-flex h-6 w-11 shrink-0">
          <input
            type="checkbox"
            role="switch"
            aria-checked={checked}
            checked={checked}
            disabled={disabled}
            aria-busy={busy || undefined}
            aria-describedby={hint ? hintId : undefined}
            onChange={(event) => {
              if (!busy) onChange(event.target.checked);
            }}
            className="peer absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 checked:border-accent-fill checked:bg-accent-fill disabled:opacity-55"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-muted transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-on-fill"
          />
        </span>
        <span className="min-w-0 font-medium">{label}</span>
      </label>
      {hint && (
        <div id={hintId} className="max-w-[70ch] text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
