import { describe, expect, it, test } from 'vitest';
import { calendarOf } from '#src/law/case-law.ts';
import { COURTS, courtById, courtsOfState } from '#src/law/courts/directory.ts';
import { recognizeCourt } from '#src/law/courts/recognize.ts';
import { TEXAS_COUNTIES, texasCountyIn } from '#src/law/courts/texas/counties.ts';
import { untoldCourt } from '#src/motions/suggested-court.ts';
import { lawWith, makeLawSource } from '#tests/factories/law.ts';
import { TEXAS_NAMES } from './texas-names.ts';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

test.each(rowsOf(TEXAS_NAMES))('%s (%s) is %s', (courtName = '', state, id) => {
  const given = { courtName, state: state === '-' ? null : state };
  expect(recognizeCourt(given).court?.id ?? 'none').toBe(id);
});

/** A case number, its state, the court and the kind of case it says; 'none' where it says no court. */
const NUMBERS = `
D-1-GN-26-001234 | TX | tx.district.travis | civil
D-1-GN-26-001234 | - | tx.district.travis | civil
d-1-gn-26-001234 | TX | tx.district.travis | civil
Cause No. D-1-FM-26-004321 | TX | tx.district.travis | family
D-1-FM-26-004321 | - | tx.district.travis | family
D-1-DC-26-900123 | TX | tx.district.travis | criminal
C-1-CV-26-001234 | TX | tx.county.travis | civil
C-1-CR-26-500123 | - | tx.county.travis | criminal
C-1-PB-26-000777 | TX | tx.probate | probate
J1-CV-20-001590 | TX | tx.justice.travis | civil
J1-CV-20-001590 | - | tx.justice.travis | civil
J5-EV-26-000123 | TX | tx.justice.travis | eviction
JP01-26-E00012345 | TX | tx.justice.tarrant | eviction
JP07-26-DC00012345 | TX | tx.justice.tarrant | debt
JP02-26-SC00001234 | TX | tx.justice.tarrant | small_claims
2026CI01234 | TX | tx.district.bexar | civil
2026-CI-01234 | TX | tx.district.bexar | civil
096-123456-26 | TX | tx.district.tarrant | civil
DC-26-01234 | TX | tx.district | civil
26-DCV-312345 | TX | tx.district | civil
2019DCV1234 | TX | tx.district | civil
CC-26-01234-A | TX | tx.county | civil
2017-CCL-01297 | TX | tx.county | civil
JPC-26-01234-11 | TX | tx.justice | civil
26-BC11A-0012 | TX | tx.business | civil
05-15-00362-CV | TX | tx.appellate | appeal
01-12-01072-CV | - | tx.appellate | appeal
PD-0123-26 | TX | tx.appellate | appeal
1:26-cv-00123-RP | TX | us.district | civil
26-10456-t7 | TX | us.bankruptcy | bankruptcy
2026-12345 | TX | none | civil
1234567 | TX | none | civil
261100123456 | TX | none | civil
F21-006J11 | TX | none | civil
DC-26-01234 | MT | none | civil
DC-26-01234 | - | none | civil
2026CI01234 | - | none | civil
096-123456-26 | - | none | civil
D-1-GN-26-001234 | NM | none | civil
05-15-00362-CV | OH | none | civil
D-202-CV-2026-01234 | TX | none | civil
T-4-CV-2026-001234 | TX | none | civil
`;

test.each(rowsOf(NUMBERS))('%s (%s): %s, %s', (caseNumber = '', state = '-', id, kind) => {
  const law = lawWith({ caseNumber, state: state === '-' ? null : state });
  expect({ id: law.court?.id ?? 'none', kind: law.kind }).toEqual({ id, kind });
});

