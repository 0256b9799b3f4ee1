import { shownDocuments, withoutLost } from '#src/assistant/conversation-lost.ts';
import { conversationText } from '#src/assistant/conversation-text.ts';
import type { Conversation } from '#src/assistant/schema.ts';
import { courtTimeZone } from '#src/deadlines/court-time.ts';
import type { ChatMessage } from '#src/documents/chat-schema.ts';
import { AppError } from '#src/errors.ts';
import type { Deps } from '../deps.ts';
import { scopeOf } from '../documents/chat-runs.ts';
import { type HistoryWanted, listMessages } from '../documents/chat-store.ts';
import {
  type ConversationKey,
  deleteConversation,
  findLiving,
  getAskedCase,
  getConversation,
  renameConversation,
} from './store.ts';

type Db = Deps['db'];

/** Messages in a saved file; a conversation has hardly more. */
const MOST_SAVED = 20_000;

/** The messages of a conversation, oldest first, without what they showed of documents that are deleted by now. */
export async function listTalk(
  db: Db,
  { caseId, id }: Omit<ConversationKey, 'userId'>,
  wanted: HistoryWanted,
): Promise<ChatMessage[]> {
  const messages = await listMessages(db, caseId, { conversationId: id }, wanted);
  const living = await findLiving(db, caseId, shownDocuments(messages));
  return messages.map((message) => withoutLost(message, (documentId) => !living.has(documentId)));
}

/** The same for its author, with what is under way. */
export async function readTalk(
  { db, chatRuns }: Pick<Deps, 'db' | 'chatRuns'>,
  key: ConversationKey,
  wanted: Omit<HistoryWanted, 'isActive'>,
): Promise<ChatMessage[]> {
  const isActive = (asked: string) => chatRuns.isActive(scopeOf(key), asked);
  return listTalk(db, key, { ...wanted, isActive });
}

/** Gives a conversation another name. */
export async function renameTalk(db: Db, key: ConversationKey, title: string): Promise<Conversation> {
  await renameConversation(db, key, title);
  return getConversation(db, key);
}

/** Deletes a conversation for good; answers that are being written to it are stopped. */
export async function deleteTalk(
  { db, chatRuns }: Pick<Deps, 'db' | 'chatRuns'>,
  key: ConversationKey,
): Promise<void> {
  for (const asked of await deleteConversation(db, key)) {
    chatRuns.stop(scopeOf(key), asked, new AppError('NOT_FOUND', 'This conversation was deleted.'));
  }
}

/** A conversation as a text file; times are those of the case's court. */
export async function saveTalk(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: ConversationKey,
): Promise<{ text: string; filename: string }> {
  const conversation = await getConversation(db, key);
  const { state, title } = await getAskedCase(db, key.caseId);
  const messages = await listTalk(db, key, { limit: MOST_SAVED });
  const text = conversationText({
    conversation,
    caseTitle: title,
    messages,
    timeZone: courtTimeZone(state),
    savedAt: clock.now(),
  });
  return { text, filename: `${conversation.title}.txt` };
}
