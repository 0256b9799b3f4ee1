import type { AskInput, AskTurnInput, ChatEvent, ChatReply } from '#src/conversations/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { checkReplyAside } from '../ai/check-aside.ts';
import { engineFor } from '../ai/choose.ts';
import { privateNumbers } from '../ai/private-numbers.ts';
import type { ReplyValues } from '../conversations/store.ts';
import {
  type Answering,
  type Asking,
  answerAtOnce,
  type ChatDeps,
  tellTurn,
} from '../conversations/turns.ts';
import { getPaperSays } from '../facts/said-store.ts';
import { passagesForQuestion } from '../search/passages-service.ts';
import { getReadText } from './text-service.ts';

interface Question extends AskInput {
  caseId: AuthorizedCaseId;
  documentId: string;
  userId: string;
}

/** Lets the engine answer out of the passages that fit the question, and checks what it quotes. */
async function answerQuestion(
  deps: ChatDeps,
  question: Question,
  engine: Asking['engine'],
  { signal, onMessage }: Answering,
): Promise<ReplyValues> {
  const { caseId, documentId, message, conversationHistory: history } = question;
  const documentIds = [documentId];
  const wanted = { caseId, documentIds, ends: documentIds, question: message, history, signal };
  const passages = await passagesForQuestion(deps, wanted);
  signal?.throwIfAborted();
  const numbers =
    engine.kind === 'builtin'
      ? []
      : await privateNumbers([(await getReadText(deps.db, caseId, documentId)).text]);
  const today = dateIn(courtTimeZone(null), deps.clock.now());
  const paper = { says: await getPaperSays(deps.db, caseId, documentId), today };
  const request = { question: message, history, passages, facts: null, paper, privateNumbers: numbers };
  const answer = await engine.answer(request, signal, onMessage);
  // The model takes its time: another reading may have brought another text meanwhile, and the quotes belong to that.
  const { filename, text } = await getReadText(deps.db, caseId, documentId);
  return {
    ...(await checkReplyAside({
      answer,
      question: message,
      papers: [{ id: documentId, filename, text }],
      known: [],
      today,
    })),
    engine: engine.label,
  };
}

/** CONFLICT, saying why, while the document has no text. */
async function askingOf(deps: ChatDeps, question: Question): Promise<Asking> {
  const { caseId, documentId, userId, message } = question;
  const { localOnly } = await getReadText(deps.db, caseId, documentId);
  const engine = engineFor(deps.ai, { caseId, localOnly });
  return {
    caseId,
    userId,
    thread: { docId: documentId },
    message,
    engine,
    answer: (_, answering) => answerQuestion(deps, question, engine, answering),
  };
}

/**
 * Answers a question about one document as a whole, and stores both. CONFLICT while the document has no text;
 * TOO_MANY_REQUESTS; UNAVAILABLE when the AI service does not answer (then nothing is stored).
 */
export async function askDocument(
  deps: ChatDeps,
  question: Question,
  signal?: AbortSignal,
): Promise<ChatReply> {
  const { message } = await answerAtOnce(deps, await askingOf(deps, question), signal);
  return { message, sources: message.sources, confidence: message.confidence ?? 0 };
}

/** The same, told as it is written; see `tellTurn`. */
export async function tellDocument(
  deps: ChatDeps,
  question: Question & AskTurnInput,
  gone: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  return tellTurn(deps, { ...(await askingOf(deps, question)), key: question.key }, gone);
}
