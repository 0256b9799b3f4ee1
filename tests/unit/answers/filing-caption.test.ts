import { describe, expect, it } from 'vitest';
import { answerCourtOf, courtHead } from '#src/answers/filing/court.ts';
import { captionLines, readSides } from '#src/answers/filing/parties.ts';
import { headOf, readComplaintHead } from '#src/answers/filing/read-caption.ts';
import { textOf } from '#src/answers/filing/runs.ts';
import { countyIn } from '#src/law/courts/county-names.ts';
import { isOrganization } from '#src/participants/organization.ts';
import { isSameName } from '#src/participants/same-name.ts';
import { makeLawSource } from '#tests/factories/law.ts';
import { complaintText } from './filing-fixture.ts';

const head = (courtName: string | null, state: string | null, printed: string[] = []) =>
  courtHead({ ...makeLawSource({ courtName, state }), printed });
const lines = (...given: Parameters<typeof head>) => head(...given).lines.map(textOf);

describe('courtHead', () => {
  it('sets New Mexico district court in its three lines', () => {
    const found = head('1st Judicial District Court, Santa Fe County', 'NM');
    expect(found).toMatchObject({
      court: 'new_mexico_district',
      align: 'left',
      numberLabel: 'No.',
      missing: [],
    });
    expect(found.lines.map(textOf)).toEqual([
      'STATE OF NEW MEXICO',
      'COUNTY OF SANTA FE',
      'FIRST JUDICIAL DISTRICT COURT',
    ]);
  });

  it('takes from the complaint what the case does not say, and leaves the rest blank', () => {
    expect(
      lines('District Court', 'NM', [
        'STATE OF NEW MEXICO',
        'COUNTY OF DOÑA ANA',
        'THIRD JUDICIAL DISTRICT COURT',
      ]),
    ).toEqual(['STATE OF NEW MEXICO', 'COUNTY OF DOÑA ANA', 'THIRD JUDICIAL DISTRICT COURT']);
    const blank = head('District Court', 'NM');
    expect(blank.missing).toEqual(['county', 'district']);
    expect(blank.lines.map(textOf)[1]).toMatch(/^COUNTY OF _+$/);
  });

  it('knows magistrate and metropolitan courts', () => {
    expect(lines('Bernalillo County Metropolitan Court', 'NM')).toEqual([
      'STATE OF NEW MEXICO',
      'COUNTY OF BERNALILLO',
      'METROPOLITAN COURT',
    ]);
    expect(head('Magistrate Court', 'NM').court).toBe('new_mexico_magistrate');
  });

  it.each([
    ['United States District Court, Northern District of Texas', 'TX', 'FOR THE NORTHERN DISTRICT OF TEXAS'],
    ['U.S. District Court', 'NM', 'FOR THE DISTRICT OF NEW MEXICO'],
    ['U.S. District Court for the District of New Mexico', null, 'FOR THE DISTRICT OF NEW MEXICO'],
  ])('sets a federal court in the middle: %s', (courtName, state, second) => {
    const found = head(courtName, state);
    expect(found).toMatchObject({ court: 'federal', align: 'center', missing: [] });
    expect(found.lines.map(textOf)).toEqual(['IN THE UNITED STATES DISTRICT COURT', second]);
  });

  it('keeps the division that the complaint prints', () => {
    const printed = [
      'UNITED STATES DISTRICT COURT',
      'FOR THE SOUTHERN DISTRICT OF INDIANA',
      'Indianapolis Division',
    ];
    expect(lines(null, 'IN', printed)).toEqual([
      'IN THE UNITED STATES DISTRICT COURT',
      'FOR THE SOUTHERN DISTRICT OF INDIANA',
      'INDIANAPOLIS DIVISION',
    ]);
  });

  it('guesses no federal district where a state has several', () => {
    expect(head('U.S. District Court', 'CA').missing).toEqual(['district']);
  });

  it('copies the courts of other states as they stand', () => {
    expect(lines('Superior Court of California, County of Alameda', 'CA')).toEqual([
      'SUPERIOR COURT OF CALIFORNIA',
      'COUNTY OF ALAMEDA',
    ]);
    expect(
      answerCourtOf({ ...makeLawSource({ courtName: 'Superior Court', state: 'CA' }), printed: [] }),
    ).toBe('california');
    expect(head(null, 'OR').missing).toEqual(['court']);
    expect(head(null, 'NM').missing).toEqual(['county', 'court']);
  });

  it.each([
    ['COUNTY OF SANTA FE', 'SANTA FE'],
    ['County of Rio Arriba, First Judicial District', 'Rio Arriba'],
    ['Second Judicial District Court, Bernalillo County', 'Bernalillo'],
    ['District Court of Los Alamos County', 'Los Alamos'],
    ['County Court', null],
    ['the county', null],
  ])('finds the county in %s', (text, county) => {
    expect(countyIn(text)).toBe(county);
  });
});

