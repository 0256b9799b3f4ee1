import { conversationText } from '#src/conversations/conversation-text.ts';
import { shownDocuments, withoutLost } from '#src/conversations/lost-documents.ts';
import type { Conversation } from '#src/conversations/saved-schema.ts';
import type { ChatMessage } from '#src/conversations/schema.ts';
import { AppError } from '#src/errors.ts';
import { courtTimeZone } from '#src/law/court-time.ts';
import { scopeOf } from '../ai/running-replies.ts';
import type { Deps } from '../deps.ts';
import { paperTitles } from '../papers/titles-store.ts';
import {
  type ConversationKey,
  deleteConversation,
  getAskedCase,
  getConversation,
  renameConversation,
} from './list-store.ts';
import { type HistoryNeeded, listMessages } from './store.ts';

type Db = Deps['db'];

/** Messages in a saved file; a conversation has hardly more. */
const MOST_SAVED = 20_000;

/** Its sources as their papers are called now: one that was filed anew since has another title. */
function withTitlesOf(message: ChatMessage, titles: ReadonlyMap<string, string>): ChatMessage {
  const called = <Place extends { documentId: string }>(place: Place) => {
    const title = titles.get(place.documentId);
    return title === undefined ? place : { ...place, title };
  };
  return {
    ...message,
    sources: message.sources.map(called),
    checks: message.checks.map((check) =>
      check.source === null ? check : { ...check, source: called(check.source) },
    ),
  };
}

/** The messages of a conversation, oldest first, without what they showed of documents that are deleted by now. */
export async function listTurns(
  db: Db,
  { caseId, id }: Omit<ConversationKey, 'userId'>,
  wanted: HistoryNeeded,
): Promise<ChatMessage[]> {
  const messages = await listMessages(db, caseId, { conversationId: id }, wanted);
  const titles = await paperTitles(db, caseId, shownDocuments(messages));
  return messages.map((message) =>
    withTitlesOf(
      withoutLost(message, (documentId) => !titles.has(documentId)),
      titles,
    ),
  );
}

/** The same for its author, with what is under way. */
export async function readTurns(
  { db, runningReplies }: Pick<Deps, 'db' | 'runningReplies'>,
  key: ConversationKey,
  wanted: Omit<HistoryNeeded, 'isActive'>,
): Promise<ChatMessage[]> {
  const isActive = (asked: string) => runningReplies.isActive(scopeOf(key), asked);
  return listTurns(db, key, { ...wanted, isActive });
}

/** Gives a conversation another name. */
export async function renameConversationRow(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  key: ConversationKey,
  title: string,
): Promise<Conversation> {
  await renameConversation(db, key, title);
  events.tell(key.userId, { type: 'conversations-changed', caseId: key.caseId });
  return getConversation(db, key);
}

/** Deletes a conversation for good; replies that are being written to it are stopped. */
export async function deleteConversationRow(
  { db, runningReplies, events }: Pick<Deps, 'db' | 'runningReplies' | 'events'>,
  key: ConversationKey,
): Promise<void> {
  for (const asked of await deleteConversation(db, key)) {
    runningReplies.stop(scopeOf(key), asked, new AppError('NOT_FOUND', 'This conversation was deleted.'));
  }
  events.tell(key.userId, { type: 'conversations-changed', caseId: key.caseId });
}

/** A conversation as a text file; times are those of the case's court. */
export async function saveConversation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: ConversationKey,
): Promise<{ text: string; filename: string }> {
  const conversation = await getConversation(db, key);
  const { state, title } = await getAskedCase(db, key.caseId);
  const messages = await listTurns(db, key, { limit: MOST_SAVED });
  const text = conversationText({
    conversation,
    caseTitle: title,
    messages,
    timeZone: courtTimeZone(state),
    savedAt: clock.now(),
  });
  return { text, filename: `${conversation.title}.txt` };
}
