import { format, isValid, parseISO } from 'date-fns';
import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { Input } from './input.tsx';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** YYYY-MM-DD; empty when there is none. */
  value: string;
  onChange(value: string): void;
}

/** The platform's own date field, with the weekday read back: a slip of the finger shows at once. */
export function DateInput({ value, onChange, className, ...props }: DateInputProps) {
  const id = useId();
  const describedBy = useFieldControl()['aria-describedby'];
  const date = parseISO(value);
  const weekday = value !== '' && isValid(date) ? format(date, 'EEEE') : null;
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <Input
        {...props}
        type="date"
        min="1900-01-01"
        max="2200-12-31"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={[describedBy, weekday ? id : ''].filter(Boolean).join(' ') || undefined}
        className="max-w-48"
      />
      {weekday && (
        <span id={id} className="text-sm text-muted">
          {weekday}
        </span>
      )}
    </div>
  );
}
