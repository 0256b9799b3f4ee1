import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import yazl from 'yazl';
import type { GrayImage } from '#server/reading/child/gray-image.ts';
import { openPdfBytes } from '#server/reading/child/pdf-document.ts';

/** A folder for one test file, and its removal. */
export async function makeFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'proceed-reading-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A PDF with one page per entry; each page is a list of lines. */
export async function makePdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const lines of pages) {
    const page = document.addPage([612, 792]);
    for (const [index, line] of lines.entries())
      page.drawText(line, { x: 90, y: 700 - index * 20, size: 12, font });
  }
  return document.save();
}

/** Pleading paper: 28 numbers down the left margin, drawn before, after or between the lines. */
export async function makePleading(
  lines: readonly string[],
  order: 'before' | 'between',
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([612, 792]);
  const number = (index: number) =>
    page.drawText(`${index + 1}`, { x: 50, y: 730 - index * 24, size: 12, font });
  const line = (index: number) =>
    page.drawText(lines[index] ?? ' ', { x: 90, y: 730 - index * 24, size: 12, font });
  const all = Array.from({ length: 28 }, (_, index) => index);
  if (order === 'before') {
    for (const index of all) number(index);
    for (const index of all) line(index);
  } else
    for (const index of all) {
      number(index);
      line(index);
    }
  return document.save();
}

/** A page of text as a scanner would give it, at `dpi`. */
export async function makeScan(lines: readonly string[], dpi: number): Promise<GrayImage> {
  const document = await openPdfBytes(await makePdf([lines]));
  const image = document?.withPage(0, (page) => page.render(dpi / 72)) ?? null;
  document?.close();
  if (image === null) throw new Error('the page could not be drawn');
  return image;
}

/** A gray 8-bit PNG. */
export function encodePng(image: GrayImage): Buffer {
  const rows = Buffer.alloc((image.width + 1) * image.height);
  for (let row = 0; row < image.height; row += 1) {
    rows.set(image.data.subarray(row * image.width, (row + 1) * image.width), row * (image.width + 1) + 1);
  }
  return assemblePng({ width: image.width, height: image.height, depth: 8, color: 0, rows });
}

/** Any PNG of filtered rows; `before` are chunks between header and data. */
export function assemblePng(png: {
  width: number;
  height: number;
  depth: number;
  color: number;
  interlace?: number;
  rows: Uint8Array;
  before?: Buffer[];
}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(png.width, 0);
  header.writeUInt32BE(png.height, 4);
  header.set([png.depth, png.color, 0, 0, png.interlace ?? 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(png.before ?? []),
    pngChunk('IDAT', deflateSync(png.rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, body: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + body.length);
  chunk.writeUInt32BE(body.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(body, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + body.length)), 8 + body.length);
  return chunk;
}

const BOMB_BLOCK = 16 * 1024 * 1024;

/** A PDF of two pages: one of text, and one whose content inflates to `bytes` bytes of text operators. */
export function makeBombPdf(bytes: number): Buffer {
  const first = 'BT /F1 12 Tf 72 700 Td (Motion to compel) Tj ET';
  const line = Buffer.from('BT /F1 12 Tf 72 700 Td (pleading) Tj ET\n'.repeat(1_000));
  // Blocks that inflate each for themselves can be repeated, so that little has to be deflated.
  const block = deflateRawSync(Buffer.alloc(BOMB_BLOCK, line), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blocks = new Array<Buffer>(Math.ceil(bytes / BOMB_BLOCK)).fill(block);
  const parts = Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, deflateRawSync(Buffer.alloc(0))]);
  return rawPdf([
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [6 0 R 3 0 R] /Count 2>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    Buffer.concat([
      Buffer.from(`<</Length ${parts.length} /Filter /FlateDecode>> stream\n`),
      parts,
      Buffer.from('\nendstream'),
    ]),
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 7 0 R /Resources <</Font <</F1 5 0 R>>>>>>',
    `<</Length ${first.length}>> stream\n${first}\nendstream`,
  ]);
}

/** Objects 1, 2, … as a PDF file with its cross-reference table. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj `),
      Buffer.from(object),
      Buffer.from(' endobj\n'),
    ]);
    offsets.push(at);
    at += whole.length;
    parts.push(whole);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer <</Size ${size} /Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A zip archive of named parts. */
export async function makeZip(path: string, parts: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
  '</Relationships>';

/** A Word document with the given body XML and further parts. */
export function makeDocx(
  path: string,
  body: string,
  parts: Readonly<Record<string, string>> = {},
): Promise<void> {
  return makeZip(path, {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': RELATIONS,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** One Word paragraph of plain text. */
export function paragraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** Writes a file into a folder and returns its path. */
export async function put(folder: string, name: string, content: Uint8Array | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
