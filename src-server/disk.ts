import { statfs } from 'node:fs/promises';
import { AppError } from '#src/errors.ts';

// Short enough that what a fast disk takes in between is far less than the reserve.
const CHECK_EVERY_MS = 100;

export interface Disk {
  /** Bytes that may still be written before the reserve is touched. */
  available(): Promise<number>;
  /** Throws INSUFFICIENT_STORAGE (507) when `bytes` more would touch the reserve. */
  require(bytes: number): Promise<void>;
}

/** Free space of the data directory's file system, looked up at most ten times a second. */
export function createDisk(directory: string, reserveBytes: number, now: () => number = Date.now): Disk {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let free = 0;
  async function available() {
    if (now() - checkedAt >= CHECK_EVERY_MS) {
      const stats = await statfs(directory);
      free = stats.bavail * stats.bsize;
      checkedAt = now();
    }
    return free - reserveBytes;
  }
  return {
    available,
    async require(bytes) {
      if ((await available()) < bytes) throw new AppError('INSUFFICIENT_STORAGE');
    },
  };
}
