import { describe, expect, it } from 'vitest';
import { groupCases } from '#tests/eval/folder/cases.ts';
import { periodKey, sameCourt, sameName, sameNumber, trueCourtId } from '#tests/eval/folder/same.ts';

describe('names', () => {
  it.each([
    ['ADA B. QUILL', 'Ada B. Quill'],
    ['Corbel Holdings, LLC', 'Corbel Holdings LLC (dba Corbel Motors)'],
    ['Dance Fen', 'Dance Fen (first) / Dance Fen Enterprises, LLC (amended)'],
    ['Elias Kline', 'Elias Kline a/k/a Eli Mossley'],
    ['Does 1-25', 'Does 1 through 25'],
    ['U.S. Department of Ferries', 'US Department of Ferries'],
  ])('%s is %s', (found, wanted) => expect(sameName(found, wanted)).toBe(true));

  it.each([
    ['Ada Quill Plaintiff', 'Ada Quill'],
    ['Does 1 through 10', 'Does 1 through 25'],
    ['Jane Doe 1', 'Jane Doe 2'],
    ['Bram Alder', 'Ada Alder'],
    ['', 'Ada Quill'],
    ['Ada Quill individually and on behalf of others', 'Ada Quill'],
  ])('%s is not %s', (found, wanted) => expect(sameName(found, wanted)).toBe(false));
});

describe('courts', () => {
  it.each([
    ['UNITED STATES DISTRICT COURT\nDISTRICT OF ARIZONA', 'D. Ariz.'],
    ['UNITED STATES DISTRICT COURT SOUTHERN DISTRICT OF INDIANA', 'S.D. Ind., Indianapolis Division'],
    ['IN THE CIRCUIT COURT OF ALDER COUNTY, STATE OF QUILL', 'Circuit Court of Alder County, State of Quill'],
    ['ALDER CIRCUIT COURT DIVISION TEN (10), Kentucky', 'Alder Circuit Court'],
    [
      'STATE OF QUILL IN THE CIRCUIT COURT FOR THE COUNTY OF ALDER FAMILY DIVISION',
      'Circuit Court for the County of Alder, Third Judicial Circuit, Family Division, Quill',
    ],
    [
      'STATE OF QUILL IN THE THIRD JUDICIAL CIRCUIT FOR THE COUNTY OF ALDER FAMILY DIVISION, DOMESTIC RELATIONS',
      'Circuit Court for the County of Alder, Third Judicial Circuit, Family Division, Quill',
    ],
  ])('%s is %s', (found, wanted) => expect(sameCourt(found, wanted)).toBe(true));

  it.each([
    ['UNITED STATES DISTRICT COURT', 'United States District Court for the District of Arizona'],
    ['UNITED STATES DISTRICT COURT DISTRICT OF NEVADA', 'D. Ariz.'],
    ['CIRCUIT COURT OF FEN COUNTY', 'Circuit Court of Alder County'],
    [
      'STATE OF QUILL IN THE THIRD JUDICIAL CIRCUIT FAMILY DIVISION',
      'Circuit Court for the County of Alder, Third Judicial Circuit, Family Division, Quill',
    ],
    [
      'CIRCUIT COURT OF ALDER COUNTY FILED BY THE CLERK JOHN HOLT ON MONDAY AT NOON',
      'Circuit Court of Alder County',
    ],
  ])('%s is not %s', (found, wanted) => expect(sameCourt(found, wanted)).toBe(false));

  it('an id of CourtListener goes before the name', () => {
    expect(trueCourtId('azd', 'a court')).toBe('us.district.az');
    expect(trueCourtId('ca10', null)).toBe('us.appeals.10');
    expect(trueCourtId('nmb', null)).toBe('us.bankruptcy.nm');
    expect(trueCourtId('ind', 'S.D. Ind.')).toBe('us.district.in-s');
    expect(trueCourtId(undefined, 'a court')).toBeNull();
  });
});

describe('numbers', () => {
  it.each([
    ['2:25-cv-00017-SMB', 'CV-25-00017-PHX-SMB'],
    ['25-CV-17', '1:25-cv-00017'],
    ['4:08-cv-02214-SBA', 'C 08-02214 SBA'],
    ['09 Civ. 7491', '09-cv-7491 (JSR)'],
    ['D202CV202301234', 'D-202-CV-2023-01234'],
    ['Case No. JC-23-118', 'JC-23-118'],
  ])('%s is %s', (found, wanted) => expect(sameNumber(found, wanted)).toBe(true));

  it.each([
    ['3:17-cv-00075', '3:17-cv-00072'],
    ['25-cr-00017', '25-cv-00017'],
    ['70 of', 'CV 17-00786 AB'],
    ['', '25-250'],
  ])('%s is not %s', (found, wanted) => expect(sameNumber(found, wanted)).toBe(false));
});

it('weeks are days, months are none', () => {
  expect(periodKey({ count: 2, unit: 'weeks' })).toBe(periodKey({ count: 14, unit: 'days' }));
  expect(periodKey({ count: 48, unit: 'hours' })).toBe(periodKey({ count: 2, unit: 'days' }));
  expect(periodKey({ count: 36, unit: 'hours' })).not.toBe(periodKey({ count: 2, unit: 'days' }));
  expect(periodKey({ count: 9, unit: 'months' })).not.toBe(periodKey({ count: 270, unit: 'days' }));
});

it('papers of one case share a number, or a court and a party in their names', () => {
  const cases = groupCases([
    { path: 'files/a.pdf', caseNumbers: ['1:25-cv-00017'] },
    { path: 'files/b.pdf', caseNumbers: ['25-cv-17-ABC'] },
    { path: 'files/c.pdf', caseNumbers: ['25-cv-18'] },
    { path: 'files/nmd-2025-quill-order.pdf', caseNumbers: [] },
    { path: 'dockets/nmd-1-25-cv-00099-quill-v-alder.txt', caseNumbers: [] },
    { path: 'files/p1.pdf', caseNumbers: [] },
    { path: 'files/p2.pdf', caseNumbers: [] },
    { path: 'files/tx-2019-order-1.pdf', caseNumbers: [] },
    { path: 'files/tx-2020-order-2.pdf', caseNumbers: [] },
  ]);
  const together = (one: string, other: string) => cases.get(one) === cases.get(other);
  expect(together('files/a.pdf', 'files/b.pdf')).toBe(true);
  expect(together('files/a.pdf', 'files/c.pdf')).toBe(false);
  expect(together('files/nmd-2025-quill-order.pdf', 'dockets/nmd-1-25-cv-00099-quill-v-alder.txt')).toBe(
    true,
  );
  expect(together('files/p1.pdf', 'files/p2.pdf')).toBe(false);
  expect(together('files/tx-2019-order-1.pdf', 'files/tx-2020-order-2.pdf')).toBe(false);
});
