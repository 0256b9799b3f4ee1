import { describe, expect, test } from 'vitest';
import { type GrayImage, resize } from '#server/reading/child/gray-image.ts';

const filled = (width: number, height: number, value: (x: number, y: number) => number): GrayImage => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))),
});

describe('resize', () => {
  test('keeps the stroke of a small letter dark when it enlarges it', () => {
    const stroke = resize(
      filled(9, 9, (x) => (x === 4 ? 0 : 255)),
      2,
    );
    expect([stroke.width, stroke.height]).toEqual([18, 18]);
    // A straight line between black and white would leave it at 64.
    expect(Math.min(...stroke.data)).toBeLessThan(45);
  });

  test.each([0.3, 0.7, 1, 1.5, 3])('leaves an even page even at %d', (scale) => {
    const page = resize(
      filled(40, 30, () => 200),
      scale,
    );
    expect(new Set(page.data)).toEqual(new Set([200]));
    expect(page.data.length).toBe(page.width * page.height);
  });

  test('averages where it shrinks', () => {
    const stripes = resize(
      filled(40, 40, (x) => (x % 2 === 0 ? 0 : 255)),
      0.5,
    );
    expect(Math.abs((stripes.data[210] ?? 0) - 127)).toBeLessThanOrEqual(1);
  });
});
