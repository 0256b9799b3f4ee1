import { describe, expect, test } from 'vitest';
import { withEvenLight } from '#server/reading/child/even-light.ts';
import type { GrayImage } from '#server/reading/child/gray-image.ts';
import { askewAgain, skewOf, straighten } from '#server/reading/child/upright.ts';
import { linesOfWords, piecesOf } from '#src/text/line-layout.ts';
import { findSeenWords } from '#src/text/word-places.ts';
import { makeScan } from './make-files.ts';

const LINES = [
  'IN THE COUNTY COURT OF HARROW',
  'Tobias Wren, Plaintiff, v. Larkspur Rentals, Defendant.',
  'The defendant kept the security deposit of nine hundred dollars',
  'and gave no written account within thirty days as the law requires.',
  'The plaintiff asks the court for judgment in that amount with costs.',
];

/** A shadow that falls over the lower right. */
function shaded({ width, height, data }: GrayImage, deepest: number): GrayImage {
  const dark = Buffer.from(data);
  for (let at = 0; at < dark.length; at += 1) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    dark[at] = Math.round((data[at] ?? 255) * (1 - deepest * x * y));
  }
  return { width, height, data: dark };
}

describe('a page that lies askew', () => {
  test.each([-7, -2.5, 1.8, 4, 9])('is known to lie %d degrees askew', async (degrees) => {
    const askew = straighten(await makeScan(LINES, 200), -degrees);
    expect(Math.abs(skewOf(askew) - degrees)).toBeLessThan(0.35);
  });

  test('is straight where its lines are, or where it has none', async () => {
    expect(skewOf(await makeScan(LINES, 200))).toBe(0);
    expect(skewOf({ width: 600, height: 800, data: Buffer.alloc(480_000, 255) })).toBe(0);
    expect(skewOf({ width: 1, height: 1, data: Buffer.alloc(1) })).toBe(0);
    // Grain of a dark photo.
    let state = 7;
    const grain = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state >> 23;
    };
    const gray = Buffer.from(Array.from({ length: 480_000 }, grain));
    expect(skewOf({ width: 600, height: 800, data: gray })).toBe(0);
  });

  test('has the places of its words where they are seen, and its lines as on the straight page', () => {
    const size = { width: 850, height: 1_100 };
    // Words in one row of the straight page.
    const words = ['ADA', 'POE,', 'Plaintiff'].map((text, at) => ({
      ...{ text, left: 0.1 + 0.3 * at, top: 0.3, width: 0.05, height: 0.012 },
    }));
    const seen = askewAgain(words, 5, size);
    const [first, , last] = seen;
    // Lines fall to the right by five degrees: 0.6 of the width is 510 pixels, and 44 lower.
    const middle = (word = first) => (word?.top ?? 0) + (word?.height ?? 0) / 2;
    expect((middle(last) - middle(first)) * size.height).toBeCloseTo(510 * Math.sin(Math.PI / 36), 0);
    // Its ends are whole: 42 pixels of letters fall by nearly 4.
    expect((first?.height ?? 0) * size.height).toBeGreaterThan(13.2 + 3.5);
    const text = 'ADA POE, Plaintiff';
    const tops = piecesOf(linesOfWords(text, findSeenWords(text, seen))).map(({ top }) => top);
    expect(new Set(tops)).toEqual(new Set([3_000]));
  });
});

describe('a page in the shadow', () => {
  test('is as light as the rest of it, and its letters stay dark', async () => {
    const page = await makeScan(LINES, 200);
    const lit = withEvenLight(shaded(page, 0.7));
    let wrong = 0;
    for (const [at, value] of lit.data.entries())
      if (value < 128 !== (page.data[at] ?? 255) < 128) wrong += 1;
    const ink = page.data.filter((value) => value < 128).length;
    expect(wrong).toBeLessThan(ink * 0.05);
  });

  test('is left where the light is even, however weak, and where a black bar is printed', async () => {
    const page = await makeScan(LINES, 200);
    expect(withEvenLight(page)).toBe(page);
    const weak = { ...page, data: page.data.map((value) => 120 + value / 4) };
    expect(withEvenLight(weak)).toBe(weak);
    const barred = { ...page, data: Buffer.from(page.data) };
    barred.data.fill(0, page.width * 1_000, page.width * 1_100);
    expect(withEvenLight(barred)).toBe(barred);
  });

  test('of the smallest size does no harm', () => {
    for (const side of [1, 7, 64, 65])
      expect(withEvenLight({ width: side, height: side, data: Buffer.alloc(side * side, 90) }).width).toBe(
        side,
      );
  });
});
