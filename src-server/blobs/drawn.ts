import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { BlobStore } from './store.ts';

/** Where pictures of pages wait that were drawn from a blob; everything in it can be drawn again. */
export function drawnFolder(env: Pick<Env, 'DATA_DIR'>, key?: string): string {
  const folder = join(env.DATA_DIR, 'drawn');
  return key === undefined ? folder : join(folder, key);
}

/** The same blobs; what was drawn from one goes with it. */
export function withDrawn(blobs: BlobStore, env: Pick<Env, 'DATA_DIR'>): BlobStore {
  return {
    ...blobs,
    async remove(key) {
      await blobs.remove(key);
      await rm(drawnFolder(env, key), { recursive: true, force: true });
    },
  };
}
