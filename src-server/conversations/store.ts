import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/schema/index.ts';
import { ActionType, CaseRecord, SuggestedAction } from '#src/conversations/reply-schema.ts';
import { type ChatMessage, MOST_CHAT_MESSAGES } from '#src/conversations/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { isId } from '#src/ids.ts';
import { Source } from '#src/text/source.ts';
import { Check } from '#src/verification/schema.ts';

type Db = Kysely<Database>;

const Metadata = z.object({
  sources: z.array(Source),
  confidence: z.number(),
  because: z.string(),
  engine: z.string().optional(),
  checks: z.array(Check).default([]),
  records: z.array(CaseRecord).default([]),
  suggestedActions: z.array(SuggestedAction).default([]),
  actionType: ActionType.nullable().default(null),
});

export interface ChatRow {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  createdAt: Date;
  metadata: unknown;
  status: 'done' | 'unfinished';
  askKey: string | null;
  replyTo: string | null;
}

export const CHAT_COLUMNS = [
  'id',
  'role',
  'content',
  'createdAt',
  'metadata',
  'status',
  'askKey',
  'replyTo',
] as const;

/** `isWriting` says whether the reply to an unfinished question is being written. */
export function toMessage({ metadata, status, askKey, ...row }: ChatRow, isWriting: boolean): ChatMessage {
  const known = Metadata.safeParse(metadata).data;
  return {
    ...row,
    sources: known?.sources ?? [],
    confidence: known?.confidence ?? null,
    because: known?.because ?? null,
    engine: known?.engine ?? null,
    checks: known?.checks ?? [],
    records: known?.records ?? [],
    suggestedActions: known?.suggestedActions ?? [],
    actionType: known?.actionType ?? null,
    state: status === 'done' ? 'done' : isWriting ? 'writing' : 'broken',
    key: askKey,
  };
}

/** Two people may ask at once: a reply stands after its question all the same. */
function inTurn(messages: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(messages.map(({ id }) => id));
  const replies = new Map(
    messages.flatMap((message) => (message.replyTo === null ? [] : [[message.replyTo, message]])),
  );
  return messages.flatMap((message) => {
    if (message.replyTo !== null && known.has(message.replyTo)) return [];
    const reply = replies.get(message.id);
    return reply === undefined ? [message] : [message, reply];
  });
}

/** What messages belong to: a document, or a conversation of one person about a case. */
export type Thread = { docId: string } | { conversationId: string };

export interface HistoryNeeded {
  /** Only messages before this one. */
  before?: string | null;
  limit?: number;
  isActive?: (key: string) => boolean;
}

/** Messages of a thread, of this case alone. */
export function messagesOf(db: Db, caseId: AuthorizedCaseId, thread: Thread) {
  const ofCase = db.selectFrom('chatMessages').where('chatMessages.caseId', '=', caseId);
  return 'docId' in thread
    ? ofCase.where('docId', '=', thread.docId)
    : ofCase.where('conversationId', '=', thread.conversationId);
}

async function requireDocument(db: Db, caseId: AuthorizedCaseId, docId: string): Promise<void> {
  const document = isId(docId)
    ? await db
        .selectFrom('documents')
        .select('id')
        .where('id', '=', docId)
        .where('caseId', '=', caseId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (document === undefined) throw new AppError('NOT_FOUND');
}

/** The last messages about a document, oldest first. NOT_FOUND when it is not a document of this case. */
export async function listChat(
  db: Db,
  caseId: AuthorizedCaseId,
  { docId, ...wanted }: HistoryNeeded & { docId: string },
): Promise<ChatMessage[]> {
  await requireDocument(db, caseId, docId);
  return listMessages(db, caseId, { docId }, wanted);
}

/** The last messages of a thread, oldest first; a reply stands after its question. */
export async function listMessages(
  db: Db,
  caseId: AuthorizedCaseId,
  thread: Thread,
  { before = null, limit = MOST_CHAT_MESSAGES, isActive = () => false }: HistoryNeeded,
): Promise<ChatMessage[]> {
  const inThread = messagesOf(db, caseId, thread);
  let query = inThread.select(CHAT_COLUMNS);
  if (before !== null) {
    const mark = isId(before)
      ? await inThread.select(['id', 'createdAt']).where('id', '=', before).executeTakeFirst()
      : undefined;
    if (mark === undefined) throw new AppError('NOT_FOUND');
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('createdAt', 'id'), '<', tuple(mark.createdAt, mark.id)),
    );
  }
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
  const keys = new Map(rows.map((row) => [row.id, row.askKey]));
  const messages = rows.reverse().map((row) => {
    const key = row.askKey ?? keys.get(row.replyTo ?? '') ?? null;
    return toMessage(row, key !== null && isActive(key));
  });
  return inTurn(messages);
}

export interface ReplyValues {
  content: string;
  sources: Source[];
  confidence: number;
  because: string;
  /** The label of the engine that answered. */
  engine: string;
  checks: Check[];
  /** Of a reply about a whole case. */
  records?: CaseRecord[];
  suggestedActions?: SuggestedAction[];
  actionType?: ActionType;
}

export interface Exchange {
  caseId: AuthorizedCaseId;
  thread: Thread;
  userId: string;
  question: string;
  reply: ReplyValues;
  askedAt: Date;
  repliedAt: Date;
}

/** Two messages of one millisecond would have no order. */
export function after(question: Date, reply: Date): Date {
  return new Date(Math.max(reply.getTime(), question.getTime() + 1));
}

/** Stores a question with its reply, both or neither; returns the reply. */
export async function insertExchange(db: Db, exchange: Exchange): Promise<ChatMessage> {
  const { caseId, thread, userId, question, askedAt, repliedAt } = exchange;
  const { content, ...metadata } = exchange.reply;
  const row = await db
    .with('asked', (trx) =>
      trx
        .insertInto('chatMessages')
        .values({ caseId, ...thread, userId, role: 'user', content: question, createdAt: askedAt })
        .returning('id'),
    )
    .insertInto('chatMessages')
    .values(({ selectFrom }) => ({
      caseId,
      ...thread,
      userId,
      role: 'assistant',
      content,
      metadata: JSON.stringify(metadata),
      createdAt: after(askedAt, repliedAt),
      replyTo: selectFrom('asked').select('asked.id'),
    }))
    .returning(CHAT_COLUMNS)
    .executeTakeFirstOrThrow();
  return toMessage(row, false);
}
