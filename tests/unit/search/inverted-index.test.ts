import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestText } from '#src/search/digest.ts';
import { buildInvertedIndex, LONGEST_TERM, nextNumber, packPosting } from '#src/search/inverted-index.ts';
import { indexTerms } from '#src/text/tokenize.ts';

test('a word has one row with the passages that hold it, how often, and how long they are', () => {
  const { postings, lengths } = buildInvertedIndex([
    'Roof, roof and gutter.',
    'The gutter.',
    'Nothing here.',
  ]);
  expect(postings.find(({ term }) => term === 'roof')).toEqual({
    term: 'roof',
    chunks: [0],
    counts: [2],
    lengths: [3],
    positions: [0, 1],
    isNamed: false,
  });
  expect(postings.find(({ term }) => term === 'gutter')).toMatchObject({
    chunks: [0, 1],
    counts: [1, 1],
    lengths: [3, 1],
  });
  expect(lengths).toEqual([3, 1, 2]);
});

test('encoded data is left out: no term is longer than the column takes', () => {
  const { postings } = buildInvertedIndex(['x'.repeat(5000), 'short']);
  expect(postings.map(({ term }) => term)).toEqual(['short']);
  expect(LONGEST_TERM).toBe(64);
});

test('every term of every passage is counted once and only once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 8 }), (contents) => {
      const { postings, lengths } = buildInvertedIndex(contents);
      const terms = postings.map(({ term }) => term);
      expect(new Set(terms).size).toBe(terms.length);
      contents.forEach((content, chunk) => {
        const held = postings.flatMap((posting) => {
          const at = posting.chunks.indexOf(chunk);
          return at === -1 ? [] : [{ term: posting.term, count: posting.counts[at] ?? 0 }];
        });
        const words = held.filter(({ term }) => !term.includes(' '));
        expect(words.reduce((sum, { count }) => sum + count, 0)).toBe(lengths[chunk]);
        expect(new Set(words.map(({ term }) => term))).toEqual(
          new Set(indexTerms(content).filter(({ length }) => length <= LONGEST_TERM)),
        );
      });
    }),
  );
});

test('pairs of little words are terms for phrases, and do not count for the length', () => {
  const { postings, lengths } = buildInvertedIndex(['Sold as is, where is.']);
  expect(postings.map(({ term, positions }) => [term, positions])).toEqual([
    ['as is', [1]],
    ['is where', [2]],
    ['sell', [0]],
    ['where is', [3]],
  ]);
  expect(lengths).toEqual([1]);
});

test('the words of the file name are terms too', () => {
  const { postings } = buildInvertedIndex(['Nothing.'], 'LeaseAgreement_v2 (Müller).pdf');
  expect(postings.filter(({ isNamed }) => isNamed).map(({ term }) => term)).toEqual([
    'agre',
    'lease',
    'leaseagre',
    'muller',
    'pdf',
    'v2',
  ]);
  expect(postings.find(({ term }) => term === 'muller')?.chunks).toEqual([]);
});

test('packed postings hold what went in, whatever the numbers', () => {
  const entry = fc.record({
    gap: fc.integer({ min: 1, max: 3_000_000 }),
    length: fc.nat(32_767),
    positions: fc.uniqueArray(fc.nat(100_000), { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      let chunk = -1;
      const chunks = entries.map(({ gap }) => {
        chunk += gap;
        return chunk;
      });
      const sorted = entries.map(({ positions }) => positions.toSorted((a, b) => a - b));
      const { places, positions } = packPosting({
        chunks,
        counts: sorted.map(({ length }) => length),
        lengths: entries.map(({ length }) => length),
        positions: sorted.flat(),
      });
      const list = { bytes: places, at: 0 };
      const inside = { bytes: positions, at: 0 };
      let read = 0;
      entries.forEach(({ length }, at) => {
        read += nextNumber(list);
        expect(read).toBe(chunks[at]);
        const count = nextNumber(list);
        expect(count).toBe(sorted[at]?.length);
        expect(nextNumber(list)).toBe(length);
        let position = 0;
        for (const expected of sorted[at] ?? []) {
          position += nextNumber(inside);
          expect(position).toBe(expected);
        }
      });
      expect([list.at, inside.at]).toEqual([places.length, positions.length]);
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
