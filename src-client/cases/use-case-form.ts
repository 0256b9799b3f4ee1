import { type Case, CaseForm } from '#src/cases/schema.ts';
import { showFieldErrors, useSchemaForm } from '../lib/form.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';

const NAMES = [
  'title',
  'description',
  'plaintiffName',
  'defendantName',
  'caseNumber',
  'caseType',
  'state',
  'courtName',
  'courtId',
  'kind',
  'localOnly',
] as const;

/** The form of a case: empty for a new one, filled from the case that is edited. */
export function useCaseForm({ editing, onSaved }: { editing: Case | undefined; onSaved(item: Case): void }) {
  const form = useSchemaForm(CaseForm, {
    title: editing?.title ?? '',
    description: editing?.description ?? '',
    plaintiffName: editing?.plaintiffName ?? '',
    defendantName: editing?.defendantName ?? '',
    caseNumber: editing?.caseNumber ?? '',
    caseType: CaseForm.shape.caseType.safeParse(editing?.caseType).data,
    state: editing?.state ?? '',
    courtName: editing?.courtName ?? '',
    courtId: editing?.courtId ?? '',
    kind: editing?.kind ?? null,
  });
  const saved = (title: string, description: string) => (item: Case) => {
    showToast({ title, description });
    onSaved(item);
  };
  const failed = (error: unknown) => {
    showFieldErrors(form, NAMES, error);
  };
  const meta = { errorFallback: 'Failed to create case' };
  const create = trpc.cases.create.useMutation({
    meta,
    onSuccess: saved('Case Created', 'Your new case has been successfully created.'),
    onError: failed,
  });
  const update = trpc.cases.update.useMutation({
    meta,
    onSuccess: saved('Case Updated', 'Your case has been successfully updated.'),
    onError: failed,
  });
  const submit = form.handleSubmit((input) => {
    if (editing) update.mutate({ caseId: editing.id, ...input });
    else create.mutate(input);
  });
  return { form, submit, busy: create.isPending || update.isPending };
}
