import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords, parseQuery, phraseTerms } from '#src/search/query.ts';

describe('parseQuery', () => {
  it('reads words, phrases, exclusions, types and dates', () => {
    const query = parseQuery(
      'Rent "late fees" -deposit type:Order type:"discovery request" after:2024 before:5/3/2024',
    );
    expect(query).toEqual({
      terms: ['rent', 'late', 'fee'],
      words: ['rent', 'late', 'fees'],
      phrases: [['late', 'fees']],
      excluded: ['deposit'],
      excludedPhrases: [],
      types: ['order', 'discovery request'],
      after: '2024-01-01',
      before: '2024-05-03',
    });
  });

  it('drops stop words from the words but keeps them in phrases', () => {
    expect(parseQuery('when was the "statute of limitations"')).toMatchObject({
      terms: ['statut', 'limitat'],
      phrases: [['statute', 'of', 'limitations']],
    });
  });

  it.each(['before:2024-13-01', 'after:2023-02-30', 'before:soon'])(
    'searches %s as words, it is no date',
    (input) => {
      const query = parseQuery(input);
      expect([query.before, query.after]).toEqual([null, null]);
      expect(hasWords(query)).toBe(true);
    },
  );

  it('reads a month, an unclosed quotation and a dash inside a word', () => {
    expect(parseQuery('before:2024-05').before).toBe('2024-05-01');
    expect(parseQuery('“unpaid rent').phrases).toEqual([['unpaid', 'rent']]);
    expect(parseQuery('follow-up').excluded).toEqual([]);
    expect(hasWords(parseQuery(' - "" '))).toBe(false);
  });

  it.each([
    ['after:2024-05-01', '2024-05-01'],
    ['after:2024-5', '2024-05-01'],
    ['after:2024', '2024-01-01'],
    ['after:5/1/2024', '2024-05-01'],
    ['after:5/2024', '2024-05-01'],
    ['after:"May 1, 2024"', '2024-05-01'],
    ['after:"May 1st 2024"', '2024-05-01'],
    ['after:may-2024', '2024-05-01'],
    ['after:"Sept. 2024"', '2024-09-01'],
    ['after:2024-02-29', '2024-02-29'],
    ['after:2023-02-29', null],
    ['after:13/1/2024', null],
    ['after:someday-2024', null],
  ])('reads %s as %s', (input, date) => {
    expect(parseQuery(input).after).toBe(date);
  });

  it('excludes a word wherever it stands, and several only in a row', () => {
    expect(parseQuery('rent -deposits -of -"late fee" -follow-up')).toMatchObject({
      terms: ['rent'],
      excluded: ['deposit'],
      excludedPhrases: [
        ['late', 'fee'],
        ['follow', 'up'],
      ],
    });
  });

  it('knows which terms of a phrase the index holds, and at which distance', () => {
    expect(phraseTerms(['statute', 'of', 'limitations'])).toEqual([
      { term: 'statut', step: 0 },
      { term: 'limitat', step: 2 },
    ]);
    expect(phraseTerms(['sold', 'as', 'is'])).toEqual([
      { term: 'sell', step: 0 },
      { term: 'as is', step: 1 },
    ]);
    expect(phraseTerms(['the'])).toEqual([]);
  });

  it('drops what no database can hold', () => {
    const query = parseQuery('type:\u0000order\ud800 roof\u0000');
    expect(JSON.stringify(query)).not.toMatch(/\\u0000|\\ud800/);
    expect(query.terms).toContain('roof');
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (input) => void parseQuery(input)));
  });
});
