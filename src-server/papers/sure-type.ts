import { sql } from 'kysely';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';

/**
 * What a paper's words say that it is, as far as that is sure enough to go by: null of a guess, which is offered to people
 * and counts for nothing. `of` is the table, or what a query calls it.
 */
export function sureType(of: 'documents' | 'd' = 'documents') {
  return sql<
    string | null
  >`case when ${sql.ref(`${of}.suggested_confidence`)} >= ${SURE_ENOUGH} then ${sql.ref(`${of}.suggested_doc_type`)} end`;
}
