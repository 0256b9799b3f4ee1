import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clashSentence,
  firstOf,
  formatBates,
  formatRange,
  gapsIn,
  lastOf,
  mixedWidths,
  nextNumber,
  normalPrefix,
  overflowSentence,
  overlaps,
  PREFIX,
  pagesToNumber,
  parseBates,
  seriesWarnings,
  type TakenRange,
} from '#src/review/bates.ts';

const taken = (first: number, last: number, values: Partial<TakenRange> = {}): TakenRange => ({
  prefix: 'ACME',
  first,
  last,
  width: 6,
  filename: 'lease.pdf',
  documentId: 'a',
  isRetired: false,
  ...values,
});

describe('reading and writing', () => {
  test.each([
    ['ACME000005', { prefix: 'ACME', number: 5, width: 6 }],
    [' acme000005 ', { prefix: 'ACME', number: 5, width: 6 }],
    ['ORL-000123', { prefix: 'ORL-', number: 123, width: 6 }],
    ['A.B_12345678', { prefix: 'A.B_', number: 12_345_678, width: 8 }],
    ['X2Y00001', { prefix: 'X2Y', number: 1, width: 5 }],
  ])('%s is a Bates number', (text, parsed) => expect(parseBates(text)).toEqual(parsed));

  test.each([
    '',
    'Exhibit A',
    'ACME0005',
    'ACME123456789',
    'ACME000000',
    '000005',
    '2ACME000005',
    'ACME 000005',
    'ACME000005-7',
    'ÄCME000005',
    `${'A'.repeat(21)}000001`,
  ])('"%s" is none', (text) => expect(parseBates(text)).toBeNull());

  test('law: what is written is read again', () => {
    const letters = fc.stringMatching(/^[A-Z][A-Z0-9._-]{0,10}[A-Z._-]$/);
    fc.assert(
      fc.property(letters, fc.integer({ min: 5, max: 8 }), fc.nat(), (prefix, width, any) => {
        const number = 1 + (any % (10 ** width - 1));
        expect(PREFIX.test(normalPrefix(prefix))).toBe(true);
        expect(parseBates(formatBates(prefix, number, width))).toEqual({ prefix, number, width });
      }),
    );
  });

  test('a range names its ends, a single number itself', () => {
    expect(formatRange(taken(5, 7))).toBe('ACME000005 to ACME000007');
    expect(formatRange(taken(5, 5))).toBe('ACME000005');
    expect([firstOf(taken(5, 7)), lastOf(taken(5, 7))]).toEqual(['ACME000005', 'ACME000007']);
  });
});

describe('numbers of a document', () => {
  const file = { mimeType: 'application/pdf', pageCount: 12, status: 'ready' } as const;
  test.each([
    [file, 12],
    [{ ...file, pageCount: null }, null],
    [{ ...file, status: 'queued', pageCount: null }, null],
    [{ ...file, status: 'reading' }, null],
    [{ ...file, status: 'failed', pageCount: null }, 1],
    [{ ...file, mimeType: 'image/png', pageCount: 1 }, 1],
    [{ ...file, mimeType: 'message/rfc822', pageCount: 3 }, 1],
    [{ ...file, mimeType: 'message/rfc822', status: 'queued' }, null],
    [{ ...file, mimeType: null, pageCount: null }, 1],
  ] as const)('%o: %s', (document, pages) => expect(pagesToNumber(document)).toBe(pages));
});

describe('ranges', () => {
  test('law: two ranges overlap when some number is in both', () => {
    const range = fc
      .tuple(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 8 }))
      .map(([prefix, first, more]) => ({ prefix, first, last: first + more, width: 6 }));
    const numbers = ({ prefix, first, last }: { prefix: string; first: number; last: number }) =>
      Array.from({ length: last - first + 1 }, (_, index) => `${prefix}${first + index}`);
    fc.assert(
      fc.property(range, range, (a, b) => {
        const shared = numbers(a).some((number) => numbers(b).includes(number));
        expect(overlaps(a, b)).toBe(shared);
        expect(overlaps(b, a)).toBe(shared);
      }),
    );
  });

  test('digits do not tell numbers apart', () => {
    expect(overlaps(taken(5, 7), taken(7, 9, { width: 8 }))).toBe(true);
    expect(overlaps(taken(5, 7), taken(5, 7, { prefix: 'BETA' }))).toBe(false);
  });

  test('a clash names the numbers that both claim and the document that has them', () => {
    const wanted = { prefix: 'ACME', first: 3, last: 7, width: 6 };
    expect(clashSentence(wanted, taken(5, 9))).toBe('ACME000005 to ACME000007 are already on lease.pdf.');
    expect(clashSentence(wanted, taken(1, 3))).toBe('ACME000003 is already on lease.pdf.');
    expect(clashSentence(wanted, taken(7, 7, { documentId: null }))).toBe(
      'ACME000007 is already on lease.pdf, which was deleted for good.',
    );
  });

  test('the next number follows every one that was ever given out', () => {
    expect(nextNumber('ACME', [])).toBe(1);
    expect(nextNumber('ACME', [taken(1, 4), taken(9, 9, { isRetired: true })])).toBe(10);
    expect(nextNumber('ACME', [taken(1, 4, { prefix: 'BETA' })])).toBe(1);
  });

  test('digits that do not suffice are told, with where they end', () => {
    expect(overflowSentence(taken(99_998, 99_999, { width: 5 }))).toBeNull();
    expect(overflowSentence(taken(99_999, 100_000, { width: 5 }))).toContain('end at ACME99999');
    expect(overflowSentence(taken(1, 100_000_000, { width: 8 }))).toContain('another prefix');
  });
});

describe('what a person should know of a prefix', () => {
  test('gaps between the first and the last number', () => {
    const ranges = [taken(9, 9), taken(3, 4), taken(6, 7), taken(5, 5, { isRetired: true })];
    expect(gapsIn('ACME', ranges).map(formatRange)).toEqual(['ACME000005', 'ACME000008']);
    expect(seriesWarnings('ACME', ranges)).toEqual([
      'On no document: ACME000005, ACME000008. The other side may ask what is missing.',
    ]);
    expect(seriesWarnings('ACME', [taken(3, 4), taken(5, 9)])).toEqual([]);
  });

  test('many gaps are counted', () => {
    const ranges = [1, 3, 5, 7, 9, 11].map((number) => taken(number, number));
    expect(seriesWarnings('ACME', ranges)[0]).toContain('ACME000002, ACME000004, ACME000006 and 2 more gaps');
  });

  test('digits of different length', () => {
    expect(mixedWidths('ACME', [taken(1, 1), taken(2, 2)])).toBeNull();
    expect(mixedWidths('ACME', [taken(1, 1, { width: 5 }), taken(2, 2)])).toBe(
      'ACME has numbers of 5 and 6 digits, which sort in the wrong order.',
    );
  });
});
