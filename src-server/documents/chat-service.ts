import { QUESTION_CANDIDATES, QUESTION_PASSAGES, rankForQuestion } from '#src/analysis/answer.ts';
import type { AskInput, ChatAnswer } from '#src/documents/chat-schema.ts';
import { quoteLocator } from '#src/documents/quotes.ts';
import type { Source } from '#src/documents/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { engineFor } from '../ai/choose.ts';
import type { EngineAnswer, Passage } from '../ai/engine.ts';
import type { Deps } from '../deps.ts';
import { insertExchange } from './chat-store.ts';
import { findPassages } from './search-service.ts';
import { listEndChunks } from './search-store.ts';
import { getReadText } from './text-service.ts';

const SHORT_QUESTION = 3;

export interface Question extends AskInput {
  caseId: AuthorizedCaseId;
  documentId: string;
  userId: string;
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

/**
 * The quotes of an answer as sources: only those that stand in the text, in the text's own words and at their
 * place. What is not there is dropped.
 */
function locateSources(
  answer: EngineAnswer,
  document: { id: string; filename: string; text: string },
): Source[] {
  const locate = quoteLocator(document.text);
  const sources: Source[] = [];
  for (const { documentId, text, page, start } of answer.quotes) {
    if (documentId !== document.id) continue;
    const stands = start !== undefined && text !== '' && document.text.startsWith(text, start);
    const found = stands
      ? { start, end: start + text.length, page: page ?? 1, verified: true, quote: text }
      : locate(text, { page: page ?? null });
    if (!found.verified || sources.some((other) => other.start === found.start && other.end === found.end))
      continue;
    sources.push({
      n: sources.length + 1,
      documentId: document.id,
      filename: document.filename,
      page: found.page,
      quote: found.quote,
      start: found.start,
      end: found.end,
      verified: true,
    });
  }
  return sources;
}

/**
 * Answers a question about one document out of the passages that fit it, and stores both. CONFLICT while the
 * document has no text; UNAVAILABLE when the AI service does not answer (then nothing is stored).
 */
export async function askDocument(
  deps: Pick<Deps, 'db' | 'ai' | 'clock' | 'log'>,
  question: Question,
  signal?: AbortSignal,
): Promise<ChatAnswer> {
  const { db, clock } = deps;
  const { caseId, documentId, userId, message, conversationHistory } = question;
  const askedAt = clock.now();
  const { filename, text, localOnly } = await getReadText(db, caseId, documentId);
  const asked = lookedUp(question);
  const { passages: found } = await findPassages(deps, {
    caseIds: [caseId],
    documentId,
    question: asWords(asked),
    limit: QUESTION_CANDIDATES,
  });
  const ends = await listEndChunks(db, { caseId, documentId });
  const candidates = [
    ...found,
    ...ends.filter((end) => !found.some(({ id }) => id === end.id)).map((end) => ({ ...end, score: 0 })),
  ].map((row) => ({ ...row, text: row.content }));
  const passages = rankForQuestion(asked, candidates)
    .slice(0, QUESTION_PASSAGES)
    .map(
      (row): Passage => ({
        documentId,
        filename,
        page: row.page,
        start: row.charStart,
        end: row.charEnd,
        text: row.content,
      }),
    );
  const engine = engineFor(deps.ai, localOnly);
  const answer = await engine.answer({ question: message, history: conversationHistory, passages }, signal);
  const sources = locateSources(answer, { id: documentId, filename, text });
  const lost = answer.quotes.length - sources.length;
  const share = answer.quotes.length === 0 ? 1 : sources.length / answer.quotes.length;
  const confidence = Math.round(answer.confidence * (lost > 0 ? share : 1) * 100) / 100;
  const because =
    lost > 0
      ? `${answer.because} ${lost} of ${answer.quotes.length} quotes were left out because they do not stand in the document.`
      : answer.because;
  const stored = await insertExchange(db, {
    caseId,
    docId: documentId,
    userId,
    question: message,
    answer: { content: answer.message, sources, confidence, because },
    askedAt,
    answeredAt: clock.now(),
  });
  return { message: stored, sources, confidence };
}
