import { describe, expect, it } from 'vitest';
import { byHand, calculationOf } from '#client/docket/deadline-prefill.ts';
import { namedDates } from '#client/docket/named-dates.ts';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { makeEntry } from '#tests/factories/docket.ts';
import { MOTION } from './samples.ts';

const named = (description: string, entryNumber: string | null = '7') =>
  namedDates(makeEntry({ description, entryNumber, documentType: 'Order' }), []).map(({ name, date }) => [
    name,
    date,
  ]);

describe('days that an entry names', () => {
  it.each<[string, [string, string][]]>([
    ['ORDER Setting Briefing Schedule: response due 4/14/2026.', [['Response due', '2026-04-14']]],
    ['ORDER. Motion Hearing set for 5/1/2026 at 9:00 AM.', [['Hearing', '2026-05-01']]],
    ['Joint report due by 4/20/2026', [['Due by docket entry 7', '2026-04-20']]],
    ['SUMMONS Returned Executed, served on 3/6/2026', []],
    ['NOTICE of Appearance', []],
  ])('%s', (description, expected) => {
    expect(named(description)).toEqual(expected);
  });

  it('need no number', () => {
    expect(named('Joint report due by 4/20/2026', null)).toEqual([['Due by docket entry', '2026-04-20']]);
  });

  it('are left out where an offer has them already', () => {
    const entry = makeEntry({
      description: 'SUMMONS Returned Executed. Brandt Properties served on 3/6/2026, answer due 3/27/2026.',
      documentType: 'Service',
    });
    const offers = deadlineOffers(entry, { jurisdiction: 'federal', kind: 'civil' });
    expect(offers).toMatchObject([{ statedDate: '2026-03-27' }]);
    expect(namedDates(entry, offers)).toEqual([]);
  });
});

describe('a deadline that is begun from an entry', () => {
  it('is calculated from the day of the entry', () => {
    const [offer] = deadlineOffers(MOTION, { jurisdiction: 'new_mexico_district', kind: 'civil' });
    if (offer === undefined) throw new Error('A motion starts the time to respond.');
    expect(calculationOf(offer)).toMatchObject({
      tab: 'calculate',
      deadlineType: offer.deadlineType,
      trigger: { date: '2026-03-09', milestoneId: null },
    });
    expect(calculationOf({ ...offer, triggerDate: null, hearingDate: '2026-05-01' })).toEqual({
      tab: 'calculate',
      name: offer.name,
      deadlineType: offer.deadlineType,
      hearing: { date: '2026-05-01', milestoneId: null },
    });
  });

  it('is entered by hand where the entry names the day', () => {
    expect(byHand('Hearing', '2026-05-01')).toEqual({ tab: 'manual', name: 'Hearing', date: '2026-05-01' });
  });
});
