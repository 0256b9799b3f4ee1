import { extname } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { savedName } from '../blobs/disposition.ts';
import type { BlobStore } from '../blobs/store.ts';

export interface ZipEntry {
  filename: string;
  /** Blob key. */
  path: string;
  size: number;
  uploadedAt: Date;
}

// What is compressed already only costs time.
const COMPRESSIBLE = /\.(txt|eml|msg|doc)$/i;

const MISSING_NOTE = 'missing files.txt';

/** As Windows and macOS compare names. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Safe names, each once (compared without case): 'a.pdf', 'a (2).pdf'. No name is one of `reserved`. */
export function distinctNames(filenames: readonly string[], reserved: readonly string[] = []): string[] {
  const taken = new Set(reserved.map(folded));
  // Ten thousand scans may all be called 'Scan.pdf': each goes on counting where the last one stopped.
  const counted = new Map<string, number>();
  return filenames.map((filename) => {
    const name = savedName(filename);
    const ending = extname(name);
    const stem = name.slice(0, name.length - ending.length);
    let candidate = name;
    let n = counted.get(folded(name)) ?? 1;
    while (taken.has(folded(candidate))) {
      n += 1;
      candidate = savedName(`${stem.slice(0, 240)} (${n})${ending}`);
    }
    counted.set(folded(name), n);
    taken.add(folded(candidate));
    return candidate;
  });
}

const LOOKED_UP_AT_ONCE = 32;

/** Which of the entries have bytes, in their order; a store across the network is asked for many at once. */
async function present(blobs: BlobStore, entries: readonly ZipEntry[]): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let at = 0; at < entries.length; at += LOOKED_UP_AT_ONCE) {
    const sizes = entries.slice(at, at + LOOKED_UP_AT_ONCE).map(({ path }) => blobs.size(path));
    for (const size of await Promise.all(sizes)) found.push(size !== undefined);
  }
  return found;
}

function missingNote(names: string[]): Buffer {
  return Buffer.from(
    `The bytes of these documents are not in the storage any more, so they are not in this archive:\n\n${names.join('\n')}\n`,
  );
}

/**
 * One archive of all entries as a stream, one file open at a time; grows past 4 GiB (zip64). A document whose
 * bytes are gone is named in a text file inside instead of being left out in silence.
 */
export async function zipStream(blobs: BlobStore, entries: readonly ZipEntry[]): Promise<Readable> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  let open: Readable | undefined;
  const names = distinctNames(
    entries.map((entry) => entry.filename),
    [MISSING_NOTE],
  );
  const isThere = await present(blobs, entries);
  const missing: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = names[index] ?? entry.path;
    if (!isThere[index]) {
      missing.push(entry.filename);
      continue;
    }
    const options = {
      mtime: entry.uploadedAt,
      compress: COMPRESSIBLE.test(name),
      forceZip64Format: entry.size > 0xf0000000,
    };
    zip.addReadStreamLazy(name, options, (callback) => {
      blobs.read(entry.path).then(
        (stream) => {
          stream.on('error', (error) => output.destroy(error));
          open = stream;
          callback(null, stream);
        },
        (error: Error) => output.destroy(error),
      );
    });
  }
  if (missing.length > 0) zip.addBuffer(missingNote(missing), MISSING_NOTE);
  output.once('close', () => open?.destroy());
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}
