const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** A moment as its day: 'Feb 20, 2026'. */
export function DateText({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{DAY.format(date)}</time>;
}
