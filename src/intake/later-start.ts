import { addDays, dayNumber, spell } from '../law/calendar-days.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { completionOf } from '../law/substituted.ts';
import { amount } from '../text/words.ts';
import { countByRule } from './by-rule.ts';
import type { Counting } from './counting.ts';

/**
 * What the law gives whoever was served by papers that were left or posted and then mailed, where nobody knows the day of
 * the mailing: the earlier day is shown, and this one told beside it. Empty for all other ways and courts.
 */
export function laterStart(counting: Counting, rule: CourtRule, shown: string): string[] {
  const { law, service, started, isKnown } = counting;
  const isLeft = service?.method === 'home' || service?.method === 'work';
  if (started === null || !isKnown || (!isLeft && service?.method !== 'posted')) return [];
  const complete = completionOf(law.jurisdiction, isLeft ? 'left' : 'posted');
  // Posting serves in an eviction alone (CCP 415.45).
  const isAllowed = isLeft || law.kind === 'eviction';
  if (complete === null || !isAllowed || started >= complete.readUntil) return [];
  const from = addDays(started, complete.days);
  const later = countByRule(
    { ...counting, started: from, service: { date: from, method: 'personal' } },
    rule,
  );
  if (later === null || later.dueDate <= shown) return [];
  const done = isLeft ? 'left' : 'posted';
  return [
    `A copy has to be mailed too. If it was mailed on the day the papers were ${done}, by law the time starts ${amount(complete.days, 'day')} later, on ${spell(dayNumber(from))} (${complete.citation}), and ends on ${spell(dayNumber(later.dueDate))}. Keep the earlier day until the clerk tells you so.`,
  ];
}
