import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GrayImage, turn } from '#server/reading/child/gray-image.ts';
import { openPdf } from '#server/reading/child/pdf-document.ts';
import { createReader, type Reader } from '#server/reading/reader.ts';
import type { Corners } from '#src/reading/corners.ts';
import type { ReadPage } from '#src/reading/schema.ts';
import { encodePng, makeFolder, makeScan, put } from './make-files.ts';
import { jpegOf, photo, photograph } from './make-photos.ts';

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
  'A copy of the answer goes to the lawyer of the plaintiff.',
  'Whoever needs an interpreter asks the clerk for one in time.',
  'The hearing is on August 19, 2026, at 9:30 in courtroom 4.',
];
const ASKEW: Corners = [
  { x: 0.14, y: 0.06 },
  { x: 0.94, y: 0.13 },
  { x: 0.85, y: 0.93 },
  { x: 0.06, y: 0.86 },
];
const FROM_BELOW: Corners = [
  { x: 0.19, y: 0.1 },
  { x: 0.82, y: 0.1 },
  { x: 0.95, y: 0.94 },
  { x: 0.05, y: 0.92 },
];

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  work = join(folder, 'work');
  await mkdir(work);
  reader = createReader({ timeLimitMs: 120_000 });
  page = await makeScan(LINES, 200);
});
afterAll(async () => {
  await reader.close();
  await remove();
});

