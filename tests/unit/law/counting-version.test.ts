import { expect, it } from 'vitest';
import { countingVersion } from '#src/law/counting-version.ts';
import { COURT_SYSTEMS, type CourtSystem } from '#src/law/court-systems.ts';

const { california: SYSTEM } = COURT_SYSTEMS;

it.each<[string, Partial<CourtSystem>]>([
  ['mail adds another number of days', { service: { ...SYSTEM.service, ccp_1013: {} } }],
  ['a Friday is debated', { isFridayDebated: !SYSTEM.isFridayDebated }],
  [
    'days for service are added at another time',
    { rollsBeforeAdding: SYSTEM.rollsBeforeAdding === 'settled' ? 'unsettled' : 'settled' },
  ],
  ['short periods leave out weekends', { shortPeriods: { days: 10, untilBefore: null, caveat: 'A text.' } }],
])('is another where %s', (_, change) => {
  expect(countingVersion({ ...SYSTEM, ...change })).not.toBe(countingVersion(SYSTEM));
});

it('says nothing of words on a screen', () => {
  expect(countingVersion({ ...SYSTEM, label: 'Another', called: 'another' })).toBe(countingVersion(SYSTEM));
});
