import { dayNumber, spell } from '../law/calendar-days.ts';
import { byTime, timeOfDay } from '../text/day-words.ts';
import { amount } from '../text/words.ts';
import type { FactContent, Period, ValueOf } from './schema.ts';

const UNITS: Readonly<Record<Period['unit'], string>> = {
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
  const time = amount(count, UNITS[unit]);
  // An event that is counted back from, or on until, brings its own word.
  return from === ''
    ? time
    : `${time} ${/^(?:before|after|prior|from|of|until)\b/i.test(from) ? '' : 'after '}${from}`;
}

/** When a deadline is: its day, else its period, else the days between which it lies; null where it says none. */
export function whenDue({ date, time, period, earliest, latest }: ValueOf<'deadline'>): string | null {
  if (date) return `${dayOf(date)}${byTime(time ?? null)}`;
  if (period) return periodWords(period);
  if (earliest && latest && earliest !== latest) return `between ${dayOf(earliest)} and ${dayOf(latest)}`;
  const day = earliest ?? latest;
  return day ? dayOf(day) : null;
}

/** Who has to act, for a sentence; null where the paper does not say. */
export function whoActs({ who }: ValueOf<'deadline'>): string | null {
  return WHO[who];
}

/** What a fact says, in one line, without its label. */
export function factWords({ kind, value }: FactContent): string {
  switch (kind) {
    case 'court':
    case 'judge':
      return value.name;
    case 'case-number':
      return value.number;
    case 'party':
      return value.name;
    case 'attorney':
      return value.for ? `${value.name}, for ${value.for}` : value.name;
    case 'filed':
      return dayOf(value.date);
    case 'sum':
      return value.what === '' ? dollars(value.amount) : `${dollars(value.amount)}: ${value.what}`;
    case 'deadline': {
      const [when, who] = [whenDue(value), whoActs(value)];
      return [when, `${value.what}${who === null ? '' : ` (${who})`}`].filter(Boolean).join(': ');
    }
    case 'hearing': {
      const at = value.time ? `, at ${timeOfDay(value.time)}` : '';
      return `${dayOf(value.date)}${at}: ${value.what}${value.place ? `, ${value.place}` : ''}`;
    }
    case 'offer': {
      const sum = value.amount ? `${dollars(value.amount)}: ` : '';
      return `${sum}${value.what}${value.until ? `, until ${dayOf(value.until)}` : ''}`;
    }
    case 'consequence':
      return value.what;
    case 'disposition':
      return `${value.of}: ${value.outcome}`;
    case 'contact':
      return [value.name, value.address, value.phone, value.email].filter(Boolean).join(', ');
  }
}
