/** One stream or storage of an OLE compound file; `path` is joined by `/` from below the root. */
export interface OleEntry {
  path: string;
  size: number;
  isStream: boolean;
  start: number;
}

const END = 0xfffffffe;
const FREE = 0xffffffff;
const MINI_CUTOFF = 4096;

/**
 * The directory and streams of an OLE compound file (MS-CFB), with every chain bounded so that a damaged file ends
 * in an error instead of a loop. Throws RangeError for a file that is not one.
 */
export class OleFile {
  readonly entries: OleEntry[] = [];
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #sectorSize: number;
  readonly #fat: number[] = [];
  readonly #miniFat: number[] = [];
  #miniStream: Uint8Array = new Uint8Array(0);

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < 1024 || this.#view.getUint32(0) !== 0xd0cf11e0)
      throw new RangeError('not an OLE file');
    const shift = this.#view.getUint16(30, true);
    if (shift !== 9 && shift !== 12) throw new RangeError('unknown sector size');
    this.#sectorSize = 1 << shift;
    this.#readFat();
    const miniFat = this.#chain(this.#view.getUint32(60, true));
    for (let at = 0; at + 4 <= miniFat.length; at += 4) this.#miniFat.push(uint32(miniFat, at));
    this.#readDirectory();
  }

  has(name: string): boolean {
    return this.entries.some((entry) => entry.path === name || entry.path.endsWith(`/${name}`));
  }

  /** The bytes of a stream directly below the root, undefined when there is none. */
  stream(name: string): Uint8Array | undefined {
    const entry = this.entries.find((each) => each.path === name && each.isStream);
    if (entry === undefined) return undefined;
    const whole =
      entry.size < MINI_CUTOFF ? this.#miniChain(entry.start, entry.size) : this.#chain(entry.start);
    return whole.subarray(0, entry.size);
  }

  #readFat(): void {
    const sectors: number[] = [];
    for (let index = 0; index < 109; index += 1) sectors.push(this.#view.getUint32(76 + index * 4, true));
    let next = this.#view.getUint32(68, true);
    const perSector = this.#sectorSize / 4 - 1;
    for (let guard = 0; next < END && guard < 10_000; guard += 1) {
      const sector = this.#sector(next);
      for (let index = 0; index < perSector; index += 1) sectors.push(uint32(sector, index * 4));
      next = uint32(sector, perSector * 4);
    }
    for (const number of sectors) {
      if (number >= END) continue;
      const sector = this.#sector(number);
      for (let at = 0; at + 4 <= sector.length; at += 4) this.#fat.push(uint32(sector, at));
    }
  }

  #readDirectory(): void {
    const directory = this.#chain(this.#view.getUint32(48, true));
    const count = Math.min(100_000, Math.floor(directory.length / 128));
    const raw = Array.from({ length: count }, (_, index) =>
      readEntry(directory.subarray(index * 128, index * 128 + 128)),
    );
    const root = raw[0];
    if (root === undefined || root.type !== 5) throw new RangeError('no root entry');
    this.#miniStream = root.start < END ? this.#chain(root.start) : new Uint8Array(0);
    const seen = new Set<number>([0]);
    const visit: Array<{ index: number; parent: string }> = [{ index: root.child, parent: '' }];
    for (let at = visit.pop(); at !== undefined; at = visit.pop()) {
      const entry = raw[at.index];
      if (entry === undefined || seen.has(at.index)) continue;
      seen.add(at.index);
      const path = at.parent === '' ? entry.name : `${at.parent}/${entry.name}`;
      this.entries.push({ path, size: entry.size, isStream: entry.type === 2, start: entry.start });
      visit.push({ index: entry.left, parent: at.parent }, { index: entry.right, parent: at.parent });
      if (entry.type === 1) visit.push({ index: entry.child, parent: path });
    }
  }

  #sector(number: number): Uint8Array {
    const start = (number + 1) * this.#sectorSize;
    if (start >= this.#bytes.length) throw new RangeError('sector outside the file');
    return this.#bytes.subarray(start, start + this.#sectorSize);
  }

  #chain(start: number): Uint8Array {
    const parts: Uint8Array[] = [];
    const most = Math.ceil(this.#bytes.length / this.#sectorSize) + 1;
    for (let number = start; number < END; number = this.#fat[number] ?? FREE) {
      if (parts.length > most) throw new RangeError('endless chain');
      parts.push(this.#sector(number));
    }
    return join(parts);
  }

  #miniChain(start: number, size: number): Uint8Array {
    const parts: Uint8Array[] = [];
    for (
      let number = start;
      number < END && parts.length * 64 < size;
      number = this.#miniFat[number] ?? FREE
    ) {
      parts.push(this.#miniStream.subarray(number * 64, number * 64 + 64));
    }
    return join(parts);
  }
}

function readEntry(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = Math.min(64, Math.max(0, view.getUint16(64, true) - 2));
  return {
    name: new TextDecoder('utf-16le').decode(bytes.subarray(0, length)),
    type: view.getUint8(66),
    left: view.getUint32(68, true),
    right: view.getUint32(72, true),
    child: view.getUint32(76, true),
    start: view.getUint32(116, true),
    size: view.getUint32(120, true),
  };
}

function uint32(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24)) >>>
    0
  );
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
