import type { FoundFact, Period } from '../schema.ts';
import { dayAfter, weekdayOf, yearFor } from './calendar.ts';
import type { Candidate } from './candidates.ts';
import type { PeriodMention } from './mention.ts';

/** A day without its year that something is due on lies ahead of the paper. */
export function dayToCome({ mention, date, isWorkedOut }: Candidate, dated: string | null): string | null {
  if (
    date === null ||
    dated === null ||
    !isWorkedOut ||
    mention.form !== 'day' ||
    !mention.date?.startsWith('--')
  )
    return date;
  return date < dayAfter(dated, -21) ? yearFor(mention.date, dayAfter(dated, 180), mention.weekday) : date;
}

/** The day on which an offer of so many days ends, counted from its letter. */
export function endOfOffer(mention: Candidate['mention'], dated: string | null): string | null {
  if (mention.form !== 'period' || mention.count === null || dated === null) return null;
  const isFromLetter = mention.event === '' || /\b(?:date|this|hereof|today)\b/i.test(mention.event);
  const days = mention.unit === 'days' ? mention.count : mention.unit === 'weeks' ? mention.count * 7 : null;
  return isFromLetter && days !== null && mention.direction !== 'before' ? dayAfter(dated, days) : null;
}

export interface Reading {
  date: string | null;
  period: Period | null;
  earliest: string | null;
  latest: string | null;
}

/** The day or the period, and the first and last day that the words can mean; null where they give neither. */
export function readingOf(mention: Candidate['mention'], date: string | null): Reading | null {
  const open = { date: null, period: null, earliest: null, latest: null };
  if (mention.form === 'period') {
    // 'Within 12 hours of receipt' is less than any day: its own words say it.
    if (isUnderADay(mention)) return open;
    const period = periodOf(mention);
    return period && { ...open, period };
  }
  if (date !== null) {
    const off =
      mention.form !== 'day' || mention.weekday === null ? 0 : (mention.weekday - weekdayOf(date) + 7) % 7;
    if (off === 0) return { ...open, date };
    // The day of the week is another one: either of the two may be the slip.
    const other = dayAfter(date, off > 3 ? off - 7 : off);
    return { ...open, date, earliest: other < date ? other : date, latest: other > date ? other : date };
  }
  if (
    mention.form !== 'day' ||
    mention.date === null ||
    mention.date.length !== 7 ||
    mention.date.startsWith('--')
  )
    return null;
  const first = `${mention.date}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  return { ...open, earliest: first, latest: dayAfter(next, -1) };
}

/** The shorter time of a span of times; null of any other mention. */
function shorterOf(mention: Candidate['mention']): Period | null {
  return mention.form === 'period' && mention.least !== undefined
    ? periodOf({ ...mention, count: mention.least })
    : null;
}

/** Fewer hours than a day has, that run on. */
export function isUnderADay(mention: Candidate['mention']): boolean {
  if (mention.form !== 'period' || mention.unit !== 'hours' || mention.direction === 'before') return false;
  return mention.count !== null && mention.count > 0 && mention.count < 24;
}

function periodOf({ count, unit, event, direction }: PeriodMention): Period | null {
  if (count === null || count > 10_000) return null;
  const from = direction === 'before' && !/^before/i.test(event) ? `before ${event}` : event;
  // Counted back they are whole days, the more of them, so that nobody is late.
  if (unit === 'hours' && direction === 'before')
    return count === 0 ? null : { count: Math.ceil(count / 24), unit: 'days', from };
  if (unit === 'hours' && count < 24) return null;
  return { count, unit, from };
}

/** '3 to 7 days': who must be early has the shorter time, who must be patient the longer; both are shown. */
export function withShorter(fact: FoundFact, mention: Candidate['mention']): FoundFact[] {
  const period = shorterOf(mention);
  if (fact.kind !== 'deadline' || period === null) return [fact];
  const certainty = fact.certainty === 'unsure' ? 'unsure' : 'likely';
  return [
    { ...fact, certainty, value: { ...fact.value, period } },
    { ...fact, certainty },
  ];
}
