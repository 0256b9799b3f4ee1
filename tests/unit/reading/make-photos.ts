import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GrayImage } from '#server/reading/child/gray-image.ts';
import { encodeJpeg } from '#server/reading/child/jpeg.ts';
import type { Corners } from '#src/reading/corners.ts';

/**
 * Photos of an invented summons on a table: a gray page of 1512 by 2016 pixels, as two kinds of file; and a part of it built
 * as telephones build theirs since 2024: hidden tiles, a grid of them that is turned, and beside it a tone map of a kind
 * that older readers stumble over.
 */
export const photo = (name: 'summons.heic' | 'summons.webp' | 'tiled.heic') =>
  readFile(join(import.meta.dirname, 'photos', name));

interface Look {
  /** Where the corners of the page are, in shares of the photo. */
  corners: Corners;
  /** Width and height of the photo. */
  size?: readonly [number, number];
  /** How dark the lower end of the photo is, 0 to 1. */
  shadow?: number;
  /** Neighbors that each pixel is the mean of, to each side. */
  blur?: number;
  /** How light the table is, 0 to 255. */
  table?: number;
  noise?: number;
}

/** A page as a camera sees it that is held askew over a table with a grain. */
export function photograph(page: GrayImage, look: Look): GrayImage {
  const { corners, size = [1_512, 2_016], shadow = 0, blur = 0, table = 90, noise = 6 } = look;
  const [width, height] = size;
  const data = Buffer.alloc(width * height);
  const toPage = inverse(corners);
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 - 0.5;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = toPage((x + 0.5) / width, (y + 0.5) / height);
      const grain = 14 * Math.sin(x / 37 + 3 * Math.sin(y / 210)) + 8 * Math.sin(y / 61);
      const isPage = u >= 0 && v >= 0 && u < 1 && v < 1;
      const light = 1 - (shadow * y) / height;
      const value = isPage ? pixelAt(page, u, v) * 0.94 : table + grain;
      data[y * width + x] = Math.max(0, Math.min(255, value * light + random() * 2 * noise));
    }
  }
  return blur === 0 ? { width, height, data } : blurred({ width, height, data }, blur);
}

function pixelAt({ width, height, data }: GrayImage, u: number, v: number): number {
  const [x, y] = [Math.min(width - 1.001, u * width), Math.min(height - 1.001, v * height)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = top * width + left;
  const pixel = (offset: number) => data[at + offset] ?? 255;
  const below = y - top;
  const across = x - left;
  return (
    (pixel(0) * (1 - across) + pixel(1) * across) * (1 - below) +
    (pixel(width) * (1 - across) + pixel(width + 1) * across) * below
  );
}

/** From a place on the photo to one on the page: the eight unknowns solved from the four corners. */
function inverse(corners: Corners): (x: number, y: number) => [number, number] {
  const page = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const rows = corners.flatMap(({ x, y }, at) => {
    const [u = 0, v = 0] = page[at] ?? [];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return (x, y) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  };
}

/** Gauss, with the largest number of each column on top. */
function solve(rows: number[][]): number[] {
  const count = rows.length;
  for (let column = 0; column < count; column += 1) {
    const rest = rows
      .slice(column)
      .toSorted((one, two) => Math.abs(two[column] ?? 0) - Math.abs(one[column] ?? 0));
    rows.splice(column, rest.length, ...rest);
    const top = rows[column] ?? [];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const share = (row[column] ?? 0) / (top[column] ?? 1);
      for (let place = column; place <= count; place += 1)
        row[place] = (row[place] ?? 0) - share * (top[place] ?? 0);
    }
  }
  return rows.map((row, at) => (row[count] ?? 0) / (row[at] ?? 1));
}

function blurred({ width, height, data }: GrayImage, reach: number): GrayImage {
  const soft = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
        for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
          sum += data[row * width + column] ?? 0;
          count += 1;
        }
      }
      soft[y * width + x] = sum / count;
    }
  }
  return { width, height, data: soft };
}

/** A gray JPEG, with the orientation (EXIF, 1 to 8) that a camera writes beside it. */
export async function jpegOf({ width, height, data }: GrayImage, orientation = 1): Promise<Buffer> {
  const bytes = await encodeJpeg({ width, height, planes: [data] }, 88);
  const exif = Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0', 'latin1');
  exif[24] = orientation;
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, exif, bytes.subarray(2)]);
}
