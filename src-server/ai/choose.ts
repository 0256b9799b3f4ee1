import type { Env } from '../env.ts';
import type { Logger } from '../log.ts';
import { builtinEngine } from './builtin.ts';
import type { AiEngine } from './engine.ts';
import { whileItMayLeave } from './kept-here.ts';
import { createOpenAiEngine } from './openai.ts';

/** The engine that the configuration asks for: OpenAI-compatible with a key or an address, else built in. */
export function createEngine(
  env: Pick<Env, Extract<keyof Env, `OPENAI_${string}`>>,
  log?: Pick<Logger, 'info'>,
): AiEngine {
  if (env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined) return builtinEngine;
  return createOpenAiEngine({
    // Local servers take any key, and the client insists on one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    embeddingModel: env.OPENAI_EMBEDDING_MODEL,
    contextTokens: env.OPENAI_CONTEXT_TOKENS,
    timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000,
    prices: { input: env.OPENAI_PRICE_INPUT, output: env.OPENAI_PRICE_OUTPUT },
    log,
  });
}

/** Whom texts are sent to: the host of the configured address, with its port when it has one. */
export function serviceHost(env: Pick<Env, 'OPENAI_BASE_URL'>): string {
  return new URL(env.OPENAI_BASE_URL ?? 'https://api.openai.com').host;
}

/**
 * The engine for one case: a case that is kept local never leaves this machine, also when its owner says so while
 * the engine is at work.
 */
export function engineFor(engine: AiEngine, about: { caseId: string; localOnly: boolean }): AiEngine {
  if (engine.kind === 'builtin') return engine;
  return about.localOnly ? builtinEngine : whileItMayLeave(engine, about.caseId);
}
