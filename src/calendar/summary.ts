import { caseTitle } from '../cases/title.ts';
import { oneLine } from '../reminders/message.ts';
import { timeOfDay } from '../text/day-words.ts';

interface CalendarDay {
  kind: string;
  caseTitle: string;
  caseNumber: string | null;
  dueTime: string | null;
  /** Whether somebody has to be there at that time, which the event itself shows. */
  takesPlace: boolean;
  isDone: boolean;
  isSure: boolean;
}

/** What stands before the name: in a calendar the rest may be cut off, and the event itself takes the whole day. */
function markOf({ isDone, isSure, dueTime, takesPlace }: CalendarDay): string {
  if (isDone) return 'Done: ';
  const check = isSure ? '' : 'Please check: ';
  return dueTime === null || takesPlace ? check : `${check}By ${timeOfDay(dueTime)}: `;
}

/** What a day is called in every calendar file, so that one day has one name: 'Please check: Answer (Doe v. Acme)'. */
export function calendarSummary(day: CalendarDay): string {
  const title = oneLine(caseTitle({ title: day.caseTitle, caseNumber: day.caseNumber }));
  return `${markOf(day)}${oneLine(day.kind)} (${title})`;
}
