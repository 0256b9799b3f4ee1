import { closeSync, openSync, readSync } from 'node:fs';
import { type Sniffed, sniffKind } from '#src/reading/sniff.ts';

/** What a file is by its first bytes. */
export function sniffFile(path: string, filename: string): Sniffed & { isEmpty: boolean; first: number } {
  const prefix = readPrefix(path);
  return { ...sniffKind(prefix, filename), isEmpty: prefix.length === 0, first: prefix[0] ?? 0 };
}

/** Read without waiting in line for the thread pool: this process has nothing else to do. */
function readPrefix(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const prefix = Buffer.allocUnsafe(65_536);
    return prefix.subarray(0, readSync(file, prefix, 0, prefix.length, 0));
  } finally {
    closeSync(file);
  }
}
