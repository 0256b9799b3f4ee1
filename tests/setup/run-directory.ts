import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for one run; its path is short because it holds unix sockets (108 characters at most). */
export function makeRunDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'prcd-'));
  // PostgreSQL runs as another user and must pass through.
  chmodSync(path, 0o755);
  return path;
}

export function removeRunDirectory(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
