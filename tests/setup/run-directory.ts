import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const GIBIBYTE = 1024 ** 3;
/** What all workers together may write, several times over. */
const ROOM = 6 * GIBIBYTE;

/**
 * Where data goes that no test means to keep: into memory where there is plenty of it, since a database waits for the
 * disk at each commit. What a crash leaves of a real disk is tested in folders of its own.
 */
function quickestPlace(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new folder for one run; its path is short because it holds unix sockets (108 characters at most). */
export function makeRunDirectory(): string {
  const path = mkdtempSync(join(quickestPlace(), 'prcd-'));
  // PostgreSQL runs as another user and must pass through.
  chmodSync(path, 0o755);
  return path;
}

export function removeRunDirectory(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
