import { PDFDocument, StandardFonts, setTextRenderingMode, TextRenderingMode } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GrayImage, resize } from '#server/reading/child/gray-image.ts';
import { openPdfBytes } from '#server/reading/child/pdf-document.ts';
import { readLayer } from '#server/reading/child/pdf-layer.ts';
import { createReader, type Reader } from '#server/reading/reader.ts';
import type { ReadProgress, ReadSuccess } from '#src/reading/schema.ts';
import { noTranscript } from '#src/reading/testimony.ts';
import { encodePng, makeFolder, makeScan, put, rawPdf } from './make-files.ts';

const CAPTION = [
  'SUPERIOR COURT OF THE COUNTY OF HARROW',
  'Tobias Wren, Plaintiff, against Larkspur Rentals, Defendant',
  'Case No. 3:26-cv-00072-QRS filed on June 4, 2026',
];
const BODY = [
  'The defendant kept the security deposit of $1,950.00 of the plaintiff',
  'and gave no written account within thirty days as the law requires.',
  'The plaintiff asks the court for judgment in that amount with costs.',
  'The furniture of the plaintiff was put on the street without notice.',
];
const PAGE = [...CAPTION, ...BODY];
/** As a poor recognition reads it: most words are hit. */
const MANGLED = [
  'SUPERI0R C0URT 0F TBE C0UNTY 0F RARR0W',
  'Tobias Wron, Plaintlff, agalnst Larkspur Rentals, Defendant',
  'Case No. 3:26-cv-00075-QRS filed on Juno 4, 2026',
  'Tbe dofendant kcpt tbe securlty dcposit of $1,950.00 of tbe plaintlff',
  'and gavc no writtcn account withln tbirty days as tbe law requlres.',
  'Tbe plaintlff asks tbe court for judgmcnt in tbat amount witb costs.',
  'Tbe furniturc of tbe plaintlff was put on tbe strect witbout noticc.',
];
/** Small and close: recognition does not get every letter of it. */
const STAMP = 'Case 3:26-cv-00072-QRS Document 12 Filed 06/04/26 Page 1 of 3 PageID#: 1ll8O';

interface Sheet {
  picture: GrayImage | null;
  /** Lines that are not seen. */
  hidden?: readonly string[];
  /** Lines that are seen, over the picture or under it. */
  seen?: readonly string[];
  stamp?: string;
  pictureLast?: boolean;
  /** Of the sheet, in inches. */
  width?: number;
}

async function makeSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const { picture, hidden = [], seen = [], stamp, pictureLast = false, width = 8.5 } of sheets) {
    const size = { width: width * 72, height: (width * 72 * 11) / 8.5 };
    const page = document.addPage([size.width, size.height]);
    const image = picture === null ? null : await document.embedPng(encodePng(picture));
    const draw = () => image && page.drawImage(image, { x: 0, y: 0, ...size });
    const write = (lines: readonly string[]) => {
      for (const [index, line] of lines.entries())
        page.drawText(line, { x: 90, y: 700 - index * 20, size: 12, font });
    };
    if (!pictureLast) draw();
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    write(hidden);
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Fill));
    write(seen);
    if (pictureLast) draw();
    if (stamp !== undefined) page.drawText(stamp, { x: 60, y: 770, size: 10, font });
  }
  return document.save();
}

/** A light pattern, as on letter paper. */
function background(): GrayImage {
  const data = Buffer.alloc(306 * 396, 250);
  for (let at = 0; at < data.length; at += 7) data[at] = 235;
  return { width: 306, height: 396, data };
}

/** So few pixels that words can be read only in part. */
function spoiled(image: GrayImage): GrayImage {
  const small = resize(image, 0.3);
  const data = Buffer.from(small.data);
  let seed = 11;
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 255) + (seed % 90) - 45));
  }
  return { ...small, data };
}

