import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentsOf } from '#src/checker/segments.ts';

describe('segments of a draft', () => {
  test('a short draft is one', () => {
    expect(segmentsOf('Two\n\nparagraphs', [], 100)).toEqual([{ start: 0, text: 'Two\n\nparagraphs' }]);
    expect(segmentsOf('', [], 100)).toEqual([{ start: 0, text: '' }]);
  });

  test('a long one is cut between paragraphs, else between lines', () => {
    const text = `${'a'.repeat(60)}\n\n${'b'.repeat(60)}\n${'c'.repeat(60)}`;
    expect(segmentsOf(text, [], 100).map((one) => one.text)).toEqual([
      `${'a'.repeat(60)}\n\n`,
      `${'b'.repeat(60)}\n`,
      'c'.repeat(60),
    ]);
  });

  test('laws: together they are the draft, none is empty, and no statement is cut', () => {
    const words = fc.array(fc.constantFrom('word', ' ', '\n', '\n\n', 'longer words'), { maxLength: 200 });
    fc.assert(
      fc.property(
        words,
        fc.array(fc.nat(40), { maxLength: 20 }),
        fc.integer({ min: 10, max: 80 }),
        (parts, steps, longest) => {
          const text = parts.join('');
          const spans: { start: number; end: number }[] = [];
          let at = 0;
          for (const step of steps) {
            const start = at + step;
            const end = start + 1 + (step % 13);
            if (end <= text.length) spans.push({ start, end });
            at = end;
          }
          const segments = segmentsOf(text, spans, longest);
          expect(segments.map((one) => one.text).join('')).toBe(text);
          for (const { start, text: own } of segments) {
            expect(text.startsWith(own, start)).toBe(true);
            if (segments.length > 1) expect(own.length > 0 || start === text.length).toBe(true);
            expect(spans.some((span) => span.start < start && start < span.end)).toBe(false);
          }
        },
      ),
    );
  });
});
