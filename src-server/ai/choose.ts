import type { Env } from '../env.ts';
import { builtinEngine } from './builtin.ts';
import type { AiEngine } from './engine.ts';
import { createOpenAiEngine } from './openai.ts';

/** The engine that the configuration asks for: OpenAI-compatible with a key or an address, else built in. */
export function createEngine(
  env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_EMBEDDING_MODEL'>,
): AiEngine {
  if (env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined) return builtinEngine;
  return createOpenAiEngine({
    // Local servers take any key, and the client insists on one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    embeddingModel: env.OPENAI_EMBEDDING_MODEL,
  });
}

/** The engine for one case: a case that is kept local never leaves this machine. */
export function engineFor(engine: AiEngine, localOnly: boolean): AiEngine {
  return localOnly && engine.kind !== 'builtin' ? builtinEngine : engine;
}