describe('a scan that came with text', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let reader: Reader;
  let scan: GrayImage;

  beforeAll(async () => {
    ({ folder, remove } = await makeFolder());
    reader = createReader();
    scan = await makeScan(PAGE, 200);
  });

  afterAll(async () => {
    await reader.close();
    await remove();
  });

  async function read(name: string, sheets: readonly Sheet[], by: Reader = reader) {
    const path = await put(folder, `${name}.pdf`, await makeSheets(sheets));
    const recognized: number[] = [];
    const onProgress = ({ stage, page = 0 }: ReadProgress) => {
      if (stage === 'ocr') recognized.push(page);
    };
    const outcome = await by.read({ path, filename: `${name}.pdf`, workDir: folder }, { onProgress });
    if (!outcome.ok) throw new Error(outcome.reason);
    return { outcome, recognized };
  }

  const textOf = ({ pages }: ReadSuccess, page = 1) => pages[page - 1]?.text.replace(/\s+/g, ' ') ?? '';

  test('is read anew where its text is poor, and words and lines stand where they were seen', async () => {
    const { outcome } = await read('poor', [{ picture: scan, hidden: MANGLED }]);
    const [page] = outcome.pages;
    expect(page?.source).toBe('ocr');
    expect(textOf(outcome)).toContain('3:26-cv-00072-QRS');
    expect(textOf(outcome)).toContain('The furniture of the plaintiff');
    expect(page?.places?.length).toBeGreaterThan(0);
    expect(page?.lines?.length).toBeGreaterThan(0);
    expect(outcome.notes).toEqual([]);
  });

  test('keeps its text where that is good, with the places of its lines', async () => {
    const { outcome, recognized } = await read('good', [{ picture: scan, hidden: PAGE }]);
    expect(recognized).toEqual([1]);
    expect(outcome.pages[0]).toMatchObject({ text: PAGE.join('\n'), source: 'text-layer' });
    expect(outcome.pages[0]?.places).toBeUndefined();
    expect(outcome.pages[0]?.lines?.length).toBeGreaterThan(0);
    expect(outcome.notes).toEqual([]);
  });

  test('says when two good readings have another number', async () => {
    const hidden = PAGE.map((line) => line.replace('00072', '00075'));
    const { outcome } = await read('number', [{ picture: scan, hidden }]);
    expect(outcome.notes).toEqual([
      'Two readings of page 1 disagree about numbers: compare them with the picture.',
    ]);
  });

  test('is known where its picture lies over text that was drawn in ink', async () => {
    const { outcome } = await read('beneath', [{ picture: scan, seen: MANGLED, pictureLast: true }]);
    expect(outcome.pages[0]?.source).toBe('ocr');
    expect(textOf(outcome)).toContain('3:26-cv-00072-QRS');
  });

  test.each([
    ['full of errors', MANGLED],
    ['nonsense', MANGLED.map((line) => line.replaceAll(' ', ''))],
    ['missing', []],
  ])(
    'keeps a stamp that was printed over it, letter by letter, where its text is %s',
    async (_, hidden) => {
      const { outcome } = await read('stamp', [{ picture: scan, hidden, stamp: STAMP }]);
      expect(outcome.pages[0]?.source).toBe('ocr');
      expect(outcome.pages[0]?.text.split('\n').filter((line) => line.includes('Filed'))).toEqual([STAMP]);
    },
    90_000,
  );

  test('is read further only where the first page shows that its text is poor', async () => {
    const [poor, good] = [
      { picture: scan, hidden: MANGLED },
      { picture: scan, hidden: PAGE },
    ];
    const bad = await read('further', [poor, poor, good]);
    expect(bad.recognized.toSorted()).toEqual([1, 2, 3]);
    expect(bad.outcome.pages.map((page) => page.source)).toEqual(['ocr', 'ocr', 'text-layer']);
    const mixed = await read('mixed', [poor, good, good, good, good, poor]);
    expect(mixed.recognized.length).toBeLessThan(6);
    expect(mixed.outcome.pages.map((page) => page.source)).toEqual(['ocr', ...Array(5).fill('text-layer')]);
    const fine = await read('first', [good, poor, poor]);
    expect(fine.recognized).toEqual([1]);
    expect(fine.outcome.pages.map((page) => page.source)).toEqual(['text-layer', 'text-layer', 'text-layer']);
  });

  test.each([
    ['*Times#20New#20Roman-5168', 'compare'],
    ['Fd384112-Identity-H', 'compare'],
    ['Times-Roman', 'none'],
    ['Fdor', 'none'],
  ])('is known by the fonts that were cut out of its letters: %s', async (font, use) => {
    const words = 'BT /F1 12 Tf 72 700 Td 14 TL '.concat(
      ...PAGE.map((line) => `(${line.replace(/[()\\]/g, '')}) Tj T* `),
      'ET',
    );
    const document = await openPdfBytes(
      rawPdf([
        '<</Type /Catalog /Pages 2 0 R>>',
        '<</Type /Pages /Kids [3 0 R] /Count 1>>',
        '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
        `<</Length ${words.length}>> stream\n${words}\nendstream`,
        `<</Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding>>`,
      ]),
    );
    expect(document?.withPage(0, (page) => readLayer(page, noTranscript()).scan)).toBe(use);
    document?.close();
  });

  test('is left as it is where recognition is switched off', async () => {
    const off = createReader({ ocr: 'none' });
    const { outcome } = await read('off', [{ picture: scan, hidden: MANGLED }], off);
    await off.close();
    expect(outcome.pages[0]).toMatchObject({ text: MANGLED.join('\n'), source: 'text-layer' });
    expect(outcome.notes).toEqual([]);
  });

  test('is not every page of text over a picture', async () => {
    const sheet = { picture: background(), seen: MANGLED };
    const { outcome, recognized } = await read('letter', [sheet, { picture: null, hidden: MANGLED }]);
    expect(recognized).toEqual([]);
    expect(outcome.pages[0]).toMatchObject({ text: MANGLED.join('\n'), source: 'text-layer' });
    expect(outcome.pages[1]?.source).toBe('text-layer');
  });

  test('is told by its page where it could hardly be read', async () => {
    const { outcome } = await read('spoiled', [{ picture: spoiled(scan), width: 4 }]);
    expect(outcome.poorPages).toEqual([1]);
    expect(outcome.notes).toEqual([
      'Page 1 was hard to read, and words may be wrong: compare with the picture.',
    ]);
  });
});
