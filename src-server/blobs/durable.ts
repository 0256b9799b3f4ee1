import { open } from 'node:fs/promises';

/** Waits until the bytes of a file are on the disk itself. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until the names in a folder are on the disk itself. Windows cannot open folders and needs none of it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await syncFile(path);
}
