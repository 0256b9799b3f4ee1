import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';
import { finishUpload } from './finish.ts';
import { hasher } from './hasher.ts';
import {
  discardUnchecked,
  isFreshBoot,
  partialPath,
  partialSize,
  removePartial,
  shorten,
  uploadsFolder,
} from './partial-file.ts';
import { deleteUpload, findUpload, isFinished, listUploads, type UploadRow } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface Recovered {
  /** Uploads whose bytes had all come and which are documents now. */
  finished: number;
  /** Uploads given up, and files that belong to none. */
  removed: number;
}

async function finishWhole(deps: Deps, row: UploadRow): Promise<boolean> {
  const size = await partialSize(partialPath(deps.env.DATA_DIR, row.id));
  // No file: the move to the blob store was done, or nothing had come. finishUpload tells them apart.
  if (isFinished(row) || row.size === null || (size !== undefined && size !== row.size)) return false;
  try {
    await finishUpload(deps, row.id);
    return true;
  } catch (error) {
    deps.log.warn({ upload: row.id, error: String(error) }, 'a whole upload could not be finished');
    return false;
  }
}

/**
 * To be called once at the start, before requests are taken: makes the documents that a crash kept from being
 * made, takes back bytes that a power cut may have lost, and removes files that belong to no upload.
 */
export async function recoverUploads(deps: Deps): Promise<Recovered> {
  const { DATA_DIR } = deps.env;
  const isFresh = await isFreshBoot(DATA_DIR);
  const rows = await listUploads(deps.db);
  let finished = 0;
  for (const row of rows) {
    const path = partialPath(DATA_DIR, row.id);
    await discardUnchecked(path);
    if (isFresh && !isFinished(row)) await shorten(path, row.received);
    if (await finishWhole(deps, row)) finished += 1;
  }
  return { finished, removed: (await removeOrphans(deps, rows)) + (await removeExpired(deps)) };
}

async function removeOrphans(deps: Deps, rows: readonly UploadRow[]): Promise<number> {
  const growing = new Set(rows.filter((row) => !isFinished(row)).map((row) => row.id));
  const folder = uploadsFolder(deps.env.DATA_DIR);
  let removed = 0;
  for (const name of await readdir(folder)) {
    if (name === '.boot' || growing.has(name.replace(/\.unchecked$/, ''))) continue;
    await removePartial(join(folder, name));
    removed += 1;
  }
  return removed;
}

/** Gives up the uploads whose time is over; the documents made of them stay. */
export async function removeExpired(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  let removed = 0;
  for (const { id, expiresAt } of await listUploads(deps.db)) {
    if (expiresAt > now) continue;
    // It may have become a document while this list was gone through.
    const row = await findUpload(deps.db, id);
    if (row === undefined) continue;
    if (!isFinished(row)) {
      hasher.drop(id);
      await removePartial(partialPath(deps.env.DATA_DIR, id));
    }
    await deleteUpload(deps.db, id);
    removed += 1;
  }
  return removed;
}

/** Clears expired uploads every hour until the returned function is called. */
export function keepUploadsTidy(deps: Deps): () => void {
  const timer = setInterval(() => {
    removeExpired(deps).catch((error: unknown) => {
      deps.log.error({ error: String(error) }, 'expired uploads were not removed');
    });
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
