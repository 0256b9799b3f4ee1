import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { degrees, PDFDocument, PDFName, PDFNumber, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateBalance } from '#server/productions/content-depth.ts';
import { lookAt } from '#server/productions/page-look.ts';
import { placeStamp } from '#server/productions/stamp-place.ts';
import type { StampResult } from '#server/productions/stamp-protocol.ts';
import { Stamper } from '#server/productions/stamper.ts';
import { cleanJpeg } from '#server/reading/child/clean-jpeg.ts';
import { makePdf } from '#tests/factories/papers.ts';
import { encodePng } from '../reading/make-files.ts';

const LIMITS = {
  memoryLimitBytes: 1024 ** 3,
  timeLimitMs: 60_000,
  signal: new AbortController().signal,
};
let folder: string;
let stamper: Stamper;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proceed-stamp-'));
  stamper = new Stamper(LIMITS);
});
afterAll(async () => {
  await stamper.close();
  await rm(folder, { recursive: true });
});

interface Stamped extends StampResult {
  bytes: Buffer;
}

async function stampFile(path: string, pages: number, using = stamper): Promise<Stamped> {
  const outPath = join(folder, 'out.pdf');
  const numbers = { prefix: 'QUAY', first: 7, width: 6, pages };
  const job = {
    path,
    outPath,
    filename: basename(path),
    numbers,
    nativePath: 'VOL001\\NATIVE\\QUAY000007.x',
    hash: null,
  };
  return { ...(await using.stamp(job)), bytes: await readFile(outPath) };
}

async function stampBytes(bytes: Uint8Array, pages = 1, name = 'in.pdf'): Promise<Stamped> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return stampFile(path, pages);
}

async function pagesOf(bytes: Uint8Array) {
  const look = await lookAt(bytes);
  if (look === undefined) throw new Error('This PDF cannot be opened.');
  const pages = Array.from({ length: look.pageCount }, (_, index) => ({
    text: look.text(index) ?? '',
    size: look.size(index),
    /** Drawn in the lower right tenth. */
    hasCorner: look.hasInk(index, { width: 0.3, height: 0.06 }),
  }));
  look.close();
  return pages;
}

