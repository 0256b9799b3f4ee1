import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GrayImage, turn } from '#server/reading/child/gray-image.ts';
import { createReader, type Reader } from '#server/reading/reader.ts';
import { sniffKind } from '#src/reading/sniff.ts';
import { makeFolder, makeScan, put } from './make-files.ts';
import { jpegOf, photo } from './make-photos.ts';

let folder: string;
let work: string;
let remove: () => Promise<void>;
let reader: Reader;
let page: GrayImage;

const LINES = [
  'DISTRICT COURT OF JUNIPER COUNTY',
  'Juniper Funding LLC against Orrin Vale',
  'You have thirty days to answer this complaint in writing.',
  'The amount claimed is $4,217.65 with interest from March 3, 2026.',
  'If you do not answer, the court may decide without you.',
];

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  work = join(folder, 'work');
  await mkdir(work);
  reader = createReader({ timeLimitMs: 120_000 });
  page = await makeScan(LINES, 150);
});
afterAll(async () => {
  await reader.close();
  await remove();
});

const read = (path: string, filename: string) => reader.read({ path, filename, workDir: work });

async function failed(name: string, bytes: Uint8Array) {
  const outcome = await read(await put(folder, name, bytes), name);
  expect(outcome.ok).toBe(false);
  return outcome.ok ? { code: '', reason: '' } : outcome;
}

/** A file of boxes that names these brands. */
const ftyp = (...brands: readonly string[]) => {
  const [major = '', ...others] = brands;
  const size = 16 + 4 * others.length;
  return Buffer.from(`\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${others.join('')}`, 'latin1');
};

describe('what a telephone takes is told by its bytes', () => {
  test.each([
    ['heic', ftyp('heic', 'mif1', 'heic')],
    ['heic', ftyp('heic', 'mif1', 'MiHB', 'MiHE', 'MiPr', 'miaf', 'heic', 'tmap')],
    ['heic', ftyp('heix', 'mif1')],
    ['heic', ftyp('mif1', 'mif1', 'heic')],
    ['heic', ftyp('msf1', 'msf1', 'hevc')],
    [null, ftyp('mif1', 'mif1', 'avif')],
    [null, ftyp('avif', 'mif1', 'heic')],
    [null, ftyp('isom', 'mp42')],
    [null, ftyp('heim').subarray(0, 12).fill('x', 8)],
  ] as const)('%s', (kind, bytes) => {
    expect(sniffKind(bytes, 'IMG_0001.HEIC').kind).toBe(kind);
  });
});

describe('photos of a page', () => {
  test.each([
    ['summons.heic', 'heic', 'image/heic'],
    ['summons.webp', 'webp', 'image/webp'],
  ] as const)('%s is read, whatever its name says', async (name, kind, mimeType) => {
    const path = await put(folder, `as-${name}.jpg`, await photo(name));
    const outcome = await read(path, 'IMG_4711.jpg');
    expect(outcome).toMatchObject({ ok: true, kind, mimeType, pageCount: 1 });
    if (!outcome.ok) return;
    const text = outcome.pages[0]?.text ?? '';
    expect(text).toContain('SECOND JUDICIAL DISTRICT COURT');
    expect(text).toContain('D-202-CV-2026-00123');
    expect(text).toContain('thirty (30) days');
    expect(text).toContain('$4,217.65');
    expect(outcome.pages[0]?.places?.length).toBeGreaterThan(300);
  });

  test('a HEIC of turned tiles, with a tone map beside them, is seen whole and upright', async () => {
    const path = await put(folder, 'tiled.heic', await photo('tiled.heic'));
    expect(sniffKind(await photo('tiled.heic'), 'IMG_0412.HEIC').kind).toBe('heic');
    const drawn = await reader.draw({ path, filename: 'IMG_0412.HEIC' }, { page: 1, width: 1_600 });
    expect(drawn).toMatchObject({ ok: true, width: 1_020, height: 1_000 });
    const outcome = await read(path, 'IMG_0412.HEIC');
    expect(outcome.ok && outcome.pages[0]?.text).toContain('SECOND JUDICIAL DISTRICT COURT');
    expect(outcome.ok && outcome.pages[0]?.text).toContain('JUNIPER FUNDING LLC');
  });

  test.each([3, 6, 8])('a JPEG is read the way its camera was held (orientation %i)', async (orientation) => {
    const quarters = { 3: 2, 6: 3, 8: 1 }[orientation] ?? 0;
    const bytes = await jpegOf(turn(page, quarters), orientation);
    const path = await put(folder, `held-${orientation}.jpg`, bytes);
    const drawn = await reader.draw({ path, filename: 'held.jpg' }, { page: 1, width: 320 });
    expect(drawn).toMatchObject({ ok: true, width: 320, height: 414 });
    const outcome = await read(path, 'held.jpg');
    expect(outcome.ok && outcome.pages[0]?.text).toContain('Juniper Funding LLC against Orrin Vale');
  });

  test('a photo that was taken upside down is read', async () => {
    const path = await put(folder, 'upside-down.jpg', await jpegOf(turn(page, 2)));
    const outcome = await read(path, 'upside-down.jpg');
    expect(outcome.ok && outcome.pages[0]?.text).toContain('thirty days to answer this complaint');
  });
});

