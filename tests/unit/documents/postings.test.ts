import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestText } from '#src/documents/digest.ts';
import { buildPostings, LONGEST_TERM } from '#src/documents/postings.ts';
import { indexTerms } from '#src/search/tokenize.ts';

test('a word has one row with the passages that hold it, how often, and how long they are', () => {
  const { postings, lengths } = buildPostings(['Roof, roof and gutter.', 'The gutter.', 'Nothing here.']);
  expect(postings.find(({ term }) => term === 'roof')).toEqual({
    term: 'roof',
    chunks: [0],
    counts: [2],
    lengths: [3],
  });
  expect(postings.find(({ term }) => term === 'gutter')).toMatchObject({
    chunks: [0, 1],
    counts: [1, 1],
    lengths: [3, 1],
  });
  expect(lengths).toEqual([3, 1, 2]);
});

test('encoded data is left out: no term is longer than the column takes', () => {
  const { postings } = buildPostings(['x'.repeat(5000), 'short']);
  expect(postings.map(({ term }) => term)).toEqual(['short']);
  expect(LONGEST_TERM).toBe(64);
});

test('every term of every passage is counted once and only once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 8 }), (contents) => {
      const { postings, lengths } = buildPostings(contents);
      const terms = postings.map(({ term }) => term);
      expect(new Set(terms).size).toBe(terms.length);
      contents.forEach((content, chunk) => {
        const held = postings.flatMap((posting) => {
          const at = posting.chunks.indexOf(chunk);
          return at === -1 ? [] : [{ term: posting.term, count: posting.counts[at] ?? 0 }];
        });
        expect(held.reduce((sum, { count }) => sum + count, 0)).toBe(lengths[chunk]);
        expect(new Set(held.map(({ term }) => term))).toEqual(
          new Set(indexTerms(content).filter(({ length }) => length <= LONGEST_TERM)),
        );
      });
    }),
  );
});

test('a digest holds passages that stand in the text, their lengths, the category and the date', () => {
  const text =
    'ORDER GRANTING MOTION\n\nFILED March 4, 2025\n\nIT IS ORDERED that the motion is granted.\fSecond page.';
  const digest = digestText({ text, filename: 'a.txt', mimeType: null });
  expect(digest.classification.type).toBe('Order');
  expect(digest.docDate).toBe('2025-03-04');
  for (const chunk of digest.chunks) {
    expect(text.slice(chunk.start, chunk.end)).toBe(chunk.content);
    expect(chunk.termCount).toBe(indexTerms(chunk.content).length);
  }
});
