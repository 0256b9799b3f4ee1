import { readFile, stat } from 'node:fs/promises';
import { chooseCharset } from '#src/reading/charset.ts';
import { readFailure } from '#src/reading/failures.ts';
import { readHtml } from '#src/reading/html-text.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import { linesOfRuns } from '#src/reading/unseen-html.ts';
import { type ReadSummary, TEXT_LIMIT } from '../protocol.ts';
import { decodeBytes } from './decode.ts';
import type { JobOutput } from './output.ts';

const LARGEST_BYTES = 64 * 1024 * 1024;

/** Plain text (or a saved web page), one page per form feed. */
export async function readTxt(output: JobOutput, mimeType: string): Promise<ReadSummary | ReadFailure> {
  if ((await stat(output.job.path)).size > LARGEST_BYTES) {
    return readFailure(
      'too-large',
      'This text file is larger than 64 MB; split it into smaller files and upload those.',
    );
  }
  const bytes = await readFile(output.job.path);
  const decoded = await decodeBytes(bytes, chooseCharset(bytes));
  const { text, runs } = mimeType === 'text/html' ? readHtml(decoded) : { text: decoded, runs: [] };
  if (text.length > TEXT_LIMIT) output.note('This text is very long; only its beginning was read.');
  const pages = text
    .replace(/\f\s*$/, '')
    .split('\f')
    .slice(0, 5_000);
  const pageCount = pages.length > 1 ? pages.length : null;
  output.opened('txt', mimeType, pageCount);
  const lines = pages.length === 1 ? linesOfRuns('', runs) : [];
  for (const [index, page] of pages.entries()) output.page(index + 1, page, 'body', { lines });
  if (output.visibleCharacters === 0) return readFailure('nothing-to-read');
  return { ok: true, kind: 'txt', mimeType, pageCount, attachments: [], notes: output.notes };
}