describe('where a stamp goes', () => {
  const page = fc.record({
    box: fc.record({
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
      width: fc.double({ min: 3, max: 14_400, noNaN: true }),
      height: fc.double({ min: 3, max: 14_400, noNaN: true }),
    }),
    turn: fc.constantFrom(0, 90, 180, 270),
    unit: fc.constantFrom(1, 2, 0.5),
  });

  test('is within the visible page, at its lower right, and large enough to be read', () => {
    fc.assert(
      fc.property(
        page,
        fc.double({ min: 3, max: 20, noNaN: true }),
        fc.boolean(),
        (shown, letters, isTaken) => {
          const { box, text, matrix, paper } = placeStamp(shown, letters, isTaken);
          const [a, b, c, d, e, f] = matrix;
          const corners = [0, letters * text.size].flatMap((right) =>
            [0, text.size].map((up) => ({
              x: a * (text.x + right) + c * (text.y + up) + e,
              y: b * (text.x + right) + d * (text.y + up) + f,
            })),
          );
          for (const { x, y } of corners) {
            expect(x).toBeGreaterThanOrEqual(box.x - 0.01);
            expect(x).toBeLessThanOrEqual(box.x + box.width + 0.01);
            expect(y).toBeGreaterThanOrEqual(box.y - 0.01);
            expect(y).toBeLessThanOrEqual(box.y + box.height + 0.01);
          }
          expect(text.size * shown.unit).toBeGreaterThanOrEqual(5.99);
          // The visible page only grows.
          expect(box.x).toBeLessThanOrEqual(shown.box.x);
          expect(box.y + box.height).toBeGreaterThanOrEqual(shown.box.y + shown.box.height - 0.01);
          expect(paper.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('a page', () => {
  test.each([0, 90, 180, 270])(
    'turned by %i degrees has its number at the lower right of what is seen',
    async (turn) => {
      const pdf = await PDFDocument.create();
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      for (const crop of [null, { x: 90, y: 40, width: 420, height: 600 }]) {
        const page = pdf.addPage([612, 792]);
        page.drawText('Words of the page', { x: 250, y: 400, size: 12, font });
        page.setRotation(degrees(turn));
        if (crop) page.setCropBox(crop.x, crop.y, crop.width, crop.height);
      }
      const { kind, bytes } = await stampBytes(await pdf.save(), 2);
      expect(kind).toBe('pages');
      const pages = await pagesOf(bytes);
      expect(pages.map(({ text }) => /QUAY00000[78]/.exec(text)?.[0])).toEqual(['QUAY000007', 'QUAY000008']);
      expect(pages.map(({ hasCorner }) => hasCorner)).toEqual([true, true]);
      for (const { text } of pages) expect(text).toContain('Words of the page');
      expect(pages[1]?.size).toEqual(
        turn % 180 === 0 ? { width: 420, height: 600, ratio: 0.7 } : expect.anything(),
      );
    },
  );

  test('whose corner is taken grows by a strip instead of losing anything', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([612, 792]);
    page.drawRectangle({ x: 500, y: 5, width: 100, height: 40, color: rgb(0.8, 0.1, 0.1) });
    const { bytes } = await stampBytes(await pdf.save());
    const [made] = await pagesOf(bytes);
    expect(made?.size).toMatchObject({ width: 612, height: 812 });
    const look = await lookAt(bytes);
    const picture = look?.picture(0, 1, 1e7);
    look?.close();
    const red = Array.from({ length: (picture?.data.length ?? 0) / 3 }, (_, at) => at).filter(
      (at) => (picture?.data[at * 3] ?? 0) > 150 && (picture?.data[at * 3 + 1] ?? 255) < 80,
    );
    expect(red.length).toBeGreaterThan(3_900);
  });

  test('of any size gets one that can be read', async () => {
    const pdf = await PDFDocument.create();
    for (const [width, height] of [
      [8, 8],
      [40, 700],
      [2384, 3370],
      [14_400, 200],
    ] as const)
      pdf.addPage([width, height]);
    const large = pdf.addPage([306, 396]);
    large.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
    const { kind, bytes } = await stampBytes(await pdf.save(), 5);
    expect(kind).toBe('pages');
    expect((await pagesOf(bytes)).map(({ text }) => text.trim())).toEqual(
      [7, 8, 9, 10, 11].map((n) => `QUAY${String(n).padStart(6, '0')}`),
    );
  });

  test('that leaves its graphics state open does not carry the stamp away', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([612, 792]);
    const content = 'q 0.1 0 0 0.1 900 900 cm q (Q q \\) Q) pop % Q\n1 0 0 rg 0 0 9 9 re f';
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(content)));
    const { bytes } = await stampBytes(await pdf.save());
    expect((await pagesOf(bytes))[0]?.hasCorner).toBe(true);
  });
});

test('what is drawn of annotations stays, what is written in them goes', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const field = pdf.getForm().createTextField('name');
  field.setText('Filled in');
  field.addToPage(page, { x: 72, y: 600, width: 200, height: 24 });
  // Left to the program that opens the file to draw.
  const late = pdf.getForm().createTextField('late');
  late.setText('Drawn later');
  late.addToPage(page, { x: 72, y: 500, width: 200, height: 24 });
  pdf.getForm().updateFieldAppearances();
  for (const widget of late.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  const add = (annotation: Record<string, unknown>) =>
    page.node.addAnnot(
      pdf.context.register(pdf.context.obj({ Type: 'Annot', Rect: [10, 10, 30, 30], ...annotation })),
    );
  add({ Subtype: 'Text', Contents: PDFString.of('Unseen note') });
  add({ Subtype: 'Link', A: { S: 'JavaScript', JS: PDFString.of('unseen()') } });
  const source = await pdf.save({ updateFieldAppearances: false });
  const { kind, bytes, notes } = await stampBytes(source);
  expect(kind).toBe('pages');
  for (const words of ['Filled in', 'Drawn later']) expect((await pagesOf(bytes))[0]?.text).toContain(words);
  const plain = await (await PDFDocument.load(bytes, { updateMetadata: false })).save({
    useObjectStreams: false,
  });
  expect(Buffer.from(plain).toString('latin1')).not.toMatch(/unseen|\/Annots|AcroForm/i);
  expect(notes).toEqual(['1 comment of the original, not drawn on its pages, did not go into this copy.']);
});

describe('what is not to be seen', () => {
  async function blackShare(bytes: Uint8Array, box: { x: number; y: number; width: number; height: number }) {
    const look = await lookAt(bytes);
    const picture = look?.picture(0, 1, 1e7);
    look?.close();
    if (!picture) throw new Error('This page cannot be drawn.');
    let dark = 0;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        if ((picture.data[((792 - y - 1) * picture.width + x) * 3] ?? 255) < 40) dark += 1;
    return dark / (box.width * box.height);
  }

  test.each([
    ['its rectangle', { QuadPoints: [] }],
    ['its quadrilaterals', { QuadPoints: [100, 420, 300, 420, 100, 390, 300, 390], Rect: [0, 0, 1, 1] }],
  ])('below a redaction that was marked and never applied goes: %s is black', async (_, more) => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([612, 792]);
    page.drawText('Lease of the house', { x: 100, y: 700, size: 12, font });
    page.drawText('SSN 123-45-6789', { x: 110, y: 400, size: 12, font });
    // Carries a later drawing away, unless it is kept from that.
    const open = pdf.context.register(pdf.context.stream('q 1 0 0 1 0 300 cm'));
    const contents = pdf.context.obj([...(page.node.normalizedEntries().Contents?.asArray() ?? []), open]);
    page.node.set(PDFName.of('Contents'), contents);
    page.node.addAnnot(
      pdf.context.register(
        pdf.context.obj({ Type: 'Annot', Subtype: 'Redact', Rect: [100, 390, 300, 420], ...more }),
      ),
    );
    const { kind, bytes, notes, hidesWords } = await stampBytes(await pdf.save());
    expect({ kind, hidesWords }).toEqual({ kind: 'drawn', hidesWords: true });
    expect((await pagesOf(bytes))[0]?.text.trim()).toBe('QUAY000007');
    // The page has grown by the strip of the stamp.
    expect(await blackShare(bytes, { x: 105, y: 395, width: 190, height: 20 })).toBeGreaterThan(0.98);
    expect(notes).toEqual([
      '1 area marked for redaction is black.',
      'Its pages are pictures, and its words are not given.',
    ]);
  });

  test('because its layer is switched off goes', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const page = pdf.addPage([612, 792]);
    page.drawText('Seen by all', { x: 100, y: 700, size: 12, font });
    const layer = pdf.context.register(pdf.context.obj({ Type: 'OCG', Name: PDFString.of('Notes') }));
    pdf.catalog.set(
      PDFName.of('OCProperties'),
      pdf.context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }),
    );
    const { Resources } = page.node.normalizedEntries();
    Resources.set(PDFName.of('Properties'), pdf.context.obj({ L1: layer }));
    page.drawText('', { font });
    const hidden = '/OC /L1 BDC 0 g 100 390 200 30 re f EMC';
    const contents = [
      ...(page.node.normalizedEntries().Contents?.asArray() ?? []),
      pdf.context.register(pdf.context.stream(hidden)),
    ];
    page.node.set(PDFName.of('Contents'), pdf.context.obj(contents));
    const { kind, bytes, hidesWords, notes } = await stampBytes(await pdf.save());
    expect({ kind, hidesWords }).toEqual({ kind: 'drawn', hidesWords: true });
    expect(await blackShare(bytes, { x: 105, y: 395, width: 190, height: 20 })).toBe(0);
    expect(notes[0]).toBe('Layers that are switched off did not go into this copy.');
    const made = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(made.catalog.get(PDFName.of('OCProperties'))).toBeUndefined();
  });
});

