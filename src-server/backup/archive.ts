import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { BackupError } from './backup-error.ts';
import { CEILINGS, type Ceilings, requireDepth, requireListed, requireModest } from './ceilings.ts';
import { blobEntry, MANIFEST, Manifest, tableEntry } from './manifest.ts';

/** Counts and digests what goes through; `look` sees it first, and what it throws ends the stream. */
export function digesting(look?: (chunk: Buffer) => void): {
  stream: Transform;
  result(): { bytes: number; sha256: string };
} {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        look?.(chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

export interface ArchiveWriter {
  /** Writes one entry and returns when all of it was read. */
  add(name: string, source: Readable, compress: boolean): Promise<{ bytes: number; sha256: string }>;
  /** Ends the file and brings it to the disk. */
  finish(): Promise<void>;
  /** Gives the file up; what was written stays until it is removed. */
  abandon(error: unknown): void;
}

/** A new ZIP file (zip64), readable by its owner alone, written as it comes. */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = pipeline(zip.outputStream, file);
  // It is awaited at the end; until then a failure shows at the entry that it stops.
  written.catch(() => {});
  return {
    async add(name, source, compress) {
      const { stream, result } = digesting();
      const read = pipeline(source, stream);
      zip.addReadStream(stream, name, { compress, forceZip64Format: true, mtime: new Date(0) });
      await Promise.race([read, written.then(() => Promise.reject(new Error('the file was closed')))]);
      return result();
    },
    async finish() {
      zip.end();
      await written;
      const handle = await open(path, 'r');
      await handle.sync();
      await handle.close();
    },
    abandon(error) {
      file.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  };
}

export interface ArchiveReader {
  manifest: Manifest;
  /** How many bytes an entry says it has. */
  declared(name: string): number;
  /** The bytes of an entry. Throws BackupError where there is none of that name. */
  read(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a backup and reads what it says it holds. Throws BackupError for any other file, for one cut short, and for one
 * that claims more than a backup of Proceed holds.
 */
export async function readArchive(path: string, ceilings: Ceilings = CEILINGS): Promise<ArchiveReader> {
  const { openPromise } = await import('yauzl');
  const damaged = (why: string) => new BackupError(`${path} is not a whole backup of Proceed: ${why}.`);
  const zip: ZipFile = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(
    (error: Error & { code?: string }) => {
      throw error.code === 'ENOENT'
        ? new BackupError(`There is no file ${path}.`)
        : damaged('its table of contents is missing, so it was cut short or is another kind of file');
    },
  );
  try {
    const entries = await listEntries(zip, path, ceilings);
    const read = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (entry === undefined) throw damaged(`${name} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    const json = await text(await read(MANIFEST));
    requireDepth(Buffer.from(json), { path, name: MANIFEST, most: ceilings.manifestDepth });
    const parsed = Manifest.safeParse(parseJson(json));
    if (!parsed.success) throw damaged(`${MANIFEST} cannot be read`);
    const manifest = parsed.data;
    const listed = [
      MANIFEST,
      ...manifest.tables.map(({ name }) => tableEntry(name)),
      ...manifest.blobs.map(({ key }) => blobEntry(key)),
    ];
    requireListed(path, listed, entries.keys());
    const declared = (name: string) => entries.get(name)?.uncompressedSize ?? 0;
    return { manifest, declared, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof BackupError ? error : damaged(String(error));
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function listEntries(zip: ZipFile, path: string, ceilings: Ceilings): Promise<Map<string, Entry>> {
  const modest = requireModest(path, { entries: zip.entryCount, bytes: zip.fileSize }, ceilings);
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      try {
        modest.take(entry);
      } catch (error) {
        reject(error);
        return;
      }
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  modest.finish();
  return entries;
}
