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
