import {
  clip,
  endPath,
  PDFDocument,
  type PDFPage,
  type PDFPageDrawTextOptions,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader, type Reader } from '#server/reading/reader.ts';
import type { ReadPage } from '#src/reading/schema.ts';
import { asSureAsSeen, doubtfulText } from '#src/reading/unseen-text.ts';
import { readWordPart } from '#src/reading/word-text.ts';
import { piecesOf, UNSEEN } from '#src/text/line-layout.ts';
import { encodePng, makeFolder, makeScan, put } from './make-files.ts';

const WHITE = rgb(1, 1, 1);
const BLACK = rgb(0, 0, 0);
const COVER = { x: 60, width: 480, height: 20 };
const WORDS = 'The answer of the defendant is due on May 14, 2026.';

interface Draw {
  page: PDFPage;
  y: number;
  write(options?: PDFPageDrawTextOptions): void;
  picture(): Promise<void>;
}

/** How words can be put into a file so that nobody sees them on its page. */
const HIDDEN: Record<string, (draw: Draw) => void | Promise<void>> = {
  'without opacity': ({ write }) => write({ opacity: 0 }),
  'white on white': ({ write }) => write({ color: WHITE }),
  'all but white': ({ write }) => write({ color: rgb(0.96, 0.97, 0.96) }),
  'in type of one point': ({ write }) => write({ size: 1 }),
  'beside the page': ({ write }) => write({ x: -900 }),
  'under white': ({ page, y, write }) => {
    write();
    page.drawRectangle({ ...COVER, y: y - 5, color: WHITE });
  },
  'under black': ({ page, y, write }) => {
    write();
    page.drawRectangle({ ...COVER, y: y - 5, color: BLACK });
  },
  'black on black': ({ page, y, write }) => {
    page.drawRectangle({ ...COVER, y: y - 5, color: BLACK });
    write();
  },
  'under a picture': async ({ write, picture }) => {
    write();
    await picture();
  },
  'without ink': ({ page, write }) => {
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    write();
    page.pushOperators(popGraphicsState());
  },
  'cut away': ({ page, write }) => {
    page.pushOperators(pushGraphicsState(), rectangle(0, 0, 20, 20), clip(), endPath());
    write();
    page.pushOperators(popGraphicsState());
  },
};

const SEEN: Record<string, (draw: Draw) => void | Promise<void>> = {
  'in black': ({ write }) => write(),
  'in gray': ({ write }) => write({ color: rgb(0.6, 0.6, 0.6) }),
  'in small print': ({ write }) => write({ size: 5 }),
  'white on black': ({ page, y, write }) => {
    page.drawRectangle({ ...COVER, y: y - 5, color: BLACK });
    write({ color: WHITE });
  },
  'in a box': ({ page, y, write }) => {
    page.drawRectangle({ ...COVER, y: y - 5, color: WHITE, borderColor: BLACK, borderWidth: 1 });
    write();
  },
  'marked in yellow': ({ page, y, write }) => {
    write();
    page.drawRectangle({ ...COVER, y: y - 5, color: rgb(1, 1, 0), opacity: 0.4 });
  },
  'within the clip of the page': ({ page, write }) => {
    page.pushOperators(pushGraphicsState(), rectangle(0, 0, 612, 792), clip(), endPath());
    write();
    page.pushOperators(popGraphicsState());
  },
};

let folder: string;
let removeFolder: () => Promise<void>;
let reader: Reader;
beforeAll(async () => {
  ({ folder, remove: removeFolder } = await makeFolder());
  reader = createReader({ concurrency: 1 });
});
afterAll(async () => {
  await reader.close();
  await removeFolder();
});

async function read(name: string, bytes: Uint8Array, by = reader): Promise<ReadPage[]> {
  const path = await put(folder, name, bytes);
  const outcome = await by.read({ path, filename: name, workDir: folder });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.pages;
}

/** Of each way, whether its words count as not seen. */
async function unseenBy(
  ways: Record<string, (draw: Draw) => void | Promise<void>>,
): Promise<Record<string, boolean>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const noise = { width: 48, height: 8, data: Uint8Array.from({ length: 384 }, (_, at) => (at * 89) % 251) };
  const image = await document.embedPng(encodePng(noise));
  for (const way of Object.values(ways)) {
    const page = document.addPage([612, 792]);
    page.drawText('This line is there to be read by everybody.', { x: 72, y: 740, size: 12, font });
    const y = 600;
    await way({
      page,
      y,
      write: (options) => page.drawText(WORDS, { x: 72, y, size: 12, font, ...options }),
      picture: async () => page.drawImage(image, { ...COVER, y: y - 5 }),
    });
  }
  const pages = await read('ways.pdf', await document.save());
  return Object.fromEntries(
    Object.keys(ways).map((way, index) => {
      const { text = '', lines = [] } = pages[index] ?? {};
      const told = piecesOf(lines).map(
        (piece) => [text.slice(piece.start, piece.end), piece.unseen] as const,
      );
      expect(told.find(([words]) => words.startsWith('This line'))?.[1]).toBe(false);
      const words = told.filter(([each]) => WORDS.startsWith(each) || each.startsWith('The answer'));
      expect(words.length, way).toBeGreaterThan(0);
      return [way, words.some(([, unseen]) => unseen)];
    }),
  );
}

