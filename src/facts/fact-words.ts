import { dayNumber, spell } from '../law/calendar-days.ts';
import { byTime, timeOfDay } from '../text/day-words.ts';
import { amount } from '../text/words.ts';
import type { FactContent, Period, ValueOf } from './schema.ts';

/** One of each unit of a time, as it is said. */
export const UNIT_NAMES: Readonly<Record<Period['unit'], string>> = {
  hours: 'hour',
  days: 'day',
  court_days: 'court day',
  business_days: 'business day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};

const WHO: Readonly<Record<ValueOf<'deadline'>['who'], string | null>> = {
  plaintiff: 'the plaintiff',
  defendant: 'the defendant',
  both: 'both sides',
  court: 'the court',
  other: 'somebody else',
  unsaid: null,
};

const dayOf = (date: string) => spell(dayNumber(date));

/** '$4,350.00', whole dollars without cents. */
export function dollars(sum: number): string {
  return sum.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(sum) ? 0 : 2,
  });
}

/** '21 days after service of this summons on you'. */
export function periodWords({ count, unit, from }: Period): string {
  const time = amount(count, UNIT_NAMES[unit]);
  // An event that is counted back from, or on until, brings its own word.
  return from === ''
    ? time
    : `${time} ${/^(?:before|after|prior|from|of|until|thereafter|afterwards?|later)\b/i.test(from) ? '' : 'after '}${from}`;
}

/** When a deadline is: its day, else its period, else the days between which it lies; null where it says none. */
function whenDue({ date, time, period, earliest, latest }: ValueOf<'deadline'>): string | null {
  if (date) return `${dayOf(date)}${byTime(time ?? null)}`;
  if (period) {
    const counted = latest ? ` (counted back from its day: ${dayOf(latest)})` : '';
    return `${periodWords(period)}${counted}`;
  }
  if (earliest && latest && earliest !== latest) return `between ${dayOf(earliest)} and ${dayOf(latest)}`;
  const day = earliest ?? latest;
  return day ? dayOf(day) : null;
}

/** Who has to act, for a sentence; null where the paper does not say. */
export function whoActs({ who }: ValueOf<'deadline'>): string | null {
  return WHO[who];
}

/** What a fact says without its label: what counts most of it, and the rest in the paper's own words. */
export function factParts({ kind, value }: FactContent): { head: string; detail: string } {
  switch (kind) {
    case 'court':
    case 'judge':
    case 'party':
      return { head: value.name, detail: '' };
    case 'case-number':
      return { head: value.number, detail: '' };
    case 'attorney':
      return { head: value.name, detail: value.for ? `for ${value.for}` : '' };
    case 'filed':
      return { head: dayOf(value.date), detail: '' };
    case 'sum':
      return { head: dollars(value.amount), detail: value.what };
    case 'deadline': {
      const when = whenDue(value);
      return when === null ? { head: value.what, detail: '' } : { head: when, detail: value.what };
    }
    case 'hearing': {
      const at = value.time ? `, at ${timeOfDay(value.time)}` : '';
      return {
        head: `${dayOf(value.date)}${at}`,
        detail: `${value.what}${value.place ? `, ${value.place}` : ''}`,
      };
    }
    case 'offer': {
      const sum = value.amount ? dollars(value.amount) : '';
      const until = value.until ? `until ${dayOf(value.until)}` : '';
      const head = [sum, until].filter(Boolean).join(', ');
      return head === '' ? { head: value.what, detail: '' } : { head, detail: value.what };
    }
    case 'consequence':
      return { head: value.what, detail: '' };
    case 'disposition':
      return { head: value.outcome, detail: value.of };
    case 'contact':
      return {
        head: value.name,
        detail: [value.address, value.phone, value.email].filter(Boolean).join(', '),
      };
  }
}

/** What a fact says, in one line, without its label. */
export function factWords(content: FactContent): string {
  const { head, detail } = factParts(content);
  const who = content.kind === 'deadline' ? whoActs(content.value) : null;
  return `${detail === '' ? head : `${head}: ${detail}`}${who === null ? '' : ` (${who})`}`;
}
