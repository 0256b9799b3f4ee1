import { withoutEdgeMarks } from '#src/reading/edge-marks.ts';
import { withoutMarginColumn } from '#src/reading/margin-column.ts';
import { findMarginNumbers, withoutMarginNumbers } from '#src/reading/pleading-paper.ts';
import type { TextSource } from '#src/reading/schema.ts';
import { keptNumbers, noTranscript } from '#src/reading/testimony.ts';
import { addMissedLines, judgeTextLayer, measureText } from '#src/reading/text-quality.ts';
import { compareReadings, strayFrom, withPrintedLines } from '#src/reading/two-readings.ts';
import { RECOGNIZED, type SeenLine } from '#src/text/line-layout.ts';
import { type GrayImage, PIXEL_LIMIT } from './gray-image.ts';
import { OCR_LANES, ocrEngine, recognizePage } from './ocr.ts';
import { isPoorlyRead, type OcrEngine, type OcrReading } from './ocr-engine.ts';
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
/** A picture beside text with so many marks taken for words is a page of its own. */
const MANY_WORDS = 40;
/** Two readings of one page that agree less than this differ strongly. */
const LAYERS_AGREE = 0.9;
/** After so many pages on which they do not, or after the first, the text that came with the rest is taken as it is. */
const ENOUGH_AGREED = 2;

/**
 * Compares the first page whose text somebody else's recognition made with our own reading, and the pages after it as
 * long as the two differ strongly: one bad page of a scan is rarely alone, and good ones are not read again.
 */
export async function checkLayers(
  document: PdfDocument,
  layered: readonly ScannedPage[],
  total: number,
  output: JobOutput,
): Promise<void> {
  const queue = [...layered];
  let agreed = output.job.ocr === 'none' ? ENOUGH_AGREED : ENOUGH_AGREED - 1;
  const engine = queue.length > 0 && agreed < ENOUGH_AGREED ? await ocrEngine(output.job.ocr) : null;
  async function lane(): Promise<void> {
    for (let scan = queue.shift(); scan !== undefined; scan = queue.shift()) {
      const isDue = engine !== null && agreed < ENOUGH_AGREED && output.timeUsed < LAST_CALL;
      if (isDue) output.progress({ stage: 'ocr', page: scan.index + 1, pages: total });
      const reading = isDue ? await readScan(document, scan, output, engine) : null;
      const { source, agreement } = keep(scan, reading, output);
      if (reading === null) continue;
      agreed = source === 'ocr' && agreement < LAYERS_AGREE ? 0 : agreed + 1;
    }
  }
  const [first] = queue.splice(0, 1);
  const others = queue.splice(0);
  if (first !== undefined) queue.push(first);
  await lane();
  queue.push(...others);
  await Promise.all(Array.from({ length: OCR_LANES }, lane));
}

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
      keep(scan, reading, output);
    }
  }
  await Promise.all(Array.from({ length: OCR_LANES }, lane));
  if (late)
    output.note('Reading the scanned pages took too long and was stopped; split the file into smaller ones.');
  return unread.toSorted((a, b) => a - b);
}

/** Hands on what counts of a page: its layer, our reading, or both. */
function keep(scan: ScannedPage, reading: OcrReading | null, output: JobOutput): PageText {
  const number = scan.index + 1;
  const kept = reading === null ? layerAlone(scan) : combine(scan, reading);
  // Pictures among text are cut out before they are read, so their words have no place on the page.
  const isPart = scan.scan === 'add';
  const isWhole = kept.source === 'ocr' && !isPart;
  const words = isWhole ? reading?.words : [];
  if (kept.numbersDisagree) output.doubtfulNumbers.push(number);
  const isMuch = isWhole || (isPart && (reading?.words.length ?? 0) >= MANY_WORDS);
  if (isMuch && reading !== null && isPoorlyRead(reading)) output.poorPages.push(number);
  if (isWhole && reading?.hasUnreadTable) output.unreadTables.push(number);
  const isCompared = reading !== null && !kept.numbersDisagree;
  const lines = isCompared ? scan.lines.map(asCompared) : scan.lines;
  output.page(number, kept.text, kept.source, { words, lines });
  return kept;
}

