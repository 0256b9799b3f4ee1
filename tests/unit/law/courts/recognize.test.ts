import { describe, expect, test } from 'vitest';
import { calendarOf } from '#src/law/case-law.ts';
import { recognizeCourt } from '#src/law/courts/recognize.ts';
import { lawWith } from '#tests/factories/law.ts';

type Row = [courtName: string, state: string | null, system: string | null];

/** Null: a court that is known and whose rules are not here. */
const NAMES: Row[] = [
  ['USDC New Mexico', 'NM', 'federal_district'],
  ['USDC', 'NM', 'federal_district'],
  ['U.S.D.C. for the District of New Mexico', 'NM', 'federal_district'],
  ['D.N.M.', 'NM', 'federal_district'],
  ['D. N.M.', null, 'federal_district'],
  ['D.N.M. (Albuquerque)', 'NM', 'federal_district'],
  ['nmd', 'NM', 'federal_district'],
  ['United States District Court for the District of New Mexico', 'NM', 'federal_district'],
  ['US District Court, Albuquerque', 'NM', 'federal_district'],
  ['U.S. District Court', 'NM', 'federal_district'],
  ['Federal District Court', 'NM', 'federal_district'],
  ['Federal Court in Las Cruces', 'NM', 'federal_district'],
  ['District of New Mexico', 'NM', 'federal_district'],
  ['N.D. Cal.', 'CA', 'federal_district'],
  ['C.D. Cal', 'CA', 'federal_district'],
  ['ED Cal', 'CA', 'federal_district'],
  ['cand', 'CA', 'federal_district'],
  ['Northern District of California', 'CA', 'federal_district'],
  ['U.S. District Court California Northern District (San Jose)', null, 'federal_district'],
  ['S.D.N.Y.', 'NY', 'federal_district'],
  ['SDNY', null, 'federal_district'],
  ['W.D. Wash.', 'WA', 'federal_district'],
  ['D. Colo.', 'CO', 'federal_district'],
  ['D.D.C.', 'DC', 'federal_district'],
  ['E.D. Mich.', 'MI', 'federal_district'],
  ['W.D. Va.', 'VA', 'federal_district'],
  ['United States Bankruptcy Court, District of New Mexico', 'NM', 'federal_bankruptcy'],
  ['Bankr. D.N.M.', 'NM', 'federal_bankruptcy'],
  ['US Bankruptcy Ct', 'CA', 'federal_bankruptcy'],
  ['Tenth Circuit', 'NM', 'federal_appeals'],
  ['10th Cir.', 'NM', 'federal_appeals'],
  ['Tenth Circuit Court of Appeals', 'NM', 'federal_appeals'],
  ['United States Court of Appeals for the Ninth Circuit', 'CA', 'federal_appeals'],
  ['D.C. Circuit', 'DC', 'federal_appeals'],
  ['United States Court of Federal Claims', 'NM', null],
  ['United States Tax Court', 'NM', null],
  ['Second Judicial District Court', 'NM', 'new_mexico_district'],
  ['13th Judicial District, Sandoval County', 'NM', 'new_mexico_district'],
  ['First Judicial District Court, County of Santa Fe, State of New Mexico', null, 'new_mexico_district'],
  ['2nd JDC', 'NM', 'new_mexico_district'],
  ['District Court', 'NM', 'new_mexico_district'],
  ['Children’s Court', 'NM', 'new_mexico_district'],
  ['Bernalillo County Metropolitan Court', 'NM', 'new_mexico_magistrate'],
  ['Metro Court', 'NM', 'new_mexico_magistrate'],
  ['Dona Ana County Magistrate Court', 'NM', 'new_mexico_magistrate'],
  ['Magistrate Court of New Mexico, Taos', null, 'new_mexico_magistrate'],
  ['Bernalillo County Probate Court', 'NM', null],
  ['Municipal Court of Santa Fe', 'NM', null],
  ['New Mexico Court of Appeals', 'NM', null],
  ['New Mexico Supreme Court', 'NM', null],
  ['Navajo Nation District Court', 'NM', null],
  ['Pueblo of Laguna Tribal Court', 'NM', null],
  ['Zuni Tribal Court', 'NM', null],
  ['Court of Indian Offenses', 'NM', null],
  ['Superior Court of California, County of Alameda', 'CA', 'california_superior'],
  ['Los Angeles Superior Court', 'CA', 'california_superior'],
  ['Nevada County Superior Court', 'CA', 'california_superior'],
  ['Small Claims Court', 'CA', 'california_superior'],
  ['California Court of Appeal, First Appellate District', 'CA', null],
  ['Supreme Court of California', 'CA', null],
  ['District Court of Travis County', 'TX', 'texas_district'],
  ['Court of Common Pleas of Franklin County', 'OH', null],
  ['Pueblo County District Court', 'CO', null],
  ['Circuit Court of Cook County', 'IL', null],
  ['Eleventh Judicial Circuit Court', 'FL', null],
  ['Circuit Court of the First Circuit', 'HI', null],
  ['Court of Appeal, First Circuit', 'LA', null],
  ['Washington County Circuit Court', 'OR', null],
  ['Superior Court of Arizona, Maricopa County', 'NM', null],
  ['Denver District Court', 'CO', null],
];

test.each(NAMES)('%s (%s): %s', (courtName, state, system) => {
  const { court, certainty } = recognizeCourt({ courtName, state });
  expect({ isKnown: court !== null, system: court?.system, certainty }).toEqual({
    isKnown: true,
    system,
    certainty: 'certain',
  });
});

