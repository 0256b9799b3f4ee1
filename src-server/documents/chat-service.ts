import { QUESTION_CANDIDATES, QUESTION_PASSAGES, rankForQuestion } from '#src/analysis/answer.ts';
import type { AskInput, ChatAnswer } from '#src/documents/chat-schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { checkAnswer } from '../ai/check-answer.ts';
import { engineFor } from '../ai/choose.ts';
import type { AiEngine, Passage } from '../ai/engine.ts';
import type { Deps } from '../deps.ts';
import { type AnswerValues, insertExchange } from './chat-store.ts';
import { findPassages } from './search-service.ts';
import { listEndChunks } from './search-store.ts';
import { getReadText } from './text-service.ts';

const SHORT_QUESTION = 3;

export type ChatDeps = Pick<Deps, 'db' | 'ai' | 'clock' | 'log' | 'questionLimit' | 'chatRuns'>;

export interface Question extends AskInput {
  caseId: AuthorizedCaseId;
  documentId: string;
  userId: string;
}

/** A document that can be asked about, and the engine that may be told of it. */
export interface AskedPaper {
  id: string;
  filename: string;
  text: string;
  engine: AiEngine;
}

/** CONFLICT, saying why, while the document has no text. */
export async function openPaper(
  deps: Pick<Deps, 'db' | 'ai'>,
  { caseId, documentId }: Pick<Question, 'caseId' | 'documentId'>,
): Promise<AskedPaper> {
  const { filename, text, localOnly } = await getReadText(deps.db, caseId, documentId);
  return { id: documentId, filename, text, engine: engineFor(deps.ai, { caseId, localOnly }) };
}

/** TOO_MANY_REQUESTS when this person has asked an engine that costs money too often. */
export async function spendQuestion(
  deps: Pick<Deps, 'questionLimit'>,
  { engine }: AskedPaper,
  userId: string,
): Promise<void> {
  if (engine.kind !== 'builtin') await deps.questionLimit.spend(userId);
}

/** 'And when?' alone finds nothing: a short question is looked up together with the one before it. */
function lookedUp({ message, conversationHistory }: AskInput): string {
  const words = message.split(/\s+/).filter((word) => word.length > 3).length;
  const before = conversationHistory.findLast((turn) => turn.role === 'user')?.content;
  return words < SHORT_QUESTION && before !== undefined ? `${before} ${message}` : message;
}

/** A question is not a search: its signs must not filter or exclude anything. */
function asWords(question: string): string {
  return question
    .replace(/["“”]/g, ' ')
    .replace(/(^|\s)-+/g, '$1')
    .replace(/\b(type|before|after):/gi, '$1 ');
}

async function passagesFor(
  deps: Pick<Deps, 'db' | 'ai' | 'log'>,
  question: Question,
  filename: string,
): Promise<Passage[]> {
  const { caseId, documentId } = question;
  const asked = lookedUp(question);
  const { passages: found } = await findPassages(deps, {
    caseIds: [caseId],
    documentId,
    question: asWords(asked),
    limit: QUESTION_CANDIDATES,
  });
  const ends = await listEndChunks(deps.db, { caseId, documentId });
  const candidates = [
    ...found,
    ...ends.filter((end) => !found.some(({ id }) => id === end.id)).map((end) => ({ ...end, score: 0 })),
  ].map((row) => ({ ...row, text: row.content }));
  return rankForQuestion(asked, candidates)
    .slice(0, QUESTION_PASSAGES)
    .map((row) => ({
      documentId,
      filename,
      page: row.page,
      start: row.charStart,
      end: row.charEnd,
      text: row.content,
    }));
}

/** Lets the engine answer out of the passages that fit the question, and checks what it quotes. */
export async function answerQuestion(
  deps: Pick<Deps, 'db' | 'ai' | 'log'>,
  question: Question,
  paper: AskedPaper,
  { signal, onMessage }: { signal?: AbortSignal | undefined; onMessage?: (soFar: string) => void },
): Promise<AnswerValues> {
  const passages = await passagesFor(deps, question, paper.filename);
  signal?.throwIfAborted();
  const { message, conversationHistory: history } = question;
  const answer = await paper.engine.answer(
    { question: message, history, passages, facts: null },
    signal,
    onMessage,
  );
  // The model takes its time: another reading may have brought another text meanwhile, and the quotes belong to that.
  const { text } = await getReadText(deps.db, question.caseId, question.documentId);
  return { ...checkAnswer(answer, message, [{ ...paper, text }], []), engine: paper.engine.label };
}

/**
 * Answers a question about one document as a whole, and stores both. CONFLICT while the document has no text;
 * TOO_MANY_REQUESTS; UNAVAILABLE when the AI service does not answer (then nothing is stored).
 */
export async function askDocument(
  deps: ChatDeps,
  question: Question,
  signal?: AbortSignal,
): Promise<ChatAnswer> {
  const { caseId, documentId, userId, message } = question;
  const askedAt = deps.clock.now();
  const paper = await openPaper(deps, question);
  await spendQuestion(deps, paper, userId);
  const answer = await answerQuestion(deps, question, paper, { signal });
  const stored = await insertExchange(deps.db, {
    caseId,
    docId: documentId,
    userId,
    question: message,
    answer,
    askedAt,
    answeredAt: deps.clock.now(),
  });
  return { message: stored, sources: answer.sources, confidence: answer.confidence };
}
