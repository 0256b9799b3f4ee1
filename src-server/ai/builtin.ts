import { BUILT_IN_LABEL } from '#src/analysis/analyze.ts';
import { answerFromPassages } from '#src/analysis/answer.ts';
import { answerFromCase } from '#src/assistant/answer-case.ts';
import { answerFromDocuments } from '#src/assistant/answer-documents.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { readAction } from '#src/assistant/intent.ts';
import { HASHED_MODEL, HASHED_WIDTH, hashedEmbedding } from '#src/search/embedding.ts';
import type { AiEngine, AnswerRequest, EngineAnswer } from './engine.ts';
import { runOnText } from './text-thread.ts';

const TEXTS_PER_STEP = 64;
/** A question must not wait behind the reading of a book. */
const TEXTS_AT_ONCE = 2;
const FEWEST_WORDS = 3;

function lastQuestion(request: AnswerRequest): string | undefined {
  return request.history.findLast((turn) => turn.role === 'user')?.content;
}

/** A question of a word or two ('and when?') is read together with the one before it. */
function wholeQuestion(request: AnswerRequest): string {
  const words = request.question.split(/\s+/).filter((word) => word.length > 3).length;
  const before = words < FEWEST_WORDS ? lastQuestion(request) : undefined;
  return before === undefined ? request.question : `${before} ${request.question}`;
}

/** A question about a whole case: out of its rows where they answer it, else out of its papers. */
function answerAboutCase(request: AnswerRequest, facts: CaseFacts): EngineAnswer {
  const actionType = readAction(request.question);
  const question = actionType === 'document-question' ? wholeQuestion(request) : request.question;
  const asked = { question, actionType, facts, passages: request.passages };
  return answerFromCase(asked) ?? answerFromDocuments(asked);
}

async function answer(request: AnswerRequest): Promise<EngineAnswer> {
  const { passages, facts } = request;
  if (facts !== null) return answerAboutCase(request, facts);
  const found = answerFromPassages({ question: wholeQuestion(request), passages });
  const quotes = found.quotes.flatMap(({ passageIndex, text, start }) => {
    const passage = passages[passageIndex];
    return passage
      ? [{ documentId: passage.documentId, text, page: passage.page, start: passage.start + start }]
      : [];
  });
  const { message, confidence, because } = found;
  return { found: found.found, message, quotes, records: [], confidence, because };
}

async function embed(texts: string[], signal?: AbortSignal): Promise<number[][]> {
  if (texts.length <= TEXTS_AT_ONCE) return texts.map(hashedEmbedding);
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += TEXTS_PER_STEP) {
    signal?.throwIfAborted();
    const values = await runOnText('embed', texts.slice(at, at + TEXTS_PER_STEP));
    for (let from = 0; from < values.length; from += HASHED_WIDTH) {
      vectors.push(Array.from(values.subarray(from, from + HASHED_WIDTH)));
    }
  }
  return vectors;
}

/** Rules and retrieval over the documents themselves, in this process: no network, no language model. */
export const builtinEngine: AiEngine = {
  kind: 'builtin',
  label: BUILT_IN_LABEL,
  embeddingModel: HASHED_MODEL,
  async analyze(request, signal) {
    signal?.throwIfAborted();
    return runOnText('analyze', request);
  },
  answer,
  // Rules put an answer together; they do not write.
  phrase: async () => [],
  embed,
};
