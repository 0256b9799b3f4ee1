import type { Case } from '#src/cases/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CaseFields } from './case-fields.tsx';
import { useCaseForm } from './use-case-form.ts';

interface CaseDialogProps {
  /** The case that is edited; a new one is created without it. */
  editing?: Case;
  /** Of a new one, where somebody gave it before. */
  caseNumber?: string | undefined;
  onClose(): void;
  onCreated?(item: Case): void;
}

const FORM_ID = 'case-form';

/** What was typed is not lost to a stray press: once something changed, only Cancel or saving closes it. */
export function CaseDialog({ editing, caseNumber, onClose, onCreated }: CaseDialogProps) {
  const { form, submit, busy } = useCaseForm({
    editing,
    caseNumber,
    onSaved: (item) => {
      if (!editing) onCreated?.(item);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={editing ? 'Edit Case' : 'Create New Case'}
      description={
        editing
          ? 'Changes show in the case workspace, its timeline milestones and document management.'
          : 'This sets up a case workspace with timeline milestones and document management.'
      }
      dismissible={!form.formState.isDirty && !busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={busy}>
            {editing ? 'Update Case' : 'Create Case'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <CaseFields form={form} />
        {!editing && <KeptHereField form={form} />}
      </form>
    </Dialog>
  );
}

/** For a new case, before its first paper is there. Nothing to choose where only the built-in engine is set up. */
function KeptHereField({ form }: { form: ReturnType<typeof useCaseForm>['form'] }) {
  const config = trpc.auth.config.useQuery(undefined, { meta: { silent: true } });
  const service = config.data?.aiService ?? null;
  if (service === null) return null;
  return (
    <Checkbox
      className="mt-4"
      label="Nothing leaves this machine"
      hint={`Papers of this case are not sent to the language model at ${service}. Replies are quotations only. You can change this later.`}
      checked={form.watch('localOnly') ?? false}
      onChange={(localOnly) => form.setValue('localOnly', localOnly, { shouldDirty: true })}
    />
  );
}
