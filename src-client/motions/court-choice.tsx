import type { Case } from '#src/cases/schema.ts';
import { JURISDICTION_OPTIONS } from '#src/law/case-law.ts';
import { BORROWED } from '#src/motions/duties.ts';
import { MOTION_COURTS, type MotionCourt } from '#src/motions/schema.ts';
import { UNTOLD, untoldCourt } from '#src/motions/suggested-court.ts';
import { Alert } from '../ui/alert.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';

/** 'New Mexico District Court' */
export function courtLabel(jurisdiction: MotionCourt): string {
  const label = JURISDICTION_OPTIONS.find(({ value }) => value === jurisdiction)?.label ?? jurisdiction;
  return /court$/i.test(label) ? label : `${label} Court`;
}

const OPTIONS = MOTION_COURTS.map((value) => ({ value, label: courtLabel(value) }));

interface CourtChoiceProps {
  item: Case;
  jurisdiction: MotionCourt;
  onChange(jurisdiction: MotionCourt): void;
}

/** Whose rules stand first; the case suggests it, and what is not known of that court is said here. */
export function CourtChoice({ item, jurisdiction, onChange }: CourtChoiceProps) {
  const stranger = jurisdiction === 'federal' ? untoldCourt(item) : null;
  const borrowed = BORROWED[jurisdiction];
  return (
    <div className="flex flex-col gap-3">
      <div className="print:hidden">
        <Field
          label="Rules of"
          hint="Chosen by the court and the state of this case. Change it if yours is another court."
        >
          <Select
            className="sm:max-w-md"
            options={OPTIONS}
            value={jurisdiction}
            onChange={(event) => {
              const picked = MOTION_COURTS.find((each) => each === event.target.value);
              if (picked) onChange(picked);
            }}
          />
        </Field>
      </div>
      {stranger !== null && (
        <Alert tone="due" title={`No motions of ${stranger} yet`}>
          {UNTOLD}
        </Alert>
      )}
      {borrowed !== null && <Alert tone="due">{borrowed}</Alert>}
    </div>
  );
}
