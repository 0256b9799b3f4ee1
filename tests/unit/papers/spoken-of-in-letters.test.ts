import { describe, expect, it } from 'vitest';
import { readCaption } from '#src/papers/caption.ts';
import { readPaper } from '#src/papers/paper.ts';

const LETTER = `DUNMORE COLLECTIONS LLC
4100 Harbor Street
Albuquerque, NM 87102

March 3, 2026

Willa Hargrove
12 Elm Street
Albuquerque, NM 87106

`;

const captionOf = (words: string) =>
  readCaption(readPaper(`${LETTER}${words}\n\nSincerely,\n\nMartin Pryor\n`));

describe('a case number that the line of a letter breaks', () => {
  it.each([
    'Dear Ms. Hargrove:\n\nThis is about the lawsuit against you, cause number D-202-CV-2025-\n01234, in which we act.',
    'Re: Case D-202-CV-2025-\n01234 Larkspur v. Hargrove\n\nDear Ms. Hargrove:\n\nPlease call us.',
    'Dear Ms. Hargrove:\n\nThe court decided Larkspur Lending LLC v. Hargrove, No. D-202-CV-2025-\n01234. Please call us.',
  ])('is read whole: %s', (words) => {
    expect(captionOf(words).caseNumber?.text).toBe('D-202-CV-2025-01234');
  });

  it('takes nothing from a next line that does not go on with it', () => {
    const { caseNumber } = captionOf(
      'Dear Ms. Hargrove:\n\nWe write of case number D-202-CV-2025-\n$1,234.00 is what you owe in it.',
    );
    expect(caseNumber?.text).toBe('D-202-CV-2025');
  });
});

describe('a name at the end of a sentence', () => {
  const names = (words: string) => captionOf(words).parties.map(({ name }) => name);

  it.each([
    ['In Larkspur Lending LLC v. Hargrove and Aragon. We ask you to sign.', 'Hargrove and Aragon'],
    ['In Larkspur Lending LLC v. Aragon Holdings Inc. You may call us.', 'Aragon Holdings Inc.'],
    ['In Larkspur Lending LLC v. Willa Hargrove. Please call us.', 'Willa Hargrove'],
    ['In Larkspur Lending LLC v. St. Ives Bldg. Co. nothing is decided.', 'St. Ives Bldg. Co.'],
  ])('ends there: %s', (words, name) => {
    expect(names(`Dear Ms. Hargrove:\n\n${words}`)).toEqual(['Larkspur Lending LLC', name]);
  });

  it('begins behind the sentence before', () => {
    expect(
      names('Dear Ms. Hargrove:\n\nCall Ms. Poe. Larkspur Lending LLC v. Willa Hargrove is over.'),
    ).toEqual(['Larkspur Lending LLC', 'Willa Hargrove']);
  });
});
