import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { titleFor } from '#src/conversations/conversation-title.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { Thread } from './store.ts';

type Db = Kysely<Database>;

/** Who asks where. Without a thread a conversation begins with the question. */
export interface ThreadPlace {
  caseId: AuthorizedCaseId;
  userId: string;
  thread: Thread | null;
}

/** The thread, or the conversation that began with a question of this key already. */
export async function findConversation(
  db: Db,
  { caseId, userId, thread }: ThreadPlace,
  key: string,
): Promise<Thread | undefined> {
  if (thread !== null) return thread;
  const begun = await db
    .selectFrom('conversations')
    .select('id')
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .where('askKey', '=', key)
    .executeTakeFirst();
  return begun && { conversationId: begun.id };
}

/**
 * The thread that a question is stored in, in the transaction that stores it: a conversation is noted as used now, or
 * begins, named after its question. NOT_FOUND when it was deleted meanwhile.
 */
export async function openConversation(
  db: Db,
  { caseId, userId, thread }: ThreadPlace,
  { key, message, now }: { key: string | null; message: string; now: Date },
): Promise<Thread> {
  if (thread !== null && 'docId' in thread) return thread;
  if (thread === null) {
    const { id } = await db
      .insertInto('conversations')
      .values({ caseId, userId, title: titleFor(message), askKey: key, createdAt: now, updatedAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['caseId', 'userId', 'askKey'])
          .where('askKey', 'is not', null)
          .doUpdateSet({ updatedAt: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { conversationId: id };
  }
  const used = await db
    .updateTable('conversations')
    .set({ updatedAt: now })
    .where('id', '=', thread.conversationId)
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) throw new AppError('NOT_FOUND', 'This conversation was deleted.');
  return thread;
}

/** Takes a conversation back in which nothing stands, in the transaction that took its question back. */
export async function closeConversation(db: Db, thread: Thread): Promise<void> {
  if ('docId' in thread) return;
  // Whoever asks in it at this moment is waited for: their question must not go with it.
  const held = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', thread.conversationId)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  await db
    .deleteFrom('conversations')
    .where('id', '=', held.id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chatMessages').select('id').where('conversationId', '=', held.id))),
    )
    .execute();
}