describe('hostile photos end with a sentence', () => {
  const ENDED = /Your file is kept and can still be downloaded\.$/;

  test.each(['summons.heic', 'summons.webp'] as const)('%s cut short', async (name) => {
    const bytes = await photo(name);
    for (const share of [0.02, 0.3, 0.9]) {
      const { code, reason } = await failed(
        `cut-${name}`,
        bytes.subarray(0, Math.round(bytes.length * share)),
      );
      expect(['corrupt', 'unsupported']).toContain(code);
      expect(reason).toMatch(ENDED);
    }
  });

  test('bytes overwritten all over', async () => {
    for (const name of ['summons.heic', 'summons.webp'] as const) {
      for (let round = 0; round < 6; round += 1) {
        const bytes = Buffer.from(await photo(name));
        for (let at = 40 + round; at < bytes.length; at += 97 + 13 * round)
          bytes[at] = (at * 31 + round) & 255;
        const path = await put(folder, `torn-${round}-${name}`, bytes);
        const drawn = await reader.draw({ path, filename: name }, { page: 1, width: 200 });
        if (!drawn.ok) expect(drawn.reason).toMatch(ENDED);
      }
    }
  });

  test('a HEIC that says it is a hundred thousand pixels wide', async () => {
    const bytes = Buffer.from(await photo('summons.heic'));
    const at = bytes.indexOf('ispe');
    bytes.writeUInt32BE(100_000, at + 8);
    bytes.writeUInt32BE(100_000, at + 12);
    const { code, reason } = await failed('lying.heic', bytes);
    expect(['too-large', 'corrupt']).toContain(code);
    expect(reason).toMatch(ENDED);
  });

  test('a WebP of two hundred million pixels in sixty bytes', async () => {
    const bytes = Buffer.alloc(60);
    bytes.write('RIFF\x34\0\0\0WEBPVP8L\x28\0\0\0\x2f', 'latin1');
    bytes.writeUInt32LE((16_383 & 0x3fff) | (12_300 << 14), 21);
    expect(await failed('bomb.webp', bytes)).toMatchObject({
      code: 'too-large',
      reason: expect.stringContaining('too many pixels'),
    });
  });

  test('a WebP whose canvas and picture differ in size', async () => {
    const inner = (await photo('summons.webp')).subarray(12);
    const head = Buffer.alloc(30);
    head.write('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1');
    head.writeUInt32LE(22 + inner.length, 4);
    head.writeUIntLE(99, 24, 3);
    head.writeUIntLE(99, 27, 3);
    const { code } = await failed('canvas.webp', Buffer.concat([head, inner]));
    expect(code).toBe('corrupt');
  });

  test('a WebP that moves', async () => {
    const head = Buffer.alloc(60);
    head.write('RIFF\x34\0\0\0WEBPVP8X\x0a\0\0\0\x02', 'latin1');
    head[24] = 39;
    head[27] = 29;
    expect(await failed('moving.webp', head)).toMatchObject({
      code: 'unsupported',
      reason: expect.stringContaining('This picture moves'),
    });
  });

  test('nothing of them is left on the disk', async () => {
    expect(await readdir(work)).toEqual([]);
    expect((await readFile(join(folder, 'bomb.webp'))).length).toBe(60);
  });
});
