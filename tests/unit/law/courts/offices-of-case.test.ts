import { describe, expect, test } from 'vitest';
import { CALIFORNIA_RECORDS } from '#src/law/courts/california/records.ts';
import type { CourtRecord } from '#src/law/courts/court-record.ts';
import { courtById } from '#src/law/courts/directory.ts';
import { FEDERAL_RECORDS } from '#src/law/courts/federal/records.ts';
import { NEW_MEXICO_RECORDS } from '#src/law/courts/new-mexico/records.ts';
import { officesOfCase } from '#src/law/courts/offices-of-case.ts';

const RECORDS: Readonly<Record<string, CourtRecord>> = {
  ...NEW_MEXICO_RECORDS,
  ...CALIFORNIA_RECORDS,
  ...FEDERAL_RECORDS,
};

function officesOf(courtId: string, courtName: string | null, caseNumber: string | null = null) {
  const court = courtById(courtId);
  const offices = RECORDS[courtId]?.offices;
  if (court === null || offices === undefined) throw new Error(`There is no ${courtId}.`);
  const { named, others, unreadCounty } = officesOfCase(offices, { court, courtName, caseNumber });
  expect([...named, ...others]).toHaveLength(offices.length);
  return { named: named.map(({ address }) => address.split(', ').at(-2)), unreadCounty };
}

describe('the office of a case', () => {
  test.each([
    ['by the county in the number', 'nm.district.8', null, 'D-820-CV-2026-00042', ['Taos']],
    [
      'by the county in the name',
      'nm.district.5',
      'Fifth Judicial District Court, County of Lea',
      null,
      ['Lovington'],
    ],
    [
      'without its accent',
      'nm.district.3',
      'THIRD JUDICIAL DISTRICT COURT, COUNTY OF DONA ANA',
      null,
      ['Las Cruces'],
    ],
    ['by a county that has two', 'nm.district.11', null, 'D-1116-CV-2026-00042', ['Aztec', 'Farmington']],
    [
      'by the number before the name',
      'nm.district.9',
      'Ninth Judicial District, Curry County',
      'D-911-CV-2026-7',
      ['Portales'],
    ],
    [
      'by the city',
      'us.district.tx-w',
      'U.S. District Court, W.D. Texas, El Paso Division',
      null,
      ['El Paso'],
    ],
    [
      'by a city in short',
      'us.district.fl-m',
      'Middle District of Florida, Fort Myers Division',
      null,
      ['Ft. Myers'],
    ],
    [
      'by a city with a saint',
      'us.district.mo-e',
      'Eastern District of Missouri, Saint Louis',
      null,
      ['St. Louis'],
    ],
    [
      'by the building',
      'ca.superior.orange',
      'Superior Court, County of Orange, Harbor Justice Center',
      null,
      ['Newport Beach'],
    ],
    [
      'by its city in a county of many',
      'nm.magistrate.valencia',
      'Valencia County Magistrate Court, Belen',
      null,
      ['Belen'],
    ],
  ])('is known %s', (_, courtId, courtName, caseNumber, cities) => {
    expect(officesOf(courtId, courtName, caseNumber)).toEqual({ named: cities, unreadCounty: null });
  });

  test.each([
    // The court's own name: each of its offices is in Orange County, and one in the city of Orange.
    ['ca.superior.orange', 'Superior Court of California, County of Orange', null],
    ['us.district.ny-s', 'United States District Court for the Southern District of New York', null],
    ['us.district.tx-w', 'United States District Court for the Western District of Texas', null],
    ['us.district.tx-s', 'Southern District of Texas, United States Courthouse', null],
    ['nm.district.8', 'Eighth Judicial District Court', null],
    // A case that was removed keeps the number of the state's court for a while.
    ['us.district.nm', 'U.S. District Court for the District of New Mexico', 'D-820-CV-2026-00042'],
    ['us.district.nm', null, null],
    // A number of another court, a county of which no office is listed.
    ['nm.metropolitan', 'Metro Court', 'D-101-CV-2026-00042'],
    ['us.district.tx-w', 'Western District of Texas, Travis County', null],
  ])('is not guessed in %s of “%s”', (courtId, courtName, caseNumber) => {
    expect(officesOf(courtId, courtName, caseNumber)).toEqual({ named: [], unreadCounty: null });
  });

  test.each([
    ['nm.district.11', null, 'D-1113-CV-2026-00042', 'McKinley'],
    ['nm.district.13', 'Thirteenth Judicial District Court, County of Cibola', null, 'Cibola'],
  ])('is none of %s where nobody read the one of its county', (courtId, courtName, caseNumber, county) => {
    expect(officesOf(courtId, courtName, caseNumber)).toEqual({ named: [], unreadCounty: county });
  });

  test('is not asked for in the county that the court is named by', () => {
    const precinct = { place: 'Precinct 3', address: '8 Juniper Lane, Grants, NM 87020' };
    const source = {
      court: { name: 'Cibola County Magistrate Court', system: 'new_mexico_magistrate' },
      courtName: 'Magistrate Court, Cibola County',
      caseNumber: null,
    };
    expect(officesOfCase([precinct], source)).toEqual({ named: [], others: [precinct], unreadCounty: null });
  });
});
