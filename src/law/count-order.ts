import { calculateCourtRule } from './calculate-court.ts';
import { courtRule } from './court-rule.ts';
import { COURT_SYSTEMS, isYearChecked, type Jurisdiction } from './court-systems.ts';

/** Units of times as papers set them. */
type OrderUnit = 'hours' | 'days' | 'court_days' | 'business_days' | 'weeks' | 'months' | 'years';

/** A time of a paper's own words, with the day it runs from. */
export interface OrderedTime {
  jurisdiction: Jurisdiction;
  count: number;
  unit: OrderUnit;
  /** The day of the event that it runs from, or of the hearing from which it counts back, YYYY-MM-DD. */
  started: string;
  isBackward?: boolean;
  /** That event as words that follow the day: 'the day this order was entered'. */
  event: string;
}

export interface CountedTime {
  /** YYYY-MM-DD: the day to keep, the earliest in which the rule can be read. */
  dueDate: string;
  /** The count as sentences, the first naming day 0, the last the day. */
  steps: string[];
  /** The rule by which the court counts days. */
  citation: string;
  caveats: string[];
}

/** Counted back, a time does not hang on when the paper came. */
const LONG_AGO = '0001-01-01';

function daysOf({ count, unit }: OrderedTime) {
  switch (unit) {
    // No rule on days leaves an hour out or moves it.
    case 'hours':
      return null;
    case 'days':
      return { days: count, unit: 'calendar' } as const;
    case 'weeks':
      return { days: count * 7, unit: 'calendar' } as const;
    case 'court_days':
    case 'business_days':
      return { days: count, unit: 'court' } as const;
    case 'months':
      return { days: count, unit: 'month' } as const;
    case 'years':
      return { days: count * 12, unit: 'month' } as const;
  }
}

/**
 * Counts a time that an order sets, as its court counts days; nothing is added for service. Null where the holidays of
 * the court were not checked for those years, and for hours, which run on.
 */
export function countOrderedTime(time: OrderedTime): CountedTime | null {
  const system = COURT_SYSTEMS[time.jurisdiction];
  const isChecked = (date: string) => isYearChecked(time.jurisdiction, date);
  const length = daysOf(time);
  if (length === null || !isChecked(time.started)) return null;
  const rule = courtRule({
    id: 'order',
    name: 'A time that an order sets',
    ...length,
    citation: system.countsBy,
    description: 'Do what the order says.',
    direction: time.isBackward ? 'backward' : 'forward',
    event: time.isBackward ? 'hearing' : 'judgment-entered',
    startsFrom: time.event,
    recorded: '2026-11-23',
  });
  const { dueDate, steps, caveats } = calculateCourtRule({
    rule,
    system,
    anchor: time.started,
    triggerDate: time.isBackward ? LONG_AGO : time.started,
    servedBy: 'personal',
    mailedFrom: null,
    localDays: null,
    closures: [],
    given: {},
  });
  return isChecked(dueDate) ? { dueDate, steps, citation: system.countsBy, caveats } : null;
}
