import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editDistance,
  forgivenEdits,
  likeliestWord,
  nearestWords,
  oneChangeAway,
} from '#src/text/spelling.ts';
import { stem } from '#src/text/stem.ts';
import { indexTerms, tokenize } from '#src/text/tokenize.ts';

describe('likely words', () => {
  const vocabulary = ['plaintiff', 'defendant', 'motion', 'notion', 'rent'];

  it.each([
    ['plantif', ['plaintiff']],
    ['defednatn', ['defendant']],
    ['motoin', ['motion']],
    ['lotion', ['motion', 'notion']],
    ['zebra', []],
  ])('%s is near %j', (typed, near) => {
    expect(nearestWords(typed, vocabulary, 2)).toEqual(near);
  });

  it('takes the most frequent, of equal ones the first in the alphabet', () => {
    expect(
      likeliestWord(
        new Map([
          ['notion', 1],
          ['motion', 20],
        ]),
      ),
    ).toBe('motion');
    expect(
      likeliestWord(
        new Map([
          ['notion', 2],
          ['motion', 2],
        ]),
      ),
    ).toBe('motion');
    expect(likeliestWord(new Map())).toBeNull();
  });

  it('forgives more in longer words', () => {
    const words = ['fee', 'rent', 'deposit', 'statement', '12345678', 'x'.repeat(33)];
    expect(words.map(forgivenEdits)).toEqual([0, 1, 1, 2, 0, 0]);
  });

  it('lists exactly the words that are one change away', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(oneChangeAway(a).includes(b)).toBe(editDistance(a, b, 1) === 1);
      }),
    );
  });
});

describe('editDistance', () => {
  it('is symmetric, zero only for equal words, and stops at its limit', () => {
    const word = fc.string({ maxLength: 10 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
        expect(editDistance(a, b, 3) === 0).toBe(a === b);
        expect(editDistance(a, b, 3)).toBeLessThanOrEqual(4);
      }),
    );
    expect(editDistance('form', 'from', 2)).toBe(1);
  });
});

describe('stem', () => {
  it.each([
    ['paid', 'pays'],
    ['serve', 'served'],
    ['serving', 'serves'],
    ['parties', 'party'],
    ['copies', 'copied'],
    ['dismissed', 'dismiss'],
    ['planned', 'planning'],
    ['obligation', 'obligations'],
  ])('%s and %s meet', (left, right) => {
    expect(stem(left)).toBe(stem(right));
  });

  it.each(['process', 'bus', 'D-202', 'sing'])('%s stays', (word) => {
    expect(stem(word)).toBe(word);
  });
});

describe('tokenize', () => {
  it('folds accents, ligatures and possessives and keeps offsets', () => {
    const text = 'Peña’s ﬁrm owes $1,250.00';
    expect(tokenize(text).map(({ word }) => word)).toEqual(['pena', 'firm', 'owes', '1,250.00']);
    expect(indexTerms(text)).toContain('1250.00');
    for (const { start, end } of tokenize(text)) expect(text.slice(start, end).trim()).not.toBe('');
  });
});
