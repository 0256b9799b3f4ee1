import { findMarginNumbers, isMarginColumn, withoutMarginNumbers } from '#src/reading/pleading-paper.ts';
import { sniffKind } from '#src/reading/sniff.ts';
import { joinReadings, judgeTextLayer, measureText } from '#src/reading/text-quality.ts';
import { PAGE_LIMIT, type ReadSummary } from '../protocol.ts';
import { PIXEL_LIMIT } from './gray-image.ts';
import { OCR_LANES, ocrEngine, recognisePage } from './ocr.ts';
import type { JobOutput } from './output.ts';
import { listPages } from './page-list.ts';
import { openPdf, type PdfDocument, type PdfPage } from './pdf-document.ts';
import { readPdfFallback } from './pdf-fallback.ts';
import { ReadStop } from './stop.ts';

const POINTS_PER_INCH = 72;
const OCR_DPI = 300;
const PAGE_OCR_MS = 60_000;
/** After this share of the time limit no further page is begun, so that what was read is kept. */
const LAST_CALL = 0.85;

interface ScannedPage {
  index: number;
  layer: string;
}

export async function readPdf(output: JobOutput): Promise<ReadSummary> {
  const document = await openPdf(output.job.path);
  if (document === undefined || document.pageCount === 0) {
    document?.close();
    return readPdfFallback(output);
  }
  try {
    return await readPages(document, output);
  } finally {
    document.close();
  }
}

async function readPages(document: PdfDocument, output: JobOutput): Promise<ReadSummary> {
  const total = Math.min(document.pageCount, PAGE_LIMIT);
  output.opened('pdf', 'application/pdf', total);
  const { scans, lost, read } = await readTextLayers(document, total, output);
  if (read === 0) return readPdfFallback(output);
  const unread = [...lost, ...(await readScans(document, scans, total, output))];
  await takeAttachments(document, output);
  const pageCount = read + lost.length;
  if (document.pageCount > PAGE_LIMIT && pageCount === PAGE_LIMIT) {
    output.note(
      `Only the first ${PAGE_LIMIT} pages were read; split the file and upload the rest separately.`,
    );
  }
  if (unread.length > 0) {
    output.note(
      `${listPages(unread)} could not be read; look at the original, or upload a clearer copy of ${unread.length === 1 ? 'that page' : 'those pages'}.`,
    );
  }
  if (output.visibleCharacters === 0 && output.attachments.length === 0)
    throw new ReadStop('nothing-to-read');
  return {
    ok: true,
    kind: 'pdf',
    mimeType: 'application/pdf',
    pageCount,
    attachments: output.attachments,
    notes: output.notes,
  };
}

