import { useWatch } from 'react-hook-form';
import { courtDoubt, JURISDICTION_OPTIONS, lawOf, mayBeEviction, whyNoRules } from '#src/law/case-law.ts';
import { CASE_KIND_LABELS, CASE_KINDS } from '#src/law/courts/case-kinds.ts';
import { courtById, courtsOfState } from '#src/law/courts/directory.ts';
import { Alert } from '../ui/alert.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { useCaseForm } from './use-case-form.ts';

const KIND_OPTIONS = CASE_KINDS.map((kind) => ({ value: kind, label: CASE_KIND_LABELS[kind] }));
const orNull = (value: string | null | undefined) => value || null;

/** Which court and which kind of case the entries mean, and the choice of others. */
export function CourtRecognized({ form }: { form: ReturnType<typeof useCaseForm>['form'] }) {
  const { register, control, formState } = form;
  const [courtId, kind, courtName, caseNumber, state, caseType, title, description] = useWatch({
    control,
    name: ['courtId', 'kind', 'courtName', 'caseNumber', 'state', 'caseType', 'title', 'description'],
  });
  const entered = {
    courtName: orNull(courtName),
    caseNumber: orNull(caseNumber),
    state: orNull(state),
    caseType: orNull(caseType),
    title: orNull(title),
    description: orNull(description),
  };
  const isBlank = entered.courtName === null && entered.caseNumber === null;
  const found = lawOf({ ...entered, courtId: null, kind: null });
  const law = lawOf({ ...entered, courtId: orNull(courtId), kind: kind ?? null });
  const chosen = courtById(courtId ?? '');
  const courts = courtsOfState(found.court?.state ?? entered.state);
  // A court that was chosen in another state stays among those that can be chosen.
  const listed = chosen === null || courts.includes(chosen) ? courts : [chosen, ...courts];
  return (
    <section aria-label="Whose rules count" className="flex flex-col gap-3 sm:col-span-2">
      {!isBlank && <Recognized law={law} isChosen={chosen !== null} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Court Whose Rules Count"
          error={formState.errors.courtId?.message}
          className="sm:col-span-2"
        >
          <Select
            options={listed.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={found.court === null ? 'Choose your court' : `As entered: ${found.court.name}`}
            {...register('courtId', { setValueAs: orNull })}
          />
        </Field>
        <Field
          label="Kind of Case"
          hint={
            mayBeEviction(law)
              ? 'Is a landlord trying to get a tenant out, of a home or a shop? Then choose “Eviction”: it goes faster.'
              : undefined
          }
          error={formState.errors.kind?.message}
        >
          <Select
            options={KIND_OPTIONS}
            placeholder={`As entered: ${CASE_KIND_LABELS[found.kind]}`}
            {...register('kind', { setValueAs: orNull })}
          />
        </Field>
      </div>
    </section>
  );
}

/** 'New Mexico Magistrate or Metropolitan Court': the rules as the calculator calls them. */
function labelOf({ jurisdiction }: ReturnType<typeof lawOf>): string {
  return JURISDICTION_OPTIONS.find(({ value }) => value === jurisdiction)?.label ?? 'no court';
}

function Recognized({ law, isChosen }: { law: ReturnType<typeof lawOf>; isChosen: boolean }) {
  const { court } = law;
  if (court === null) {
    return (
      <Alert tone="due" title="We do not know this court">
        Until it is known, no deadline is counted. Choose it below, or enter the court and the number as they
        stand on the summons.
      </Alert>
    );
  }
  const doubt = courtDoubt(law);
  if (doubt !== null) {
    return (
      <Alert tone="due" title="The name and the number do not agree">
        {doubt} Then choose the court below.
      </Alert>
    );
  }
  const why = whyNoRules(law);
  return (
    <Alert
      tone={why === null ? 'info' : 'due'}
      title={isChosen ? court.name : `${court.name}: is this your court?`}
    >
      {why ?? `Deadlines are counted by the rules we have for: ${labelOf(law)}.`}
    </Alert>
  );
}
