import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Waiting } from './turns.ts';

const DOCUMENTS_AT_ONCE = 1_000;

/** Whose these documents are, by the owner of their case, and how large; in the order given, without those deleted. */
export async function listWaiting(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Omit<Waiting, 'isOld'>[]> {
  const known = new Map<string, Omit<Waiting, 'isOld'>>();
  for (let at = 0; at < ids.length; at += DOCUMENTS_AT_ONCE) {
    const some = ids.slice(at, at + DOCUMENTS_AT_ONCE);
    const rows = await db
      .selectFrom('documents')
      .innerJoin('cases', 'cases.id', 'documents.caseId')
      .select(['documents.id', 'documents.size', 'cases.userId as person'])
      .where('documents.id', '=', sql<string>`any(${some}::uuid[])`)
      .where('documents.deletedAt', 'is', null)
      .execute();
    for (const row of rows) known.set(row.id, row);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
