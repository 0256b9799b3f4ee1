import { describe, expect, test } from 'vitest';
import { withoutSpecks } from '#server/reading/child/clean-image.ts';
import type { GrayImage } from '#server/reading/child/gray-image.ts';
import { makeScan } from './make-files.ts';

const LINES = ['IN THE COUNTY COURT OF HARROW', 'Tobias Wren, Plaintiff, v. Larkspur Rentals, Defendant.'];

/** Dark squares strewn over a part of the page (0 to 1 of both sides), at places that only look like chance. */
function strewn(image: GrayImage, { count = 2_000, side = 3, part = 1 } = {}): GrayImage {
  const data = Buffer.from(image.data);
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  for (let speck = 0; speck < count; speck += 1) {
    const [x, y] = [2 + next((image.width - 8) * part), 2 + next((image.height - 8) * part)];
    for (let row = 0; row < side; row += 1)
      data.fill(0, (y + row) * image.width + x, (y + row) * image.width + x + side);
  }
  return { ...image, data };
}

/** Pixels that are dark in one of two pictures, and not in the other. */
function apart(one: GrayImage, other: GrayImage): number {
  let count = 0;
  for (const [at, value] of one.data.entries()) if (value < 160 !== (other.data[at] ?? 255) < 160) count += 1;
  return count;
}

describe('specks on a scanned page', () => {
  test('what stands beside letters over all of the page is their ragged edge', async () => {
    const page = await makeScan(
      Array.from({ length: 40 }, () => LINES.join(' ')),
      200,
    );
    const { width, height } = page;
    const data = Buffer.from(page.data);
    const isWhite = (at: number) =>
      [-1, 0, 1].every((row) => [-1, 0, 1].every((side) => (data[at + row * width + side] ?? 0) > 200));
    for (let at = 10 * width; at < (height - 10) * width; at += 3) {
      if ((page.data[at] ?? 255) < 100 && isWhite(at + 4)) data[at + 4] = 0;
    }
    const ragged = { ...page, data };
    expect(apart(ragged, page)).toBeGreaterThan(1_000);
    expect(withoutSpecks(ragged)).toBe(ragged);
  });

  test('are taken away where they are strewn over all of it, and the letters stay', async () => {
    const page = await makeScan(LINES, 200);
    const noisy = strewn(page);
    const cleaned = withoutSpecks(noisy);
    expect(apart(noisy, page)).toBeGreaterThan(15_000);
    // Those that touch a letter cannot be told from it.
    expect(apart(cleaned, page)).toBeLessThan(1_500);
  });

  test('are left on a page that has none to speak of, points and all', async () => {
    const page = await makeScan(LINES, 200);
    expect(withoutSpecks(page)).toBe(page);
  });

  test('are left where they are the dots of a picture in a corner', async () => {
    const page = strewn(await makeScan(LINES, 200), { part: 0.4 });
    expect(withoutSpecks(page)).toBe(page);
  });

  test('are left where they are as large as the point of a sentence', async () => {
    const page = strewn(await makeScan(LINES, 200), { side: 6 });
    expect(withoutSpecks(page)).toBe(page);
  });

  test('at the edge of the smallest pictures do no harm', () => {
    for (const [width, height] of [
      [1, 1],
      [2, 5],
      [3, 3],
    ] as const)
      expect(withoutSpecks({ width, height, data: Buffer.alloc(width * height) }).width).toBe(width);
  });
});