/** A line of somebody else's recognition that our own agrees with. */
const asCompared = (line: SeenLine): SeenLine => ({ ...line, flags: line.flags & ~RECOGNIZED });

/** With OCR switched off, pages keep what their text layer has. */
function leaveUnread(scans: readonly ScannedPage[], output: JobOutput): number[] {
  for (const scan of scans) keep(scan, null, output);
  return scans.filter((scan) => scan.scan !== 'add').map((scan) => scan.index + 1);
}

async function readScan(document: PdfDocument, scan: ScannedPage, output: JobOutput, engine: OcrEngine) {
  try {
    const image = document.withPage(scan.index, (page) => drawForOcr(page, scan.scan === 'add'));
    if (image === null) return null;
    const limit = Math.min(PAGE_OCR_MS, output.timeLeftMs * 0.9);
    if (scan.scan === 'add') {
      const part = await engine.recognize(image, limit, output.folder());
      // Under a court's printed stamp a whole page may lie upside down; a seal or a logo has few words.
      if (part.words.length < MANY_WORDS || !isPoorlyRead(part)) return part;
    }
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
  numbersDisagree: boolean;
  /** Of two readings, 0 to 1; 1 where there was one. */
  agreement: number;
}

const ALONE = { numbersDisagree: false, agreement: 1 };

/** Garbage is worse than nothing for search and quotes; stamps and sparse text are worth keeping. */
function layerAlone(scan: ScannedPage): PageText {
  return { text: scan.scan === 'replace' ? '' : scan.text, source: 'text-layer', ...ALONE };
}

/** The text of a page without marks of its edge and the numbers of its lines, except those by which testimony is cited. */
export function withoutMargins({ text: read, words }: OcrReading): string {
  const marked = withoutEdgeMarks(read, words);
  if (keptNumbers(marked, noTranscript()) !== null) return marked;
  const text = withoutMarginColumn({ text: marked, words });
  const found = findMarginNumbers(text);
  return found === null ? text : withoutMarginNumbers(text, found.numbers);
}

function combine(scan: ScannedPage, reading: OcrReading): PageText {
  const read = withoutMargins(reading);
  if (scan.scan === 'add') {
    const text = reading.sure >= 3 ? addMissedLines(scan.text, read) : scan.text;
    return { text, source: text === scan.text ? 'text-layer' : 'ocr', ...ALONE };
  }
  const own = { text: read, words: reading.words };
  const text = withPrintedLines(read, scan.stamp, { lines: scan.lines, words: reading.words });
  const ours: PageText = { ...ALONE, text, source: 'ocr', numbersDisagree: strayFrom(scan.stamp, own) };
  if (scan.scan === 'under') return { ...ours, text: addMissedLines(text, scan.text) };
  if (scan.scan === 'compare') {
    const { better, agreement, numbersDisagree } = compareReadings(scan.text, own, scan.stamp);
    if (better === 'own')
      return { ...ours, agreement, numbersDisagree: numbersDisagree || ours.numbersDisagree };
    return { text: scan.text, source: 'text-layer', agreement, numbersDisagree };
  }
  const isBetter = measureText(read).score >= measureText(scan.text).score;
  if (isBetter || (judgeTextLayer(scan.text) === 'garbage' && reading.sure >= 12)) return ours;
  return { ...ALONE, text: scan.text, source: 'text-layer' };
}

/** Pixels per point: 300 dpi, the scan's own resolution up to 400, less for very large pages. */
function ocrScale(page: PdfPage, ownDpi: number): number {
  const scale = (ownDpi > OCR_DPI && ownDpi <= MOST_DPI ? ownDpi : OCR_DPI) / POINTS_PER_INCH;
  const pixels = page.width * page.height * scale * scale;
  return pixels > PIXEL_LIMIT ? scale * Math.sqrt(PIXEL_LIMIT / pixels) : scale;
}
