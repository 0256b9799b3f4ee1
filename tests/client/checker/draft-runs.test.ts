import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftLines, marksOf } from '#client/checker/draft-runs.ts';

describe('the lines of a draft', () => {
  it('hold the marks where they stand, over several lines too', () => {
    const text = 'He said “the rent\nis due” on May 4.';
    const checks = [
      { start: 8, end: 25 },
      { start: 29, end: 34 },
    ];
    const lines = draftLines(text, checks).map(({ runs }) =>
      runs.map(({ text: words, check }) => [words, check]),
    );
    expect(lines).toEqual([
      [
        ['He said ', null],
        ['“the rent', 0],
      ],
      [
        ['is due”', 0],
        [' on ', null],
        ['May 4', 1],
        ['.', null],
      ],
    ]);
    const runs = draftLines(text, checks).flatMap((line) => line.runs);
    expect(runs.filter(({ isFirst }) => isFirst).map(({ text: words }) => words)).toEqual([
      '“the rent',
      'May 4',
    ]);
    expect(runs.filter(({ isLast }) => isLast).map(({ text: words }) => words)).toEqual(['is due”', 'May 4']);
  });

  it('show what stands inside another mark as part of it', () => {
    const checks = [
      { start: 0, end: 20 },
      { start: 5, end: 9 },
      { start: 25, end: 30 },
    ];
    expect(marksOf(checks)).toEqual([0, 0, 2]);
  });

  it('law: together they are the draft, and every mark begins and ends once', () => {
    const drafts = fc
      .array(fc.constantFrom('word', ' ', '\n', '“a b”'), { maxLength: 60 })
      .map((parts) => parts.join(''));
    const steps = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 12 })), { maxLength: 12 });
    fc.assert(
      fc.property(drafts, steps, (text, parts) => {
        const checks: { start: number; end: number }[] = [];
        let at = 0;
        for (const [gap, length] of parts) {
          const [start, end] = [at + gap, at + gap + length];
          // A statement is never white space alone at its ends.
          if (end > text.length || text.slice(start, end) !== text.slice(start, end).trim()) continue;
          checks.push({ start, end });
          at = end;
        }
        const lines = draftLines(text, checks);
        expect(lines.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n')).toBe(text);
        const runs = lines.flatMap((line) => line.runs);
        for (const [place, { start, end }] of checks.entries()) {
          const own = runs.filter((run) => run.check === place);
          expect(own.map((run) => run.text).join('')).toBe(text.slice(start, end).replaceAll('\n', ''));
          expect(own.filter(({ isFirst }) => isFirst)).toHaveLength(1);
          expect(own.filter(({ isLast }) => isLast)).toHaveLength(1);
        }
      }),
    );
  });
});
