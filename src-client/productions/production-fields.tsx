import { Controller, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { CreateProductionInput } from '#src/productions/schema.ts';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';

export const ProductionFacts = CreateProductionInput.omit({ documentIds: true, withheldIds: true });
export type ProductionFactsInput = z.input<typeof ProductionFacts>;
export const FACT_NAMES = [
  'name',
  'volume',
  'producedBy',
  'producedTo',
  'producedOn',
  'requestAnswered',
  'coverLetter',
] as const;

interface ProductionFieldsProps {
  form: UseFormReturn<ProductionFactsInput, unknown, z.output<typeof ProductionFacts>>;
}

/** What the production is called, for whom it is, and what it answers. */
export function ProductionFields({ form }: ProductionFieldsProps) {
  const { errors } = form.formState;
  return (
    <Card>
      <CardHeader title="About this production" />
      <CardBody className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message} className="sm:col-span-2">
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <Field
          label="Produced by (optional)"
          hint="The party whose documents these are."
          error={errors.producedBy?.message}
        >
          <Input {...form.register('producedBy')} autoComplete="off" />
        </Field>
        <Field
          label="Produced to"
          hint="The other party, or their lawyer."
          error={errors.producedTo?.message}
        >
          <Input {...form.register('producedTo')} autoComplete="off" />
        </Field>
        <Field
          label="Volume"
          hint="The folder in the archive. Each volume is used once."
          error={errors.volume?.message}
        >
          <Input {...form.register('volume')} autoComplete="off" className="figures uppercase" />
        </Field>
        <Field label="Date" error={errors.producedOn?.message}>
          <Controller
            control={form.control}
            name="producedOn"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <DateInput value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
            )}
          />
        </Field>
        <Field label="Request answered (optional)" error={errors.requestAnswered?.message}>
          <Input
            {...form.register('requestAnswered')}
            autoComplete="off"
            placeholder="First Requests for Production, Nos. 1–12"
          />
        </Field>
        <Field
          label="Cover letter (optional)"
          hint="Goes into the archive as a text file."
          error={errors.coverLetter?.message}
          className="sm:col-span-2"
        >
          <Textarea {...form.register('coverLetter')} rows={4} />
        </Field>
      </CardBody>
    </Card>
  );
}
