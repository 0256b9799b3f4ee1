import { type ReactNode, useId } from 'react';
import { Controller, type FieldPathByValue, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';

/** Entries that belong together, under a heading. */
export function EntryGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </fieldset>
  );
}

interface EntryProps<Draft extends FieldValues, Output> {
  form: UseFormReturn<Draft, unknown, Output>;
  name: FieldPathByValue<Draft, string>;
  label: ReactNode;
  hint?: ReactNode;
  /** Said under the entry, and keeps nobody from saving. '' while there is nothing to say. */
  warning?: string;
  className?: string;
}

interface TextEntryProps<Draft extends FieldValues, Output> extends EntryProps<Draft, Output> {
  placeholder?: string;
  autoComplete?: string;
  type?: 'text' | 'tel' | 'email';
  /** An age: the phone shows digits alone. */
  isAge?: boolean;
  /** Rows of a longer text. */
  rows?: number;
}

/** A text of the form with its label, hint and error. */
export function TextEntry<Draft extends FieldValues, Output>(props: TextEntryProps<Draft, Output>) {
  const { form, name, label, hint, warning, className, rows, isAge = false } = props;
  const { type = 'text', placeholder, autoComplete = 'off' } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} error={fieldState.error?.message} className={className}>
          {rows === undefined ? (
            <Input
              {...field}
              type={type}
              placeholder={placeholder}
              autoComplete={autoComplete}
              {...(isAge && { inputMode: 'numeric', maxLength: 3, className: 'max-w-28' })}
            />
          ) : (
            <Textarea {...field} rows={rows} placeholder={placeholder} />
          )}
          {warning !== undefined && (
            <p role="status" className="text-sm text-due empty:hidden">
              {warning}
            </p>
          )}
        </Field>
      )}
    />
  );
}

/** A day of the form, YYYY-MM-DD. */
export function DayEntry<Draft extends FieldValues, Output>(props: EntryProps<Draft, Output>) {
  const { form, name, label, hint, className } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} error={fieldState.error?.message} className={className}>
          <DateInput {...field} />
        </Field>
      )}
    />
  );
}
