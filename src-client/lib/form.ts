import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { z } from 'zod';
import { fieldMessage } from '#src/field-messages.ts';
import { readFailure } from './errors.ts';

// An entry without a sentence of its own gets the same plain one as from the server.
z.config({ customError: fieldMessage });

/** A form on a shared schema: what it holds is the schema's input, what it submits is its output. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaults: DefaultValues<Input>,
) {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    shouldFocusError: true,
  });
}

/** Puts the server's messages at their fields; the first of them takes the focus. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  names: readonly Path<Input>[],
  error: unknown,
): boolean {
  const { fields } = readFailure(error);
  const wrong = names.filter((name) => fields[name] !== undefined);
  wrong.forEach((name, index) => {
    form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: index === 0 });
  });
  return wrong.length > 0;
}
