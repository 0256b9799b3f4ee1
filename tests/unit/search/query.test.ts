import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords, parseQuery } from '#src/search/query.ts';

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

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (input) => void parseQuery(input)));
  });
});
