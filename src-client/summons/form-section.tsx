import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import type { SUMMONS_FIELDS, SummonsFormState } from './use-summons-form.ts';

interface FormSectionProps {
  title: string;
  description?: string;
  children: ReactNode;
}

export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardBody className="grid gap-4 sm:grid-cols-2">{children}</CardBody>
    </Card>
  );
}

interface TextFieldProps {
  form: SummonsFormState;
  name: (typeof SUMMONS_FIELDS)[number];
  label: string;
  hint?: ReactNode;
  /** Several lines, as an address has. */
  rows?: number;
  inputMode?: 'tel' | 'email';
  className?: string;
}

/** A field of the form with its message. */
export function TextField({ form, name, label, hint, rows, inputMode, className }: TextFieldProps) {
  const control = form.register(name);
  const error = form.formState.errors[name]?.message;
  return (
    <Field label={label} hint={hint} error={error} className={className ?? ''}>
      {rows === undefined ? (
        <Input autoComplete="off" {...(inputMode && { inputMode })} {...control} />
      ) : (
        <Textarea rows={rows} autoComplete="off" {...control} />
      )}
    </Field>
  );
}
