import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import type { Conversation } from '#src/conversations/saved-schema.ts';
import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import type { Paper } from '#src/verification/papers.ts';
import { withTitles } from '../papers/titles-store.ts';

type Db = Kysely<Database>;

/** Conversations shown of one case; older ones are reached once newer ones are deleted. */
const MOST_CONVERSATIONS = 500;

/** A conversation of one person. */
export interface ConversationKey {
  caseId: AuthorizedCaseId;
  userId: string;
  id: string;
}

function ofPerson(db: Db, { caseId, userId }: Omit<ConversationKey, 'id'>) {
  return db
    .selectFrom('conversations')
    .select(['id', 'caseId', 'title', 'createdAt', 'updatedAt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('chatMessages')
        .select(fn.countAll<number>().as('count'))
        .whereRef('chatMessages.conversationId', '=', 'conversations.id')
        .as('messages'),
    )
    .where('caseId', '=', caseId)
    .where('userId', '=', userId);
}

const toConversation = <T extends { messages: number | null }>(row: T) => ({
  ...row,
  messages: Number(row.messages ?? 0),
});

/** A person's own conversations about a case, the last used first. */
export async function listConversations(
  db: Db,
  person: Omit<ConversationKey, 'id'>,
): Promise<Conversation[]> {
  const rows = await ofPerson(db, person)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(MOST_CONVERSATIONS)
    .execute();
  return rows.map(toConversation);
}

/** NOT_FOUND for everybody but its author, whoever else is a member of the case. */
export async function getConversation(db: Db, key: ConversationKey): Promise<Conversation> {
  const row = isId(key.id) ? await ofPerson(db, key).where('id', '=', key.id).executeTakeFirst() : undefined;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return toConversation(row);
}

export async function renameConversation(
  db: Db,
  { caseId, userId, id }: ConversationKey,
  title: string,
): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ title })
    .where('id', '=', id)
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .execute();
}

/** Deletes a conversation with all its messages; answers with the keys of questions that were not answered yet. */
export async function deleteConversation(db: Db, { caseId, userId, id }: ConversationKey): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('chatMessages')
      .select('askKey')
      .where('conversationId', '=', id)
      .where('caseId', '=', caseId)
      .where('status', '=', 'unfinished')
      .where('askKey', 'is not', null)
      .execute();
    await trx
      .deleteFrom('conversations')
      .where('id', '=', id)
      .where('caseId', '=', caseId)
      .where('userId', '=', userId)
      .execute();
    return open.flatMap(({ askKey }) => askKey ?? []);
  });
}

/** What decides who answers about a case, and which day it is at its court. */
export async function getAskedCase(
  db: Db,
  caseId: AuthorizedCaseId,
): Promise<{ localOnly: boolean; state: string; title: string }> {
  return db
    .selectFrom('cases')
    .select(['localOnly', 'state', 'title'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
}

/** Which of these documents are in the case and not deleted. */
export async function findLiving(
  db: Db,
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<Set<string>> {
  const wanted = ids.filter(isId);
  if (wanted.length === 0) return new Set();
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('caseId', '=', caseId)
    .where('id', '=', sql<string>`any(${wanted}::uuid[])`)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Characters of text that a reply is checked against; the first document is read whatever its length. */
const MOST_CHARACTERS = 8_000_000;

/**
 * The texts of these documents as they are now, the first ones as far as they are not too long together; those that
 * are deleted, not read or of another case are left out.
 */
export async function listPapers(db: Db, caseId: AuthorizedCaseId, ids: readonly string[]): Promise<Paper[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<Paper, 'title'>>`
    select id, filename, extracted_text as text from (
      select d.id, d.filename, d.extracted_text, w.place,
        sum(length(d.extracted_text)) over (order by w.place) as so_far
      from unnest(${ids}::uuid[]) with ordinality as w(id, place)
      join documents d on d.id = w.id
      where d.case_id = ${caseId} and d.deleted_at is null and d.status = 'ready' and d.extracted_text is not null
    ) papers where so_far <= ${MOST_CHARACTERS} or place = 1 order by place`.execute(db);
  return withTitles(db, caseId, rows, ({ id }) => id);
}
