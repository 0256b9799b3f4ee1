import fs from 'node:fs';
import path from 'node:path';
import type { Random } from './random.ts';
import type { DiskOperation } from './recording-fs.ts';

const PAGE = 4096;

type Change = { position: number; data: Uint8Array } | { size: number };
type NameChange = Extract<DiskOperation, { kind: 'create' | 'make-directory' | 'rename' | 'remove' }>;

type Names = Map<string, number | 'directory'>;

interface File {
  contents: Buffer;
  unsynced: Change[];
}

/** The share of un-synced pages and names that reached the disk before the power went. */
export type Survival = 'nothing' | 'half' | 'most';
const CHANCE: Record<Survival, number> = { nothing: 0, half: 0.5, most: 0.95 };

function parentOf(name: string): string {
  const parent = path.dirname(name);
  return parent === '.' ? '' : parent;
}

function applyName(names: Names, change: NameChange): void {
  if (change.kind === 'create') names.set(change.path, change.file);
  if (change.kind === 'make-directory') names.set(change.path, 'directory');
  if (change.kind === 'remove') names.delete(change.path);
  if (change.kind !== 'rename') return;
  const moved = names.get(change.from);
  if (moved === undefined) return;
  names.delete(change.from);
  names.set(change.to, moved);
}

function apply(contents: Buffer, change: Change): Buffer {
  const end = 'size' in change ? change.size : change.position + change.data.length;
  let result = contents;
  if ('size' in change ? end !== contents.length : end > contents.length) {
    result = Buffer.alloc(end);
    contents.copy(result, 0, 0, Math.min(end, contents.length));
  }
  if ('data' in change) result.set(change.data, change.position);
  return result;
}

function* pages(change: Change): Generator<Change> {
  if ('size' in change) {
    yield change;
    return;
  }
  let from = 0;
  while (from < change.data.length) {
    const position = change.position + from;
    const to = Math.min(change.data.length, from + PAGE - (position % PAGE));
    yield { position, data: change.data.subarray(from, to) };
    from = to;
  }
}

/**
 * A disk with a write cache: what was synced is on it; of the rest, after a power cut, any subset of pages
 * may be. Names (creations, renames, removals) of one directory reach the disk in their order; syncing the
 * directory, or a file in it, brings those up to there, as on ext4, xfs and btrfs.
 */
export class DiskModel {
  readonly #names: Names = new Map();
  readonly #files = new Map<number, File>();
  readonly #unsyncedNames = new Map<string, NameChange[]>();
  /** Inode numbers are used again after a removal; a file of the model is used once. */
  readonly #fileOfInode = new Map<number, number>();
  #nextFile = 1;

  /** Starts with a directory as it is now, all of it synced. */
  constructor(directory: string) {
    for (const entry of fs.readdirSync(directory, { withFileTypes: true, recursive: true })) {
      const target = path.join(entry.parentPath, entry.name);
      const name = path.relative(directory, target);
      if (entry.isDirectory()) this.#names.set(name, 'directory');
      else this.#names.set(name, this.#adopt(fs.lstatSync(target).ino, fs.readFileSync(target)));
    }
  }

  #adopt(inode: number, contents: Buffer): number {
    const file = this.#nextFile;
    this.#nextFile += 1;
    this.#fileOfInode.set(inode, file);
    this.#files.set(file, { contents, unsynced: [] });
    return file;
  }

  #file(inode: number): { id: number; file: File } {
    const id = this.#fileOfInode.get(inode);
    const file = id === undefined ? undefined : this.#files.get(id);
    if (id === undefined || !file) throw new Error(`The log names inode ${inode}, which was never created.`);
    return { id, file };
  }

  perform(operation: DiskOperation): void {
    switch (operation.kind) {
      case 'write':
      case 'resize':
        this.#file(operation.file).file.unsynced.push(operation);
        return;
      case 'sync-file':
        this.#syncFile(operation.file);
        return;
      case 'sync-directory':
        this.#commitNames(operation.path);
        return;
      case 'create':
        this.#queueName({ ...operation, file: this.#adopt(operation.file, Buffer.alloc(0)) }, operation.path);
        return;
      case 'make-directory':
      case 'remove':
        this.#queueName(operation, operation.path);
        return;
      case 'rename':
        this.#queueName(operation, operation.to);
        return;
      case 'acknowledge':
        return;
    }
  }

  #queueName(change: NameChange, target: string): void {
    const directory = parentOf(target);
    const pending = this.#unsyncedNames.get(directory) ?? [];
    pending.push(change);
    this.#unsyncedNames.set(directory, pending);
  }

  #syncFile(inode: number): void {
    const { id, file } = this.#file(inode);
    for (const change of file.unsynced) file.contents = apply(file.contents, change);
    file.unsynced = [];
    for (const [directory, pending] of this.#unsyncedNames) {
      const created = pending.findLastIndex((change) => change.kind === 'create' && change.file === id);
      if (created >= 0) this.#commitNames(directory, created + 1);
    }
  }

  #commitNames(directory: string, count = Number.POSITIVE_INFINITY): void {
    if (directory !== '' && !this.#names.has(directory)) this.#commitNames(parentOf(directory));
    const pending = this.#unsyncedNames.get(directory) ?? [];
    for (const change of pending.splice(0, count)) applyName(this.#names, change);
  }

  /** Writes to `target` what a restart would find if the power went now. The model itself goes on. */
  cutPower(target: string, survival: Survival, random: Random): void {
    const chance = CHANCE[survival];
    const names = new Map(this.#names);
    for (const pending of this.#unsyncedNames.values()) {
      for (const change of pending) {
        if (random() >= chance) break;
        applyName(names, change);
      }
    }
    fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    for (const [name, id] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const place = path.join(target, name);
      if (!fs.existsSync(path.dirname(place))) continue;
      if (id === 'directory') fs.mkdirSync(place, { mode: 0o700 });
      else fs.writeFileSync(place, this.#survivingContents(id, chance, random), { mode: 0o600 });
    }
  }

  #survivingContents(id: number, chance: number, random: Random): Buffer {
    const file = this.#files.get(id);
    if (!file) throw new Error(`There is no file ${id}.`);
    if (file.unsynced.length === 0) return file.contents;
    let contents: Buffer = Buffer.from(file.contents);
    for (const change of file.unsynced) {
      for (const page of pages(change)) if (random() < chance) contents = apply(contents, page);
    }
    return contents;
  }
}
