import { describe, expect, test } from 'vitest';
import { quartersOf } from '#src/text/page-turn.ts';
import { turnBox, type WordBox } from '#src/text/word-places.ts';

/** Words of so many lines as they stand on an upright page. */
function upright(lines: number, words = 6): WordBox[] {
  return Array.from({ length: lines * words }, (_, at) => ({
    left: 0.1 + (at % words) * 0.1,
    top: 0.1 + Math.floor(at / words) * 0.025,
    ...{ width: 0.085, height: 0.014 },
  }));
}

describe('how a page lies', () => {
  test.each([0, 1, 2, 3])('turned back by %i quarters it is upright', (quarters) => {
    const page = upright(12).map((word) => turnBox(word, -quarters));
    expect(quartersOf(page)).toBe(quarters);
    expect(quartersOf(page.map((word) => turnBox(word, quarters)))).toBe(0);
    // In units as they are stored.
    const stored = page.map(({ left, top, width, height }) => ({
      ...{ left: left * 10_000, top: top * 10_000, width: width * 10_000, height: height * 10_000 },
    }));
    expect(quartersOf(stored, 10_000)).toBe(quarters);
  });

  test('words one below the other say nothing of it, nor do too few', () => {
    expect(quartersOf(upright(12, 1))).toBe(0);
    expect(quartersOf([])).toBe(0);
    expect(quartersOf(upright(1, 2).map((word) => turnBox(word, 2)))).toBe(0);
  });

  test('a stamp up the margin turns no page', () => {
    const stamp = upright(1).map((word) => turnBox(word, 1));
    expect(quartersOf([...upright(10), ...stamp])).toBe(0);
  });
});
