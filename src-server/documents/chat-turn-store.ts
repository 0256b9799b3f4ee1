import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { ChatMessage } from '#src/documents/chat-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { type AnswerValues, after, CHAT_COLUMNS, type ChatRow, toMessage } from './chat-store.ts';

type Db = Kysely<Database>;

export interface TurnPlace {
  caseId: AuthorizedCaseId;
  docId: string;
  userId: string;
}

/** The question that was asked with this key, and its answer when there is one, whole or not. */
export async function findTurn(
  db: Db,
  { caseId, docId }: Pick<TurnPlace, 'caseId' | 'docId'>,
  key: string,
): Promise<{ question: ChatRow; answer: ChatRow | undefined } | undefined> {
  const ofDocument = db
    .selectFrom('chatMessages')
    .select(CHAT_COLUMNS)
    .where('caseId', '=', caseId)
    .where('docId', '=', docId);
  const question = await ofDocument.where('askKey', '=', key).executeTakeFirst();
  if (question === undefined) return undefined;
  return { question, answer: await ofDocument.where('replyTo', '=', question.id).executeTakeFirst() };
}

/**
 * Stores a question before it is answered. One that was asked before is moved to the end of the conversation; what
 * had come of its answer stays until more comes.
 */
export async function openQuestion(
  db: Db,
  place: TurnPlace,
  { key, message, now }: { key: string; message: string; now: Date },
): Promise<ChatMessage> {
  const row = await db
    .insertInto('chatMessages')
    .values({ ...place, role: 'user', content: message, createdAt: now, status: 'unfinished', askKey: key })
    .onConflict((conflict) =>
      conflict
        .columns(['docId', 'askKey'])
        .where('askKey', 'is not', null)
        .doUpdateSet({ createdAt: now, status: 'unfinished' }),
    )
    .returning(CHAT_COLUMNS)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('chatMessages')
    .set({ createdAt: after(now, now) })
    .where('replyTo', '=', row.id)
    .where('caseId', '=', place.caseId)
    .where('status', '=', 'unfinished')
    .execute();
  return toMessage(row, true);
}

interface AnswerRow {
  place: TurnPlace;
  question: ChatMessage;
  values: { content: string; metadata: string; createdAt: Date; status: 'done' | 'unfinished' };
}

/** One answer for a question: what had come of it gives way, but never a finished one. */
function writeAnswer(db: Db, { place, question, values }: AnswerRow) {
  return db
    .insertInto('chatMessages')
    .values({ ...place, role: 'assistant', replyTo: question.id, ...values })
    .onConflict((conflict) =>
      conflict.column('replyTo').doUpdateSet(values).where('chatMessages.status', '=', 'unfinished'),
    )
    .returning(CHAT_COLUMNS)
    .executeTakeFirst();
}

/** Keeps the words that have come so far, so that not even the end of this program loses them. */
export async function keepWords(
  db: Db,
  place: TurnPlace,
  question: ChatMessage,
  { words, now }: { words: string; now: Date },
): Promise<void> {
  const createdAt = after(question.createdAt, now);
  const values = { content: words, metadata: '{}', createdAt, status: 'unfinished' } as const;
  await writeAnswer(db, { place, question, values });
}

/** Stores the whole answer and with it the end of the question; returns the answer that counts. */
export async function finishTurn(
  db: Db,
  place: TurnPlace,
  question: ChatMessage,
  { answer, now }: { answer: AnswerValues; now: Date },
): Promise<ChatMessage> {
  const { content, ...metadata } = answer;
  const createdAt = after(question.createdAt, now);
  const values = { content, metadata: JSON.stringify(metadata), createdAt, status: 'done' } as const;
  return db.transaction().execute(async (trx) => {
    const written =
      (await writeAnswer(trx, { place, question, values })) ??
      (await trx
        .selectFrom('chatMessages')
        .select(CHAT_COLUMNS)
        .where('replyTo', '=', question.id)
        .where('caseId', '=', place.caseId)
        .executeTakeFirstOrThrow());
    await trx
      .updateTable('chatMessages')
      .set({ status: 'done' })
      .where('id', '=', question.id)
      .where('caseId', '=', place.caseId)
      .execute();
    return toMessage(written, false);
  });
}

/** Takes a question back of which nothing was answered. */
export async function dropQuestion(db: Db, place: TurnPlace, question: ChatMessage): Promise<void> {
  await db
    .deleteFrom('chatMessages')
    .where('id', '=', question.id)
    .where('caseId', '=', place.caseId)
    .where('status', '=', 'unfinished')
    .execute();
}
