import { trpc } from '../lib/trpc.ts';
import { dayText } from '../text/due-text.ts';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { Anchor } from './use-calculator.ts';

interface AnchorFieldProps {
  /** Of the element around it. */
  id?: string;
  caseId: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  today: string;
  value: Anchor;
  onChange(value: Anchor): void;
}

/** A day, typed in or taken from a milestone: moving that milestone can then move what was counted from it. */
export function AnchorField({ id, caseId, label, hint, error, today, value, onChange }: AnchorFieldProps) {
  const milestones = trpc.milestones.list.useQuery({ caseId }, { meta: { silent: true } });
  const dated = (milestones.data ?? []).filter((milestone) => milestone.date !== null);
  return (
    <div id={id} className="grid gap-4 sm:grid-cols-2 sm:items-end">
      <Field label={label} hint={hint} error={error}>
        <DateInput value={value.date} onChange={(date) => onChange({ date, milestoneId: null })} />
      </Field>
      {dated.length > 0 && (
        <Field label="Or a date on your timeline (milestone)">
          <Select
            placeholder="Choose a date"
            options={dated.map(({ id, kind, date }) => ({
              value: id,
              label: `${kind} · ${dayText(date ?? '', today)}`,
            }))}
            value={value.milestoneId ?? ''}
            onChange={(event) => {
              const picked = dated.find(({ id }) => id === event.target.value);
              onChange(
                picked
                  ? { date: picked.date ?? '', milestoneId: picked.id }
                  : { date: value.date, milestoneId: null },
              );
            }}
          />
        </Field>
      )}
    </div>
  );
}
