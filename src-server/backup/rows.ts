import type { ClientBase } from 'pg';
import { quoted, type Table } from './tables.ts';

const FIRST_ROWS = 100;
const MOST_ROWS = 2_000;
/** Characters of rows that are held at a time, about. */
const HELD = 4_000_000;

/**
 * Every row of a table as one line: a JSON array of the columns' texts, null for null, in the order of the primary key.
 * PostgreSQL's own text of a value is read back to the same value by any other PostgreSQL.
 */
export async function* dumpRows(client: ClientBase, { name, columns }: Table): AsyncGenerator<string> {
  const list = columns.map((column) => `t.${quoted(column.name)}::text`).join(', ');
  const { rows: keys } = await client.query<{ key: string }>(
    `select coalesce(string_agg(quote_ident(a.attname), ', ' order by k.place), 'ctid') as key
     from pg_constraint c, unnest(c.conkey) with ordinality k(attnum, place), pg_attribute a
     where c.conrelid = $1::regclass and c.contype = 'p' and a.attrelid = c.conrelid and a.attnum = k.attnum`,
    [`public.${quoted(name)}`],
  );
  const order = keys[0]?.key ?? 'ctid';
  await client.query(
    `declare backup_rows no scroll cursor for
     select to_json(array[${list}])::text as line from ${quoted(name)} t order by ${order}`,
  );
  let count = FIRST_ROWS;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup_rows`);
    let size = 1;
    for (const { line } of rows) {
      size += line.length;
      yield `${line}\n`;
    }
    if (rows.length < count) break;
    count = Math.min(MOST_ROWS, Math.max(1, Math.floor((HELD * rows.length) / size)));
  }
  await client.query('close backup_rows');
}

/**
 * A value of a column out of the line's array. Vectors are a type of their own where PostgreSQL has pgvector, and arrays
 * of numbers elsewhere; the two are written with other brackets.
 */
function valueAt(index: number, type: string): string {
  const value = `r->>${index}`;
  if (type === 'real[]') return `translate(${value}, '[]', '{}')::real[]`;
  if (type.startsWith('vector')) return `translate(${value}, '{}', '[]')::${type}`;
  return `(${value})::${type}`;
}

/** Writes lines of {@link dumpRows} into a table; `lines` is read as it goes. Returns how many rows. */
export async function loadRows(
  client: ClientBase,
  { name, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<number> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => valueAt(index, type)).join(', ');
  const insert = `insert into ${quoted(name)} (${names}) select ${values} from json_array_elements($1::json) r`;
  let held: string[] = [];
  let size = 0;
  let loaded = 0;
  const flush = async () => {
    if (held.length === 0) return;
    await client.query(insert, [`[${held.join(',')}]`]);
    loaded += held.length;
    held = [];
    size = 0;
  };
  for await (const line of lines) {
    held.push(line);
    size += line.length;
    if (size >= HELD || held.length >= MOST_ROWS) await flush();
  }
  await flush();
  return loaded;
}
