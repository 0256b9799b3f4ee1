import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '#src/errors.ts';
import { drawnFolder } from '../blobs/drawn.ts';
import { isBlobKey } from '../blobs/keys.ts';
import type { BlobStore } from '../blobs/store.ts';
import type { Env } from '../env.ts';
import type { DrawAsk } from './protocol.ts';
import type { Reader } from './reader.ts';

/** A stored file: the key of its bytes, and the user's name for it. */
export interface StoredFile {
  path: string;
  filename: string;
}

export interface PictureOptions {
  signal?: AbortSignal | undefined;
  /** Called before something has to be drawn; what it throws is passed on, and nothing is drawn. */
  beforeDrawing?(): Promise<void>;
}

export interface PagePictures {
  /**
   * A page, or a part of it, as WebP; null where the file has no such page or cannot be drawn. Whoever calls has looked
   * whether the person may see the file. Throws UNAVAILABLE while too many are being drawn.
   */
  get(file: StoredFile, ask: DrawAsk, options?: PictureOptions): Promise<Uint8Array | null>;
}

interface PicturesOptions {
  env: Pick<Env, 'DATA_DIR'>;
  blobs: BlobStore;
  reader: Reader;
  /** Bytes that drawn pictures may take on the disk. */
  mostBytes?: number;
}

/** Raised when pages are drawn otherwise, so that those of before are not shown any more. */
const DRAWER_VERSION = 1;
const MOST_WAITING = 40;
const MOST_BYTES = 1024 ** 3;
/** Every so many pictures the folder is looked over. */
const TIDY_AFTER = 200;
const KEPT_MS = 60 * 24 * 60 * 60_000;

/**
 * Pictures of pages, drawn by the reader's children and kept in a folder of which anything may go at any time. An empty
 * file says that the page cannot be drawn: a bad file ends a child once, not each time it is shown.
 */
export function createPagePictures(options: PicturesOptions): PagePictures {
  const { env, blobs, reader, mostBytes = MOST_BYTES } = options;
  const running = new Map<string, Promise<Uint8Array | null>>();
  let written = 0;

  async function draw(
    { path, filename }: StoredFile,
    ask: DrawAsk,
    target: string,
  ): Promise<Uint8Array | null> {
    const file = await blobs.local(path);
    const outcome = await reader.draw({ path: file.path, filename }, ask).finally(() => file.release());
    if (!outcome.ok && outcome.code === 'timeout') return null;
    const bytes = outcome.ok ? outcome.bytes : new Uint8Array();
    await keep(target, bytes);
    // The file may have been deleted meanwhile, and what was drawn from it with it.
    if ((await blobs.size(path)) === undefined) await rm(dirname(target), { recursive: true, force: true });
    return outcome.ok ? bytes : null;
  }

  /** A full disk keeps nobody from looking at a page. */
  async function keep(target: string, bytes: Uint8Array): Promise<void> {
    const part = `${target}.${randomUUID()}`;
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, target);
    } catch {
      await rm(part, { force: true });
    }
    written += 1;
    if (written % TIDY_AFTER === 0) await tidy(drawnFolder(env), mostBytes).catch(() => undefined);
  }

  return {
    async get(file, ask, { signal, beforeDrawing } = {}) {
      if (!isBlobKey(file.path)) throw new AppError('NOT_FOUND');
      const target = join(drawnFolder(env, file.path), nameOf(ask));
      const known = await readFile(target).catch(() => undefined);
      if (known !== undefined) return known.length === 0 ? null : known;
      let drawing = running.get(target);
      if (drawing === undefined) {
        await beforeDrawing?.();
        drawing = running.get(target);
      }
      if (drawing === undefined) {
        if (running.size >= MOST_WAITING) {
          throw new AppError('UNAVAILABLE', 'Many pages are being drawn right now. Please try again soon.');
        }
        drawing = draw(file, ask, target).finally(() => running.delete(target));
        running.set(target, drawing);
      }
      // What others wait for too goes on when one of them has gone.
      return signal === undefined ? drawing : Promise.race([drawing, aborted(signal)]);
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Nobody waits.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

function nameOf({ page, width, box, turn = 0, corners }: DrawAsk): string {
  const part = JSON.stringify([box ?? null, turn, corners ?? null]);
  const detail = createHash('sha256').update(part).digest('hex').slice(0, 32);
  return `${DRAWER_VERSION}-${page}-${width}-${detail}.webp`;
}

/** Takes away what is old, and of the rest the oldest until enough of it is gone. */
async function tidy(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: { path: string; size: number; at: number }[] = [];
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) files.push({ path, size: found.size, at: found.mtimeMs });
  }
  files.sort((one, other) => one.at - other.at);
  const newest = files.at(-1)?.at ?? 0;
  let total = files.reduce((sum, { size }) => sum + size, 0);
  const enough = total > mostBytes ? mostBytes * 0.75 : mostBytes;
  for (const { path, size, at } of files) {
    if (total <= enough && at > newest - KEPT_MS) break;
    await rm(path, { force: true });
    total -= size;
  }
}
