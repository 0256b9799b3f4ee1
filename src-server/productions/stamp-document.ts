import { createHash } from 'node:crypto';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { sniffKind } from '#src/reading/sniff.ts';
import { labelOf } from './bates-label.ts';
import { drawPages, placePicture, slipSheets } from './new-pages.ts';
import { lookAt, type PdfLook } from './page-look.ts';
import { type StampedPdf, stampPdf } from './stamp-pdf.ts';
import type { StampJob, StampKind, StampNumbers, StampResult } from './stamp-protocol.ts';

/** What is larger goes out as it is, with a slip sheet: editing takes several times its size in memory. */
const LARGEST_STAMPED = 200 * 1024 * 1024;
const HEAD = 8192;
const CHUNK = 1024 * 1024;

const TOO_LARGE = 'The file is larger than 200 MB, so its pages were not stamped.';
const DAMAGED =
  'The file is damaged, so its pages were drawn anew as pictures; its words are in the text file.';
const UNREADABLE_PDF = 'The file needs a password or is damaged, so its pages could not be stamped.';
const HIDING =
  'Parts of its pages are marked for redaction or switched off, and they could not be drawn as pictures.';
const UNREADABLE_PICTURE = 'The picture could not be opened, so it was not placed on a page.';

interface Made {
  kind: StampKind;
  bytes: Uint8Array;
  notes: string[];
  hidesWords?: boolean;
}

/** Writes the numbered PDF of one document. Throws only where reading or writing fails. */
export async function stampDocument(job: StampJob): Promise<StampResult> {
  const { head, md5, size } = await digest(job.path);
  const { kind, bytes, notes, hidesWords = false } = await make(job, head, size);
  await writeFile(job.outPath, bytes);
  return { kind, md5, notes, hidesWords };
}

async function make(job: StampJob, head: Uint8Array, size: number): Promise<Made> {
  const { kind } = sniffKind(head, job.filename);
  if (job.slip !== null) return slip(job, job.slip);
  if (kind !== 'pdf' && kind !== 'png' && kind !== 'jpeg') return slip(job, null);
  if (size > LARGEST_STAMPED) return slip(job, TOO_LARGE);
  const bytes = await readFile(job.path);
  if (kind === 'pdf') return makePdf(job, bytes);
  const placed = await placePicture(bytes, kind, job.numbers).catch(() => null);
  return placed === null ? slip(job, UNREADABLE_PICTURE) : { kind: 'picture', bytes: placed, notes: [] };
}

async function slip(job: StampJob, reason: string | null): Promise<Made> {
  const bytes = await slipSheets(slipLines(job, reason), job.numbers);
  return { kind: 'slip', bytes, notes: reason === null ? [] : [reason] };
}

async function makePdf(job: StampJob, bytes: Uint8Array): Promise<Made> {
  const look = await lookAt(bytes);
  if (look === undefined) return slip(job, UNREADABLE_PDF);
  try {
    const stamped = await stampPdf(bytes, look, job.numbers);
    if (stamped.hidesWords) return await pictures(job, stamped);
    await proveStamped(stamped.bytes, look, job.numbers);
    return { kind: 'pages', ...stamped };
  } catch {
    const drawn = await drawPages(look, job.numbers).catch(() => null);
    return drawn === null ? slip(job, UNREADABLE_PDF) : { kind: 'drawn', bytes: drawn, notes: [DAMAGED] };
  } finally {
    look.close();
  }
}

/** Pages that hold what is not to be seen, as pictures of what is; else a sheet, and nothing of the original. */
async function pictures(job: StampJob, { bytes, notes }: StampedPdf): Promise<Made> {
  const look = await lookAt(bytes);
  const drawn = look === undefined ? null : await drawPages(look, job.numbers).catch(() => null);
  look?.close();
  if (drawn !== null) return { kind: 'drawn', bytes: drawn, notes, hidesWords: true };
  const sheets = await slipSheets(slipLines({ ...job, nativePath: null }, HIDING), job.numbers);
  return { kind: 'slip', bytes: sheets, notes: [HIDING], hidesWords: true };
}

/** Opens what was made as any program would: every page is there with its number and all of its words. */
async function proveStamped(bytes: Uint8Array, look: PdfLook, numbers: StampNumbers): Promise<void> {
  const made = await lookAt(bytes);
  if (made === undefined) throw new Error('The stamped file cannot be opened.');
  try {
    if (made.pageCount !== numbers.pages) throw new Error('The stamped file lacks pages.');
    for (let index = 0; index < numbers.pages; index += 1) {
      const words = bare(made.text(index));
      const label = bare(labelOf(numbers, index));
      const before = bare(look.text(index));
      if (!words.includes(label)) throw new Error('A page has no stamp.');
      if (words.length - label.length < before.length) throw new Error('A page lost words.');
    }
  } finally {
    made.close();
  }
}

function bare(text: string | null): string {
  return (text ?? '').replaceAll(/\s/g, '');
}

function slipLines({ filename, nativePath, hash, numbers }: StampJob, reason: string | null): string[] {
  const last = labelOf(numbers, numbers.pages - 1);
  const range = numbers.pages === 1 ? last : `${labelOf(numbers, 0)} to ${last}`;
  return [
    nativePath === null ? 'Original not produced' : 'Produced in its original format',
    `Number: ${range}`,
    `File name: ${filename}`,
    ...(nativePath === null ? [] : [`Original: ${nativePath}`]),
    ...(nativePath === null || hash === null ? [] : [`SHA-256: ${hash}`]),
    ...(nativePath === null && reason !== HIDING
      ? [
          'The original holds an attachment that is not part of this production. Its own words are in the text file.',
        ]
      : []),
    ...(reason === null ? [] : [reason]),
  ];
}

async function digest(path: string): Promise<{ head: Uint8Array; md5: string; size: number }> {
  const { size } = await stat(path);
  const hash = createHash('md5');
  const file = await open(path, 'r');
  let head: Uint8Array = new Uint8Array();
  try {
    const chunk = Buffer.alloc(CHUNK);
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK, at);
      if (bytesRead === 0) break;
      if (at === 0) head = Uint8Array.from(chunk.subarray(0, Math.min(HEAD, bytesRead)));
      hash.update(chunk.subarray(0, bytesRead));
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
  return { head, md5: hash.digest('hex'), size };
}
