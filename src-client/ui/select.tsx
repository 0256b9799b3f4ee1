import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, useFieldControl } from './field.tsx';

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
  /** First, empty choice. */
  placeholder?: string;
}

/** The platform's own list: it opens as a full-height wheel on phones and needs no injected styles. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...control}
        {...props}
        className={classNames(controlClass, 'min-h-10 appearance-none py-2 pr-9 touch:min-h-11')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