describe('readComplaintHead', () => {
  it('reads the court line by line, without the numbers of pleading paper', () => {
    const text = `7 UNITED STATES DISTRICT COURT
8 FOR THE DISTRICT OF ARIZONA

ADA POE,
     Plaintiff,
v.
BEN ROE,
     Defendant.
`;
    expect(readComplaintHead(text).court).toEqual([
      'UNITED STATES DISTRICT COURT',
      'FOR THE DISTRICT OF ARIZONA',
    ]);
  });

  it('names a court that stands in several corners of a head with all of them', () => {
    const text = `STATE OF MINNESOTA                                    DISTRICT COURT

COUNTY OF ELDERBERRY                           SECOND JUDICIAL DISTRICT

                                         Court File No. 62-CV-24-4410
ADA POE,
                    Plaintiff,
v.
BEN ROE,
                    Defendant.
`;
    const { court, caseNumber } = readComplaintHead(text);
    expect(court).toEqual([
      'STATE OF MINNESOTA DISTRICT COURT',
      'COUNTY OF ELDERBERRY SECOND JUDICIAL DISTRICT',
    ]);
    expect(caseNumber).toBe('62-CV-24-4410');
  });

  it('takes the name where only the first of its corners could be quoted', () => {
    const name = 'STATE OF MINNESOTA DISTRICT COURT COUNTY OF ELDERBERRY';
    const said = { kind: 'court', value: { name }, quote: 'STATE OF MINNESOTA' } as const;
    expect(headOf(null, [said]).court).toEqual([name]);
  });

  it('leaves out what is unsure, as a blank that is seen', () => {
    const text = `UNITED STATES DISTRICT COURT
for the
District of __________

ADA POE,
     Plaintiff,
v.
BEN ROE motion to be filed,
     Defendant.
`;
    const { court, parties } = readComplaintHead(text);
    expect(court).toEqual([]);
    expect(parties).toEqual([{ name: 'Ada Poe', role: 'plaintiff' }]);
  });

  it('makes nothing out of nothing', () => {
    expect(readComplaintHead('')).toEqual({ title: null, court: [], caseNumber: null, parties: [] });
  });
});

const EMPTY = { plaintiffName: null, defendantName: null, participants: [], captions: [] };
const caption = (text: string) => ({ documentId: 'a', filename: 'a.pdf', ...readComplaintHead(text) });

describe('the caption', () => {
  it('names every party of the complaint, in capitals, with roles', () => {
    const sides = readSides({
      ...EMPTY,
      plaintiffName: 'Cottonwood Flats',
      captions: [caption(complaintText('newMexico', 4))],
    });
    expect(captionLines(sides)).toEqual([
      { text: 'COTTONWOOD FLATS PROPERTIES, LLC and', kind: 'name' },
      { text: 'ERNESTINE VALDÉS,', kind: 'name' },
      { text: 'Plaintiffs,', kind: 'role' },
      { text: 'v.', kind: 'versus' },
      { text: 'MARISOL QUINTANA-ORTEGA,', kind: 'name' },
      { text: 'Defendant.', kind: 'role' },
    ]);
  });

  it('keeps the case’s own name where the complaint has another, and tells', () => {
    const sides = readSides({
      ...EMPTY,
      defendantName: 'Marisol Quintero',
      captions: [caption(complaintText('newMexico', 4))],
    });
    expect(sides.answering).toMatchObject({
      names: ['Marisol Quintero'],
      unlikeComplaint: { ours: 'Marisol Quintero', theirs: ['Marisol Quintana-Ortega'] },
    });
  });

  it('leaves a blank line where nobody knows the name', () => {
    expect(captionLines(readSides(EMPTY))[0]?.text).toMatch(/^_+,$/);
  });

  it('calls the parties what the court calls them', () => {
    const text =
      'DISTRICT COURT OF ALDER COUNTY\n\nADA POE,\n     Petitioner,\nv.\nBEN ROE,\n     Respondent.\n\nPETITION FOR RELIEF\n';
    const sides = readSides({ ...EMPTY, captions: [caption(text)] });
    expect([sides.claiming.designation, sides.answering.designation]).toEqual(['Petitioner', 'Respondent']);
  });

  it.each([
    ['José Núñez', 'JOSE NUNEZ', true],
    ['Cottonwood Flats', 'Cottonwood Flats Properties, LLC', true],
    ['Ada Poe', 'Ida Poe', false],
    ['LLC', 'Alder LLC', false],
  ])('%s and %s', (a, b, same) => {
    expect(isSameName(a, b, 'part')).toBe(same);
  });

  it('tells companies from people', () => {
    expect(['Alder Farms, LLC', 'Bank of Alder', 'Ada Poe', 'Marco Colon'].map(isOrganization)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
