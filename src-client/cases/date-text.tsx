import { format } from 'date-fns';

/** A moment as its day: 'Feb 20, 2026'. */
export function DateText({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{format(date, 'MMM d, yyyy')}</time>;
}
