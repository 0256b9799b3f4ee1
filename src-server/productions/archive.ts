import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import {
  extensionOf,
  type LoadRow,
  manifestLine,
  type NumberedPages,
} from '#src/productions/production-load.ts';
import type { Deps } from '../deps.ts';
import { readingFolder } from '../reading/folder.ts';
import { dataFiles } from './archive-data.ts';
import { labelOf } from './bates-label.ts';
import type { StampNumbers } from './stamp-protocol.ts';
import { Stamper } from './stamper.ts';
import { type ArchivedDocument, getProducedText } from './store.ts';

type ArchiveDeps = Pick<Deps, 'db' | 'blobs' | 'env' | 'ids' | 'log'>;

/** What the archive says of the production itself. */
export interface ArchivedProduction {
  id: string;
  name: string;
  volume: string;
  producedBy: string;
  producedTo: string;
  producedOn: string;
  requestAnswered: string;
  coverLetter: string;
  firstBates: string;
  lastBates: string;
  createdAt: Date;
}

interface AddedFile {
  sha256: string;
}

/**
 * A production as one archive, made while it is read: one document at a time is held on disk, none in memory. The same
 * production gives the same bytes. An error ends the stream before the archive's directory is written, so that it
 * cannot be taken for a whole one; destroying the stream ends the work, and so does a reader who takes nothing for
 * `stallLimitMs`.
 */
