import { poorPagesNote, unreadTablesNote } from '#src/reading/poor-pages.ts';
import { sniffKind } from '#src/reading/sniff.ts';
import { isTranscript, noTranscript, type TranscriptMemory } from '#src/reading/testimony.ts';
import { PAGE_LIMIT, type ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';
import { listPages } from './page-list.ts';
import { openPdf, type PdfDocument } from './pdf-document.ts';
import { fallbackAttachments, readPdfFallback } from './pdf-fallback.ts';
import { readLayer } from './pdf-layer.ts';
import { checkLayers, readScans, type ScannedPage } from './pdf-scan.ts';
import { ReadStop } from './stop.ts';

/** A page tree that lies about its length: after so many pages that are not there, reading ends. */
const MISSING_PAGES = 100;

const NOTHING_DRAWN =
  'No text and no picture was found on any page of this PDF. It may be damaged. Open it on your computer. If its pages show there, print it to a new PDF and upload that copy.';

/** A PDF page by page: its text layer where that can be used, OCR where it cannot. */
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
  const { mostPages = PAGE_LIMIT } = output.job;
  const total = Math.min(document.pageCount, PAGE_LIMIT, mostPages);
  output.opened('pdf', 'application/pdf', total);
  const { scans, layered, lost, read, drawn } = await readTextLayers(document, total, output);
  if (read === 0) return readPdfFallback(output);
  await checkLayers(document, layered, total, output);
  const unread = [...lost, ...(await readScans(document, scans, total, output))];
  await takeAttachments(document, output);
  const pageCount = read + lost.length;
  if (mostPages < PAGE_LIMIT && document.pageCount > mostPages) output.firstPages(mostPages);
  else if (document.pageCount > PAGE_LIMIT && pageCount === PAGE_LIMIT) {
    output.note(
      `Only the first ${PAGE_LIMIT} pages were read; split the file and upload the rest separately.`,
    );
  }
  if (unread.length > 0) {
    const those = unread.length === 1 ? 'that page' : 'those pages';
    output.note(
      `${listPages(unread)} could not be read; look at the original, or upload a clearer copy of ${those}.`,
    );
  }
  noteDoubts(output);
  if (output.visibleCharacters === 0 && output.attachments.length === 0) {
    if (lost.length > 0) throw new ReadStop('corrupt');
    throw drawn ? new ReadStop('nothing-to-read') : new ReadStop('nothing-to-read', NOTHING_DRAWN);
  }
  const { attachments, notes, poorPages, isInPart } = output;
  const said = { attachments, notes, poorPages, isInPart };
  return { ok: true, kind: 'pdf', mimeType: 'application/pdf', pageCount, ...said };
}

/** Says which pages were read badly, and on which two readings have different numbers. */
function noteDoubts(output: JobOutput): void {
  const ascending = (pages: number[]) => pages.sort((a, b) => a - b);
  const numbers = ascending(output.doubtfulNumbers);
  if (numbers.length > 0) {
    const pages = listPages(numbers).toLowerCase();
    output.note(`Two readings of ${pages} disagree about numbers: compare them with the picture.`);
  }
  const tables = ascending(output.unreadTables);
  if (tables.length > 0) output.note(unreadTablesNote(listPages(tables), tables.length));
  const poor = ascending(output.poorPages);
  if (poor.length > 0) output.note(poorPagesNote(listPages(poor), poor.length));
}

async function readTextLayers(document: PdfDocument, total: number, output: JobOutput) {
  const scans: ScannedPage[] = [];
  /** Scans whose text somebody else's recognition made. */
  const layered: ScannedPage[] = [];
  const lost: number[] = [];
  const memory = noTranscript();
  /** Pages whose line numbers count only if the file turns out to be a transcript. */
  let held: ScannedPage[] = [];
  const put = (page: ScannedPage) => {
    if (page.scan === 'none') output.page(page.index + 1, page.text, 'text-layer', { lines: page.lines });
    else (page.scan === 'compare' ? layered : scans).push(page);
  };
  let missing: number[] = [];
  let read = 0;
  let drawn = false;
  for (let index = 0; index < total && missing.length < MISSING_PAGES; index += 1) {
    const layer = document.withPage(index, (page) => readLayer(page, memory));
    if (layer === null) {
      missing.push(index + 1);
      continue;
    }
    lost.push(...missing);
    missing = [];
    read += 1;
    drawn ||= layer.drawn;
    if (layer.bare === null) put({ index, ...layer });
    else held.push({ index, ...layer });
    if (layer.bare !== null && isTranscript(memory, layer.bare.lines) === 'yes') {
      for (const page of held) put(settled(page, memory));
      held = [];
    }
    if (index % 16 === 15) {
      output.progress({ stage: 'text', page: index + 1, pages: total });
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  for (const page of held) put(settled(page, memory));
  if (missing.length < MISSING_PAGES) lost.push(...missing);
  for (const page of lost) output.page(page, '', 'text-layer');
  return { scans, layered, lost, read, drawn };
}

/** The page as what its file has turned out to be needs it: with the numbers of its lines or without. */
function settled(page: ScannedPage, memory: TranscriptMemory): ScannedPage {
  if (page.bare === null || isTranscript(memory, page.bare.lines) !== 'no') return page;
  return { ...page, text: page.bare.text };
}

async function takeAttachments(document: PdfDocument, output: JobOutput): Promise<void> {
  const refused: string[] = [];
  for (const { name, content } of document.attachments()) {
    if (content === null) refused.push(name);
    else await attach(output, name, content);
  }
  if (refused.length === 0) return;
  const others = await fallbackAttachments(output.job.path);
  for (const name of refused) {
    const content = others.get(name);
    if (content === undefined)
      output.note(`The attachment "${name}" inside this PDF could not be taken out.`);
    else await attach(output, name, content);
  }
}

async function attach(output: JobOutput, name: string, content: Uint8Array): Promise<void> {
  await output.attach(name, sniffKind(content.subarray(0, 8192), name).mimeType, content);
}