test.each<[caseNumber: string, state: string | null, system: string | null]>([
  ['D-202-CV-2026-01234', 'NM', 'new_mexico_district'],
  ['d 101 cv 2026 00017', null, 'new_mexico_district'],
  ['D202CV202601234', 'NM', 'new_mexico_district'],
  ['D-1329-CV-2026-00400', 'NM', 'new_mexico_district'],
  ['T-4-CV-2026-001234', 'NM', 'new_mexico_magistrate'],
  ['Case No. T-4-CV-2026-001234', 'NM', 'new_mexico_magistrate'],
  ['M-14-CV-2026-00123', 'NM', 'new_mexico_magistrate'],
  ['M–14–CV–2026–00123', 'NM', 'new_mexico_magistrate'],
  ['S-1-SC-40123', 'NM', null],
  ['A-1-CA-41234', 'NM', null],
  ['1:26-cv-00123-KG-JHR', 'NM', 'federal_district'],
  ['3:26-cv-01234', 'CA', 'federal_district'],
  ['26-10456-t7', 'NM', 'federal_bankruptcy'],
])('the number %s (%s): %s', (caseNumber, state, system) => {
  expect(recognizeCourt({ caseNumber, state }).court?.system).toBe(system);
});

test.each([
  'Commonwealth of Massachusetts, the Trial Court, Worcester',
  'Superior Court Department of the Trial Court, Massachusetts',
])('%s is no tribal court', (courtName) => {
  expect(recognizeCourt({ courtName }).court).toMatchObject({ id: 'ma.state', state: 'MA' });
});

describe('a number speaks louder than a name', () => {
  test('and what contradicts it is named', () => {
    const found = recognizeCourt({
      courtName: 'Second Judicial District Court',
      caseNumber: 'T-4-CV-2026-001234',
      state: 'NM',
    });
    expect(found).toMatchObject({ certainty: 'likely', court: { system: 'new_mexico_magistrate' } });
    expect(found.because).toEqual([
      'By its number it is the Bernalillo County Metropolitan Court.',
      'By its name it is the Second Judicial District Court.',
    ]);
  });

  test('but not than the name of another state', () => {
    const ohio = {
      courtName: 'Court of Common Pleas, Franklin County',
      caseNumber: 'D-202-CV-2026-01234',
      state: 'OH',
    };
    expect(recognizeCourt(ohio).court?.system).toBeNull();
  });

  test('but not than the name of a federal court, to which the case may have been removed', () => {
    const removed = { courtName: 'D.N.M.', caseNumber: 'D-202-CV-2026-01234', state: 'NM' };
    expect(recognizeCourt(removed)).toMatchObject({
      certainty: 'likely',
      court: { system: 'federal_district' },
      because: [
        'By its number it is the Second Judicial District Court.',
        'By its name it is the United States District Court for the District of New Mexico.',
      ],
    });
    const named = { ...removed, courtName: 'Second Judicial District Court', caseNumber: '1:26-cv-00123' };
    expect(recognizeCourt(named).court?.system).toBe('federal_district');
  });

  test('and the name of a district stays', () => {
    const found = recognizeCourt({ courtName: 'D.N.M.', caseNumber: '1:26-cv-00123', state: 'NM' });
    expect(found.court?.name).toBe('United States District Court for the District of New Mexico');
    expect(found.certainty).toBe('certain');
  });
});

test.each(['', ' ', 'A court', 'unknown', 'dentist', 'Dal', 'Moe'])('%j says nothing', (courtName) => {
  expect(recognizeCourt({ courtName, state: null })).toEqual({
    court: null,
    certainty: 'unknown',
    because: [],
  });
});

describe('whose rules a case is counted by', () => {
  test.each([
    [{ state: 'NM', courtName: 'USDC New Mexico' }, 'federal', null],
    [{ state: 'NM', courtName: 'D.N.M.' }, 'federal', null],
    [{ state: 'CA', courtName: 'N.D. Cal.' }, 'federal', null],
    [{ state: 'NM', caseNumber: 'T-4-CV-2026-001234' }, 'new_mexico_magistrate', null],
    [{ state: 'NM', courtName: 'Second Judicial District Court' }, 'new_mexico_district', null],
    // Nothing is counted before the court is known.
    [{ state: 'NM' }, null, null],
    [{ state: null }, null, null],
  ] as const)('%j: %s', (court, jurisdiction, missing) => {
    expect(lawWith(court)).toMatchObject({ jurisdiction, missing });
  });

  test.each([
    [{ state: 'NM', courtName: 'Tenth Circuit' }, 'the federal courts of appeals', 'federal'],
    [{ state: 'NM', caseNumber: '26-10456-t7' }, 'the bankruptcy courts', 'federal'],
    [{ state: 'NM', courtName: 'Zuni Tribal Court' }, 'tribal courts', 'new_mexico'],
    [
      { state: 'NM', courtName: 'Taos County Probate Court' },
      'the probate courts of New Mexico',
      'new_mexico',
    ],
    [
      { state: 'OH', courtName: 'Court of Common Pleas, Franklin County' },
      'the state courts of Ohio',
      'federal',
    ],
  ] as const)('%j: the rules of %s are not here', (court, missing, calendar) => {
    expect(lawWith(court)).toMatchObject({ jurisdiction: null, missing });
    expect(calendarOf(court)).toBe(calendar);
  });
});

test.each(['__', '<b', 'ZZ'])('letters that are no state (%s) make no court', (state) => {
  expect(recognizeCourt({ courtName: 'x', caseNumber: null, state })).toEqual({
    court: null,
    certainty: 'unknown',
    because: [],
  });
});
