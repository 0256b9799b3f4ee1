import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { withBefore } from '#src/assistant/follow-up.ts';
import { readAction } from '#src/assistant/intent.ts';
import { paperGaps, paperReply } from '#src/assistant/paper-reply.ts';
import { withoutFeelings } from '#src/assistant/plain-words.ts';
import { replyFromCase } from '#src/assistant/reply-case.ts';
import { replyFromDocuments } from '#src/assistant/reply-documents.ts';
import { replyFromPassages } from '#src/conversations/reply.ts';
import { BUILT_IN_LABEL } from '#src/papers/analyze.ts';
import { HASHED_MODEL, HASHED_WIDTH, hashedEmbedding } from '#src/search/embedding.ts';
import type { AiEngine, EngineReply, ReplyRequest } from './engine.ts';
import { runOnText } from './text-thread.ts';

const TEXTS_PER_STEP = 64;
/** A question must not wait behind the reading of a book. */
const TEXTS_AT_ONCE = 2;

function lastQuestion(request: ReplyRequest): string | undefined {
  return request.history.findLast((turn) => turn.role === 'user')?.content;
}

/** A question that points to the one before it, with what it points to; every other stands alone. */
function wholeQuestion(request: ReplyRequest): string {
  return withoutFeelings(withBefore(request.question, lastQuestion(request)));
}

/** Passages with the kind of their paper: 'the motion' names it, whatever the file is called. */
function withKinds(passages: ReplyRequest['passages'], { documents }: CaseFacts) {
  const kinds = new Map(
    [
      ...documents.listed,
      ...documents.analyses.map(({ documentId, docType }) => ({ id: documentId, docType })),
    ].map(({ id, docType }) => [id, docType] as const),
  );
  return passages.map((passage) => {
    const kind = kinds.get(passage.documentId);
    return kind == null ? passage : { ...passage, kind };
  });
}

/** A question about a whole case: out of its rows where they answer it, else out of its papers. */
function replyAboutCase(request: ReplyRequest, facts: CaseFacts): EngineReply {
  const question = wholeQuestion(request);
  const actionType = readAction(question);
  const asked = { question, actionType, facts, passages: withKinds(request.passages, facts) };
  return replyFromCase(asked) ?? replyFromDocuments(asked);
}

async function answer(request: ReplyRequest): Promise<EngineReply> {
  const { passages, facts } = request;
  if (facts !== null) return replyAboutCase(request, facts);
  const { paper } = request;
  const question = wholeQuestion(request);
  const said = paper === undefined ? null : paperReply(question, paper, passages);
  if (said !== null) return said;
  const found = replyFromPassages({ question, passages });
  const quotes = found.quotes.flatMap(({ passageIndex, text, start }) => {
    const passage = passages[passageIndex];
    return passage
      ? [{ documentId: passage.documentId, text, page: passage.page, start: passage.start + start }]
      : [];
  });
  const { confidence, because } = found;
  const gaps = paper === undefined || found.found ? '' : paperGaps(paper);
  const message = gaps === '' ? found.message : `${found.message}\n\n${gaps}`;
  return { found: found.found, message, quotes, records: [], confidence, because };
}

async function embed(texts: string[], signal?: AbortSignal): Promise<number[][]> {
  if (texts.length <= TEXTS_AT_ONCE) return texts.map(hashedEmbedding);
  const vectors: number[][] = [];
  for (let at = 0; at < texts.length; at += TEXTS_PER_STEP) {
    signal?.throwIfAborted();
    const values = await runOnText('embed', texts.slice(at, at + TEXTS_PER_STEP), { signal });
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
    return runOnText('analyze', request, { signal });
  },
  answer,
  // Rules put an answer together; they do not write.
  phrase: async () => [],
  embed,
};
