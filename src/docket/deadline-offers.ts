import { deadlineTypeOf } from '../law/calculate.ts';
import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import type { DocketRow } from '../papers/docket/docket-row.ts';
import { STARTS } from './deadline-starts.ts';
import { eventOf } from './entry-event.ts';
import type { Start } from './judgment-starts.ts';
import type { DeadlineOffer } from './schema.ts';
import { FILED_NOT_SERVED } from './start-caveats.ts';
import { onlyDate, type StatedDate, statedDates } from './stated-dates.ts';

type Entry = Pick<DocketRow, 'date' | 'enteredDate' | 'description' | 'documentType'>;

/**
 * Deadlines that an entry may have started, as offers of the deadline engine's own rules. Nothing is set by it: a
 * person checks the day it counts from. No offer for a court or a kind of case without such a rule.
 */
export function deadlineOffers(entry: Entry, law: Pick<CaseLaw, 'jurisdiction' | 'kind'>): DeadlineOffer[] {
  const { jurisdiction } = law;
  if (jurisdiction === null) return [];
  const dates = statedDates(entry.description);
  const offers = (STARTS[eventOf(entry)] ?? [])
    .filter(({ unless }) => !unless?.test(entry.description))
    .flatMap((start) =>
      (COURT_SYSTEMS[jurisdiction].starts[start.starts] ?? []).flatMap((id) =>
        offerOf(id, start, { entry, law, dates }),
      ),
    );
  const seen = new Set<string>();
  return offers.filter(({ deadlineType }) => !seen.has(deadlineType) && seen.add(deadlineType));
}

interface Place {
  entry: Entry;
  law: Pick<CaseLaw, 'jurisdiction' | 'kind'>;
  dates: readonly StatedDate[];
}

function offerOf(id: string, start: Start, { entry, law, dates }: Place): DeadlineOffer[] {
  const rule = rulesOfCase(law).find((each) => each.id === id);
  if (!rule) return [];
  const countsBack = rule.direction === 'backward';
  const hearingDate = onlyDate(dates, 'hearing');
  if (start.trigger === 'hearing' && hearingDate === null) return [];
  const trigger = countsBack
    ? { date: null, is: 'the day of the hearing' }
    : triggerOf(start, rule, { entry, dates });
  // A rule that itself counts from the filing is not put right by the day of service.
  const isOfService = !countsBack && !rule.event.endsWith('-filed');
  const caveats = [
    ...(countsBack ? ['This counts back from the hearing. Enter the day of the hearing.'] : []),
    ...start.caveats.filter((text) => isOfService || text !== FILED_NOT_SERVED),
  ];
  return [
    {
      name: rule.name,
      deadlineType: deadlineTypeOf(rule.name),
      triggerDate: trigger.date,
      triggerIs: trigger.is,
      hearingDate: countsBack ? hearingDate : null,
      side: start.side,
      sideText: start.sideText,
      why: start.why ?? [rule.description, rule.consequence].filter(Boolean).join(' '),
      caveats,
      statedDate: start.states ? onlyDate(dates, start.states) : null,
    },
  ];
}

function triggerOf(
  start: Start,
  rule: CourtRule,
  { entry, dates }: Pick<Place, 'entry' | 'dates'>,
): { date: string | null; is: string } {
  switch (start.trigger) {
    case 'filed':
      return { date: entry.date, is: 'the day it was filed' };
    case 'entered':
      return entry.enteredDate === null
        ? { date: entry.date, is: 'the day it was filed' }
        : { date: entry.enteredDate, is: 'the day it was entered' };
    case 'served':
      return { date: onlyDate(dates, 'served'), is: 'the day of service that the entry names' };
    case 'sent':
      return { date: onlyDate(dates, 'sent'), is: 'the day the request to waive was sent' };
    default:
      return { date: null, is: rule.startsFrom };
  }
}
