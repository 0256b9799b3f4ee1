import { MILESTONE_STATUSES } from '#src/timeline/schema.ts';
import { statusFor } from '#src/timeline/status.ts';
import { dueText } from '../text/due-text.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Select } from '../ui/select.tsx';
import { reminderText } from './reminder-text.ts';
import type { ManualEntryState } from './use-manual-entry.ts';

const WORD = { upcoming: 'Upcoming', due: 'Due Soon', past: 'Past Due' } as const;
const STATUS_OPTIONS = MILESTONE_STATUSES.map((value) => ({ value, label: WORD[value] }));

export function ManualEntry({ entry, today }: { entry: ManualEntryState; today: string }) {
  const { draft, deadline, reminders, isPast, change } = entry;
  const byDate = deadline ? statusFor(deadline.date, today) : null;
  const isCalmer =
    byDate !== null && MILESTONE_STATUSES.indexOf(byDate) > MILESTONE_STATUSES.indexOf(draft.status);
  return (
    <div className="flex flex-col gap-4">
      <Field label="Deadline Name *">
        <Input
          autoComplete="off"
          maxLength={200}
          placeholder="e.g. Settlement conference statement"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date *">
          <DateInput value={draft.date} onChange={(date) => change({ date })} />
        </Field>
        <Field label="Status">
          <Select
            options={STATUS_OPTIONS}
            value={draft.status}
            onChange={(event) => {
              const status = MILESTONE_STATUSES.find((value) => value === event.target.value);
              if (status) change({ status });
            }}
          />
        </Field>
      </div>
      {deadline && byDate && (
        <p className="figures text-sm text-muted" aria-live="polite">
          {dueText(deadline.date, today)}.
          {isCalmer && !deadline.isFinished && ` By its date it shows as ${WORD[byDate]} on the timeline.`}
        </p>
      )}
      {isPast && (
        <Checkbox
          checked={draft.hasHappened}
          onChange={(hasHappened) => change({ hasHappened })}
          label="This has happened already"
          hint="Such as the day you were served. It shows as done, and deadlines can be counted from it."
        />
      )}
      <Checkbox
        checked={draft.remind}
        onChange={(remind) => change({ remind })}
        label="Remind me"
        hint={draft.remind && deadline ? reminderText(reminders, today) : undefined}
      />
    </div>
  );
}