test('the same document gives the same bytes, also from another process', async () => {
  const source = await makePdf(['One', 'Two']);
  const first = await stampBytes(source, 2);
  const path = join(folder, 'in.pdf');
  const other = new Stamper(LIMITS);
  const second = await stampFile(path, 2, other);
  await other.close();
  expect(second.bytes.equals(first.bytes)).toBe(true);
  expect(first.md5).toBe(createHash('md5').update(source).digest('hex'));
});

test('a PDF whose pages are not those that were numbered goes out as it is', async () => {
  const { kind, bytes, notes } = await stampBytes(await makePdf(['One', 'Two', 'Three']), 2);
  expect(kind).toBe('slip');
  expect(notes).toHaveLength(1);
  const pages = await pagesOf(bytes);
  expect(pages[0]?.text).toContain('VOL001\\NATIVE\\QUAY000007.x');
  expect(pages.map(({ text }) => /QUAY00000[78]\s*$/.test(text.trim()))).toEqual([true, true]);
});

test('a picture stands on a page, a broken one behind a slip sheet', async () => {
  const png = encodePng({ width: 300, height: 100, data: Buffer.alloc(30_000, 60) });
  const placed = await stampBytes(png, 1, 'photo.png');
  expect(placed.kind).toBe('picture');
  expect((await pagesOf(placed.bytes))[0]?.size).toMatchObject({ width: 792, height: 612 });
  expect((await stampBytes(png.subarray(0, 60), 1, 'photo.png')).kind).toBe('slip');
});

