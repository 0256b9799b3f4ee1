import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '#db/schema/index.ts';
import { dumpRows } from '#server/backup/rows.ts';
import { BLOB_COLUMNS, listTables } from '#server/backup/tables.ts';
import type { BlobStore } from '#server/blobs/store.ts';
import { seedCase } from '../../arch/seeded-case.ts';

export interface Installation {
  db: Kysely<Database>;
  pool: pg.Pool;
  blobs: BlobStore;
  /** For a file on its way to the blobs. */
  folder: string;
}

/** What the paper of this key holds after {@link fill}. */
export const bytesOf = (key: string) => `the bytes of ${key}`;

/** Two cases with a row of everything, hostile texts, and the bytes of every paper. */
export async function fill({ db, pool, blobs, folder }: Installation): Promise<void> {
  await seedCase(db, 'quill');
  const { caseId } = await seedCase(db, 'a\\tb\nc “é” 😀 \\N {"x": null}');
  await db.updateTable('cases').set({ description: '' }).where('id', '=', caseId).execute();
  for (const { table, column } of BLOB_COLUMNS) {
    // The keys that the product itself makes.
    const more = table === 'summons' ? ` || '-summons-' || md5(${column})` : '';
    await pool.query(
      `update ${table} set ${column} = left(md5(${column}), 2) || '/' || md5(${column})::uuid::text${more}`,
    );
  }
  for (const key of await keys(pool)) {
    const draft = join(folder, 'draft');
    await writeFile(draft, bytesOf(key));
    await blobs.adopt(key, draft);
  }
}

/** The keys of all papers that rows refer to. */
export async function keys(from: pg.Pool): Promise<string[]> {
  const all = await Promise.all(
    BLOB_COLUMNS.map(({ table, column }) => from.query(`select ${column} as key from ${table}`)),
  );
  return [...new Set(all.flatMap(({ rows }) => rows.map(({ key }) => String(key))))].filter(
    (key) => key !== 'null',
  );
}

/** Every row of every table, as PostgreSQL writes it. */
export async function everything(from: pg.Pool): Promise<Record<string, string[]>> {
  const client = await from.connect();
  await client.query('begin');
  const found: Record<string, string[]> = {};
  for (const table of await listTables(client)) {
    found[table.name] = [];
    // A vector is written in the brackets of its type.
    for await (const line of dumpRows(client, table)) {
      found[table.name]?.push(line.replaceAll(/"\{([-\d.,e]+)\}"/g, '"[$1]"'));
    }
  }
  await client.query('commit');
  client.release();
  return found;
}
