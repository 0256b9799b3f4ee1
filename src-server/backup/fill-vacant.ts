import type { ClientBase, Pool } from 'pg';
import { kyselyOver } from '#db/handle.ts';
import { migrate, migrateTo } from '#db/migrate.ts';
import { migrations } from '#db/migrations/index.ts';
import { AppError } from '#src/errors.ts';
import type { ArchiveReader } from './archive.ts';
import { type Heard, writeRows } from './restore.ts';
import { listTables, quoted } from './tables.ts';
import { isVacant } from './vacancy.ts';

export const OCCUPIED =
  'Somebody has an account here already. You can only restore a backup where nobody has an account yet, so that it replaces nothing.';

/**
 * Writes the rows of a backup into the database of a running server, where nobody has anything yet: that is looked up
 * under the lock under which it is written, so that whoever registers meanwhile comes before or after, never between.
 * All rows appear at once or none. Throws CONFLICT where somebody is there.
 */
export async function fillVacant(pool: Pool, archive: ArchiveReader, heard?: Heard): Promise<void> {
  const client = await pool.connect();
  try {
    // Begun and ended by the query builder, which the steps of the schema need.
    await kyselyOver(client)
      .transaction()
      .execute(async (trx) => {
        const tables = await listTables(client);
        await client.query(
          `lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access exclusive mode`,
        );
        if (!(await isVacant(client))) throw new AppError('CONFLICT', OCCUPIED);
        const { schema } = archive.manifest;
        const isPresent = Object.keys(migrations).sort().at(-1) === schema;
        if (!isPresent) {
          await dropTables(client);
          await migrateTo(trx, schema);
        }
        await writeRows(client, archive, heard);
        if (isPresent) return;
        await migrate(trx);
        await client.query('insert into backups select * from kept_backups');
      });
  } finally {
    client.release();
  }
}

/** Makes room for the schema of an earlier version: its tables, and the functions of its triggers. Which backups this installation has made is kept aside. */
async function dropTables(client: ClientBase): Promise<void> {
  await client.query('create temporary table kept_backups on commit drop as table backups');
  // What belongs to an extension stays: whoever runs this may not be allowed to make it again.
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'r' and not exists (
      select from pg_depend d where d.objid = c.oid and d.deptype = 'e'
    )`);
  await client.query(`drop table ${rows.map(({ name }) => quoted(name)).join(', ')} cascade`);
  const functions = await client.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace and n.nspname = 'public'
    where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { name } of functions.rows) await client.query(`drop routine ${name}`);
}
