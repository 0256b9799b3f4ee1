import {
  PDFDocument,
  type PDFFont,
  type PDFImage,
  PDFName,
  type PDFPage,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { jpegInfo } from '#src/reading/jpeg-info.ts';
import { cleanJpeg } from '../reading/child/clean-jpeg.ts';
import { labelOf } from './bates-label.ts';
import type { PdfLook } from './page-look.ts';
import { ownResources, plain } from './pdf-annotations.ts';
import { type Stamp, stampPage } from './stamp-pdf.ts';
import type { StampNumbers } from './stamp-protocol.ts';

const LETTER = { width: 612, height: 792 };
const MARGIN = 36;
/** Room for the stamp below a picture. */
const FOOT = 54;
/** 150 dots to the inch, and at most what a sheet of 11 by 17 inches has of them. */
const PIXELS_PER_POINT = 150 / 72;
const MOST_PIXELS = 4_300_000;
const MOST_DRAWN = 400;
const MOST_PICTURE_PIXELS = 60_000_000;
const WIDEST_LINE = 82;

const save = (pdf: PDFDocument) => pdf.save({ updateFieldAppearances: false, addDefaultPage: false });

async function begin(): Promise<{ pdf: PDFDocument; font: PDFFont }> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  return { pdf, font: await pdf.embedFont(StandardFonts.Helvetica) };
}

function stampWhole(
  pdf: PDFDocument,
  page: PDFPage,
  font: PDFFont,
  stamp: Pick<Stamp, 'label' | 'isTaken'>,
): void {
  const { width, height } = page.getSize();
  stampPage(pdf, page, font, { ...stamp, shown: { box: { x: 0, y: 0, width, height }, turn: 0, unit: 1 } });
}

/** The pages of a PDF as pictures of what is seen, each with its number. Throws where a page cannot be drawn and where all are blank. */
export async function drawPages(look: PdfLook, numbers: StampNumbers): Promise<Uint8Array> {
  if (look.pageCount !== numbers.pages) throw new Error('The pages are not those that were numbered.');
  if (numbers.pages > MOST_DRAWN) throw new Error('These are too many pages to be drawn.');
  const { pdf, font } = await begin();
  let isBlank = true;
  for (let index = 0; index < numbers.pages; index += 1) {
    const size = look.size(index);
    const picture = look.picture(index, PIXELS_PER_POINT, MOST_PIXELS);
    if (size === null || picture === null) throw new Error('This page cannot be drawn.');
    isBlank &&= picture.data.every((value) => value === 255);
    const image = pdf.context.flateStream(picture.data, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: picture.width,
      Height: picture.height,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
    });
    const page = pdf.addPage([size.width, size.height]);
    ownResources(pdf, page, 'XObject').set(PDFName.of('Page'), pdf.context.register(image));
    const drawing = `q ${plain(size.width)} 0 0 ${plain(size.height)} 0 0 cm /Page Do Q\n`;
    page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(drawing)));
    stampWhole(pdf, page, font, { label: labelOf(numbers, index), isTaken: true });
  }
  if (isBlank) throw new Error('Nothing can be seen on these pages.');
  return save(pdf);
}

/** A photo or scan on a sheet, upright, without what the camera wrote beside it. Throws where it cannot be shown. */
export async function placePicture(
  bytes: Uint8Array,
  kind: 'png' | 'jpeg',
  numbers: StampNumbers,
): Promise<Uint8Array> {
  const { pdf, font } = await begin();
  const { image, turns } = await embed(pdf, bytes, kind);
  const isSideways = turns % 2 === 1;
  const shown = isSideways
    ? { width: image.height, height: image.width }
    : { width: image.width, height: image.height };
  const sheet = shown.width > shown.height ? { width: LETTER.height, height: LETTER.width } : { ...LETTER };
  const page = pdf.addPage([sheet.width, sheet.height]);
  const scale = Math.min(
    1,
    (sheet.width - 2 * MARGIN) / shown.width,
    (sheet.height - MARGIN - FOOT) / shown.height,
  );
  const [width, height] = [shown.width * scale, shown.height * scale];
  const left = (sheet.width - width) / 2;
  const bottom = FOOT + (sheet.height - MARGIN - FOOT - height) / 2;
  const matrix = [
    [width, 0, 0, height, left, bottom],
    [0, -height, width, 0, left, bottom + height],
    [-width, 0, 0, -height, left + width, bottom + height],
    [0, height, -width, 0, left + width, bottom],
  ][turns % 4];
  ownResources(pdf, page, 'XObject').set(PDFName.of('Picture'), image.ref);
  const drawing = `q ${(matrix ?? []).map(plain).join(' ')} cm /Picture Do Q\n`;
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.stream(drawing)));
  stampWhole(pdf, page, font, { label: labelOf(numbers, 0), isTaken: false });
  return save(pdf);
}

async function embed(
  pdf: PDFDocument,
  bytes: Uint8Array,
  kind: 'png' | 'jpeg',
): Promise<{ image: PDFImage; turns: number }> {
  if (kind === 'jpeg') {
    const info = jpegInfo(bytes);
    if (info === null) throw new Error('This picture cannot be opened.');
    return { image: await pdf.embedJpg(cleanJpeg(bytes)), turns: info.quarterTurns };
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 33 || view.getUint32(16) * view.getUint32(20) > MOST_PICTURE_PIXELS) {
    throw new Error('This picture has too many pixels.');
  }
  return { image: await pdf.embedPng(bytes), turns: 0 };
}

/** A sheet for each number of a document whose pages cannot be shown, with these lines on it. */
export async function slipSheets(lines: readonly string[], numbers: StampNumbers): Promise<Uint8Array> {
  const { pdf, font } = await begin();
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (let index = 0; index < numbers.pages; index += 1) {
    const page = pdf.addPage([LETTER.width, LETTER.height]);
    const shown =
      index === 0 ? lines : [lines[0] ?? '', `Page ${index + 1} of ${numbers.pages}: see the first sheet.`];
    let y = LETTER.height / 2 + 60;
    for (const [at, line] of shown.entries()) {
      for (const part of wrap(printable(line))) {
        page.drawText(part, { x: 72, y, size: at === 0 ? 14 : 11, font: at === 0 ? bold : font });
        y -= at === 0 ? 26 : 17;
      }
    }
    stampWhole(pdf, page, font, { label: labelOf(numbers, index), isTaken: false });
  }
  return save(pdf);
}

/** Letters that the built-in alphabet of a PDF has; any other becomes a question mark. */
function printable(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2013\u2014]/g, '-')
    .replaceAll(/[^\u0020-\u007e\u00a1-\u00ff]/gu, '?');
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > WIDEST_LINE) {
    const space = rest.lastIndexOf(' ', WIDEST_LINE);
    const at = space > WIDEST_LINE / 2 ? space : WIDEST_LINE;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...lines, rest];
}
