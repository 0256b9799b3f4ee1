import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canvasRatio, layoutPages, nextZoom, pageAtHeight, pagesBetween } from '#src/viewer/page-layout.ts';

const LETTER = { width: 816, height: 1056 };
const LANDSCAPE = { width: 1056, height: 816 };

describe('the column of pages', () => {
  it('makes each page as wide as the room, whatever its shape', () => {
    const layout = layoutPages([LETTER, LANDSCAPE], 'fit', 408);
    expect([...layout.widths]).toEqual([408, 408]);
    expect([...layout.heights]).toEqual([528, 315]);
    expect([...layout.tops]).toEqual([12, 552]);
    expect(layout.height).toBe(879);
  });

  it('does not blow up a small page', () => {
    expect(layoutPages([{ width: 200, height: 100 }], 'fit', 2000).widths[0]).toBe(300);
  });

  it('keeps to a zoom that was chosen', () => {
    expect(layoutPages([LETTER, LANDSCAPE], 0.5, 4000).width).toBe(528);
  });

  it('law: the page at its own top is itself, and no two pages overlap', () => {
    const side = fc.integer({ min: 100, max: 4000 });
    const sizes = fc.array(fc.record({ width: side, height: side }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 150, max: 3000 }), (pages, room) => {
        const layout = layoutPages(pages, 'fit', room);
        for (const [index, top] of layout.tops.entries()) {
          expect(pageAtHeight(layout, top)).toBe(index);
          const bottom = top + (layout.heights[index] ?? 0);
          expect(layout.tops[index + 1] ?? layout.height).toBeGreaterThan(bottom);
        }
      }),
    );
  });

  it('names the pages in sight and those around them', () => {
    const layout = layoutPages(
      Array.from({ length: 2000 }, () => LETTER),
      1,
      900,
    );
    const top = layout.tops[1000] ?? 0;
    expect(pagesBetween(layout, top, top + 800, 1)).toEqual([999, 1000, 1001]);
    expect(pagesBetween(layout, 0, 800, 1)).toEqual([0, 1]);
    expect(pagesBetween(layout, layout.height - 10, layout.height, 1)).toEqual([1998, 1999]);
  });
});

describe('zoom', () => {
  it.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [1.34, 1, 1.5],
    [1.34, -1, 1.25],
    [4, 1, 4],
    [0.25, -1, 0.25],
  ] as const)('from %d one step %d is %d', (from, direction, to) => {
    expect(nextZoom(from, direction)).toBe(to);
  });

  it('draws no more pixels than a canvas may have', () => {
    expect(canvasRatio(400, 500, 3, 16_000_000)).toBe(3);
    const ratio = canvasRatio(4000, 5000, 3, 5_000_000);
    expect(4000 * ratio * 5000 * ratio).toBeCloseTo(5_000_000);
  });
});
