import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, useFieldControl } from './field.tsx';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  const control = useFieldControl();
  return (
    <input
      type="text"
      {...control}
      {...props}
      className={classNames(controlClass, 'min-h-10 py-2 touch:min-h-11', className)}
    />
  );
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea rows={3} {...control} {...props} className={classNames(controlClass, 'py-2', className)} />
  );
}
