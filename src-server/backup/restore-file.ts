import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder } from '../blobs/durable.ts';
import { restoreFolder } from './restore-code.ts';

const Named = z.object({
  id: z.string(),
  filename: z.string(),
  bytes: z.int().min(1),
  modified: z.int(),
});
export type RestoreFile = z.infer<typeof Named>;

/** Whether this is the very file that was named before. */
export function isSameFile(known: Omit<RestoreFile, 'id'>, named: Omit<RestoreFile, 'id'>): boolean {
  return (
    known.filename === named.filename && known.bytes === named.bytes && known.modified === named.modified
  );
}

/** The one file that comes in for a restore. It stays over a restart; how much has come is its size. */
export class RestoreFiles {
  readonly path: string;
  readonly #folder: string;
  readonly #name: string;
  readonly #writing: string;

  constructor(dataDir: string) {
    this.#folder = restoreFolder(dataDir);
    this.path = join(this.#folder, 'backup');
    this.#name = join(this.#folder, 'backup.json');
    this.#writing = join(this.#folder, 'writing');
  }

  /** Undefined where nothing comes in. */
  async current(): Promise<RestoreFile | undefined> {
    const text = await readFile(this.#name, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return Named.parse(JSON.parse(text));
    } catch {
      // Cut by a power cut: nothing had come yet.
      return undefined;
    }
  }

  /** Goes on with the same file, or begins with another in its place. */
  async begin(named: Omit<RestoreFile, 'id'>): Promise<RestoreFile> {
    const known = await this.current();
    if (known !== undefined && isSameFile(known, named)) return known;
    const file = { ...named, id: randomUUID() };
    await this.discard();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const handle = await open(this.path, 'w', 0o600);
    await handle.close();
    await writeFile(this.#name, JSON.stringify(file), { mode: 0o600, flush: true });
    await syncFolder(this.#folder);
    return file;
  }

  async offset(): Promise<number> {
    const stats = await stat(this.path).catch(() => undefined);
    return stats?.size ?? 0;
  }

  async shorten(bytes: number): Promise<void> {
    await truncate(this.path, bytes);
  }

  /** From here on papers of the backup stand in the storage, and rows may. */
  async beginWriting(): Promise<void> {
    await writeFile(this.#writing, '', { mode: 0o600, flush: true });
    await syncFolder(this.#folder);
  }

  async endWriting(): Promise<void> {
    await rm(this.#writing, { force: true });
  }

  /** Whether the process that wrote was cut off. */
  async wasWriting(): Promise<boolean> {
    return (await stat(this.#writing).catch(() => undefined)) !== undefined;
  }

  /** Gives up the file, unless papers of it may be left in the storage: it says which, and the next start removes them. */
  async giveUp(): Promise<void> {
    if (!(await this.wasWriting())) await this.discard();
  }

  /** Removes the file that comes in; the code stays. */
  async discard(): Promise<void> {
    await rm(this.#name, { force: true });
    await rm(this.path, { force: true });
  }

  /** Nothing is to be restored any more: file and code go. */
  async removeAll(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}
