import { readFile, stat } from 'node:fs/promises';
import { PAGE_LIMIT, type ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';
import { ReadStop } from './stop.ts';

/** pdf.js holds the whole file in memory, several times over. */
const LARGEST_BYTES = 128 * 1024 * 1024;

/** pdf.js for files that PDFium cannot open: text only, no OCR. */
export async function readPdfFallback(output: JobOutput): Promise<ReadSummary> {
  const document = await openWithPdfjs(output.job.path).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    throw new ReadStop(name === 'PasswordException' ? 'encrypted' : 'corrupt');
  });
  const { mostPages = PAGE_LIMIT } = output.job;
  const pages = Math.min(document.numPages, PAGE_LIMIT, mostPages);
  output.opened('pdf', 'application/pdf', pages);
  let failures = 0;
  for (let number = 1; number <= pages && failures < 100; number += 1) {
    try {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
      output.page(number, parts.join(''), 'text-layer');
      page.cleanup();
    } catch {
      failures += 1;
    }
    if (number % 16 === 0) output.progress({ stage: 'text', page: number, pages });
  }
  await document.destroy();
  if (output.visibleCharacters === 0) throw new ReadStop('corrupt');
  if (failures > 0)
    output.note('This PDF is damaged and some of its pages could not be read; upload a fresh copy.');
  if (mostPages < PAGE_LIMIT && document.numPages > mostPages) output.firstPages(mostPages);
  const { attachments, notes, isInPart } = output;
  const said = { attachments, notes, isInPart };
  return { ok: true, kind: 'pdf', mimeType: 'application/pdf', pageCount: pages, ...said };
}

/** Attached files by name, for the few that PDFium lists but cannot take out; empty when pdf.js cannot either. */
export async function fallbackAttachments(path: string): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  try {
    const document = await openWithPdfjs(path);
    const listed: unknown = await document.getAttachments();
    for (const entry of typeof listed === 'object' && listed !== null ? Object.values(listed) : []) {
      const { filename, rawFilename, content } = readAttachment(entry);
      if (content === undefined) continue;
      for (const name of [filename, rawFilename]) if (name !== undefined) found.set(name, content);
    }
    await document.destroy();
  } catch {
    return found;
  }
  return found;
}

function readAttachment(entry: unknown): { filename?: string; rawFilename?: string; content?: Uint8Array } {
  if (typeof entry !== 'object' || entry === null) return {};
  const text = (key: string) => {
    const value: unknown = Reflect.get(entry, key);
    return typeof value === 'string' ? { [key]: value } : {};
  };
  const content: unknown = Reflect.get(entry, 'content');
  return {
    ...text('filename'),
    ...text('rawFilename'),
    ...(content instanceof Uint8Array ? { content } : {}),
  };
}

async function openWithPdfjs(path: string) {
  if ((await stat(path)).size > LARGEST_BYTES) throw new Error('too large for pdf.js');
  const { getDocumentProxy } = await import('unpdf');
  return getDocumentProxy(new Uint8Array(await readFile(path)), {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
}
