import yauzl from 'yauzl';
import { ReadStop } from './stop.ts';

const MOST_ENTRIES = 20_000;
const MOST_BYTES = 512 * 1024 * 1024;
const MOST_PART_BYTES = 96 * 1024 * 1024;
/** XML of real documents packs about 10 to 30 times; small parts may be denser. */
const MOST_RATIO = 200;
const RATIO_FROM_BYTES = 8 * 1024 * 1024;

/** A zip whose directory was checked before anything is inflated. */
export class ZipArchive {
  readonly #file: yauzl.ZipFile;
  readonly #entries: Map<string, yauzl.Entry>;

  private constructor(file: yauzl.ZipFile, entries: Map<string, yauzl.Entry>) {
    this.#file = file;
    this.#entries = entries;
  }

  static async open(path: string): Promise<ZipArchive> {
    const file = await yauzl.openPromise(path, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
    });
    try {
      return new ZipArchive(file, await readDirectory(file));
    } catch (error) {
      file.close();
      throw error;
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** A part as text, at most 96 MiB inflated; undefined when there is none. */
  async text(name: string): Promise<string | undefined> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    const stream = await this.#file.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > MOST_PART_BYTES) throw new ReadStop('too-large');
      chunks.push(chunk);
    }
    return decodeXml(Buffer.concat(chunks));
  }

  close(): void {
    this.#file.close();
  }
}

async function readDirectory(file: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  if (file.entryCount > MOST_ENTRIES) throw new ReadStop('too-large');
  const entries = new Map<string, yauzl.Entry>();
  let total = 0;
  for await (const entry of file.eachEntry()) {
    total += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    const dense = entry.uncompressedSize > RATIO_FROM_BYTES && ratio > MOST_RATIO;
    if (total > MOST_BYTES || entries.size >= MOST_ENTRIES || dense) {
      throw new ReadStop('too-large', BOMB);
    }
    if (entry.isEncrypted()) throw new ReadStop('encrypted');
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  return entries;
}

function decodeXml(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

const BOMB =
  'This file unpacks to far more than a paper should hold, so we did not open it. Save it again in Word and upload that copy.';
