import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, useFieldControl } from './field.tsx';

interface Option {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  /** Choices, and groups of them under a name. */
  options: readonly (Option | { group: string; options: readonly Option[] })[];
  /** First, empty choice. */
  placeholder?: string;
}

function toOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
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
        {options.map((each) =>
          'group' in each ? (
            <optgroup key={each.group} label={each.group}>
              {each.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(each)
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
