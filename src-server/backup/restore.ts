import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { ClientBase, Pool } from 'pg';
import type { DatabaseHandle } from '#db/client.ts';
import { migrate, migrateTo } from '#db/migrate.ts';
import { migrations } from '#db/migrations/index.ts';
import { GRACE_DAYS } from '#src/auth/schema.ts';
import { isBlobKey } from '../blobs/keys.ts';
import type { BlobStore } from '../blobs/store.ts';
import { type ArchiveReader, readArchive } from './archive.ts';
import { openVerified } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { type Ceilings, type RestorePlace, requireRoom } from './ceilings.ts';
import { blobEntry, type Manifest, tableEntry } from './manifest.ts';
import { loadRows } from './rows.ts';
import { BLOB_COLUMNS, listTables, quoted } from './tables.ts';

interface BlobDeps {
  blobs: BlobStore;
  /** For files on their way to the blob store; below DATA_DIR. */
  scratch: string;
}

export interface RestoreDeps extends BlobDeps {
  database: DatabaseHandle;
  tell?(line: string): void;
}

/** Hears how much of all is done. */
export type Heard = (done: number, of: number) => void;

/** Throws where a folder holds anything. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0) {
    throw new BackupError(
      `${folder} is not empty. A backup is restored into an empty data folder only, so that nothing is overwritten.`,
    );
  }
}

/** Throws where the database has tables already. */
export async function requireEmptyDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
  if (rows.length > 0) {
    throw new BackupError('The database is not empty. A backup is restored into an empty database only.');
  }
}

interface RestorableOptions {
  ceilings?: Ceilings;
  heard?: Heard;
}

/** As {@link openRestorable}, for whom it is enough to know. */
export async function requireRestorable(
  path: string,
  place: RestorePlace,
  options?: RestorableOptions,
): Promise<Manifest> {
  const archive = await openRestorable(path, place, options);
  archive.close();
  return archive.manifest;
}

/**
 * Reads all of a backup and throws BackupError unless there is room for it, every byte is what was written, nothing is
 * beyond the ceilings, every paper has a name of ours, and this program knows its form. The caller closes it.
 */
export async function openRestorable(
  path: string,
  place: RestorePlace,
  { ceilings, heard }: RestorableOptions = {},
): Promise<ArchiveReader> {
  const archive = await openVerified(path, {
    ...(ceilings && { ceilings }),
    ...(heard && { heard }),
    before(opened) {
      requireRoom(path, opened, place);
      requireOurKeys(path, opened.manifest);
    },
  });
  const { schema } = archive.manifest;
  if (Object.hasOwn(migrations, schema)) return archive;
  archive.close();
  throw new BackupError(
    `${path} was made by a newer version of Proceed (its schema is ${schema}). Restore it with that version.`,
  );
}

/** One of another form could stand where a folder of papers has to be. */
function requireOurKeys(path: string, { blobs }: Manifest): void {
  const other = blobs.find(({ key }) => !isBlobKey(key));
  if (other === undefined) return;
  throw new BackupError(
    `${path} is refused: it holds ${blobEntry(other.key)}, and no paper of Proceed is named so. Nothing was restored.`,
  );
}

/** Fills an empty database and blob store from a backup that was verified; all rows appear at once or none. */
export async function restoreBackup(deps: RestoreDeps, path: string): Promise<Manifest> {
  const { database, tell } = deps;
  const archive = await readArchive(path);
  try {
    const { manifest } = archive;
    tell?.(`Writing ${manifest.blobs.length} files …`);
    await restoreBlobs(deps, archive);
    tell?.('Writing the rows …');
    await migrateTo(database.db, manifest.schema);
    await restoreRows(database.pool, archive);
    await migrate(database.db);
    return manifest;
  } finally {
    archive.close();
  }
}

/** Writes every paper of a backup; one that is there already is written again. `heard` counts bytes. */
export async function restoreBlobs(
  { blobs, scratch }: BlobDeps,
  archive: ArchiveReader,
  heard?: Heard,
): Promise<void> {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const draft = join(scratch, `restoring-${randomUUID()}`);
  const all = archive.manifest.blobs.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  try {
    for (const { key, bytes } of archive.manifest.blobs) {
      await pipeline(
        await archive.read(blobEntry(key)),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      );
      await blobs.adopt(key, draft);
      done += bytes;
      heard?.(done, all);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function restoreRows(pool: Pool, archive: ArchiveReader): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await writeRows(client, archive);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Writes every row of a backup inside the caller's transaction, over a schema of the backup's own step. */
export async function writeRows(client: ClientBase, archive: ArchiveReader, heard?: Heard): Promise<void> {
  const { manifest } = archive;
  const all = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const tables = await listTables(client);
  const references = await dropReferences(client);
  for (const { name, columns, rows } of manifest.tables) {
    const table = tables.find((each) => each.name === name);
    const known = columns.map((column) => table?.columns.find((each) => each.name === column));
    if (table === undefined || known.includes(undefined)) {
      throw new BackupError(`The table ${name} of the backup is not one that its version of Proceed had.`);
    }
    // What a step of the schema filled by itself comes back from the backup.
    await client.query(`delete from ${quoted(name)}`);
    const lines = createInterface({ input: await archive.read(tableEntry(name)), crlfDelay: Infinity });
    const present = { name, columns: known.flatMap((column) => column ?? []) };
    const loaded = await loadRows(client, present, lines);
    if (loaded !== rows) throw new BackupError(`Of ${rows} rows of ${name} only ${loaded} were restored.`);
    done += rows;
    heard?.(done, all);
  }
  // Made again they are checked over all rows.
  for (const statement of references) await client.query(statement);
  await removeGone(client, manifest.removedMeanwhile);
  await renewGrace(client);
  await setSequences(client);
}

/** Rows refer to each other in every order: the references go while they are written. Returns what makes them again. */
async function dropReferences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace and n.nspname = 'public'
    where c.contype = 'f' order by 1, 2`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
}

async function removeGone(client: ClientBase, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  for (const { table, column } of BLOB_COLUMNS) {
    const gone = `${quoted(column)} = any($1::text[])`;
    const statement =
      table === 'summons'
        ? `update summons set ${quoted(column)} = null where ${gone}`
        : `delete from ${quoted(table)} where ${gone}`;
    await client.query(statement, [keys]);
  }
}

/** Whoever was to be deleted when the backup was made may have kept the account since: the days of grace begin anew. */
async function renewGrace(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(`
    select from pg_attribute where attrelid = 'public.users'::regclass and attname = 'delete_at' and not attisdropped`);
  if (rowCount === 0) return;
  await client.query(
    `update users set delete_at = now() + make_interval(days => ${GRACE_DAYS}) where delete_at is not null`,
  );
}

async function setSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as "table", a.attname as "column",
      pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname) as sequence
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, greatest((select max(${quoted(column)}) from ${quoted(table)}), 1),
        exists (select from ${quoted(table)}))`,
      [sequence],
    );
  }
}
