import { trpc } from '../lib/trpc.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import type { useCaseForm } from './use-case-form.ts';

/** For a new case, before its first paper is there. Nothing to choose where only the built-in engine is set up. */
export function KeptHereField({ form }: { form: ReturnType<typeof useCaseForm>['form'] }) {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const service = config.data?.aiService ?? null;
  if (service === null) return null;
  return (
    <Checkbox
      className="mt-4"
      label="Nothing leaves this machine"
      hint={`Papers of this case are not sent to the language model at ${service}. Answers are quotations only. You can change this later.`}
      checked={form.watch('localOnly') ?? false}
      onChange={(localOnly) => form.setValue('localOnly', localOnly, { shouldDirty: true })}
    />
  );
}
