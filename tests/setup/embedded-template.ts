import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { cp, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import './provided.ts';
import { makeRunDirectory, removeRunDirectory } from './run-directory.ts';

const DAY_MS = 86_400_000;
const ROOT = join(import.meta.dirname, '../..');

/** Copies a closed data directory, without sockets, which cannot be copied. */
export async function copyDataDirectory(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSocket(),
  });
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else yield path;
  }
}

function templateName(): string {
  const hash = createHash('sha256');
  for (const path of [...sources(join(ROOT, 'db'))].sort()) hash.update(path).update(readFileSync(path));
  hash.update(readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json')));
  return `embedded-${hash.digest('hex').slice(0, 16)}`;
}

/** A migrated, closed data directory of the embedded database: made once for each version of db/. */
export async function embeddedTemplate(): Promise<string> {
  const cache = join(ROOT, '.cache/tests');
  const path = join(cache, templateName());
  if (existsSync(path)) return path;
  await mkdir(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const old = join(cache, name);
    // Younger ones may be in use by another run.
    if (statSync(old).mtimeMs < Date.now() - DAY_MS) rmSync(old, { recursive: true, force: true });
  }
  const making = await mkdtemp(join(cache, 'making-'));
  const database = await openDatabase({ dataDir: making });
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
  try {
    renameSync(making, path);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}

export default async function setup(project: TestProject): Promise<() => void> {
  const template = await embeddedTemplate();
  const runDirectory = makeRunDirectory();
  project.provide('database', { kind: 'embedded', template, runDirectory });
  return () => removeRunDirectory(runDirectory);
}
