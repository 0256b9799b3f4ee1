import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#db/schema/index.ts';
import type { ChatMessage } from '#src/documents/chat-schema.ts';
import { Source } from '#src/documents/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { isId } from '#src/ids.ts';

type Db = Kysely<Database>;

const Metadata = z.object({ sources: z.array(Source), confidence: z.number(), because: z.string() });
const MESSAGES_SHOWN = 200;

interface Row {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  createdAt: Date;
  metadata: unknown;
}

function toMessage({ metadata, ...row }: Row): ChatMessage {
  const known = Metadata.safeParse(metadata).data;
  return {
    ...row,
    sources: known?.sources ?? [],
    confidence: known?.confidence ?? null,
    because: known?.because ?? null,
  };
}

/** The last messages about a document, oldest first. NOT_FOUND when it is not a document of this case. */
export async function listChat(db: Db, caseId: AuthorizedCaseId, docId: string): Promise<ChatMessage[]> {
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
  const rows = await db
    .selectFrom('chatMessages')
    .select(['id', 'role', 'content', 'createdAt', 'metadata'])
    .where('caseId', '=', caseId)
    .where('docId', '=', docId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MESSAGES_SHOWN)
    .execute();
  return rows.reverse().map(toMessage);
}

export interface Exchange {
  caseId: AuthorizedCaseId;
  docId: string;
  userId: string;
  question: string;
  answer: { content: string; sources: Source[]; confidence: number; because: string };
  askedAt: Date;
  answeredAt: Date;
}

/** Stores a question with its answer, both or neither; returns the answer. */
export async function insertExchange(db: Db, exchange: Exchange): Promise<ChatMessage> {
  const { caseId, docId, userId, question, askedAt } = exchange;
  const { content, ...metadata } = exchange.answer;
  // Two messages of one millisecond would have no order.
  const answeredAt = new Date(Math.max(exchange.answeredAt.getTime(), askedAt.getTime() + 1));
  const rows = await db
    .insertInto('chatMessages')
    .values([
      { caseId, docId, userId, role: 'user', content: question, createdAt: askedAt },
      {
        caseId,
        docId,
        userId,
        role: 'assistant',
        content,
        metadata: JSON.stringify(metadata),
        createdAt: answeredAt,
      },
    ])
    .returning(['id', 'role', 'content', 'createdAt', 'metadata'])
    .execute();
  const answer = rows.find((row) => row.role === 'assistant');
  if (answer === undefined) throw new AppError('INTERNAL');
  return toMessage(answer);
}
