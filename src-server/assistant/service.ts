import { suggestActions } from '#src/assistant/actions.ts';
import { factLines } from '#src/assistant/fact-lines.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { withBefore } from '#src/assistant/follow-up.ts';
import { readAction } from '#src/assistant/intent.ts';
import { withoutFeelings } from '#src/assistant/plain-words.ts';
import { countedLines } from '#src/assistant/rule-counting.ts';
import type { AssistantInput, AssistantReply, AssistantTurnInput } from '#src/assistant/schema.ts';
import { searchWords } from '#src/assistant/search-words.ts';
import { readSituation } from '#src/assistant/situation.ts';
import type { ChatEvent } from '#src/conversations/schema.ts';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { withFile } from '#src/papers/paper-title.ts';
import { checkReplyAside } from '../ai/check-aside.ts';
import { engineFor } from '../ai/choose.ts';
import type { AiEngine, EngineReply, Passage, ReplyRequest } from '../ai/engine.ts';
import { privateNumbers } from '../ai/private-numbers.ts';
import { findLiving, getAskedCase, getConversation, listPapers } from '../conversations/list-store.ts';
import { listTurns } from '../conversations/service.ts';
import type { ReplyValues } from '../conversations/store.ts';
import {
  type Answering,
  type Asked,
  type Asking,
  answerAtOnce,
  type ChatDeps,
  tellTurn,
} from '../conversations/turns.ts';
import { passagesForQuestion } from '../search/passages-service.ts';
import { loadCaseFacts } from './facts-store.ts';

/** Turns of a conversation that an engine is shown at most; it may take fewer. */
const MOST_TURNS = 60;
const LONGEST_TURN = 20_000;
/** Documents that an answer is checked against at most. */
const MOST_PAPERS = 24;

interface Question extends AssistantInput {
  caseId: AuthorizedCaseId;
  userId: string;
}

/** Of a question that was found to be allowed. */
interface OpenQuestion extends Question {
  engine: AiEngine;
  /** Today at the court, YYYY-MM-DD. */
  today: string;
}

type History = ReplyRequest['history'];

/** What was said before: as it is stored, or for a conversation that is not kept here as it was sent. */
async function historyOf(
  { db }: ChatDeps,
  { caseId, conversationHistory }: Question,
  { thread, before }: Asked,
): Promise<History> {
  if (thread === null || !('conversationId' in thread)) return conversationHistory;
  const messages = await listTurns(db, { caseId, id: thread.conversationId }, { limit: MOST_TURNS });
  const earlier = messages.filter(
    ({ state, createdAt }) => state === 'done' && (before === null || createdAt < before),
  );
  if (earlier.length === 0) return conversationHistory;
  return earlier.map(({ role, content }) => ({ role, content: content.slice(0, LONGEST_TURN) }));
}

/** Of a question about some documents, the facts without words of the others. */
function aboutChosen(facts: CaseFacts, documentIds: readonly string[]): CaseFacts {
  if (documentIds.length === 0) return facts;
  const chosen = new Set(documentIds);
  const isChosen = ({ documentId }: { documentId: string }) => chosen.has(documentId);
  const { analyses, dated, says = [] } = facts.documents;
  return {
    ...facts,
    documents: {
      ...facts.documents,
      analyses: analyses.filter(isChosen),
      dated: dated.filter(isChosen),
      says: says.filter(isChosen),
    },
  };
}

interface Shown {
  passages: readonly Passage[];
  facts: CaseFacts;
}

/** Documents that the answer is checked against: those it quotes, then those the engine was shown. */
function papersToRead(quotes: EngineReply['quotes'], { passages, facts }: Shown): string[] {
  const { dated, analyses, says = [] } = facts.documents;
  const ids = [...quotes, ...passages, ...dated, ...analyses, ...says].map(({ documentId }) => documentId);
  return [...new Set(ids)].slice(0, MOST_PAPERS);
}

/** What an engine outside of this machine must not be told of the papers it is shown. */
async function hiddenNumbers(db: ChatDeps['db'], caseId: AuthorizedCaseId, shown: Shown) {
  const papers = await listPapers(db, caseId, papersToRead([], shown));
  return { privateNumbers: await privateNumbers(papers.map(({ text }) => text)) };
}

/** Under the name that people read; the file's name stays in it, since a question may name that. */
function called({ title, ...passage }: Passage): Passage {
  const { filename } = passage;
  if (title === undefined || title.includes(filename)) return { ...passage, filename: title ?? filename };
  return { ...passage, filename: withFile(title, filename) };
}

