import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import { AppError } from '#src/errors.ts';
import { syncFolder } from '../blobs/durable.ts';
import type { BlobStore } from '../blobs/store.ts';
import { type ArchiveReader, type ArchiveWriter, digesting, readArchive, writeArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { CEILINGS, type Ceilings, rowsChecked } from './ceilings.ts';
import { blobEntry, FORMAT, MANIFEST, type Manifest, tableEntry } from './manifest.ts';
import { dumpRows } from './rows.ts';
import { BLOB_COLUMNS, listTables, quoted, schemaOf } from './tables.ts';

export interface BackupDeps {
  pool: Pool;
  blobs: BlobStore;
  clock: { now(): Date };
  /** Hears what is being done, as one line. */
  tell?(line: string): void;
}

/** Compressed already, most of them: papers as PDF, pictures, Word. */
const COMPRESS_FILES = false;

async function* lines(client: ClientBase, table: Parameters<typeof dumpRows>[1], count: { rows: number }) {
  for await (const line of dumpRows(client, table)) {
    count.rows += 1;
    yield Buffer.from(line);
  }
}

async function addRows(client: ClientBase, archive: ArchiveWriter): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const count = { rows: 0 };
    const source = Readable.from(lines(client, table, count), { objectMode: false });
    const { sha256 } = await archive.add(tableEntry(table.name), source, true);
    const columns = table.columns.map(({ name }) => name);
    tables.push({ name: table.name, columns, rows: count.rows, sha256 });
  }
  return tables;
}

/** The keys of all bytes that rows refer to. */
export async function blobKeys(client: ClientBase): Promise<string[]> {
  // A backup before an update is of the tables that there are then.
  const there = new Set((await listTables(client)).map(({ name }) => name));
  const parts = BLOB_COLUMNS.filter(({ table }) => there.has(table)).map(
    ({ table, column }) =>
      `select ${quoted(column)} as key from ${quoted(table)} where ${quoted(column)} is not null`,
  );
  const { rows } = await client.query<{ key: string }>(`${parts.join(' union ')} order by key`);
  return rows.map(({ key }) => key);
}

async function addBlobs(
  { blobs, tell }: BackupDeps,
  keys: readonly string[],
  archive: ArchiveWriter,
): Promise<{ stored: Manifest['blobs']; absent: string[] }> {
  const stored: Manifest['blobs'] = [];
  const absent: string[] = [];
  for (const [index, key] of keys.entries()) {
    const source = await blobs.read(key).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (source === null) absent.push(key);
    else stored.push({ key, ...(await archive.add(blobEntry(key), source, COMPRESS_FILES)) });
    if ((index + 1) % 1000 === 0) tell?.(`${index + 1} of ${keys.length} files`);
  }
  return { stored, absent };
}

/**
 * Writes one file with every row and every paper as they were at one moment, while others go on writing; reads it back
 * and compares every digest before it takes its name. Throws when `path` exists already.
 */
