import { PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReader, type Reader } from '#server/reading/reader.ts';
import { WordStyles } from '#src/reading/word-styles.ts';
import { readWordPart } from '#src/reading/word-text.ts';
import { type LinePiece, linesOfWords, piecesOf, placeLines, type SeenLine } from '#src/text/line-layout.ts';
import { findSeenWords, type SeenWord } from '#src/text/word-places.ts';
import { makeDocx } from '#tests/factories/papers.ts';
import { makeFolder, makePleading, put } from '../reading/make-files.ts';

function seen(text: string, top = 0): SeenLine {
  return { text, left: 0.1, top, width: 0.5, height: 0.01, size: 120, flags: 0 };
}

function cut(text: string, lines: readonly number[]): string[] {
  return piecesOf(lines).map(({ start, end }) => text.slice(start, end));
}

describe('where pieces of printed lines stand in the text', () => {
  test('each has the offsets of its words, in the order of the text', () => {
    const text = 'ADA POE, ) Case No. 12\nPlaintiff,\nv.';
    const lines = placeLines(
      text,
      ['ADA POE,', ')', 'Case No. 12', 'Plaintiff,', 'v.'].map((one) => seen(one)),
    );
    expect(cut(text, lines)).toEqual(['ADA POE,', ')', 'Case No. 12', 'Plaintiff,', 'v.']);
    expect(lines.slice(0, 8)).toEqual([0, 8, 1000, 0, 5000, 100, 120, 0]);
  });

  test('a line number that reading took out has no place, and is not found inside another number', () => {
    const text = 'Case No. 1:24-cv-1\nPlaintiff pleads:';
    const lines = placeLines(
      text,
      ['1', 'Case No. 1:24-cv-1', '2', 'Plaintiff pleads:'].map((one) => seen(one)),
    );
    expect(cut(text, lines)).toEqual(['Case No. 1:24-cv-1', 'Plaintiff pleads:']);
  });

  test('pieces of a page that was laid out anew are found in their new order', () => {
    const text = 'Name of plaintiff\tAda Poe\nName of defendant\tBoris Lund';
    const drawn = ['Name of plaintiff', 'Name of defendant', 'Ada Poe', 'Boris Lund'];
    const lines = placeLines(
      text,
      drawn.map((one) => seen(one)),
    );
    expect(cut(text, lines)).toEqual(['Name of plaintiff', 'Ada Poe', 'Name of defendant', 'Boris Lund']);
  });

  test('whatever is seen, places stand in the text and never overlap', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ maxLength: 6 })), (text, pieces) => {
        let last = 0;
        for (const { start, end } of piecesOf(
          placeLines(
            text,
            pieces.map((one) => seen(one)),
          ),
        )) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});

test('words that were recognized make pieces, cut at line ends and wide gaps, with how sure they are', () => {
  const text = 'ADA POE, Case No. 12\nPlaintiff,';
  const word = (one: string, left: number, top: number, confidence: number): SeenWord => ({
    ...{ text: one, left, top, width: 0.05, height: 0.01 },
    confidence,
  });
  const words = [
    word('ADA', 0.1, 0.1, 90),
    word('POE,', 0.16, 0.1, 90),
    word('Case', 0.6, 0.1, 40),
    word('No.', 0.66, 0.1, 40),
    word('12', 0.72, 0.1, 40),
    word('Plaintiff,', 0.2, 0.12, 95),
  ];
  const lines = linesOfWords(text, findSeenWords(text, words));
  expect(cut(text, lines)).toEqual(['ADA POE,', 'Case No. 12', 'Plaintiff,']);
  const [first, second] = piecesOf(lines);
  expect(first).toMatchObject({ left: 1000, top: 1000, width: 1100, height: 100, confidence: 90 });
  expect(second?.confidence).toBe(40);
});

