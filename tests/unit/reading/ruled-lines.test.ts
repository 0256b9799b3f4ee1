import { describe, expect, test } from 'vitest';
import type { GrayImage } from '#server/reading/child/gray-image.ts';
import { rulingsOf, withoutRulings } from '#server/reading/child/ruled-lines.ts';
import { straighten } from '#server/reading/child/upright.ts';
import { drawBox, drawTable } from './make-tables.ts';

const blank = (): GrayImage => ({ width: 1_700, height: 2_200, data: Buffer.alloc(1_700 * 2_200, 250) });
const darkIn = ({ data }: GrayImage) => data.reduce((dark, value) => dark + (value < 160 ? 1 : 0), 0);
const sizes = (page: GrayImage) => rulingsOf(page).map(({ across, down }) => [across.length, down.length]);

describe('the lines of a table', () => {
  test.each([2, 6])('are found and taken away, %i pixels thick', (thick) => {
    const page = drawTable(blank(), {
      left: 200,
      top: 300,
      widths: [400, 300, 500],
      heights: [50, 50, 90],
      thick,
    });
    expect(sizes(page)).toEqual([[4, 4]]);
    expect(darkIn(withoutRulings(page, rulingsOf(page)))).toBeLessThan(darkIn(page) * 0.01);
  });

  test('are found on a page that lies a little askew', () => {
    const table = { left: 200, top: 300, widths: [400, 300, 500], heights: [60, 60, 60], thick: 3 };
    const page = straighten(drawTable(blank(), table), -1);
    expect(sizes(page)).toEqual([[4, 4]]);
    expect(darkIn(withoutRulings(page, rulingsOf(page)))).toBeLessThan(darkIn(page) * 0.03);
  });

  test('leave a letter that stands across one, and a shaded row', () => {
    const page = drawTable(blank(), { left: 200, top: 300, widths: [400, 400], heights: [80, 80], thick: 3 });
    drawBox(page, { left: 300, top: 360, width: 8, height: 40 }, 20);
    drawBox(page, { left: 620, top: 310, width: 360, height: 60 }, 210);
    const { data } = withoutRulings(page, rulingsOf(page));
    expect(data[370 * 1_700 + 304]).toBe(20);
    expect(data[390 * 1_700 + 304]).toBe(20);
    expect(data[381 * 1_700 + 500]).toBeGreaterThan(200);
    expect(data[340 * 1_700 + 700]).toBe(210);
  });
});

describe('no table', () => {
  test('are blanks, an underlined title and a rule beside a caption', () => {
    const page = blank();
    for (const top of [400, 500, 1_900]) drawBox(page, { left: 200, top, width: 600, height: 3 }, 20);
    drawBox(page, { left: 900, top: 700, width: 3, height: 500 }, 20);
    expect(rulingsOf(page)).toEqual([]);
    expect(withoutRulings(page, [])).toBe(page);
  });

  test('are letters below each other', () => {
    const page = blank();
    for (let top = 300; top < 1_500; top += 34) {
      for (const left of [300, 700]) drawBox(page, { left, top, width: 4, height: 24 }, 20);
    }
    for (const top of [296, 900, 1_500]) drawBox(page, { left: 250, top, width: 600, height: 3 }, 20);
    expect(rulingsOf(page)).toEqual([]);
  });
});
