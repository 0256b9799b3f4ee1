import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Waiting } from './turns.ts';

const DOCUMENTS_AT_ONCE = 1_000;

/** All who have no account yet: they take turns as one person does, so that they never hold back those who have one. */
const STRANGERS = 'strangers';

/**
 * Whose these documents are, by the owner of their case or of their intake, and how large; in the order given, without
 * those deleted.
 */
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
      .leftJoin('intakes', 'intakes.caseId', 'documents.caseId')
      .select(['documents.id', 'documents.size'])
      .select(sql<string>`coalesce(cases.user_id::text, intakes.user_id::text, ${STRANGERS})`.as('person'))
      .select(sql<string | null>`case when cases.user_id is null then intakes.id::text end`.as('intake'))
      .select(sql<boolean>`cases.user_id is null and intakes.user_id is null`.as('isStranger'))
      .where('documents.id', '=', sql<string>`any(${some}::uuid[])`)
      .where('documents.deletedAt', 'is', null)
      .execute();
    for (const row of rows) known.set(row.id, row);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