async function answerQuestion(
  deps: ChatDeps,
  question: OpenQuestion,
  asked: Asked,
  { signal, onMessage }: Answering,
): Promise<ReplyValues> {
  const { db } = deps;
  const { caseId, userId, message, engine, today } = question;
  const history = await historyOf(deps, question, asked);
  const allFacts = await loadCaseFacts(db, caseId, { userId, today });
  // Whoever names every document asks about the whole case.
  const documentIds = question.documentIds.length < allFacts.documents.total ? question.documentIds : [];
  const facts = aboutChosen(allFacts, documentIds);
  const ends = documentIds.length > 0 ? documentIds : facts.documents.listed.map(({ id }) => id);
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const wanted = withoutFeelings(withBefore(message, before));
  const passages = (
    await passagesForQuestion(deps, {
      caseId,
      ...(documentIds.length > 0 && { documentIds }),
      ends: documentIds.length > 0 || facts.documents.total === ends.length ? ends : [],
      // What it takes from the question before it is in it already.
      question: searchWords(wanted),
      history: [],
      signal,
    })
  ).map(called);
  signal?.throwIfAborted();
  const request = { question: message, history, passages, facts };
  const hidden = engine.kind === 'builtin' ? {} : await hiddenNumbers(db, caseId, { passages, facts });
  const answer = await engine.answer({ ...request, ...hidden }, signal, onMessage);
  // The engine takes its time: what was deleted or read again meanwhile is looked up as it is now.
  const papers = await listPapers(db, caseId, papersToRead(answer.quotes, { passages, facts }));
  const lines = factLines(facts);
  // What the rules count for a question stands in no row; it may be said.
  const known = [
    ...lines.map(({ record }) => record.text),
    ...countedLines(wanted, readSituation(facts, wanted)),
  ];
  const actionType = readAction(engine.kind === 'builtin' ? wanted : message);
  const named = new Set(answer.records);
  return {
    ...(await checkReplyAside({ answer, question: message, papers, known, today })),
    engine: engine.label,
    records: lines.filter(({ ref }) => named.has(ref)).map(({ record }) => record),
    suggestedActions: suggestActions({ actionType, facts, answer, question: message }),
    actionType,
  };
}

/** NOT_FOUND for a document or a conversation that is not of this case, or of somebody else. */
async function askingOf(deps: ChatDeps, question: Question): Promise<Asking> {
  const { db, clock } = deps;
  const { caseId, userId, message, conversationId, documentIds } = question;
  if (conversationId != null) await getConversation(db, { caseId, userId, id: conversationId });
  const living = await findLiving(db, caseId, documentIds);
  if (documentIds.some((id) => !living.has(id.toLowerCase()))) {
    throw new AppError('NOT_FOUND', 'One of the chosen documents is not in this case.');
  }
  const { localOnly, state } = await getAskedCase(db, caseId);
  const engine = engineFor(deps.ai, { caseId, localOnly });
  const today = dateIn(courtTimeZone(state), clock.now());
  const open = { ...question, documentIds: [...living], engine, today };
  return {
    caseId,
    userId,
    thread: conversationId == null ? null : { conversationId },
    message,
    engine,
    answer: (asked, answering) => answerQuestion(deps, open, asked, answering),
  };
}

/**
 * Answers a question about a case as a whole and stores both, or neither. NOT_FOUND; TOO_MANY_REQUESTS; UNAVAILABLE
 * when the AI service does not answer.
 */
export async function askAssistant(
  deps: ChatDeps,
  question: Question,
  signal?: AbortSignal,
): Promise<AssistantReply> {
  const { thread, message } = await answerAtOnce(deps, await askingOf(deps, question), signal);
  const { content, confidence, because, engine, actionType, ...rest } = message;
  const { sources, records, checks, suggestedActions } = rest;
  return {
    message: content,
    confidence: confidence ?? 0,
    sources,
    suggestedActions,
    context: { actionType: actionType ?? readAction(question.message) },
    records,
    checks,
    because: because ?? '',
    engine: engine ?? '',
    conversationId: 'conversationId' in thread ? thread.conversationId : '',
  };
}

/** The same, told as it is written; see `tellTurn`. */
export async function tellAssistant(
  deps: ChatDeps,
  question: Question & AssistantTurnInput,
  gone: AbortSignal,
): Promise<AsyncGenerator<ChatEvent>> {
  return tellTurn(deps, { ...(await askingOf(deps, question)), key: question.key }, gone);
}
