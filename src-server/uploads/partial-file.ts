import { access, mkdir, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../blobs/durable.ts';

/** Where an upload grows until it is whole. */
export function partialPath(dataDir: string, id: string): string {
  return join(uploadsFolder(dataDir), id);
}

export function uploadsFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** While bytes with a checksum come in, this file beside the upload holds the offset up to which all is checked. */
function uncheckedPath(path: string): string {
  return `${path}.unchecked`;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export async function createPartial(dataDir: string, id: string): Promise<void> {
  await mkdir(uploadsFolder(dataDir), { recursive: true, mode: 0o700 });
  const file = await open(partialPath(dataDir, id), 'a', 0o600);
  await file.close();
}

/** Bytes of the upload so far; undefined when its file is not there. */
export async function partialSize(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Call before bytes are written that only their checksum will make good. */
export async function beginUnchecked(path: string, offset: number): Promise<void> {
  await writeFile(uncheckedPath(path), String(offset), { mode: 0o600 });
}

export async function endUnchecked(path: string): Promise<void> {
  await rm(uncheckedPath(path), { force: true });
}

/** After a crash in the middle of bytes with a checksum: they were never checked, so they go. */
export async function discardUnchecked(path: string): Promise<void> {
  let offset: number;
  try {
    offset = Number.parseInt(await readFile(uncheckedPath(path), 'utf8'), 10);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  // The marker itself was cut by the crash: no byte after it was written.
  if (Number.isSafeInteger(offset)) await shorten(path, offset);
  await endUnchecked(path);
}

/** Cuts the file to at most `size` bytes. */
export async function shorten(path: string, size: number): Promise<void> {
  const current = await partialSize(path);
  if (current !== undefined && current > size) await truncate(path, size);
}

export async function removePartial(path: string): Promise<void> {
  await rm(path, { force: true });
  await endUnchecked(path);
}

const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/**
 * True when the machine has been started anew since this was last called, or when that cannot be known: what
 * was not synced may then be lost although the files' sizes count it.
 */
export async function isFreshBoot(dataDir: string): Promise<boolean> {
  const folder = uploadsFolder(dataDir);
  const marker = join(folder, '.boot');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const boot = await access(BOOT_ID).then(
    () => readFile(BOOT_ID, 'utf8'),
    () => undefined,
  );
  const known = await readFile(marker, 'utf8').catch(() => undefined);
  if (boot !== undefined && known === boot) return false;
  if (boot !== undefined) await writeFile(marker, boot, { mode: 0o600 });
  await syncFolder(folder);
  return true;
}