test('a child that takes too long is ended, and a slip sheet says so', async () => {
  const hasty = new Stamper({ ...LIMITS, timeLimitMs: 1 });
  const path = join(folder, 'long.pdf');
  await writeFile(path, await makePdf(['One', 'Two']));
  const answer = await stampFile(path, 2, hasty).finally(() => hasty.close());
  expect(answer).toMatchObject({ kind: 'slip', notes: [expect.stringContaining('took too long')] });
  expect((await pagesOf(answer.bytes))[0]?.text).toContain('QUAY000007 to QUAY000008');
});

test('many downloads that are slowly taken share few children', async () => {
  const path = join(folder, 'shared.pdf');
  await writeFile(path, await makePdf(['One']));
  const many = Array.from({ length: 4 }, () => new Stamper(LIMITS));
  const children = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;
  for (const each of many) expect((await stampFile(path, 1, each)).kind).toBe('pages');
  await expect.poll(children).toBeLessThanOrEqual(2);
  // One whose child was ended goes on with another.
  expect((await stampFile(path, 1, many[0])).kind).toBe('pages');
  for (const each of many) await each.close();
});

test('a file that cannot be written is an error, not a slip sheet', async () => {
  const path = join(folder, 'in.pdf');
  const numbers = { prefix: 'QUAY', first: 7, width: 6, pages: 1 };
  const job = {
    path,
    outPath: join(folder, 'nowhere/out.pdf'),
    filename: 'in.pdf',
    numbers,
    nativePath: null,
    hash: null,
  };
  await expect(stamper.stamp(job)).rejects.toThrow('ENOENT');
});

test('who gives up ends the child', async () => {
  const leaving = new AbortController();
  const given = new Stamper({ ...LIMITS, signal: leaving.signal });
  const path = join(folder, 'long.pdf');
  await writeFile(path, await makePdf(Array.from({ length: 2_000 }, (_, at) => `Page ${at}`)));
  const work = stampFile(path, 2_000, given);
  setTimeout(() => leaving.abort(new Error('gone')), 300);
  await expect(work).rejects.toThrow('gone');
  await given.close();
});

test('what a camera writes beside a picture goes, the picture stays', () => {
  const segment = (marker: number, body: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), Buffer.from(body, 'latin1')]);
  const scan = Buffer.concat([segment(0xda, 'scan'), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd9])]);
  const jpeg = Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF'),
    segment(0xe1, 'Exif place and time'),
    segment(0xe2, 'ICC_PROFILE\0 colors'),
    segment(0xe2, 'MPF\0 pictures'),
    segment(0xfe, 'comment'),
    segment(0xc0, 'frame'),
    scan,
    Buffer.from('a film behind the picture'),
  ]);
  const cleaned = Buffer.from(cleanJpeg(jpeg)).toString('latin1');
  expect(cleaned).toMatch(/JFIF.*ICC_PROFILE.*frame.*scan/s);
  expect(cleaned).not.toMatch(/Exif|MPF|comment|film/);
  expect(cleaned.endsWith('\u00ff\u00d9')).toBe(true);
});

test.each([
  ['q Q', 0, 0],
  ['q q cm (Q) Tj', 2, 0],
  ['Q q 1 0 0 1 0 0 cm Q Q', 0, 2],
  ['q BI /W 1 ID Q Q Q EI Q', 0, 0],
  ['/q gs <71> Tj <</Q 1>> BDC q', 1, 0],
  ['% q\nq(\\(Q(Q))Tj', 1, 0],
  ['(never closed Q', 0, 0],
])('%s leaves %i states open and lacks %i', (content, open, lacking) => {
  expect(stateBalance(content)).toEqual({ open, lacking });
});