describe('words of a PDF', () => {
  test('that nobody sees are known as such, however they are hidden', async () => {
    const all = await unseenBy(HIDDEN);
    expect(all).toEqual(Object.fromEntries(Object.keys(HIDDEN).map((way) => [way, true])));
  });

  test('that can be seen are not taken for hidden', async () => {
    const all = await unseenBy(SEEN);
    expect(all).toEqual(Object.fromEntries(Object.keys(SEEN).map((way) => [way, false])));
  });

  test('of a scan count as recognized by somebody else, until they were compared', async () => {
    const lines = [
      'The plaintiff paid the rent for March and April.',
      WORDS,
      'The clerk shall mail a copy to both.',
    ];
    const scan = await makeScan(lines, 150);
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.TimesRoman);
    const image = await document.embedPng(encodePng(scan));
    for (let count = 0; count < 2; count += 1) {
      const page = document.addPage([612, 792]);
      page.drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
      page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
      for (const [index, line] of lines.entries())
        page.drawText(line, { x: 72, y: 700 - index * 24, size: 12, font });
    }
    const bytes = await document.save();
    const marks = (pages: readonly ReadPage[]) =>
      pages.map(({ lines: kept = [] }) => [...new Set(piecesOf(kept).map((piece) => piece.recognized))]);
    const compared = await read('scan.pdf', bytes);
    expect(marks(compared)[0]).toEqual([false]);
    const alone = createReader({ concurrency: 1, ocr: 'none' });
    const untouched = await read('scan.pdf', bytes, alone);
    await alone.close();
    expect(marks(untouched)).toEqual([[true], [true]]);
    for (const { lines: kept = [] } of [...compared, ...untouched])
      expect(piecesOf(kept).some(({ unseen }) => unseen)).toBe(false);
  });
});

test('words of a Word file that it hides', () => {
  const run = (properties: string, text: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const paragraphs = [
    ['<w:vanish/>', true],
    ['<w:color w:val="FFFFFF"/>', true],
    ['<w:sz w:val="2"/>', true],
    ['<w:vanish w:val="0"/>', false],
    ['<w:color w:val="FF0000"/><w:sz w:val="16"/>', false],
  ] as const;
  const xml = paragraphs
    .map(([properties]) => `<w:p>${run('', 'Due: ')}${run(properties, 'May 14')}</w:p>`)
    .join('');
  const { lines } = readWordPart(`<w:document><w:body>${xml}</w:body></w:document>`, null);
  expect(lines.map(({ flags }) => (flags & UNSEEN) !== 0)).toEqual(
    paragraphs.map(([, isUnseen]) => isUnseen),
  );
});

test('a fact is no surer than its words can be seen', () => {
  const text = 'One two three\ffour five six';
  const at = (start: number, end: number, flags: number) => [start, end, 0, 0, 0, 0, 0, flags];
  const layout = [
    { page: 1, lines: [...at(0, 3, 0), ...at(4, 7, UNSEEN)] },
    { page: 2, lines: [...at(0, 4, 1 << 17), ...at(5, 9, UNSEEN)] },
  ];
  const doubtful = doubtfulText(text, layout);
  expect(doubtful.unseen.map(({ start, end }) => text.slice(start, end))).toEqual(['two', 'five']);
  const fact = (start: number, end: number, certainty: 'certain' | 'likely' = 'certain') => ({
    start,
    end,
    certainty,
  });
  const { facts, unseen } = asSureAsSeen(
    [fact(0, 4), fact(0, 5), fact(8, 13), fact(14, 18), fact(14, 18, 'likely'), fact(17, 22)],
    doubtful,
  );
  expect(facts.map(({ certainty }) => certainty)).toEqual([
    'certain',
    'unsure',
    'certain',
    'likely',
    'likely',
    'unsure',
  ]);
  expect(unseen).toEqual([
    { start: 0, end: 5 },
    { start: 17, end: 22 },
  ]);
  expect(doubtfulText(text, [])).toEqual({ unseen: [], recognized: [] });
});
