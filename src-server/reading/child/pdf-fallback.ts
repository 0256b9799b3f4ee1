import { readFile } from 'node:fs/promises';
import { PAGE_LIMIT, type ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';
import { ReadStop } from './stop.ts';

const LARGEST_BYTES = 256 * 1024 * 1024;

/** pdf.js for files that PDFium cannot open: text only, no OCR. */
export async function readPdfFallback(output: JobOutput): Promise<ReadSummary> {
  const { getDocumentProxy } = await import('unpdf');
  const bytes = await readFile(output.job.path);
  if (bytes.length > LARGEST_BYTES) throw new ReadStop('corrupt');
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  }).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : '';
    throw new ReadStop(name === 'PasswordException' ? 'encrypted' : 'corrupt');
  });
  const pages = Math.min(document.numPages, PAGE_LIMIT);
  output.opened('pdf', 'application/pdf', pages);
  let failures = 0;
  for (let number = 1; number <= pages && failures < 100; number += 1) {
    try {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      let text = '';
      for (const item of items) {
        if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
      }
      output.page(number, text, 'text-layer');
      page.cleanup();
    } catch {
      failures += 1;
    }
    if (number % 16 === 0) output.progress({ stage: 'text', page: number, pages });
  }
  if (output.visibleCharacters === 0) throw new ReadStop('corrupt');
  if (failures > 0)
    output.note('This PDF is damaged; some of its pages could not be read. Upload a fresh copy.');
  return {
    ok: true,
    kind: 'pdf',
    mimeType: 'application/pdf',
    pageCount: pages,
    attachments: output.attachments,
    notes: output.notes,
  };
}
