import { dayNumber, daysBetween, spell } from '../law/calendar-days.ts';
import { amount } from '../text/words.ts';

/** 'Mon, Mar 23, 2026'. */
export function day(date: string): string {
  return spell(dayNumber(date));
}

/** 'today', 'tomorrow', 'in 5 days', '3 days ago'. */
function fromToday(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${amount(days, 'day')}` : `${amount(-days, 'day')} ago`;
}

/** 'Mon, Mar 23, 2026 (in 5 days)'. */
export function dayAndDistance(date: string, today: string): string {
  return `${day(date)} (${fromToday(date, today)})`;
}

/** On one line, and cut at a word before `most` characters. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,;:.]+$/, '')} …`;
}
