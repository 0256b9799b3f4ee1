import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctWord, editDistance, forgivenEdits, trigrams } from '#src/search/spelling.ts';
import { stem } from '#src/search/stem.ts';
import { indexTerms, tokenize } from '#src/search/tokenize.ts';

describe('correctWord', () => {
  const vocabulary = new Map([
    ['plaintiff', 40],
    ['defendant', 30],
    ['motion', 20],
    ['notion', 1],
    ['rent', 9],
  ]);

  it.each([
    ['plantiff', 'plaintiff'],
    ['defendnat', 'defendant'],
    ['motoin', 'motion'],
    ['lotion', 'motion'],
    ['motion', null],
    ['ret', null],
    ['2024', null],
    ['zebra', null],
  ])('%s was meant as %s', (typed, meant) => {
    expect(correctWord(typed, vocabulary)).toBe(meant);
  });

  it('forgives more in longer words', () => {
    expect(['fee', 'rent', 'deposit', 'statement'].map(forgivenEdits)).toEqual([0, 1, 1, 2]);
    expect(trigrams('fee')).toEqual(['  f', ' fe', 'fee', 'ee ']);
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
