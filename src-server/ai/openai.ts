import type { Analysis } from '#src/analysis/schema.ts';
import { AppError } from '#src/errors.ts';
import { HASHED_WIDTH } from '#src/search/embedding.ts';
import { builtinEngine } from './builtin.ts';
import type {
  AiEngine,
  AnalyzeRequest,
  AnswerRequest,
  EngineAnswer,
  PhrasedText,
  PhraseRequest,
} from './engine.ts';
import { refineAnalysis } from './openai-analysis.ts';
import { createWire, type WireOptions } from './openai-wire.ts';
import { AnswerReply, answerPrompt, PhraseReply, phrasePrompt, RULES } from './prompts.ts';

const TEXTS_PER_REQUEST = 96;
const TURNS_SENT = 8;

/** An engine that speaks the OpenAI wire format; any base address will do. The structure of a paper still comes
 * from the rules of the built-in engine, and every quote is looked up in the text before it is used. */
export function createOpenAiEngine(options: WireOptions): AiEngine {
  const { model, embeddingModel } = options;
  const wire = createWire(options);

  async function analyze(request: AnalyzeRequest, signal?: AbortSignal): Promise<Analysis> {
    const base = await builtinEngine.analyze(request, signal);
    return refineAnalysis(wire, base, request, signal);
  }

  async function answer(
    request: AnswerRequest,
    signal?: AbortSignal,
    onMessage?: (soFar: string) => void,
  ): Promise<EngineAnswer> {
    const history = request.history.slice(-TURNS_SENT).map(({ role, content }) => ({ role, content }));
    const reply = await wire.ask({
      name: 'answer',
      schema: AnswerReply,
      messages: [
        { role: 'system', content: RULES },
        ...history,
        { role: 'user', content: answerPrompt(request) },
      ],
      signal,
      onMessage,
    });
    const quotes = reply.quotes.flatMap(({ passage, text }) => {
      const from = request.passages[passage - 1] ?? request.passages[0];
      return from === undefined || text.trim() === ''
        ? []
        : [{ documentId: from.documentId, text, page: from.page }];
    });
    const confidence = Math.min(1, Math.max(0, reply.confidence));
    return {
      found: reply.found,
      message: reply.message,
      quotes: reply.found ? quotes : [],
      records: [],
      confidence: Number.isFinite(confidence) ? confidence : 0,
      because:
        'The language model’s own estimate, lowered when a quote of its answer is not in the document.',
    };
  }

  async function phrase(request: PhraseRequest, signal?: AbortSignal): Promise<PhrasedText[]> {
    const { passages } = await wire.ask({
      name: 'passages',
      schema: PhraseReply,
      messages: [
        { role: 'system', content: RULES },
        { role: 'user', content: phrasePrompt(request) },
      ],
      signal,
    });
    return passages;
  }

  async function embed(texts: string[], signal?: AbortSignal): Promise<number[][]> {
    const vectors: number[][] = [];
    for (let at = 0; at < texts.length; at += TEXTS_PER_REQUEST) {
      const input = texts.slice(at, at + TEXTS_PER_REQUEST).map((text) => text.trim() || ' ');
      const answered = await wire.embed(input, signal);
      const batch = [...answered].sort((a, b) => a.index - b.index).map((item) => item.embedding);
      if (batch.length !== input.length || batch.some((vector) => vector.length !== HASHED_WIDTH)) {
        throw new AppError(
          'UNAVAILABLE',
          `The embedding model must give ${HASHED_WIDTH} numbers for a text.`,
        );
      }
      vectors.push(...batch);
    }
    return vectors;
  }

  return {
    kind: 'openai',
    label: `${model}: a language model; it can be wrong, so check its quotes`,
    embeddingModel,
    analyze,
    answer,
    phrase,
    embed,
  };
}
