import { describe, expect, it } from 'vitest';
import { readFacts } from '#src/facts/read-facts.ts';

const NOTICE = `STATE OF NEW MEXICO
MAGISTRATE COURT
DESERT WILLOW HOMES LLC, Plaintiff,
v.                          No. M-14-CV-2026-00731
WILLA HARGROVE, Defendant.

NOTICE OF HEARING

`;
function placeOf(body: string, docType = 'Notice of Hearing'): string | null | undefined {
  const text = `${NOTICE}${body}`;
  const { facts } = readFacts({ text, docType, docDate: null, pageCount: 1, notes: [] });
  return facts.flatMap((fact) => (fact.kind === 'hearing' ? [fact.value.place] : []))[0];
}

describe('the place of a hearing', () => {
  it.each([
    [
      'Place: Doña Ana County Magistrate Court, 110 Calle de\nAlegra, Las Cruces, New Mexico 88005.\n',
      'Doña Ana County Magistrate Court, 110 Calle de Alegra, Las Cruces, New Mexico 88005',
    ],
    [
      'Department: 104, 2233\nShoreline Drive, Alameda, CA 94501. Bring your proof.\n',
      'Dept. 104, 2233 Shoreline Drive, Alameda, CA 94501',
    ],
  ])('goes on over the end of a line: %s', (row, place) => {
    const rows = `The hearing on the petition is set as follows:\n\nDate: December 7, 2026\n\nTime: 9:00 a.m.\n\n${row}\nFailure to appear may result in a judgment.`;
    expect(placeOf(rows)).toBe(place);
  });

  it.each(['\n', '\n\n'])('goes on over the end of a line in a sentence', (broken) => {
    const text = `You are notified that a trial on the petition will be held on December 7, 2026 at 1:30 p.m. in Courtroom 710, 401${broken}Lomas Boulevard NW, Albuquerque, New Mexico.`;
    expect(placeOf(text)).toBe('Courtroom 710, 401 Lomas Boulevard NW, Albuquerque, New Mexico');
  });

  it('takes nothing from a line that is no address', () => {
    const text =
      'The hearing on the petition is set as follows:\n\nDate: December 7, 2026\n\nTime: 9:00 a.m.\n\nPlace: Magistrate Court, 110\nBring your papers with you.';
    expect(placeOf(text)).toMatch(/^Magistrate Court, 110$/);
  });

  it('has no day in it', () => {
    const text =
      'You are ordered to appear for trial in the First Judicial District Court, 225 Montezuma Avenue, Santa Fe, New Mexico, on December 22, 2026 at 9:00 a.m.';
    expect(placeOf(text)).toBe(
      'the First Judicial District Court, 225 Montezuma Avenue, Santa Fe, New Mexico',
    );
  });
});
