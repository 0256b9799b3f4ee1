import { findMarginNumbers, withoutMarginNumbers } from '#src/reading/pleading-paper.ts';
import type { TextSource } from '#src/reading/schema.ts';
import { keptNumbers, noTranscript } from '#src/reading/testimony.ts';
import { addMissedLines, judgeTextLayer, measureText } from '#src/reading/text-quality.ts';
import { type GrayImage, PIXEL_LIMIT } from './gray-image.ts';
import { OCR_LANES, ocrEngine, recognizePage } from './ocr.ts';
import type { OcrEngine, OcrReading } from './ocr-engine.ts';
import type { JobOutput } from './output.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { PageLayer } from './pdf-layer.ts';
import type { PdfPage } from './pdf-page.ts';

export interface ScannedPage extends PageLayer {
  index: number;
}

const POINTS_PER_INCH = 72;
const OCR_DPI = 300;
const MOST_DPI = 400;
const PAGE_OCR_MS = 60_000;
/** After this share of the time limit no further page is begun, so that what was read is kept. */
const LAST_CALL = 0.85;

/** Reads scanned pages, some at a time, and returns the numbers of those that could not be read. */
export async function readScans(
  document: PdfDocument,
  scans: readonly ScannedPage[],
  total: number,
  output: JobOutput,
): Promise<number[]> {
  if (scans.length === 0) return [];
  if (output.job.ocr === 'none') return leaveUnread(scans, output);
  const engine = await ocrEngine(output.job.ocr);
  const unread: number[] = [];
  const queue = [...scans];
  let late = false;
  async function lane(): Promise<void> {
    for (let scan = queue.shift(); scan !== undefined; scan = queue.shift()) {
      const number = scan.index + 1;
      output.progress({ stage: 'ocr', page: number, pages: total });
      late ||= output.timeUsed >= LAST_CALL;
      const reading = late ? null : await readScan(document, scan, output, engine);
      if (reading === null) unread.push(number);
      const { text, source } = reading === null ? layerAlone(scan) : combine(scan, reading);
      // Pictures among text are cut out before they are read, so their words have no place on the page.
      const words = source === 'ocr' && scan.scan !== 'add' ? reading?.words : [];
      output.page(number, text, source, { words, lines: scan.lines });
    }
  }
  await Promise.all(Array.from({ length: OCR_LANES }, lane));
  if (late)
    output.note('Reading the scanned pages took too long and was stopped; split the file into smaller ones.');
  return unread.toSorted((a, b) => a - b);
}

/** With OCR switched off, pages keep what their text layer has. */
function leaveUnread(scans: readonly ScannedPage[], output: JobOutput): number[] {
  for (const scan of scans) {
    const { text, source } = layerAlone(scan);
    output.page(scan.index + 1, text, source, { lines: scan.lines });
  }
  return scans.filter((scan) => scan.scan !== 'add').map((scan) => scan.index + 1);
}

async function readScan(document: PdfDocument, scan: ScannedPage, output: JobOutput, engine: OcrEngine) {
  try {
    const image = document.withPage(scan.index, (page) => drawForOcr(page, scan.scan === 'add'));
    if (image === null) return null;
    const limit = Math.min(PAGE_OCR_MS, output.timeLeftMs * 0.9);
    if (scan.scan === 'add') return await engine.recognize(image, limit, output.folder());
    return await recognizePage(engine, image, limit, output.folder());
  } catch (error) {
    process.stderr.write(
      `page ${scan.index + 1}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return null;
  }
}

/** The page, or only its pictures where its text is known. */
function drawForOcr(page: PdfPage, picturesOnly: boolean): GrayImage {
  const { pixelsPerPoint, unreadBox } = page.content();
  const image = page.render(ocrScale(page, pixelsPerPoint * POINTS_PER_INCH));
  return picturesOnly && unreadBox !== null ? page.crop(image, unreadBox) : image;
}

interface PageText {
  text: string;
  source: TextSource;
}

/** Garbage is worse than nothing for search and quotes; stamps and sparse text are worth keeping. */
function layerAlone(scan: ScannedPage): PageText {
  return { text: scan.scan === 'replace' ? '' : scan.text, source: 'text-layer' };
}

function combine(scan: ScannedPage, reading: OcrReading): PageText {
  const numbers = findMarginNumbers(reading.text);
  const isCited = keptNumbers(reading.text, noTranscript()) !== null;
  const read =
    numbers === null || isCited ? reading.text : withoutMarginNumbers(reading.text, numbers.numbers);
  if (scan.scan === 'under') return { text: addMissedLines(read, scan.text), source: 'ocr' };
  if (scan.scan === 'add') {
    const text = reading.sure >= 3 ? addMissedLines(scan.text, read) : scan.text;
    return { text, source: text === scan.text ? 'text-layer' : 'ocr' };
  }
  const better = measureText(read).score >= measureText(scan.text).score;
  if (better) return { text: read, source: 'ocr' };
  return judgeTextLayer(scan.text) === 'garbage' && reading.sure >= 12
    ? { text: read, source: 'ocr' }
    : { text: scan.text, source: 'text-layer' };
}

/** Pixels per point: 300 dpi, the scan's own resolution up to 400, less for very large pages. */
function ocrScale(page: PdfPage, ownDpi: number): number {
  const scale = (ownDpi > OCR_DPI && ownDpi <= MOST_DPI ? ownDpi : OCR_DPI) / POINTS_PER_INCH;
  const pixels = page.width * page.height * scale * scale;
  return pixels > PIXEL_LIMIT ? scale * Math.sqrt(PIXEL_LIMIT / pixels) : scale;
}
