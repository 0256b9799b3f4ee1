import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyDataDirectory, embeddedTemplate } from '#tests/setup/embedded-template.ts';

/** Opening takes half a second and creating three, but far longer where the whole suite runs at once. */
export const PATIENT = { timeout: 90_000 };

const folders: string[] = [];

/** A new short-named folder that is removed with `removeFolders()`. */
export function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pdb-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

/** A data directory with a migrated, closed database. */
export async function makeDataDir(): Promise<string> {
  const dataDir = path.join(makeFolder(), 'data');
  await copyDataDirectory(await embeddedTemplate(), dataDir);
  return dataDir;
}
