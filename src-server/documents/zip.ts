import { extname } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import type { BlobStore } from '../blobs/store.ts';
import { savedName } from './disposition.ts';

export interface ZipEntry {
  filename: string;
  /** Blob key. */
  path: string;
  size: number;
  uploadedAt: Date;
}

// What is compressed already only costs time.
const COMPRESSIBLE = /\.(txt|eml|msg|doc)$/i;

/** Safe names, each once (compared without case, as Windows and macOS do): 'a.pdf', 'a (2).pdf'. */
export function distinctNames(filenames: readonly string[]): string[] {
  const taken = new Set<string>();
  return filenames.map((filename) => {
    const name = savedName(filename);
    const ending = extname(name);
    const stem = name.slice(0, name.length - ending.length);
    let candidate = name;
    for (let n = 2; taken.has(candidate.normalize('NFC').toLowerCase()); n += 1) {
      candidate = savedName(`${stem.slice(0, 240)} (${n})${ending}`);
    }
    taken.add(candidate.normalize('NFC').toLowerCase());
    return candidate;
  });
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
  const names = distinctNames(entries.map((entry) => entry.filename));
  const missing: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const name = names[index] ?? entry.path;
    if ((await blobs.size(entry.path)) === undefined) {
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
  if (missing.length > 0) zip.addBuffer(missingNote(missing), 'missing files.txt');
  output.once('close', () => open?.destroy());
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}
