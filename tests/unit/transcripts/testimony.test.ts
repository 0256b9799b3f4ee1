import { describe, expect, test } from 'vitest';
import { keptNumbers } from '#src/reading/testimony.ts';

const numbers = Array.from({ length: 25 }, (_, index) => String(index + 1));
const inLines = (words: (index: number) => string) =>
  numbers.map((number, index) => `${number} ${words(index)}`).join('\n');

const ASKED = inLines((index) => (index % 2 === 0 ? 'Q. Was it cold that day?' : 'A. It was, all of it.'));
const IN_COURT = inLines((index) => (index % 9 === 0 ? 'THE COURT: Please go on.' : 'and the tenant then'));
const PLEADING = inLines(() => 'the tenant gave notice of the failure');
const COLUMN = `${numbers.join('\n')}\nQ. Was it cold?\nA. It was.\nQ. And then?`;
const SHORT_COLUMN = '1\n2\n3\n4\nA. It was.';

const fresh = () => ({ lines: null });

describe('line numbers', () => {
  test.each([
    ['of questions and answers', ASKED, 'in-lines'],
    ['of what is said in court', IN_COURT, 'in-lines'],
    ['in a column of their own', COLUMN, 'column'],
    ['of a pleading', PLEADING, null],
    ['of an outline', inLines((index) => (index % 5 === 0 ? 'A. The parties' : 'the tenant then')), null],
    ['that are not there', 'Q. Was it cold?\nA. It was.\nQ. And then?', null],
  ])('%s', (_, text, kept) => {
    expect(keptNumbers(text, fresh())).toBe(kept);
  });

  test('a page of testimony settles it for the pages after it', () => {
    const memory = fresh();
    expect(keptNumbers(PLEADING, memory)).toBeNull();
    keptNumbers(ASKED, memory);
    expect(keptNumbers(PLEADING, memory)).toBe('in-lines');
    expect(keptNumbers(SHORT_COLUMN, memory)).toBe('column');
    const other = Array.from({ length: 28 }, (_, index) => `${index + 1} the tenant gave notice`).join('\n');
    expect(keptNumbers(other, memory)).toBeNull();
  });
});