export function productionArchive(
  deps: ArchiveDeps,
  production: ArchivedProduction,
  documents: readonly ArchivedDocument[],
  onDocument: () => void,
  stallLimitMs = STALL_LIMIT_MS,
): Readable {
  const output = new PassThrough();
  const gone = new AbortController();
  output.once('close', () => gone.abort(new Error('The download was given up.')));
  endWhenStalled(output, stallLimitMs);
  void fill(deps, { production, documents, onDocument, output, signal: gone.signal }).catch(
    (error: unknown) => {
      if (!gone.signal.aborted)
        deps.log.error({ productionId: production.id, error: String(error) }, 'archive failed');
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  );
  return output;
}

/** How long a reader may take nothing of what is ready: a computer that sleeps, a line that is gone without a word. */
const STALL_LIMIT_MS = 10 * 60_000;
const LOOKS = 10;

function endWhenStalled(output: PassThrough, limitMs: number): void {
  let looks = 0;
  output.on('drain', () => {
    looks = 0;
  });
  const timer = setInterval(() => {
    looks = output.writableNeedDrain ? looks + 1 : 0;
    if (looks >= LOOKS) output.destroy(new Error('Nothing of the download was taken for too long.'));
  }, limitMs / LOOKS);
  timer.unref();
  output.once('close', () => clearInterval(timer));
}

interface Filling {
  production: ArchivedProduction;
  documents: readonly ArchivedDocument[];
  onDocument(): void;
  output: PassThrough;
  signal: AbortSignal;
}

async function fill(deps: ArchiveDeps, filling: Filling): Promise<void> {
  const { production, documents, onDocument, output, signal } = filling;
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const folder = join(readingFolder(deps), `production-${deps.ids.next()}`);
  const stamper = new Stamper({
    memoryLimitBytes: deps.env.READ_MEMORY_LIMIT_BYTES,
    timeLimitMs: deps.env.READ_TIME_LIMIT_SECONDS * 1000,
    signal,
  });
  const files = new ArchiveFiles(zip, production, signal);
  try {
    await mkdir(folder, { recursive: true });
    const rows: LoadRow[] = [];
    const pages: NumberedPages[] = [];
    for (const document of documents) {
      signal.throwIfAborted();
      const { row, labels } = await addDocument({ deps, files, stamper, folder }, production, document);
      rows.push(row);
      pages.push({ labels, pdfPath: row.pdfPath });
      onDocument();
    }
    for (const [path, content] of await dataFiles(production, rows, pages)) files.text(path, content);
    files.end();
  } finally {
    await stamper.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const WORDS_HIDDEN = 'Parts of this document are redacted or switched off; its words are not given here.\n';

interface Tools {
  deps: ArchiveDeps;
  files: ArchiveFiles;
  stamper: Stamper;
  folder: string;
}

async function addDocument(
  { deps, files, stamper, folder }: Tools,
  { id, volume }: ArchivedProduction,
  document: ArchivedDocument,
): Promise<{ row: LoadRow; labels: string[] }> {
  const { begBates, position, filename, hash, path, nativeAllowed } = document;
  const numbers: StampNumbers = {
    prefix: document.batesPrefix,
    first: document.batesFirst,
    width: document.batesWidth,
    pages: document.pages,
  };
  const outPath = join(folder, 'stamped.pdf');
  const ending = extensionOf(filename);
  const nativeName = `NATIVE/${begBates}${ending === '' ? '' : `.${ending}`}`;
  const shownPath = (name: string) => `${volume}\\${name.replaceAll('/', '\\')}`;
  const original = await deps.blobs.local(path);
  try {
    const { kind, md5, notes, hidesWords } = await stamper.stamp({
      path: original.path,
      outPath,
      filename,
      numbers,
      nativePath: nativeAllowed ? shownPath(nativeName) : null,
      hash,
    });
    const pdf = await files.file(`PDF/${begBates}.pdf`, outPath);
    const hasNative = kind === 'slip' && nativeAllowed && !hidesWords;
    if (hasNative) await files.file(nativeName, original.path);
    const text = hidesWords ? WORDS_HIDDEN : await getProducedText(deps.db, id, position);
    files.text(`TEXT/${begBates}.txt`, text);
    if (kind === 'slip' && !nativeAllowed)
      notes.push('The original was left out: it holds what is not produced.');
    const row = rowOf(document, {
      md5,
      pdfSha256: pdf.sha256,
      nativePath: hasNative ? shownPath(nativeName) : '',
      textPath: shownPath(`TEXT/${begBates}.txt`),
      pdfPath: shownPath(`PDF/${begBates}.pdf`),
      note: notes.join(' '),
    });
    return { row, labels: Array.from({ length: numbers.pages }, (_, page) => labelOf(numbers, page)) };
  } finally {
    await original.release();
  }
}

type Made = Pick<LoadRow, 'md5' | 'pdfSha256' | 'nativePath' | 'textPath' | 'pdfPath' | 'note'>;

function rowOf(document: ArchivedDocument, made: Made): LoadRow {
  const { begBates, endBates, begAttach, endAttach, filename, pages } = document;
  return {
    ...made,
    ...{ begBates, endBates, begAttach, endAttach, filename, pages },
    custodian: document.custodian ?? '',
    docType: document.docType ?? '',
    from: document.mailFrom ?? '',
    to: document.mailTo ?? '',
    cc: document.mailCc ?? '',
    bcc: document.mailBcc ?? '',
    subject: document.mailSubject ?? '',
    dateSent: document.mailSent ?? '',
    docDate: document.docDate ?? '',
    sha256: document.hash ?? '',
  };
}

const MANIFEST = 'manifest-sha256.txt';

/** Files below the volume's folder, each with its line in the manifest, which comes last. */
class ArchiveFiles {
  readonly #zip: import('yazl').ZipFile;
  readonly #volume: string;
  readonly #mtime: Date;
  readonly #signal: AbortSignal;
  #manifest = '';

  constructor(zip: import('yazl').ZipFile, { volume, createdAt }: ArchivedProduction, signal: AbortSignal) {
    this.#zip = zip;
    this.#volume = volume;
    this.#mtime = createdAt;
    this.#signal = signal;
  }

  /** Resolves when the file has gone into the archive: the reader has taken nearly all of it. */
  async file(path: string, from: string): Promise<AddedFile> {
    const { size } = await stat(from);
    const hash = createHash('sha256');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onAbort = () => reject(new Error('The download was given up.'));
    this.#signal.addEventListener('abort', onAbort, { once: true });
    const options = { mtime: this.#mtime, compress: false, size, forceZip64Format: size > 0xf0000000 };
    this.#zip.addReadStreamLazy(`${this.#volume}/${path}`, options, (callback) => {
      const source = createReadStream(from);
      const hashed = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          hash.update(chunk);
          done(null, chunk);
        },
      });
      source.on('error', (error) => {
        reject(error);
        hashed.destroy(error);
      });
      this.#signal.addEventListener('abort', () => source.destroy(), { once: true });
      hashed.on('end', resolve);
      callback(null, source.pipe(hashed));
    });
    await promise.finally(() => this.#signal.removeEventListener('abort', onAbort));
    const sha256 = hash.digest('hex');
    this.#manifest += manifestLine(sha256, path);
    return { sha256 };
  }

  text(path: string, content: string): void {
    const bytes = Buffer.from(content, 'utf8');
    this.#zip.addBuffer(bytes, `${this.#volume}/${path}`, { mtime: this.#mtime });
    this.#manifest += manifestLine(createHash('sha256').update(bytes).digest('hex'), path);
  }

  end(): void {
    this.#zip.addBuffer(Buffer.from(this.#manifest), `${this.#volume}/${MANIFEST}`, { mtime: this.#mtime });
    this.#zip.end();
  }
}
