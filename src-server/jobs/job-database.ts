import type pg from 'pg';
import type { Db } from 'pg-boss';

function rowsOf(result: unknown): unknown[] {
  const hasRows = typeof result === 'object' && result !== null && 'rows' in result;
  return hasRows && Array.isArray(result.rows) ? result.rows : [];
}

/**
 * Lets pg-boss use the program's own pool: the embedded database is one connection in effect, so a second pool
 * would only wait for the first. A script of several statements answers with the rows of all of them.
 */
export function jobDatabase(pool: pg.Pool): Db {
  return {
    async executeSql(text, values) {
      const result: unknown = await pool.query(text, values ?? []);
      return { rows: (Array.isArray(result) ? result : [result]).flatMap(rowsOf) };
    },
  };
}
