import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/setup/database.ts';
import { columns } from './schema-columns.ts';

interface ColumnRow {
  tableName: string;
  columnName: string;
  type: string;
  nullable: boolean;
  filled: boolean;
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function describe({ type, nullable, filled }: ColumnRow): string {
  return `${type}${nullable ? '?' : ''}${filled ? '=' : ''}`;
}

test('the migrated database has exactly the tables and columns of the interfaces', async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<ColumnRow>`
    select c.relname as table_name, a.attname as column_name,
           case format_type(a.atttypid, a.atttypmod)
             when 'timestamp with time zone' then 'timestamptz'
             when 'vector(1536)' then 'vector'
             when 'real[]' then 'vector'
             else format_type(a.atttypid, a.atttypmod)
           end as type,
           not a.attnotnull as nullable, a.atthasdef as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely%'`.execute(db);

  const found: Record<string, Record<string, string>> = {};
  for (const row of rows) {
    const table = camelCase(row.tableName);
    found[table] = { ...found[table], [camelCase(row.columnName)]: describe(row) };
  }
  expect(found).toEqual(columns);
});

test('every foreign key has an index to find its rows by', async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ key: string }>`
    select f.conrelid::regclass || '.' || a.attname as key
    from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index i
        where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1] and i.indpred is null)`.execute(db);
  expect(rows).toEqual([]);
});
