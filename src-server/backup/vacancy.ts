import type { ClientBase, Pool } from 'pg';
import { listTables, quoted } from './tables.ts';

/** Whether there is no account, and no row of anybody, as this connection sees it. */
export async function isVacant(client: ClientBase): Promise<boolean> {
  const tables = await listTables(client);
  const anything = tables.map(({ name }) => `exists (select from ${quoted(name)})`).join(' or ');
  const { rows } = await client.query<{ vacant: boolean }>(`select not (${anything}) as vacant`);
  return rows[0]?.vacant ?? false;
}

/** Whether anybody has come yet. */
export interface Vacancy {
  isVacant(): Promise<boolean>;
}

/** Once somebody has come it is not asked again, so that it costs nothing where people are. */
export function createVacancy(pool: Pool): Vacancy {
  let isTaken = false;
  return {
    async isVacant() {
      if (isTaken) return false;
      const client = await pool.connect();
      try {
        isTaken = !(await isVacant(client));
      } finally {
        client.release();
      }
      return !isTaken;
    },
  };
}
