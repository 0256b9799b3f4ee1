import { describe, expect, it } from 'vitest';
import { pleadingGaps } from '#src/facts/pleading-gaps.ts';
import { findAllegations } from '#src/papers/allegations.ts';
import { readPaper } from '#src/papers/paper.ts';

const SAID = 'The defendant kept the deposit of the plaintiff and did not give it back.';
const complaint = (...paragraphs: string[]) =>
  `DISTRICT COURT OF ALDER COUNTY\nADA QUILL, Plaintiff,\nv.\nTOBIAS WREN, Defendant.\nCOMPLAINT\nPlaintiff alleges:\n${paragraphs.join('\n')}\nWHEREFORE, Plaintiff demands judgment.\n/s/ Ada Quill`;
const numbered = (...numbers: number[]) => numbers.map((number) => `${number}. ${SAID}`);
const numbersOf = (text: string) => findAllegations(readPaper(text)).allegations.map(({ number }) => number);

describe('a paragraph that stands alone after a gap', () => {
  it.each([
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16]],
    [[1, 2, 3, 7, 8, 12]],
    [[1, 2, 3, 4, 9, 20, 21, 22]],
  ])('%j stands in the ledger', (numbers) => {
    expect(numbersOf(complaint(...numbered(...numbers)))).toEqual(numbers.map(String));
  });

  it('is told of with what is missing before it', () => {
    const text = complaint(...numbered(1, 2, 3, 4, 9));
    expect(pleadingGaps(text, 'Complaint')).toEqual([
      'Paragraphs 5 to 8 were not found: the paper skips them, or they could not be read. Look at page 1.',
    ]);
  });

  it('is none where a line only begins with a number', () => {
    const [one = '', two = '', three = ''] = numbered(1, 2, 3);
    const wrapped =
      'The rent was due under the lease that the parties signed on June\n15. The Plaintiff paid it.';
    expect(numbersOf(complaint(one, two, three, `4. ${wrapped}`, ...numbered(5)))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    const court =
      'The defendant broke the promise of section\n12. Of the lease nothing was left to the plaintiff then.';
    expect(numbersOf(complaint(one, two, three, `4. ${court}`))).toEqual(['1', '2', '3', '4']);
  });
});
