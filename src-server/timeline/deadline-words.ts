import { dayNumber, spell } from '#src/law/calendar-days.ts';
import { byTime } from '#src/text/day-words.ts';
import type { Milestone } from '#src/timeline/schema.ts';

const dayOf = (date: string | null) => (date === null ? 'no day' : spell(dayNumber(date)));

/** 'Trial, Mon, May 4, 2026'; a stage without a day is its name. */
export function deadlineInWords({ kind, date }: Pick<Milestone, 'kind' | 'date'>): string {
  return date === null ? kind : `${kind}, ${dayOf(date)}`;
}

type Changed = Pick<
  Milestone,
  'kind' | 'date' | 'dueTime' | 'takesPlace' | 'doubts' | 'finishedAt' | 'reminderDates'
>;

/** 'Fri, May 1, 2026, by 10:00 a.m.'; the hour is the court's. */
const momentOf = ({ date, dueTime, takesPlace }: Pick<Changed, 'date' | 'dueTime' | 'takesPlace'>) =>
  `${dayOf(date)}${byTime(dueTime, takesPlace)}`;

/** What somebody else of the case would want to know of a change. */
export function changeInWords(before: Changed, after: Changed): string {
  const changes: string[] = [];
  if (after.kind !== before.kind) changes.push(`now called “${after.kind}”`);
  if (after.date !== before.date || after.dueTime !== before.dueTime) {
    changes.push(`from ${momentOf(before)} to ${momentOf(after)}`);
  } else if (before.doubts !== null && after.doubts === null) {
    changes.push(`the day was checked: ${momentOf(after)}`);
  }
  if (after.finishedAt !== null && before.finishedAt === null) changes.push('marked as done');
  if (after.finishedAt === null && before.finishedAt !== null) changes.push('open again');
  const reminders = after.reminderDates ?? [];
  if (reminders.join() !== (before.reminderDates ?? []).join()) {
    changes.push(
      reminders.length === 0 ? 'without reminders' : `reminders ${reminders.map(dayOf).join('; ')}`,
    );
  }
  return `${before.kind}: ${changes.length === 0 ? 'other entries' : changes.join(', ')}`;
}