export async function writeBackup(deps: BackupDeps, path: string): Promise<Manifest> {
  const { pool, clock, tell } = deps;
  if ((await stat(path).catch(() => undefined)) !== undefined) {
    throw new BackupError(`${path} is there already. Choose another name. A backup never replaces a file.`);
  }
  const draft = `${path}.partial`;
  await rm(draft, { force: true });
  const archive = await writeArchive(draft);
  try {
    const createdAt = clock.now().toISOString();
    const snapshot = await inSnapshot(pool, async (client) => {
      tell?.('Reading the rows …');
      const schema = await schemaOf(client);
      return { schema, tables: await addRows(client, archive), keys: await blobKeys(client) };
    });
    tell?.(`Reading ${snapshot.keys.length} files …`);
    const { stored, absent } = await addBlobs(deps, snapshot.keys, archive);
    const still = new Set(absent.length === 0 ? [] : await inSnapshot(pool, blobKeys));
    const manifest: Manifest = {
      format: FORMAT,
      createdAt,
      schema: snapshot.schema,
      tables: snapshot.tables,
      blobs: stored,
      removedMeanwhile: absent.filter((key) => !still.has(key)),
      missing: absent.filter((key) => still.has(key)),
    };
    await archive.add(MANIFEST, Readable.from([Buffer.from(JSON.stringify(manifest))]), true);
    await archive.finish();
    tell?.('Reading the backup back …');
    await verifyBackup(draft);
    await rename(draft, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (error) {
    archive.abandon(error);
    await rm(draft, { force: true });
    throw error;
  }
}

/** Runs `read` on one state of the database. The embedded database serves nobody else meanwhile. */
export async function inSnapshot<T>(pool: Pool, read: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const value = await read(client);
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

interface Expected {
  name: string;
  sha256: string;
  /** Sees the bytes as they come. */
  look?: { take(chunk: Buffer): void; finish(): void };
  /** Counts them. */
  count(bytes: number): void;
}

async function requireDigest(
  archive: ArchiveReader,
  path: string,
  { name, sha256, look, count }: Expected,
): Promise<void> {
  const { stream, result } = digesting((chunk) => {
    count(chunk.length);
    look?.take(chunk);
  });
  const source = await archive.read(name);
  const damaged = new BackupError(
    `${path} is damaged: ${name} is not what was written. Nothing was restored.`,
  );
  source.on('error', (error) => stream.destroy(error));
  source.pipe(stream).resume();
  await finished(stream, { readable: false }).catch((error: unknown) => {
    source.destroy();
    if (error instanceof BackupError) throw error;
    if (isOtherSize(error)) {
      throw new BackupError(
        `${path} is refused: ${name} does not have the ${archive.declared(name).toLocaleString('en-US')} bytes that it declares. Nothing was restored.`,
      );
    }
    throw damaged;
  });
  look?.finish();
  if (result().sha256 !== sha256) throw damaged;
}

/** The words of yauzl for an entry that unpacks to more or fewer bytes than it says. */
function isOtherSize(error: unknown): boolean {
  return error instanceof Error && /^(too many|not enough) bytes in the stream/.test(error.message);
}

interface VerifyOptions {
  ceilings?: Ceilings;
  before?(archive: ArchiveReader): void;
  heard?(done: number, of: number): void;
}

/** As {@link openVerified}, for whom it is enough to know. */
export async function verifyBackup(path: string, options?: VerifyOptions): Promise<Manifest> {
  const archive = await openVerified(path, options);
  archive.close();
  return archive.manifest;
}

/**
 * Compares every entry with its digest, and every row with what a row is. Throws BackupError naming the first that
 * differs; `before` sees what the backup says it holds, before the rest is unpacked, and `heard` how many bytes of all
 * were compared. What is read of it afterwards is what was compared, even where another file takes the name; the
 * caller closes it.
 */
export async function openVerified(
  path: string,
  { ceilings = CEILINGS, before, heard }: VerifyOptions = {},
): Promise<ArchiveReader> {
  const archive = await readArchive(path, ceilings);
  try {
    before?.(archive);
    const { manifest } = archive;
    const names = [
      ...manifest.tables.map(({ name }) => tableEntry(name)),
      ...manifest.blobs.map(({ key }) => blobEntry(key)),
    ];
    const all = names.reduce((sum, name) => sum + archive.declared(name), 0);
    let done = 0;
    const count = (bytes: number) => {
      done += bytes;
      heard?.(done, all);
    };
    for (const table of manifest.tables) {
      const look = rowsChecked(path, table, ceilings);
      await requireDigest(archive, path, { name: tableEntry(table.name), sha256: table.sha256, look, count });
    }
    for (const { key, sha256 } of manifest.blobs) {
      await requireDigest(archive, path, { name: blobEntry(key), sha256, count });
    }
    return archive;
  } catch (error) {
    archive.close();
    throw error;
  }
}
