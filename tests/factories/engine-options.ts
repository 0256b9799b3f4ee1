import type { OpenAiOptions } from '#server/ai/openai.ts';

/** Options of an engine outside, at this address, which asks once: a busy machine's pauses are no silence to it. */
export function makeEngineOptions(
  change: Partial<OpenAiOptions> & Pick<OpenAiOptions, 'baseUrl'>,
): OpenAiOptions {
  return {
    apiKey: 'key-of-the-test',
    model: 'small-model',
    embeddingModel: 'small-embedding',
    timeoutMs: 20_000,
    retries: 0,
    pauseMs: 5,
    ...change,
  };
}
