import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTranscript, keptNumbers, noTranscript } from '#src/reading/testimony.ts';

const numbers = Array.from({ length: 25 }, (_, index) => String(index + 1));
const inLines = (words: (index: number) => string) =>
  numbers.map((number, index) => `${number} ${words(index)}`).join('\n');

const ASKED = inLines((index) => (index % 2 === 0 ? 'Q. Was it cold that day?' : 'A. It was, all of it.'));
const IN_COURT = inLines((index) => (index % 9 === 0 ? 'THE COURT: Please go on.' : 'and the tenant then'));
const PLEADING = inLines(() => 'the tenant gave notice of the failure');
const COLUMN = `${numbers.join('\n')}\nQ. Was it cold?\nA. It was.\nQ. And then?`;
const SHORT_COLUMN = '1\n2\n3\n4\nA. It was.';

describe('line numbers', () => {
  test.each([
    ['of questions and answers', ASKED, 'in-lines'],
    ['of what is said in court', IN_COURT, 'in-lines'],
    ['in a column of their own', COLUMN, 'column'],
    ['of a pleading', PLEADING, null],
    ['of an outline', inLines((index) => (index % 5 === 0 ? 'A. The parties' : 'the tenant then')), null],
    ['that are not there', 'Q. Was it cold?\nA. It was.\nQ. And then?', null],
  ])('%s', (_, text, kept) => {
    expect(keptNumbers(text, noTranscript())).toBe(kept);
  });

  test('are never kept on pages where nobody asks, answers or speaks', () => {
    const word = fc.constantFrom(
      'tenant',
      'A',
      'Q',
      'Q:',
      'A)',
      '12',
      'THE COURT',
      'Mr. Dune:',
      '§ 4',
      'MR.',
      'a.',
    );
    const line = fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));
    const page = fc.array(line, { minLength: 20, maxLength: 32 });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), (file) => {
        const memory = noTranscript();
        for (const lines of file) {
          expect(
            keptNumbers(lines.map((words, index) => `${index + 1} ${words}`).join('\n'), memory),
          ).toBeNull();
        }
      }),
    );
  });

  test('a page of testimony settles it for the pages after it', () => {
    const memory = noTranscript();
    expect(keptNumbers(PLEADING, memory)).toBeNull();
    keptNumbers(ASKED, memory);
    expect(keptNumbers(PLEADING, memory)).toBe('in-lines');
    expect(keptNumbers(SHORT_COLUMN, memory)).toBe('column');
    const other = Array.from({ length: 28 }, (_, index) => `${index + 1} the tenant gave notice`).join('\n');
    expect(keptNumbers(other, memory)).toBeNull();
  });

  test.each([
    ['a brief that quotes testimony on one page', 6, 1, 'no'],
    ['an excerpt', 1, 2, 'perhaps'],
    ['a deposition', 4, 5, 'yes'],
  ])('%s', (_, pleaded, asked, verdict) => {
    const memory = noTranscript();
    for (let page = 0; page < pleaded; page += 1) keptNumbers(PLEADING, memory);
    for (let page = 0; page < asked; page += 1) keptNumbers(ASKED, memory);
    expect(isTranscript(memory, 25)).toBe(verdict);
  });

  test('a short deposition among its cover and certificates', () => {
    const memory = noTranscript();
    const headed = (heading: string) =>
      inLines((index) => (index === 3 ? heading : 'the tenant gave notice'));
    for (const page of [PLEADING, headed('A P P E A R A N C E S'), PLEADING, ASKED, PLEADING, PLEADING]) {
      keptNumbers(page, memory);
    }
    expect(isTranscript(memory, 25)).toBe('perhaps');
  });

  test('a pleading before its exhibit does not count against the exhibit', () => {
    const memory = noTranscript();
    const paper = Array.from({ length: 28 }, (_, index) => `${index + 1} the tenant gave notice`).join('\n');
    for (let page = 0; page < 12; page += 1) keptNumbers(paper, memory);
    for (let page = 0; page < 3; page += 1) keptNumbers(ASKED, memory);
    expect([isTranscript(memory, 25), isTranscript(memory, 28)]).toEqual(['perhaps', 'no']);
  });

  test.each([
    ['discovery requests', 'INTERROGATORY NO. 3: State each fact on which you rely.'],
    ['answers written out', 'Q: Where did you live? A: At 12 Larch Street.'],
    ['a contract', 'Section 4.2 The Tenant shall pay the Rent.'],
    ['a play on words', 'Question A is not for the court to answer.'],
  ])('%s on numbered paper', (_, words) => {
    expect(
      keptNumbers(
        inLines(() => words),
        noTranscript(),
      ),
    ).toBeNull();
  });
});
