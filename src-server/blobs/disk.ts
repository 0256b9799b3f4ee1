import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { AppError } from '#src/errors.ts';
import { syncFile, syncFolder } from './durable.ts';
import type { BlobStore } from './store.ts';

const KEY = /^[a-z0-9/-]+$/;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Blobs as files below one folder. */
export function createDiskBlobs(folder: string): BlobStore {
  const ready = new Map<string, Promise<void>>();

  function pathOf(key: string): string {
    if (!KEY.test(key)) throw new AppError('NOT_FOUND');
    return join(folder, key);
  }

  /** Makes the folder of a blob, durably, once per process. */
  function makeFolder(path: string): Promise<void> {
    const made = ready.get(path) ?? makeDurably(path);
    ready.set(path, made);
    made.catch(() => ready.delete(path));
    return made;
  }

  async function makeDurably(path: string): Promise<void> {
    const first = await mkdir(path, { recursive: true, mode: 0o700 });
    if (first !== undefined) await syncFolder(dirname(first));
  }

  async function moveInto(target: string, path: string): Promise<void> {
    await makeFolder(dirname(target));
    try {
      await rename(path, target);
    } catch (error) {
      if (!hasCode(error, 'EXDEV')) throw error;
      const copy = `${target}.${randomUUID()}`;
      try {
        await copyFile(path, copy);
        await syncFile(copy);
        await rename(copy, target);
      } catch (failure) {
        await rm(copy, { force: true });
        throw failure;
      }
      await rm(path, { force: true });
    }
    await syncFolder(dirname(target));
  }

  async function size(key: string): Promise<number | undefined> {
    try {
      return (await stat(pathOf(key))).size;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  return {
    kind: 'disk',
    async adopt(key, path) {
      const target = pathOf(key);
      try {
        await syncFile(path);
      } catch (error) {
        // A retry after a crash between the move and what follows it.
        if (hasCode(error, 'ENOENT') && (await size(key)) !== undefined) return syncFolder(dirname(target));
        throw error;
      }
      await moveInto(target, path);
    },
    size,
    async read(key, range) {
      try {
        const file = await open(pathOf(key), 'r');
        return file.createReadStream({ highWaterMark: 256 * 1024, ...range });
      } catch (error) {
        if (hasCode(error, 'ENOENT')) throw new AppError('NOT_FOUND');
        throw error;
      }
    },
    async local(key) {
      const path = pathOf(key);
      if ((await size(key)) === undefined) throw new AppError('NOT_FOUND');
      return { path, release: async () => {} };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *keysBefore(moment) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const written = await stat(path).catch(() => undefined);
        if (written !== undefined && written.mtime < moment)
          yield relative(folder, path).replaceAll(sep, '/');
      }
    },
    async check() {
      await makeFolder(folder);
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}