describe('a name and a number of Texas', () => {
  it('that agree are certain, though the number says the kind of court alone', () => {
    const dallas = {
      courtName: '301st District Court, Dallas County',
      caseNumber: 'DC-26-01234',
      state: 'TX',
    };
    expect(recognizeCourt(dallas)).toMatchObject({
      certainty: 'certain',
      court: { id: 'tx.district.dallas' },
    });
  });

  it('that contradict each other are both named', () => {
    const found = recognizeCourt({
      courtName: 'Justice Court, Precinct 1, Travis County',
      caseNumber: 'D-1-GN-26-001234',
      state: 'TX',
    });
    expect(found).toMatchObject({ certainty: 'likely', court: { id: 'tx.district.travis' } });
    expect(found.because).toEqual([
      'By its number it is the Travis County District Court.',
      'By its name it is the Travis County Justice Court.',
    ]);
  });

  it('the county that is printed counts for more than the form of a number', () => {
    const found = recognizeCourt({
      courtName: 'Justice Court, Precinct 1, Bexar County, Texas',
      caseNumber: 'J1-CV-26-000871',
      state: 'TX',
    });
    expect(found).toMatchObject({ certainty: 'likely', court: { id: 'tx.justice.bexar' } });
  });

  it('a name that says no more than the state contradicts no number', () => {
    const found = recognizeCourt({ courtName: 'Courthouse', caseNumber: 'J1-CV-26-001590', state: 'TX' });
    expect(found).toMatchObject({ certainty: 'certain', court: { id: 'tx.justice.travis' } });
  });

  it('a federal name stands against the number of the court it came from', () => {
    const removed = { courtName: 'W.D. Tex.', caseNumber: 'D-1-GN-26-001234', state: 'TX' };
    expect(recognizeCourt(removed)).toMatchObject({ certainty: 'likely', court: { id: 'us.district.tx-w' } });
  });
});

describe('the courts of Texas', () => {
  it('are three in each of the 254 counties, and some of which only the kind is known', () => {
    expect(new Set(TEXAS_COUNTIES).size).toBe(254);
    const counted = (id: string) => COURTS.filter((court) => court.id.startsWith(`tx.${id}.`)).length;
    expect([counted('district'), counted('county'), counted('justice')]).toEqual([254, 254, 254]);
    expect(courtsOfState('TX').filter(({ state }) => state !== 'TX' && state !== null)).toEqual([]);
  });

  it('every county is found in a name, and a city of that name is none', () => {
    for (const county of TEXAS_COUNTIES) {
      expect(texasCountyIn(`County Court of ${county} County, Texas`), county).toBe(county);
      expect(texasCountyIn(`THE COUNTY OF ${county.toUpperCase()}, TEXAS`), county).toBe(county);
      expect(texasCountyIn(`District Court, ${county}`), county).toBeNull();
    }
    expect(texasCountyIn('Travis County and Williamson County')).toBeNull();
  });

  it('keep the id under which cases were stored; which court it is has to be chosen then', () => {
    expect(courtById('tx.state')).toMatchObject({
      called: 'a state court of Texas',
      system: null,
      state: 'TX',
    });
    const law = lawWith({ courtId: 'tx.state' });
    expect(law).toMatchObject({ jurisdiction: null, missing: null, certainty: 'certain' });
    expect(untoldCourt(makeLawSource({ courtId: 'tx.state' }))).toBe('this court');
  });

  it('keep the holidays of Texas', () => {
    expect(calendarOf({ courtName: 'Travis County District Court', state: 'TX' })).toBe('texas');
    expect(calendarOf({ state: 'TX' })).toBe('texas');
    expect(calendarOf({ courtName: 'W.D. Tex.', state: 'TX' })).toBe('federal');
  });

  it.each([
    ['250th District Court, Travis County', 'texas_district', null],
    ['County Court at Law No. 1, Hays County', 'texas_district', null],
    ['Justice Court, Precinct 2, Hays County', 'texas_justice', null],
    ['Probate Court No. 1, Travis County', null, 'the probate courts of Texas'],
    ['Municipal Court of the City of Austin', null, 'the municipal courts of Texas'],
    ['Business Court of Texas, Third Division', null, 'the Business Court of Texas'],
    ['Supreme Court of Texas', null, 'the appellate courts of Texas'],
    ['The courthouse', null, null],
  ])('%s: counted under %s, the rules of %s are missing', (courtName, jurisdiction, missing) => {
    expect(lawWith({ courtName, state: 'TX' })).toMatchObject({ jurisdiction, missing });
  });
});
