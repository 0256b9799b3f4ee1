import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

/** A narrow sheet breaks the lines of its head where nobody who typed them would. */
const SUMMONS = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS
ANGELES

PLAINTIFF: JUNIPER COURT APARTMENTS LP
DEFENDANT: WILLA HARGROVE

CASE NUMBER: 26STUD01234

SUMMONS - UNLAWFUL DETAINER -
EVICTION

NOTICE! You have been sued. The court may decide
against you without your being heard unless you respond
within 10 days.
`;

const read = (text: string) => readCaption(readPaper(text));

describe('the head of a summons on a narrow sheet', () => {
  it('the county goes on in the next line', () => {
    expect(read(SUMMONS).court?.text).toBe('SUPERIOR COURT OF CALIFORNIA, COUNTY OF LOS ANGELES');
    const santaFe = SUMMONS.replace('CALIFORNIA, COUNTY OF LOS\nANGELES', 'NEW MEXICO, COUNTY OF SANTA\nFE');
    expect(read(santaFe).court?.text).toContain('COUNTY OF SANTA FE');
  });

  it('a landlord whose name holds ‘Court’ is the plaintiff, and no heading is', () => {
    expect(read(SUMMONS).parties.map(({ name, role }) => [name, role])).toEqual([
      ['Juniper Court Apartments LP', 'plaintiff'],
      ['Willa Hargrove', 'defendant'],
    ]);
  });

  it('‘against you’ at the beginning of a line is no sign between two sides', () => {
    const sued = SUMMONS.replace(/PLAINTIFF:.*\nDEFENDANT:.*\n/, '');
    expect(read(sued).parties).toEqual([]);
    const versus = SUMMONS.replace(
      /PLAINTIFF:(.*)\nDEFENDANT:(.*)\n/,
      '$1,\n  Plaintiff,\nagainst\n$2,\n  Defendant.\n',
    );
    expect(read(versus).parties).toHaveLength(2);
  });

  it('the title goes on behind a dash', () => {
    expect(read(SUMMONS).title?.text).toBe('SUMMONS - UNLAWFUL DETAINER - EVICTION');
  });
});

/** The head of the statewide summons of New Mexico (Form 4-206): labels with what is filled in behind them. */
const FORM = `SUMMONS

District Court: SECOND JUDICIAL                         Case Number: D-202-CV-2026-04417
Bernalillo County, New Mexico
Court Address: 400 Lomas Blvd NW                        Assigned Judge: Nadia Trujillo Marsh
Albuquerque, New Mexico 87102

Plaintiff(s): Sandoval Ridge Finance LLC                Defendant
v.                                                      Name: Tomas Arellano
Defendant(s): Tomas Arellano                            Address: 81 Larkspur Court, Albuquerque, NM

TO THE ABOVE NAMED DEFENDANT(S): Take notice that
`;

describe('the head of a statewide summons', () => {
  it('the judicial district behind ‘District Court:’ is the court’s own name, and sure', () => {
    expect(read(FORM).court).toMatchObject({
      text: 'SECOND JUDICIAL District Court, Bernalillo County, New Mexico',
      certainty: 'certain',
    });
  });

  it('a county whose last word has two letters is said once', () => {
    const text =
      'FIRST JUDICIAL DISTRICT COURT\nSANTA FE COUNTY\n225 Alder Avenue\nSanta Fe, New Mexico 87501\n\nPlaintiff: Alder Loans Inc.\nvs.\nDefendant: Petra Quintana\n\nSUMMONS\n';
    expect(read(text).court?.text).toBe('FIRST JUDICIAL DISTRICT COURT SANTA FE COUNTY');
  });
});