/** Which share of the words of the page was read, in their order. */
function accuracyOf(text: string): number {
  const wanted = LINES.join(' ').split(/\s+/);
  let row = new Array<number>(wanted.length + 1).fill(0);
  for (const word of text.split(/\s+/)) {
    const next = [0];
    for (const [at, each] of wanted.entries()) {
      next.push(each === word ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / wanted.length;
}

async function pagesOf(path: string, filename: string): Promise<ReadPage[]> {
  const outcome = await reader.read({ path, filename, workDir: work });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.pages;
}

async function sizesOf(path: string) {
  const document = await openPdf(path);
  const count = document?.pageCount ?? 0;
  const sizes = Array.from({ length: count }, (_, at) =>
    document?.withPage(at, ({ width, height }) => [Math.round(width), Math.round(height)]),
  );
  document?.close();
  return sizes;
}

describe('photos of one paper', () => {
  test('become one PDF that is read as well as each of them', async () => {
    const photos = await Promise.all([
      put(folder, 'askew.jpg', await jpegOf(photograph(page, { corners: ASKEW }))),
      put(folder, 'below.jpg', await jpegOf(photograph(page, { corners: FROM_BELOW, shadow: 0.4 }), 1)),
      put(folder, 'soft.png', encodePng(photograph(page, { corners: ASKEW, blur: 1 }))),
    ]);
    const pictures = await Promise.all(
      photos.map(async (path) => {
        const found = await reader.findEdges({ path, filename: 'photo' });
        return { path, filename: 'photo', corners: (found.ok && found.corners) || undefined };
      }),
    );
    const singles = await Promise.all(
      photos.map(async (path) => (await pagesOf(path, 'photo'))[0]?.text ?? ''),
    );
    for (const text of singles) expect(accuracyOf(text)).toBeGreaterThan(0.97);
    const outPath = join(folder, 'paper.pdf');
    expect(await reader.join(pictures, outPath)).toMatchObject({
      ok: true,
      pages: 3,
      size: (await stat(outPath)).size,
    });
    const read = await pagesOf(outPath, 'paper.pdf');
    expect(read).toHaveLength(3);
    for (const [at, { text }] of read.entries()) {
      expect(accuracyOf(text)).toBeGreaterThanOrEqual(accuracyOf(singles[at] ?? '') - 0.02);
    }
    // Each page is as long as a sheet, in its own proportions.
    for (const size of await sizesOf(outPath)) expect([size?.[0] === 612, size?.[1] === 792]).toContain(true);
  });

  test('are turned as they are told to, and as their camera was held', async () => {
    const outPath = join(folder, 'turned.pdf');
    const held = await put(folder, 'held.jpg', await jpegOf(turn(page, 3), 6));
    const sideways = await put(folder, 'sideways.jpg', await jpegOf(turn(page, 3)));
    const upsideDown = await put(folder, 'upside-down.png', encodePng(turn(page, 2)));
    const files = [
      { path: held, filename: 'held.jpg' },
      { path: sideways, filename: 'sideways.jpg', turn: 90 as const },
      { path: upsideDown, filename: 'upside-down.png', turn: 180 as const },
      {
        path: await put(folder, 'p.heic', await photo('summons.heic')),
        filename: 'p.heic',
        turn: 270 as const,
      },
    ];
    expect(await reader.join(files, outPath)).toMatchObject({ ok: true, pages: 4 });
    const letter = [612, 792];
    expect(await sizesOf(outPath)).toEqual([letter, letter, letter, [792, 594]]);
    const drawn = await Promise.all(
      [1, 2, 3].map(async (number) => {
        const made = await reader.draw(
          { path: outPath, filename: 'turned.pdf' },
          { page: number, width: 320 },
        );
        return made.ok ? made.width / made.height : 0;
      }),
    );
    for (const ratio of drawn) expect(ratio).toBeCloseTo(612 / 792, 2);
    const read = await pagesOf(outPath, 'turned.pdf');
    for (const { text } of read.slice(0, 3)) expect(accuracyOf(text)).toBeGreaterThan(0.97);
  });

  test('keep the picture of a JPEG as it is, without what the camera wrote beside it', async () => {
    const bytes = await jpegOf(page);
    const outPath = join(folder, 'as-is.pdf');
    const path = await put(folder, 'as-is.jpg', bytes);
    await reader.join([{ path, filename: 'as-is.jpg' }], outPath);
    const made = await readFile(outPath);
    expect(made.includes(bytes.subarray(bytes.indexOf('Exif') + 32))).toBe(true);
    expect(made.includes('Exif')).toBe(false);
  });

  test.each([
    ['no photo at all', [] as const, 'There is no photo to be joined.'],
    ['a text', ['note.txt'] as const, 'Only photos and scans can be joined.'],
    ['a broken second one', ['as-is.jpg', 'broken.heic'] as const, 'Photo 2 of 2: This photo is damaged'],
  ])('%s is said, and leaves nothing', async (_, names, reason) => {
    await put(folder, 'note.txt', 'Typed.');
    await put(folder, 'as-is.jpg', await jpegOf(page));
    await put(folder, 'broken.heic', (await photo('summons.heic')).subarray(0, 9_000));
    const outPath = join(folder, 'none.pdf');
    const pictures = names.map((filename) => ({ path: join(folder, filename), filename }));
    const outcome = await reader.join(pictures, outPath);
    expect(outcome.ok ? '' : outcome.reason).toContain(reason);
    expect(existsSync(outPath)).toBe(false);
  });

  test('more than a paper may have are refused before any is opened', async () => {
    const pictures = Array.from({ length: 101 }, () => ({
      path: join(folder, 'missing.jpg'),
      filename: 'a.jpg',
    }));
    const outcome = await reader.join(pictures, join(folder, 'none.pdf'));
    expect(outcome).toMatchObject({ ok: false, code: 'too-large' });
  });

  test('that take too long leave nothing', async () => {
    const slow = createReader({ timeLimitMs: 1 });
    const outPath = join(folder, 'late.pdf');
    const path = await put(folder, 'p.heic', await photo('summons.heic'));
    const outcome = await slow.join([{ path, filename: 'p.heic' }], outPath);
    expect(outcome).toMatchObject({ ok: false, code: 'timeout' });
    expect(existsSync(outPath)).toBe(false);
    await slow.close();
  });
});

describe('a photo on its own', () => {
  test('is read line by line although the page lies askew on it, and its words stand where they are', async () => {
    const path = await put(
      folder,
      'table.jpg',
      await jpegOf(photograph(page, { corners: ASKEW, table: 60 })),
    );
    const [read] = await pagesOf(path, 'table.jpg');
    expect(accuracyOf(read?.text ?? '')).toBeGreaterThan(0.97);
    const places = read?.places ?? [];
    expect(places.length / 6).toBeGreaterThan(LINES.join(' ').split(' ').length * 0.9);
    // Down the page the lines of the photo lie more to the left.
    const lefts = LINES.map((line) => {
      const start = read?.text.indexOf(line.split(' ')[0] ?? '') ?? -1;
      const at = places.findIndex((value, index) => index % 6 === 0 && value === start);
      return places[at + 2] ?? -1;
    });
    expect(lefts[0]).toBeGreaterThan(lefts.at(-1) ?? 0);
    expect(Math.min(...lefts)).toBeGreaterThan(1_000);
  });
});