async function readTextLayers(document: PdfDocument, total: number, output: JobOutput) {
  const scans: ScannedPage[] = [];
  const lost: number[] = [];
  let read = 0;
  let missing: number[] = [];
  for (let index = 0; index < total; index += 1) {
    const layer = document.withPage(index, (page) => readLayer(page));
    if (layer === null) {
      missing.push(index + 1);
      if (missing.length >= 100) break;
      continue;
    }
    lost.push(...missing);
    missing = [];
    read += 1;
    if (layer.scan) scans.push({ index, layer: layer.text });
    else output.page(index + 1, layer.text, 'text-layer');
    if (index % 16 === 15) {
      output.progress({ stage: 'text', page: index + 1, pages: total });
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  if (missing.length < 100) lost.push(...missing);
  for (const page of lost) output.page(page, '', 'text-layer');
  return { scans, lost, read };
}

function readLayer(page: PdfPage): { text: string; scan: boolean } {
  const text = withoutLineNumbers(
    page,
    page
      .text()
      .replace(/\r\n?/g, '\n')
      .replace(/[\u0002\ufffe\u00ad](?=\n|$)/g, '-')
      .replace(/[\u0002\ufffe]/g, '-\n'),
  );
  const verdict = judgeTextLayer(text);
  if (verdict === 'good') return { text, scan: false };
  if (verdict === 'garbage') return { text, scan: true };
  const { imageShare, objects } = page.content();
  const letters = measureText(text).letters;
  return { text, scan: imageShare > 0.2 || objects > 300 || (letters === 0 && objects > 0) };
}

function withoutLineNumbers(page: PdfPage, text: string): string {
  const found = findMarginNumbers(text);
  if (found === null) return text;
  if (!found.together && !standsInMargin(page, found.numbers.length)) return text;
  return withoutMarginNumbers(text, found.numbers);
}

/** Whether the page's numbers 1 to `count` stand in a column left of nearly all other text. */
function standsInMargin(page: PdfPage, count: number): boolean {
  const boxes = page.characterBoxes().filter((box) => box.character.trim() !== '');
  const lefts = boxes.map((box) => box.left).toSorted((a, b) => a - b);
  const edge = lefts[Math.min(lefts.length - 1, Math.floor(count * 1.7 + lefts.length * 0.03))] ?? 0;
  const column: Array<{ right: number; top: number }> = [];
  for (const [at, box] of boxes.entries()) {
    const label = String(column.length + 1);
    if (column.length === count || box.box.right > edge + 1) continue;
    const word = boxes.slice(at, at + label.length);
    if (word.map((each) => each.character).join('') !== label) continue;
    column.push({ right: word.at(-1)?.box.right ?? 0, top: box.box.top });
  }
  return column.length === count && isMarginColumn(column, edge, page.height);
}

/** Reads scanned pages two at a time and returns the numbers of those that could not be read. */
async function readScans(document: PdfDocument, scans: ScannedPage[], total: number, output: JobOutput) {
  if (scans.length === 0) return [];
  const engine = await ocrEngine(output.job.ocr);
  const unread: number[] = [];
  const queue = [...scans];
  let done = 0;
  async function lane(): Promise<void> {
    for (let scan = queue.shift(); scan !== undefined; scan = queue.shift()) {
      const number = scan.index + 1;
      output.progress({ stage: 'ocr', page: number, pages: total });
      const text = output.timeUsed < LAST_CALL ? await readScan(document, scan, output, engine) : null;
      if (text === null) unread.push(number);
      output.page(number, text ?? fallbackLayer(scan.layer), text === null ? 'text-layer' : 'ocr');
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: OCR_LANES }, lane));
  if (done > 0 && output.timeUsed >= LAST_CALL && unread.length > 0) {
    output.note('Reading the scanned pages took too long and was stopped; split the file into smaller ones.');
  }
  return unread.toSorted((a, b) => a - b);
}

async function readScan(
  document: PdfDocument,
  scan: ScannedPage,
  output: JobOutput,
  engine: Awaited<ReturnType<typeof ocrEngine>>,
): Promise<string | null> {
  try {
    const image = document.withPage(scan.index, (page) => page.render(ocrScale(page)));
    if (image === null) return null;
    const limit = Math.min(PAGE_OCR_MS, output.timeLeftMs * 0.9);
    const reading = await recognisePage(engine, image, limit, output.job.outDir);
    const numbers = findMarginNumbers(reading.text);
    const text = numbers === null ? reading.text : withoutMarginNumbers(reading.text, numbers.numbers);
    const verdict = judgeTextLayer(scan.layer);
    if (verdict === 'sparse') return joinReadings(text, scan.layer);
    return measureText(text).score >= measureText(scan.layer).score ? text : scan.layer;
  } catch (error) {
    process.stderr.write(
      `page ${scan.index + 1}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return null;
  }
}

/** Garbage is worse than nothing for search and quotes; stamps are worth keeping. */
function fallbackLayer(layer: string): string {
  return judgeTextLayer(layer) === 'garbage' ? '' : layer;
}

function ocrScale(page: PdfPage): number {
  const native = page.content().widestImage * POINTS_PER_INCH;
  const dpi = native > OCR_DPI && native <= 400 ? native : OCR_DPI;
  const scale = dpi / POINTS_PER_INCH;
  const pixels = page.width * page.height * scale * scale;
  return pixels > PIXEL_LIMIT ? scale * Math.sqrt(PIXEL_LIMIT / pixels) : scale;
}

async function takeAttachments(document: PdfDocument, output: JobOutput): Promise<void> {
  for (const { name, content } of document.attachments()) {
    if (content === null) output.note(`The attachment "${name}" inside this PDF could not be taken out.`);
    else await output.attach(name, sniffKind(content.subarray(0, 8192), name).mimeType, content);
  }
}
