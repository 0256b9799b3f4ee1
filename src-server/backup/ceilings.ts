import type { Entry } from 'yauzl';
import { BackupError } from './backup-error.ts';
import { blobEntry, MANIFEST, type Manifest, tableEntry } from './manifest.ts';
import { JSON_COLUMNS } from './tables.ts';

const MIB = 1024 * 1024;

/** What a backup may claim and hold: far above what the product makes, far below what brings a machine down. */
export interface Ceilings {
  entries: number;
  manifestBytes: number;
  manifestDepth: number;
  /** Of one row, as it stands in the file. */
  lineBytes: number;
  /** Of a value in a column of JSON. */
  valueDepth: number;
  /** Bytes that come out of one byte of the file, over all of it … */
  expansion: number;
  /** … once so many come out: a small one does no harm. */
  harmlessBytes: number;
}

export const CEILINGS: Ceilings = {
  entries: 1_000_000,
  manifestBytes: 256 * MIB,
  manifestDepth: 8,
  lineBytes: 128 * MIB,
  valueDepth: 100,
  expansion: 200,
  harmlessBytes: 1024 * MIB,
};

const amount = (count: number) => count.toLocaleString('en-US');

function refused(path: string, why: string): BackupError {
  return new BackupError(`${path} is refused: ${why}. Nothing was restored.`);
}

/** Looks at the table of contents, entry by entry, before anything is unpacked. Throws BackupError. */
export function requireModest(
  path: string,
  file: { entries: number; bytes: number },
  ceilings: Ceilings,
): { take(entry: Entry): void; finish(): void } {
  if (file.entries > ceilings.entries) {
    throw refused(
      path,
      `it names ${amount(file.entries)} entries, and a backup has at most ${amount(ceilings.entries)}`,
    );
  }
  const seen = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  return {
    take({ fileName, compressedSize, uncompressedSize }) {
      if (seen.has(fileName)) throw refused(path, `it holds ${fileName} twice`);
      seen.add(fileName);
      if (fileName === MANIFEST && uncompressedSize > ceilings.manifestBytes) {
        throw refused(
          path,
          `${MANIFEST} declares ${amount(uncompressedSize)} bytes, and may have at most ${amount(ceilings.manifestBytes)}`,
        );
      }
      packed += compressedSize;
      unpacked += uncompressedSize;
    },
    finish() {
      // Entries that share their bytes make much out of little.
      if (packed > file.bytes) {
        throw refused(
          path,
          `its entries declare ${amount(packed)} packed bytes, more than the ${amount(file.bytes)} of the file`,
        );
      }
      if (unpacked > ceilings.harmlessBytes && unpacked > ceilings.expansion * file.bytes) {
        throw refused(
          path,
          `it would unpack to ${amount(unpacked)} bytes, more than ${amount(ceilings.expansion)} times its own size`,
        );
      }
    },
  };
}

/** Every entry stands in the list of contents once, and nothing else does. Throws BackupError. */
export function requireListed(path: string, listed: readonly string[], entries: Iterable<string>): void {
  const names = new Set<string>();
  for (const name of listed) {
    if (names.has(name)) throw refused(path, `${MANIFEST} lists ${name} twice`);
    names.add(name);
  }
  for (const name of entries) {
    if (!names.has(name)) throw refused(path, `it holds ${name}, which ${MANIFEST} does not list`);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** How deep brackets stand in brackets, outside of strings; counted no further than one above `most`. */
function depthOf(json: Uint8Array, most: number): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length && deepest <= most; at += 1) {
    const byte = json[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return deepest;
}

/** Throws BackupError where JSON stands deeper in itself than `most`: reading it would take memory without end. */
export function requireDepth(
  json: Uint8Array,
  { path, name, most }: { path: string; name: string; most: number },
): void {
  if (depthOf(json, most) > most) {
    throw refused(path, `${name} holds JSON nested deeper than ${amount(most)}`);
  }
}

const NEWLINE = 0x0a;

function isRow(value: unknown, columns: number): value is (string | null)[] {
  return (
    Array.isArray(value) &&
    value.length === columns &&
    value.every((cell) => cell === null || typeof cell === 'string')
  );
}

function parsed(line: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(line).toString());
  } catch {
    return undefined;
  }
}

/** Looks at the rows of a table as they are unpacked: `take` throws BackupError at the first that is not one. */
export function rowsChecked(
  path: string,
  { name, columns }: Pick<Manifest['tables'][number], 'name' | 'columns'>,
  ceilings: Ceilings,
): { take(chunk: Buffer): void; finish(): void } {
  const jsonAt = columns.flatMap((column, index) => (JSON_COLUMNS.has(`${name}.${column}`) ? [index] : []));
  let parts: Buffer[] = [];
  let size = 0;
  let line = 1;
  const hold = (part: Buffer) => {
    size += part.length;
    if (size > ceilings.lineBytes) {
      throw refused(
        path,
        `line ${amount(line)} of the table ${name} has more than ${amount(ceilings.lineBytes)} bytes`,
      );
    }
    if (part.length > 0) parts.push(part);
  };
  const end = () => {
    const bytes = Buffer.concat(parts);
    const place = `line ${amount(line)} of the table ${name}`;
    requireDepth(bytes, { path, name: place, most: 1 });
    const row = parsed(bytes);
    if (!isRow(row, columns.length)) throw refused(path, `${place} is no row of its columns`);
    for (const index of jsonAt) {
      const value = Buffer.from(row[index] ?? '');
      requireDepth(value, { path, name: `${place}, ${columns[index]},`, most: ceilings.valueDepth });
    }
    parts = [];
    size = 0;
    line += 1;
  };
  return {
    take(chunk) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
        hold(chunk.subarray(from, at));
        end();
        from = at + 1;
      }
      hold(chunk.subarray(from));
    },
    finish() {
      if (size > 0) end();
    },
  };
}

/** Where a backup is to be restored. */
export interface RestorePlace {
  /** Bytes that may still be written below DATA_DIR. */
  available: number;
  /** The rows go there too: no server of databases takes them. */
  keepsRows: boolean;
  /** The papers stay there: no bucket takes them. */
  keepsPapers: boolean;
}

/** Throws BackupError where what the backup declares does not fit on the disk. */
export function requireRoom(
  path: string,
  { manifest, declared }: { manifest: Manifest; declared(entry: string): number },
  { available, keepsRows, keepsPapers }: RestorePlace,
): void {
  const rows = manifest.tables.map(({ name }) => declared(tableEntry(name)));
  const papers = manifest.blobs.map(({ key }) => declared(blobEntry(key)));
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const largest = papers.reduce((most, size) => Math.max(most, size), 0);
  // On its way into a bucket one paper at a time lies here.
  const needed = (keepsRows ? sum(rows) : 0) + (keepsPapers ? sum(papers) : largest);
  if (needed > available) {
    throw refused(
      path,
      `it needs ${amount(needed)} bytes of disk, and ${amount(Math.max(0, available))} may be written`,
    );
  }
}
