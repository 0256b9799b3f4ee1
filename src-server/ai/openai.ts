import { AppError } from '#src/errors.ts';
import type { Analysis } from '#src/papers/schema.ts';
import { HASHED_WIDTH } from '#src/search/embedding.ts';
import { builtinEngine } from './builtin.ts';
import type { AiEngine, AnalyzeRequest, PhrasedText, PhraseRequest } from './engine.ts';
import { maskedWire } from './masked-wire.ts';
import { refineAnalysis } from './openai-analysis.ts';
import { isTooLong } from './openai-failures.ts';
import { createReplying } from './openai-reply.ts';
import { createWire, type WireOptions } from './openai-wire.ts';
import { privateNumbers } from './private-numbers.ts';
import { PhraseReply, phrasePrompt, RULES } from './prompts.ts';

const TEXTS_PER_REQUEST = 96;
/** Tokens of question and reply together, where nothing else is configured. */
const CONTEXT_TOKENS = 64_000;

export interface OpenAiOptions extends WireOptions {
  contextTokens?: number;
}

/** An engine that speaks the OpenAI wire format; any base address will do. The structure of a paper still comes
 * from the rules of the built-in engine, and every quote is looked up in the text before it is used. */
export function createOpenAiEngine(options: OpenAiOptions): AiEngine {
  const { model, embeddingModel, contextTokens = CONTEXT_TOKENS } = options;
  const wire = maskedWire(createWire(options));

  async function analyze(request: AnalyzeRequest, signal?: AbortSignal): Promise<Analysis> {
    const base = await builtinEngine.analyze(request, signal);
    const numbers = await privateNumbers([request.text]);
    return refineAnalysis(wire, base, { ...request, privateNumbers: numbers }, { signal, contextTokens });
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

  /** Texts that the server takes at once; less than was tried once it has refused more. */
  let textsAtOnce = TEXTS_PER_REQUEST;

  async function embed(texts: string[], signal?: AbortSignal): Promise<number[][]> {
    const vectors: number[][] = [];
    // Passages of one paper come together: what one says of a number holds for the others.
    const numbers = await privateNumbers(texts);
    while (vectors.length < texts.length) {
      const at = vectors.length;
      const input = texts.slice(at, at + textsAtOnce).map((text) => text.trim() || ' ');
      try {
        vectors.push(...readVectors(await wire.embed(input, signal, numbers), input.length));
      } catch (error) {
        if (!isTooLong(error) || input.length === 1) throw error;
        textsAtOnce = Math.max(1, Math.floor(input.length / 2));
      }
    }
    return vectors;
  }

  return {
    kind: 'openai',
    label: `${model}: a language model; it can be wrong, so check its quotes`,
    embeddingModel,
    analyze,
    answer: createReplying(wire, contextTokens),
    phrase,
    embed,
  };
}

/** In the order of the texts, whatever the order they came in. */
function readVectors(answered: { index: number; embedding: number[] }[], wanted: number): number[][] {
  const vectors = answered.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding);
  if (vectors.length !== wanted || vectors.some(({ length }) => length !== HASHED_WIDTH)) {
    throw new AppError('UNAVAILABLE', `The embedding model must give ${HASHED_WIDTH} numbers for a text.`);
  }
  return vectors;
}
