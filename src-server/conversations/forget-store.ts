import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { WORDS_LOST, withoutLost } from '#src/conversations/lost-documents.ts';
import { CHAT_COLUMNS, toMessage } from './store.ts';

/**
 * Takes what replies about a whole case show of these documents out of them for good. Replies about one document go
 * with it. Of a reply that broke off nobody knows what it rests on, so none of its words stay.
 */
export async function forgetDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('chatMessages')
    .select(CHAT_COLUMNS)
    .where('conversationId', 'is not', null)
    .where('role', '=', 'assistant')
    .where(
      sql<boolean>`jsonb_path_query_array(metadata, '$.**.documentId') ?| ${ids}::text[]
        or jsonb_path_query_array(metadata, '$.records[*].id') ?| ${ids}::text[]`,
    )
    .execute();
  await db
    .updateTable('chatMessages')
    .set({ content: WORDS_LOST })
    .where('conversationId', 'is not', null)
    .where('role', '=', 'assistant')
    .where('status', '=', 'unfinished')
    .where(({ eb, selectFrom }) =>
      eb('caseId', 'in', selectFrom('documents').select('documents.caseId').where('documents.id', 'in', ids)),
    )
    .execute();
  const gone = new Set(ids);
  for (const row of rows) {
    const message = withoutLost(toMessage(row, false), (id) => gone.has(id));
    const { content, confidence, because, engine, actionType } = message;
    const { sources, checks, records, suggestedActions } = message;
    const shown = { sources, checks, records, suggestedActions };
    const metadata = JSON.stringify({ ...shown, confidence, because, engine, actionType });
    await db.updateTable('chatMessages').set({ content, metadata }).where('id', '=', row.id).execute();
  }
}
