import { type Case, CaseForm } from '#src/cases/schema.ts';
import { useUser } from '../auth/use-user.ts';
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

interface CaseFormOptions {
  editing: Case | undefined;
  /** Of a new case, where somebody gave it before. */
  caseNumber?: string | undefined;
  onSaved(item: Case): void;
}

/** The form of a case: for a new one with what is known of the person, else filled from the case that is edited. */
export function useCaseForm({ editing, caseNumber = '', onSaved }: CaseFormOptions) {
  const { state } = useUser();
  const form = useSchemaForm(CaseForm, {
    title: editing?.title ?? '',
    description: editing?.description ?? '',
    plaintiffName: editing?.plaintiffName ?? '',
    defendantName: editing?.defendantName ?? '',
    caseNumber: editing?.caseNumber ?? caseNumber,
    caseType: CaseForm.shape.caseType.safeParse(editing?.caseType).data,
    state: editing === undefined ? (state ?? '') : (editing.state ?? ''),
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
