import { useState } from 'react';
import { isCalendarDate } from '#src/calendar-date.ts';
import { reminderDates } from '#src/law/reminders.ts';
import type { Milestone } from '#src/timeline/schema.ts';
import type { NewDeadline } from './use-create-deadlines.ts';

interface ManualDraft {
  name: string;
  date: string;
  status: Milestone['status'];
  remind: boolean;
  /** It has happened already: an event to count from, not a deadline that was missed. */
  hasHappened: boolean;
}

/** A deadline that is typed in; `deadline` is null until it has a name and a date. */
export function useManualEntry(start: Partial<ManualDraft>, today: string) {
  const [first] = useState<ManualDraft>({
    name: '',
    date: '',
    status: 'upcoming',
    remind: true,
    hasHappened: false,
    ...start,
  });
  const [draft, setDraft] = useState(first);
  const name = draft.name.trim();
  const isComplete = name !== '' && isCalendarDate(draft.date);
  const isPast = isCalendarDate(draft.date) && draft.date < today;
  const isFinished = isPast && draft.hasHappened;
  const reminders = isComplete ? reminderDates(draft.date, today) : [];
  const deadline: NewDeadline | null = isComplete
    ? {
        kind: name,
        date: draft.date,
        status: draft.status,
        deadlineType: null,
        ruleReference: null,
        reminderDates: draft.remind && reminders.length > 0 ? reminders : null,
        remindMore: draft.remind && reminders.length > 0,
        isAutoCalculated: false,
        ...(isFinished && { isFinished }),
      }
    : null;
  return {
    draft,
    reminders,
    isPast,
    deadline,
    isDirty: JSON.stringify(draft) !== JSON.stringify(first),
    change: (part: Partial<ManualDraft>) => setDraft({ ...draft, ...part }),
  };
}

export type ManualEntryState = ReturnType<typeof useManualEntry>;
