import { beforeAll, describe, expect, test } from 'vitest';
import { type GrayImage, resize } from '#server/reading/child/gray-image.ts';
import { Corners, type Corners as Four } from '#src/reading/corners.ts';
import { findPageEdges } from '#src/reading/page-edges.ts';
import { makeScan } from './make-files.ts';
import { photograph } from './make-photos.ts';

const LINES = Array.from(
  { length: 24 },
  (_, at) => `${at + 1}. The tenant paid the rent of March, and nobody answered.`,
);

const at = (...numbers: readonly number[]): Four => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = numbers;
  return [
    { x: a, y: b },
    { x: c, y: d },
    { x: e, y: f },
    { x: g, y: h },
  ];
};

let page: GrayImage;
beforeAll(async () => {
  page = await makeScan(LINES, 100);
});

const STRAIGHT = at(0.09, 0.08, 0.92, 0.08, 0.92, 0.93, 0.09, 0.93);
const ASKEW = at(0.14, 0.06, 0.94, 0.13, 0.85, 0.93, 0.06, 0.86);
const FROM_BELOW = at(0.19, 0.1, 0.82, 0.1, 0.95, 0.94, 0.05, 0.92);
const FROM_THE_SIDE = at(0.11, 0.07, 0.9, 0.16, 0.88, 0.86, 0.09, 0.95);

const SMALL = [300, 400] as const;

describe('the edges of a page on a photo', () => {
  test.each([
    ['that lies straight', { corners: STRAIGHT }],
    ['that lies askew', { corners: ASKEW }],
    ['seen from below', { corners: FROM_BELOW }],
    ['seen from the side', { corners: FROM_THE_SIDE }],
    ['in a shadow', { corners: FROM_BELOW, shadow: 0.55 }],
    ['out of focus', { corners: ASKEW, blur: 2 }],
    ['on a light table', { corners: FROM_THE_SIDE, table: 175 }],
    ['with the grain of a dark room', { corners: STRAIGHT, noise: 24 }],
  ])('%s are found', (_, look) => {
    const found = findPageEdges(photograph(page, { ...look, size: SMALL }));
    expect(found).not.toBeNull();
    const off = (found ?? []).map(({ x, y }, corner) =>
      Math.hypot(x - (look.corners[corner]?.x ?? 0), y - (look.corners[corner]?.y ?? 0)),
    );
    expect(Math.max(...off)).toBeLessThan(0.025);
  });

  test('are not seen on a scan, whose paper goes on to the edge', () => {
    expect(findPageEdges(resize(page, 0.35))).toBeNull();
  });

  test('are not seen on a picture of a screen', () => {
    const { width, height } = { width: 190, height: 400 };
    const data = Buffer.alloc(width * height, 244);
    // A bar on top, messages in boxes to both sides.
    data.fill(60, 0, width * 30);
    for (let box = 0; box < 6; box += 1) {
      const left = box % 2 === 0 ? 8 : 60;
      for (let row = 50 + box * 55; row < 92 + box * 55; row += 1) {
        data.fill(box % 2 === 0 ? 225 : 130, row * width + left, row * width + left + 120);
      }
    }
    expect(findPageEdges({ width, height, data })).toBeNull();
  });

  test('are not seen where there is nothing but a table', () => {
    const table = photograph(page, { corners: at(2, 2, 3, 2, 3, 3, 2, 3), size: SMALL });
    expect(findPageEdges(table)).toBeNull();
  });

  test('are not guessed at where the photo cuts the page off on three sides', () => {
    const found = findPageEdges(
      photograph(page, { corners: at(-0.1, 0.1, 1.1, 0.1, 1.1, 1.2, -0.1, 1.2), size: SMALL }),
    );
    expect(found).toBeNull();
  });
});

test.each([
  ['cross', at(0.1, 0.1, 0.9, 0.9, 0.9, 0.1, 0.1, 0.9)],
  ['stand around nothing', at(0.5, 0.5, 0.51, 0.5, 0.51, 0.51, 0.5, 0.51)],
  ['point inward', at(0.1, 0.1, 0.9, 0.1, 0.3, 0.3, 0.1, 0.9)],
  ['go around the wrong way', at(0.1, 0.1, 0.1, 0.9, 0.9, 0.9, 0.9, 0.1)],
  ['stand beside the picture', at(-0.1, 0.1, 0.9, 0.1, 0.9, 0.9, 0.1, 0.9)],
])('corners that %s are refused', (_, corners) => {
  expect(Corners.safeParse(corners).success).toBe(false);
  expect(Corners.safeParse(STRAIGHT).success).toBe(true);
});
