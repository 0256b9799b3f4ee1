import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';

interface FieldState {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldState | null>(null);

interface FieldProps {
  label: ReactNode;
  /** One sentence under the label. */
  hint?: ReactNode;
  /** Under the control: what the choice means, read out when it changes. Empty while there is nothing to say. */
  note?: string | undefined;
  /** Whoever overlooks the note may lose something. */
  isNoteUrgent?: boolean;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

const NOTE = {
  plain: 'text-sm text-muted',
  urgent: 'rounded-control border border-due bg-due-soft px-3 py-2 text-sm font-medium text-ink',
} as const;

/** Label, hint and error of the one control inside; the control finds its ids through the context. */
export function Field({ label, hint, note, isNoteUrgent = false, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', note ? `${id}-note` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <FieldContext value={{ id, describedBy: describedBy || undefined, invalid: Boolean(error) }}>
      <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
            {hint}
          </p>
        )}
        {children}
        {note !== undefined && (
          // There before it says anything: only so is it read out.
          <p
            id={`${id}-note`}
            aria-live="polite"
            className={note === '' ? 'sr-only' : NOTE[isNoteUrgent ? 'urgent' : 'plain']}
          >
            {note}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** Attributes that tie a control to the field around it. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

export const controlClass = classNames(
  'w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-ink',
  'placeholder:text-muted disabled:bg-sunken disabled:text-muted aria-invalid:border-danger',
  'focus-visible:outline-offset-0',
);
