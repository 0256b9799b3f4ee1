import fs from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

const CLUSTER = 'postgres';
const UNFINISHED = 'postgres.unfinished';
const MEBIBYTE = 1024 * 1024;
const NEEDED_TO_OPEN = 64 * MEBIBYTE;
const NEEDED_TO_CREATE = 192 * MEBIBYTE;

export interface ClusterDir {
  directory: string;
  isNew: boolean;
  /** To be called once a new cluster is open and everything in it is written. */
  finish(): void;
}

function syncPath(target: string): void {
  const descriptor = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function syncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const target = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(target);
    else if (entry.isFile()) syncPath(target);
  }
  syncPath(directory);
}

/** Free bytes for this user on the disk that holds `directory`. */
export function freeBytes(directory: string): number {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize;
}

// Opening replays the write-ahead log and may need room; on a full disk the engine only says "Aborted()".
function requireSpace(dataDir: string, needed: number): void {
  const free = freeBytes(dataDir);
  if (free >= needed) return;
  const [have, want] = [free, needed].map((bytes) => Math.floor(bytes / MEBIBYTE));
  throw new EmbeddedDatabaseError(
    'DISK_FULL',
    `The disk that holds ${dataDir} is almost full: ${have} MiB free, ${want} MiB needed to open the database. Free some space and start again; nothing is lost.`,
  );
}

/**
 * Finds or makes the directory of the database files inside the (locked) data directory. A marker stands
 * beside a cluster until its creation is complete on disk; one that was interrupted holds nothing yet and is
 * made anew.
 */
export function prepareClusterDir(dataDir: string): ClusterDir {
  const directory = path.join(dataDir, CLUSTER);
  const marker = path.join(dataDir, UNFINISHED);
  if (fs.existsSync(marker)) fs.rmSync(directory, { recursive: true, force: true });
  const isNew = !fs.existsSync(path.join(directory, 'PG_VERSION'));
  requireSpace(dataDir, isNew ? NEEDED_TO_CREATE : NEEDED_TO_OPEN);
  if (isNew) {
    fs.writeFileSync(marker, '');
    syncPath(marker);
    syncPath(dataDir);
    fs.mkdirSync(directory, { recursive: true, mode: 0o700 });
  }
  return {
    directory,
    isNew,
    finish() {
      if (!isNew) return;
      syncTree(directory);
      syncPath(dataDir);
      fs.rmSync(marker, { force: true });
      syncPath(dataDir);
    },
  };
}
