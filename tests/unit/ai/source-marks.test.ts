import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReply } from '#server/ai/check-reply.ts';
import { renumberMarks } from '#server/ai/source-marks.ts';

describe('marks of sources', () => {
  test.each([
    ['One [1], two [2].', [[1], [2]], 'One [1], two [2].'],
    ['One [1], two [2].', [[], [1]], 'One, two [1].'],
    ['Both [1, 2].', [[1, 2], [2]], 'Both [1][2].'],
    ['Both [1][2] and [9].', [[2], []], 'Both [2] and.'],
    ['See 5 F.3d [2019] and [1].', [[1]], 'See 5 F.3d [2019] and [1].'],
    ['It says “the tenant [1] shall pay rent” [1].', [[]], 'It says “the tenant [1] shall pay rent”.'],
  ])('%s', (message, numbers, expected) => {
    expect(renumberMarks(message, numbers)).toBe(expected);
  });

  test('whatever is left out, every mark names a source that is there', () => {
    const words = fc.array(
      fc.oneof(
        fc.constantFrom('Rent ', 'is due ', ', '),
        fc.integer({ min: 1, max: 12 }).map((n) => `[${n}]`),
      ),
    );
    const kept = fc.array(fc.boolean(), { maxLength: 10 });
    fc.assert(
      fc.property(words, kept, (parts, isKept) => {
        const count = isKept.filter(Boolean).length;
        const before = (at: number) => isKept.slice(0, at).filter(Boolean).length;
        const numbers = isKept.map((yes, at) => (yes ? [before(at) + 1] : []));
        const marks = [...renumberMarks(parts.join(''), numbers).matchAll(/\[(\d+)\]/g)];
        expect(marks.every(([, n]) => Number(n) >= 1 && Number(n) <= count)).toBe(true);
      }),
    );
  });

  test('an answer whose quotes were dropped, cut in pieces or said twice names the sources that are shown', () => {
    const text =
      'The rent is due on the first of May. The deposit was paid in full on June 3. The roof leaks.';
    const quote = (words: string) => ({ documentId: 'd', text: words });
    const { content, sources } = checkReply({
      answer: {
        found: true,
        message: 'A [1]. B [2]. C [3]. D [4].',
        quotes: [
          quote('words that stand nowhere at all'),
          quote('The rent is due … was paid in full'),
          quote('The roof leaks.'),
          quote('The roof leaks.'),
        ],
        records: [],
        confidence: 1,
        because: '',
      },
      question: 'What?',
      papers: [{ id: 'd', filename: 'lease.txt', text }],
      known: [],
      today: null,
    });
    expect(sources.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(content).toBe('A. B [1][2]. C [3]. D [3].');
  });
});