describe('the layout of a file that is read', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let reader: Reader;
  beforeAll(async () => {
    ({ folder, remove } = await makeFolder());
    reader = createReader({ ocr: 'none' });
  });
  afterAll(async () => {
    await reader.close();
    await remove();
  });

  async function piecesIn(name: string, bytes: Uint8Array): Promise<(LinePiece & { text: string })[]> {
    const outcome = await reader.read({
      path: await put(folder, name, bytes),
      filename: name,
      workDir: folder,
    });
    if (!outcome.ok) throw new Error(outcome.reason);
    const [page] = outcome.pages;
    return piecesOf(page?.lines ?? []).map((piece) => ({
      ...piece,
      text: page?.text.slice(piece.start, piece.end) ?? '',
    }));
  }

  test('a PDF gives boxes of two columns, sizes, bold and italic, whatever was drawn first', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([600, 800]);
    const fonts = {
      plain: await document.embedFont(StandardFonts.TimesRoman),
      bold: await document.embedFont(StandardFonts.TimesRomanBold),
      italic: await document.embedFont(StandardFonts.TimesRomanItalic),
    };
    const draw = (text: string, x: number, y: number, font: PDFFont, size: number) =>
      page.drawText(text, { x, y, size, font });
    draw('Case No. 24-17', 360, 600, fonts.plain, 12);
    draw('ADA POE,', 60, 600, fonts.bold, 14);
    draw('Plaintiff,', 120, 580, fonts.italic, 12);
    const pieces = await piecesIn('columns.pdf', await document.save());
    const byText = new Map(pieces.map((piece) => [piece.text, piece]));
    expect(byText.get('ADA POE,')).toMatchObject({ bold: true, italic: false, size: 140 });
    expect(byText.get('Plaintiff,')).toMatchObject({ bold: false, italic: true, size: 120 });
    expect(byText.get('ADA POE,')?.left).toBeCloseTo(1000, -2);
    expect(byText.get('Case No. 24-17')?.left).toBeCloseTo(6000, -2);
    // The line stands 200 points below the top of 800.
    const { top = 0, height = 0 } = byText.get('ADA POE,') ?? {};
    expect(top + height).toBeGreaterThan(2400);
    expect(top + height).toBeLessThan(2600);
  });

  test('lines of pleading paper keep their places without their numbers', async () => {
    const lines = Array.from({ length: 28 }, (_, index) => `the court heard matter ${index + 30}`);
    const pieces = await piecesIn('pleading.pdf', await makePleading(lines, 'between'));
    expect(pieces.map(({ text }) => text)).toEqual(lines);
    expect(pieces[0]?.left).toBeCloseTo(1470, -2);
  });

  test('a Word file has its lines without boxes', async () => {
    const pieces = await piecesIn('motion.docx', makeDocx(['MOTION TO STAY', 'Ada Poe moves the court.']));
    expect(pieces.map(({ text, height }) => [text, height])).toEqual([
      ['MOTION TO STAY', 0],
      ['Ada Poe moves the court.', 0],
    ]);
  });
});

test('Word says what is centered, bold or in a column of a table, itself or by its style', () => {
  const styles = new WordStyles(
    '<w:styles><w:style w:styleId="Base"><w:pPr><w:jc w:val="center"/></w:pPr></w:style>' +
      '<w:style w:styleId="Head"><w:basedOn w:val="Base"/><w:rPr><w:b/></w:rPr></w:style></w:styles>',
  );
  const paragraph = (text: string, pPr = '', rPr = '') =>
    `<w:p><w:pPr>${pPr}</w:pPr><w:r><w:rPr>${rPr}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const cell = (...content: string[]) => `<w:tc>${content.join('')}</w:tc>`;
  const xml =
    paragraph('DISTRICT COURT', '<w:pStyle w:val="Head"/>') +
    `<w:tbl><w:tr>${cell(paragraph('ADA POE,'), paragraph('Plaintiff,'))}${cell(paragraph('No. 12', '', '<w:b/>'))}</w:tr></w:tbl>` +
    paragraph('Dated today', '<w:jc w:val="right"/>', '<w:b w:val="0"/>');
  const { text, lines } = readWordPart(xml, null, styles);
  const pieces = piecesOf(placeLines(text, lines));
  expect(
    pieces.map(({ start, end, centered, bold, right, cell: column }) => [
      text.slice(start, end),
      { centered, bold, right, column },
    ]),
  ).toEqual([
    ['DISTRICT COURT', { centered: true, bold: true, right: false, column: 0 }],
    ['ADA POE,', { centered: false, bold: false, right: false, column: 1 }],
    ['Plaintiff,', { centered: false, bold: false, right: false, column: 1 }],
    ['No. 12', { centered: false, bold: true, right: false, column: 2 }],
    ['Dated today', { centered: false, bold: false, right: true, column: 0 }],
  ]);
});
