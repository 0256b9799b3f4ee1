import { dayNumber, spell } from '../law/calendar-days.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { completeService, countByRule } from './by-rule.ts';
import type { Counting } from './counting.ts';

/**
 * What the law gives whoever was served by papers that were left or posted and then mailed, where nobody knows the day of
 * the mailing: the earlier day is shown, and this one told beside it. Empty for all other ways and courts.
 */
export function laterStart(counting: Counting, rule: CourtRule, shown: string): string[] {
  const { law, service, started, isKnown } = counting;
  const isLeft = service?.method === 'home' || service?.method === 'work';
  if (started === null || !isKnown || (!isLeft && service?.method !== 'posted')) return [];
  const way = isLeft ? 'left' : 'posted';
  const complete = completeService({
    ...{ jurisdiction: law.jurisdiction, way },
    ...{ left: started, mailed: started },
  });
  // Posting serves in an eviction alone (CCP 415.45).
  const isAllowed = isLeft || law.kind === 'eviction';
  if (complete === null || !isAllowed) return [];
  const from = complete.date;
  const later = countByRule(
    { ...counting, started: from, service: { date: from, method: 'personal' } },
    rule,
  );
  if (later === null || later.dueDate <= shown) return [];
  return [
    `A copy has to be mailed too. If it was mailed on the day the papers were ${way}, by law the time starts ${complete.within} later, on ${spell(dayNumber(from))} (${complete.citation}), and ends on ${spell(dayNumber(later.dueDate))}. Keep the earlier day until the clerk tells you so.`,
  ];
}
