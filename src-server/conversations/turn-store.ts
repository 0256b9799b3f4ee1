import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ChatMessage } from '#src/conversations/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { closeConversation, openConversation, type ThreadPlace } from './conversation-store.ts';
import {
  after,
  CHAT_COLUMNS,
  type ChatRow,
  messagesOf,
  type ReplyValues,
  type Thread,
  toMessage,
} from './store.ts';

type Db = Kysely<Database>;

/** A question that is stored, and where. */
export interface OpenedQuestion {
  caseId: AuthorizedCaseId;
  userId: string;
  thread: Thread;
  question: ChatMessage;
}

/** The question that was asked with this key, and its reply when there is one, whole or not. */
export async function findTurn(
  db: Db,
  { caseId, thread }: { caseId: AuthorizedCaseId; thread: Thread },
  key: string,
): Promise<{ question: ChatRow; reply: ChatRow | undefined } | undefined> {
  const inThread = messagesOf(db, caseId, thread).select(CHAT_COLUMNS);
  const question = await inThread.where('askKey', '=', key).executeTakeFirst();
  if (question === undefined) return undefined;
  return { question, reply: await inThread.where('replyTo', '=', question.id).executeTakeFirst() };
}

/**
 * Stores a question before it is answered, and the conversation that begins with it, both or neither. One that was
 * asked before is moved to the end; what had come of its reply stays until more comes.
 */
export async function openQuestion(
  db: Db,
  place: ThreadPlace,
  { key, message, now }: { key: string; message: string; now: Date },
): Promise<OpenedQuestion> {
  const { caseId, userId } = place;
  return db.transaction().execute(async (trx) => {
    const thread = await openConversation(trx, place, { key, message, now });
    const asked = { caseId, userId, ...thread, role: 'user', content: message, createdAt: now } as const;
    const row = await trx
      .insertInto('chatMessages')
      .values({ ...asked, status: 'unfinished', askKey: key })
      .onConflict((conflict) =>
        conflict
          .columns(['docId' in thread ? 'docId' : 'conversationId', 'askKey'])
          .where('askKey', 'is not', null)
          .doUpdateSet({ createdAt: now, status: 'unfinished' }),
      )
      .returning(CHAT_COLUMNS)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('chatMessages')
      .set({ createdAt: after(now, now) })
      .where('replyTo', '=', row.id)
      .where('caseId', '=', caseId)
      .where('status', '=', 'unfinished')
      .execute();
    return { caseId, userId, thread, question: toMessage(row, true) };
  });
}

interface ReplyRow {
  content: string;
  metadata: string;
  createdAt: Date;
  status: 'done' | 'unfinished';
}

/** One answer for a question: what had come of it gives way, but never a finished one. */
function writeReply(db: Db, { caseId, userId, thread, question }: OpenedQuestion, values: ReplyRow) {
  return db
    .insertInto('chatMessages')
    .values({ caseId, userId, ...thread, role: 'assistant', replyTo: question.id, ...values })
    .onConflict((conflict) =>
      conflict.column('replyTo').doUpdateSet(values).where('chatMessages.status', '=', 'unfinished'),
    )
    .returning(CHAT_COLUMNS)
    .executeTakeFirst();
}

/** Keeps the words that have come so far, so that not even the end of this program loses them. */
export async function keepWords(
  db: Db,
  opened: OpenedQuestion,
  { words, now }: { words: string; now: Date },
): Promise<void> {
  const createdAt = after(opened.question.createdAt, now);
  const values = { content: words, metadata: '{}', createdAt, status: 'unfinished' } as const;
  await db.transaction().execute(async (trx) => {
    // Deleted meanwhile, there is nothing left to keep them for.
    const asked = await trx
      .selectFrom('chatMessages')
      .select('id')
      .where('id', '=', opened.question.id)
      .where('caseId', '=', opened.caseId)
      .forUpdate()
      .executeTakeFirst();
    if (asked !== undefined) await writeReply(trx, opened, values);
  });
}

/**
 * Stores the whole reply and with it the end of the question; returns the reply that counts. NOT_FOUND when the
 * question was deleted meanwhile.
 */
export async function finishTurn(
  db: Db,
  opened: OpenedQuestion,
  { reply, now }: { reply: ReplyValues; now: Date },
): Promise<ChatMessage> {
  const { content, ...metadata } = reply;
  const createdAt = after(opened.question.createdAt, now);
  const values = { content, metadata: JSON.stringify(metadata), createdAt, status: 'done' } as const;
  return db.transaction().execute(async (trx) => {
    const asked = await trx
      .updateTable('chatMessages')
      .set({ status: 'done' })
      .where('id', '=', opened.question.id)
      .where('caseId', '=', opened.caseId)
      .executeTakeFirst();
    if (asked.numUpdatedRows === 0n) {
      throw new AppError('NOT_FOUND', 'The question was deleted while its reply was written.');
    }
    const written =
      (await writeReply(trx, opened, values)) ??
      (await messagesOf(trx, opened.caseId, opened.thread)
        .select(CHAT_COLUMNS)
        .where('replyTo', '=', opened.question.id)
        .executeTakeFirstOrThrow());
    return toMessage(written, false);
  });
}

/** Takes a question back of which nothing was answered, and the conversation that only it stood in. */
export async function dropQuestion(db: Db, { caseId, thread, question }: OpenedQuestion): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('chatMessages')
      .where('id', '=', question.id)
      .where('caseId', '=', caseId)
      .where('status', '=', 'unfinished')
      .execute();
    await closeConversation(trx, thread);
  });
}
