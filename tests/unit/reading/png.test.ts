import { describe, expect, test } from 'vitest';
import { resize, turn } from '#server/reading/child/gray-image.ts';
import { decodePng } from '#server/reading/child/png.ts';
import { assemblePng, encodePng, pngChunk } from './make-files.ts';

const MOST = 1_000_000;

async function pixels(png: Buffer): Promise<number[]> {
  return [...(await decodePng(png, MOST)).data];
}

describe('PNG in gray', () => {
  test('gray of 1, 8 and 16 bits', async () => {
    const one = assemblePng({ width: 3, height: 1, depth: 1, color: 0, rows: Buffer.from([0, 0b10100000]) });
    expect(await pixels(one)).toEqual([255, 0, 255]);
    const eight = assemblePng({ width: 2, height: 1, depth: 8, color: 0, rows: Buffer.from([0, 7, 200]) });
    expect(await pixels(eight)).toEqual([7, 200]);
    const sixteen = assemblePng({
      width: 1,
      height: 1,
      depth: 16,
      color: 0,
      rows: Buffer.from([0, 130, 9]),
    });
    expect(await pixels(sixteen)).toEqual([130]);
  });

  test('color, transparency over white, and a palette', async () => {
    const rgb = assemblePng({
      width: 2,
      height: 1,
      depth: 8,
      color: 2,
      rows: Buffer.from([0, 255, 255, 255, 0, 0, 0]),
    });
    expect(await pixels(rgb)).toEqual([255, 0]);
    const clear = assemblePng({
      width: 2,
      height: 1,
      depth: 8,
      color: 6,
      rows: Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 255]),
    });
    expect(await pixels(clear)).toEqual([255, 0]);
    const before = [
      pngChunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255])),
      pngChunk('tRNS', Buffer.from([0])),
    ];
    const palette = assemblePng({
      width: 2,
      height: 1,
      depth: 8,
      color: 3,
      rows: Buffer.from([0, 0, 1]),
      before,
    });
    expect(await pixels(palette)).toEqual([255, 255]);
  });

  test('every row filter', async () => {
    const rows = Buffer.from([0, 10, 20, 1, 10, 10, 2, 5, 5, 3, 1, 1, 4, 1, 1]);
    const png = assemblePng({ width: 2, height: 5, depth: 8, color: 0, rows });
    expect(await pixels(png)).toEqual([10, 20, 10, 20, 15, 25, 8, 17, 9, 18]);
  });

  test('interlaced', async () => {
    const rows = Buffer.from([0, 1, 0, 2, 0, 3, 4]);
    const png = assemblePng({ width: 2, height: 2, depth: 8, color: 0, interlace: 1, rows });
    expect(await pixels(png)).toEqual([1, 2, 3, 4]);
  });

  test('a file cut short keeps its rows; a giant one is refused', async () => {
    const image = { width: 40, height: 40, data: Buffer.alloc(1_600, 9) };
    const whole = encodePng(image);
    expect((await decodePng(whole, MOST)).data).toEqual(image.data);
    await expect(decodePng(whole, 100)).rejects.toMatchObject({ code: 'too-large' });
    await expect(decodePng(whole.subarray(0, 20), MOST)).rejects.toMatchObject({ code: 'corrupt' });
  });
});

describe('pictures', () => {
  test('four quarter turns come back to the start', () => {
    const image = { width: 3, height: 2, data: Buffer.from([1, 2, 3, 4, 5, 6]) };
    expect([...turn(image, 1).data]).toEqual([4, 1, 5, 2, 6, 3]);
    expect(turn(turn(image, 1), 3)).toEqual(image);
    expect(turn(turn(image, 2), 2)).toEqual(image);
  });

  test('a plain picture stays plain at any size', () => {
    const image = { width: 9, height: 7, data: Buffer.alloc(63, 80) };
    for (const scale of [0.3, 0.5, 0.9, 2, 2.7]) {
      expect(new Set(resize(image, scale).data)).toEqual(new Set([80]));
    }
  });
});
