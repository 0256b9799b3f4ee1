import { dayText } from '../text/due-text.ts';

/** What the server adds to the days that are sent. */
const MORE_DAYS = '14 days before, and the last day the court is open before it';

/** 'Reminders on Mon, Mar 16 and Fri, Mar 20, …'; says so when every such day has passed. */
export function reminderText(dates: readonly string[], today: string): string {
  if (dates.length === 0) return 'No reminder: those days have passed.';
  const days = new Intl.ListFormat('en-US').format(dates.map((date) => dayText(date, today)));
  return `${dates.length === 1 ? 'Reminder' : 'Reminders'} on ${days}. If there is time, also ${MORE_DAYS}.`;
}
