import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything of a restore over the network: the code, the file that comes in, and what it is called. */
export function restoreFolder(dataDir: string): string {
  return join(dataDir, 'restore');
}

/** Without letters and digits that are taken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** 80 bits: nobody guesses it, however often they may try. */
function newCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

async function readCode(dataDir: string): Promise<string | undefined> {
  return readFile(join(restoreFolder(dataDir), 'code'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The code that a restore asks for, made where there is none. It stands where only the operator reads. */
export async function restoreCode(dataDir: string): Promise<string> {
  const known = await readCode(dataDir);
  if (known !== undefined) return known;
  await mkdir(restoreFolder(dataDir), { recursive: true, mode: 0o700 });
  const path = join(restoreFolder(dataDir), 'code');
  // Server and operator may make it at once: the first one counts.
  await writeFile(path, newCode(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}

const digest = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))
    .digest();

/** Whether this is the code; how it is spaced and written does not count. */
export async function isRestoreCode(dataDir: string, given: string): Promise<boolean> {
  const code = await readCode(dataDir);
  return code !== undefined && timingSafeEqual(digest(code), digest(given));
}
