import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { DEFAULT_RESPONSE_DAYS, type Summons } from '#src/summons/schema.ts';
import { summonsWarnings } from '#src/summons/warnings.ts';
import { wrongForm } from '#src/summons/wrong-form.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { LeaveWarning } from '../ui/leave-warning.tsx';
import { SummonsChecks } from './summons-checks.tsx';
import { SummonsFields } from './summons-fields.tsx';
import { SUMMONS_FIELDS, type SummonsFormHandle, type SummonsFormState } from './use-summons-form.ts';

interface SummonsFormViewProps extends SummonsFormHandle {
  editing?: Summons | undefined;
  words: { save: string; saving: string };
  /** Leads back without saving. */
  cancel: ReactNode;
}

/** Fields, what is wrong with them, what a clerk would stumble over, and the two ways on. */
export function SummonsFormView({
  form,
  submit,
  busy,
  isUnsaved,
  mayLeave,
  editing,
  words,
  cancel,
}: SummonsFormViewProps) {
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Failing form={form} />
      <SummonsFields form={form} isNew={editing === undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
        {cancel}
      </div>
      {/* Below the buttons: it grows and shrinks with every word, and a button that moves is missed. */}
      <LiveChecks form={form} editing={editing} />
      <LeaveWarning isUnsaved={isUnsaved} mayLeave={mayLeave} />
    </form>
  );
}

/** Every message in the order of the form; each leads to its field. */
function Failing({ form }: { form: SummonsFormState }) {
  const { errors } = form.formState;
  const failing = SUMMONS_FIELDS.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, message }];
  });
  if (failing.length === 0) return null;
  return (
    <Alert tone="danger" title="Please correct this first. What you typed is still here.">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {failing.map(({ name, message }) => (
          <li key={name}>
            <button
              type="button"
              className="text-left underline underline-offset-4"
              onClick={() => form.setFocus(name)}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function LiveChecks({ form, editing }: { form: SummonsFormState; editing: Summons | undefined }) {
  const typed = useWatch({ control: form.control });
  const { caseNumber = null, courtName = null } = typed;
  const warnings = summonsWarnings({
    status: editing?.status ?? 'draft',
    serviceStatus: editing?.serviceStatus ?? 'unserved',
    servedDate: editing?.servedDate ?? null,
    state: typed.state ?? '',
    courtName: courtName ?? '',
    plaintiffName: typed.plaintiffName ?? '',
    registeredAgentName: typed.registeredAgentName ?? null,
    judgeName: typed.judgeName ?? null,
    attorneyName: typed.attorneyName ?? null,
    summonsText: typed.summonsText ?? null,
    additionalInstructions: typed.additionalInstructions ?? null,
    attorneyPhone: typed.attorneyPhone?.trim() ?? null,
    attorneyAddress: typed.attorneyAddress?.trim() ?? null,
    plaintiffAddress: typed.plaintiffAddress?.trim() ?? null,
    responseDeadlineDays: Number(typed.responseDeadlineDays) || DEFAULT_RESPONSE_DAYS,
    isEntityDefendant: typed.isEntityDefendant ?? 'individual',
    defendantName: typed.defendantName ?? '',
    defendantAddress: typed.defendantAddress?.trim() ?? null,
    registeredAgentAddress: typed.registeredAgentAddress?.trim() ?? null,
    caseNumber: caseNumber?.trim() ?? null,
  });
  return <SummonsChecks wrong={wrongForm(caseNumber, courtName)} warnings={warnings} />;
}
