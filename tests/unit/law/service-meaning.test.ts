import { expect, it } from 'vitest';
import type { ServiceWay } from '#src/law/calculation-schema.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, type CourtSystem } from '#src/law/court-systems.ts';
import { mailByPlace, meaningOfWay, startsFromBy } from '#src/law/service-meaning.ts';
import type { ServiceTable } from '#src/law/service-table.ts';

const TABLE: ServiceTable = {
  mail: {
    days: 5,
    unit: 'calendar',
    citation: 'CCP 1013',
    elsewhere: { other_state: 10, abroad: 20, taken: 'We took it that it was mailed here.' },
  },
  electronic: { days: 2, unit: 'court', citation: 'CCP 1010.6', servedBefore: '2026-12-01' },
  home: { days: 10, unit: 'calendar', citation: 'CCP 415.20', caveat: 'Service is complete later.' },
  posted: { days: 0, unit: 'calendar', citation: 'A rule', caveat: 'It is enough that it was posted.' },
  receipt: { days: 0, unit: 'calendar', citation: 'A rule', from: 'the day the receipt was signed' },
  work: { days: 3, unit: 'calendar', citation: 'A rule', isUnsettled: true, caveat: 'It is not certain.' },
};
const SYSTEM: CourtSystem = { ...COURT_SYSTEMS.california, service: { table: TABLE } };

function rule(change: Partial<CourtRule> = {}): CourtRule {
  return courtRule({
    id: 'T1',
    name: 'Answer Due',
    days: 30,
    citation: 'A rule',
    description: 'Answer.',
    event: 'summons-served',
    recorded: '2026-11-23',
    extension: 'table',
    ...change,
  });
}

const meaning = (way: ServiceWay, change: Partial<CourtRule> = {}, servedOn = '2026-11-23') =>
  meaningOfWay(rule(change), SYSTEM, { way, mailedFrom: null, servedOn });

it.each<[ServiceWay, string]>([
  ['personal', ''],
  ['mail', 'It adds 5 days (CCP 1013). We took it that it was mailed here.'],
  ['electronic', 'It adds 2 court days (CCP 1010.6).'],
  ['home', 'It adds 10 days (CCP 415.20). Service is complete later.'],
  ['posted', 'It is enough that it was posted.'],
  [
    'receipt',
    'Counted from the day the receipt was signed. We know of no days that this way of service adds to this deadline, so none are counted.',
  ],
  ['work', 'It may add 3 days (A rule). We show the earlier date.'],
  ['publication', 'We know of no days that this way of service adds to this deadline, so none are counted.'],
  ['unknown', 'We count by the way that leaves the least time. Choose the way once you know it.'],
])('%s: %s', (way, expected) => {
  expect(meaning(way)).toBe(expected);
});

it('follows the place that it was mailed from', () => {
  const from = meaningOfWay(rule(), SYSTEM, {
    way: 'mail',
    mailedFrom: 'abroad',
    servedOn: '2026-11-23',
  });
  expect(from).toBe('It adds 20 days (CCP 1013).');
});

it('follows the day of service', () => {
  expect(meaning('electronic', {}, '2026-12-01')).toBe(
    'Electronic service does not add days to this deadline.',
  );
});

it('says of a count back that it goes further back, or that nothing changes it', () => {
  expect(meaning('electronic', { direction: 'backward' })).toBe(
    'It moves it further back by 2 court days (CCP 1010.6).',
  );
  expect(meaning('mail', { direction: 'backward', extension: 'none' })).toBe(
    'The way the papers were served does not change this deadline.',
  );
});

it('names the day that a way of service is counted from, and else that of the rule', () => {
  expect(startsFromBy(rule(), SYSTEM, 'receipt')).toBe('the day the receipt was signed');
  for (const way of ['personal', 'mail', 'unknown', 'publication'] as const) {
    expect(startsFromBy(rule(), SYSTEM, way)).toBe('the day the summons and complaint were served on you');
  }
});

it('what mail adds from each place is said with the numbers of the table', () => {
  const mail = { days: 1, unit: 'calendar', citation: 'A rule' } as const;
  const elsewhere = { other_state: 11, abroad: 21, taken: 'We took it that it was mailed here.' };
  const said = 'Mail adds 1 day in California, 11 from another state, 21 from abroad.';
  expect(mailByPlace({ mail: { ...mail, elsewhere } }, 'California')).toBe(said);
  expect(mailByPlace({ mail }, 'Texas')).toBeNull();
  expect(mailByPlace({}, 'Texas')).toBeNull();
});
