import type { ServiceMethod } from './calculation-schema.ts';
import { dateOf, dayNumber, weekdayOf } from './calendar-days.ts';
import { type CountMove, countDays } from './count.ts';
import type { ClosedReason } from './court-days.ts';
import { holidayOn } from './holidays.ts';

/** A rule of the product's own list, counted in business days. */
export interface DeadlineRule {
  name: string;
  daysFromTrigger: number;
  excludeWeekends: boolean;
  excludeHolidays: boolean;
  ruleReference: string;
  description: string;
}

type Named = Pick<DeadlineRule, 'name' | 'daysFromTrigger' | 'ruleReference' | 'description'>;

function inBusinessDays(rule: Named): DeadlineRule {
  return { ...rule, excludeWeekends: true, excludeHolidays: true };
}

const FEDERAL: readonly DeadlineRule[] = [
  {
    name: 'Answer to Complaint Due',
    daysFromTrigger: 21,
    ruleReference: 'FRCP 12(a)(1)(A)(i)',
    description: 'Answer to the complaint after personal service.',
  },
  {
    name: 'Answer to Complaint Due (Waiver)',
    daysFromTrigger: 60,
    ruleReference: 'FRCP 12(a)(1)(A)(ii)',
    description: 'Answer to the complaint after you waived service.',
  },
  {
    name: 'Response to Motion Due',
    daysFromTrigger: 14,
    ruleReference: 'FRCP 6(c)(2)',
    description: 'Response to a motion of the other side.',
  },
  {
    name: 'Reply to Response Due',
    daysFromTrigger: 14,
    ruleReference: 'Local Rules, varies',
    description: 'Reply to the response to your motion.',
  },
].map(inBusinessDays);

const CALIFORNIA: readonly DeadlineRule[] = [
  {
    name: 'Answer to Complaint Due',
    daysFromTrigger: 30,
    ruleReference: 'CCP 412.20',
    description: 'Answer to the complaint after service.',
  },
  {
    name: 'Opposition to Motion Due',
    daysFromTrigger: 9,
    ruleReference: 'CCP 1005(b)',
    description: 'Opposition to a motion, in court days before the hearing.',
  },
].map(inBusinessDays);

const MAIL_DAYS = 3;
// The product's holiday lists exist for these years. In others only weekends are left out, so that the
// date comes out earlier, never later, than with a list.
const HOLIDAY_YEARS = ['2025', '2026'];

/** The product's own rules of a jurisdiction; federal stands in for any that has none. */
export function businessDayRules(jurisdiction: string): readonly DeadlineRule[] {
  return jurisdiction === 'california' ? CALIFORNIA : FEDERAL;
}

function closedBy(rule: DeadlineRule, isListed: (date: string) => boolean): ClosedReason {
  return (day) => {
    const weekday = weekdayOf(day);
    if (rule.excludeWeekends && weekday === 6) return 'a Saturday';
    if (rule.excludeWeekends && weekday === 0) return 'a Sunday';
    const date = dateOf(day);
    if (!rule.excludeHolidays || !isListed(date)) return null;
    return holidayOn('federal', date)?.name ?? null;
  };
}

/**
 * The business-day count of a rule: from the day after `triggerDate`, weekends and listed holidays left
 * out, mail 3 business days more. It ends on a business day by construction.
 */
export function countBusinessDays(
  rule: DeadlineRule,
  triggerDate: string,
  serviceMethod: ServiceMethod,
): CountMove {
  const days = rule.daysFromTrigger + (serviceMethod === 'mail' ? MAIL_DAYS : 0);
  const isListed = (date: string) => HOLIDAY_YEARS.includes(date.slice(0, 4));
  return countDays(
    dayNumber(triggerDate),
    { days, unit: 'court', direction: 'forward' },
    closedBy(rule, isListed),
  );
}

/** Whether holidays of years without a list fall into a count, so that a full list would give another date. */
export function missesHolidays(rule: DeadlineRule, move: CountMove): boolean {
  const withAll = countDays(
    move.from,
    { days: move.days, unit: 'court', direction: 'forward' },
    closedBy(rule, () => true),
  );
  return withAll.to !== move.to;
}
