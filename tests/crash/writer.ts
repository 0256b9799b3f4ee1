import fs from 'node:fs';
import { openDatabase } from '#db/client.ts';

/**
 * A process that writes until it is killed: prints the rows it found, then each row once it is committed.
 * Lines: `found <row>,<row>…`, then `row <number>`.
 */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: writer.ts <data directory>');

// One write call per line: what was printed stays printed when the process is killed.
function print(line: string): void {
  fs.writeSync(1, `${line}\n`);
}

const { pool } = await openDatabase({ dataDir });
await pool.query(`
  create table if not exists entry (row int primary key, note text not null);
  create table if not exists mirror (row int primary key references entry)`);
const found = await pool.query<{ row: number }>('select row from entry order by row');
print(`found ${found.rows.map(({ row }) => row).join(',')}`);

for (let row = (found.rows.at(-1)?.row ?? 0) + 1; ; row += 1) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into entry (row, note) values ($1, $2)', [
    row,
    `note ${row} `.repeat(row % 200),
  ]);
  await client.query('insert into mirror (row) values ($1)', [row]);
  await client.query('commit');
  client.release();
  print(`row ${row}`);
  if (row % 150 === 0) await pool.query('checkpoint');
}
