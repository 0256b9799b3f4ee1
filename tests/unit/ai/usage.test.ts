import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '#server/ai/choose.ts';
import { createOpenAiEngine, type OpenAiOptions } from '#server/ai/openai.ts';
import { parseEnv } from '#server/env.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import { CapturedLog } from '#tests/setup/edges.ts';
import { completion, events, inPieces, startModelServer, vectorsFor } from '#tests/setup/model-server.ts';
import { until } from '#tests/setup/until.ts';
import { makeFacts } from './case-facts.ts';

const model = await startModelServer();
afterAll(() => model.close());

/** Words that may stand in no line of the log: of the question, the papers, the answer, the key and the address. */
const TELLING = [
  'zebrawood',
  'Quillfeather',
  'marmalade',
  'heliotrope',
  'sassafras',
  'key-of-the-test',
  '127.0.0.1',
  'paper-name',
];
const REQUEST = {
  question: 'Where is the zebrawood?',
  history: [{ role: 'user' as const, content: 'I am Quillfeather.' }],
  passages: [
    {
      documentId: 'd1',
      filename: 'paper-name.pdf',
      page: 1,
      start: 0,
      end: 20,
      text: 'The marmalade is here.',
    },
  ],
  facts: makeFacts({ case: { ...makeFacts().case, title: 'heliotrope' } }),
};
const GOOD = JSON.stringify({
  found: true,
  message: 'In the sassafras.',
  quotes: [{ passage: 1, text: 'marmalade' }],
  records: [],
  confidence: 1,
});
const usage = { prompt_tokens: 1000, completion_tokens: 50 };

function setUp(values: Partial<OpenAiOptions> = {}) {
  const log = new CapturedLog();
  const engine = createOpenAiEngine(
    makeEngineOptions({
      baseUrl: model.url,
      retries: 1,
      prices: { input: 0.4, output: 1.6 },
      log,
      ...values,
    }),
  );
  return { engine, lines: () => log.lines.map(({ fields }) => fields), log };
}

describe('a request leaves one line', () => {
  test('with tokens, cost, times and tries', async () => {
    const { engine, lines } = setUp();
    model.answer(
      { status: 503, body: {} },
      events({ delta: { content: GOOD } }, { finish: 'stop' }, { isBare: true, usage }),
    );
    await engine.answer(REQUEST, undefined, () => {});
    expect(lines()).toEqual([
      {
        model: 'small-model',
        kind: 'answer',
        outcome: 'answered',
        tries: 2,
        promptTokens: 1000,
        completionTokens: 50,
        cost: 0.00048,
        firstMs: expect.any(Number),
        totalMs: expect.any(Number),
      },
    ]);
    expect(model.requests[1]?.body.stream_options).toEqual({ include_usage: true });
  });

  test('with an estimate that is called one, where the service does not count', async () => {
    const { engine, lines } = setUp({ prices: undefined });
    model.answer(completion(GOOD));
    await engine.answer(REQUEST);
    expect(lines()[0]).toMatchObject({ isEstimated: true, promptTokens: expect.any(Number) });
    expect(lines()[0]?.promptTokens).toBeGreaterThan(300);
    expect(lines()[0]).not.toHaveProperty('cost');
  });

  test('for vectors too', async () => {
    const { engine, lines } = setUp();
    model.answer(vectorsFor);
    await engine.embed(['marmalade']);
    expect(lines()).toMatchObject([
      { kind: 'embeddings', model: 'small-embedding', outcome: 'answered', tries: 1 },
    ]);
  });

  test.each([
    ['refused', completion('', 'content_filter')],
    ['cut-off', inPieces(GOOD.slice(0, 20), 'length')],
    ['unreadable', completion('zebrawood')],
    ['busy', { status: 503, body: { error: { message: 'zebrawood key-of-the-test' } } }],
    ['slow', 'silence' as const],
    ['rejected', { status: 400, body: { error: { message: 'marmalade is not allowed' } } }],
    ['web-page', { raw: '<html>sassafras</html>', type: 'text/html' }],
  ])('that was %s: how it ended, and not a word of what was said', async (outcome, reply) => {
    const { engine, lines, log } = setUp(reply === 'silence' ? { timeoutMs: 200 } : {});
    model.answer(reply);
    await engine.answer(REQUEST, undefined, () => {}).catch(() => undefined);
    expect(lines()[0]).toMatchObject({ outcome });
    for (const word of TELLING) expect(JSON.stringify(log.lines)).not.toContain(word);
  });

  test('that was stopped says so', async () => {
    const { engine, lines } = setUp();
    model.answer('silence');
    const stop = new AbortController();
    const asked = engine.answer(REQUEST, stop.signal).catch(() => undefined);
    await until(() => expect(model.requests).toHaveLength(1));
    stop.abort();
    await asked;
    expect(lines()).toMatchObject([{ outcome: 'stopped', tries: 1 }]);
  });

  test('nothing of an answer, a summary of turns, an analysis or a phrase is in it', async () => {
    const { engine, log } = setUp();
    const long = Array.from({ length: 40 }, () => ({
      role: 'user' as const,
      content: 'Quillfeather '.repeat(300),
    }));
    model.answer(completion(GOOD));
    await engine.answer({ ...REQUEST, history: long });
    await engine
      .analyze({ filename: 'paper-name.pdf', docType: 'Letter', text: 'marmalade' })
      .catch(() => undefined);
    await engine
      .phrase({
        pieces: [{ id: 'a', kind: 'response', text: 'zebrawood', about: '' }],
        instructions: 'heliotrope',
      })
      .catch(() => undefined);
    expect(log.lines.length).toBeGreaterThan(4);
    for (const word of TELLING) expect(JSON.stringify(log.lines)).not.toContain(word);
  });
});

test('context, time-out and prices come from the environment', async () => {
  const log = new CapturedLog();
  const env = parseEnv({
    OPENAI_BASE_URL: model.url,
    OPENAI_PRICE_INPUT: '10',
    OPENAI_PRICE_OUTPUT: '20',
    OPENAI_CONTEXT_TOKENS: '4000',
  });
  expect(env).toMatchObject({ OPENAI_TIMEOUT_SECONDS: 60, OPENAI_CONTEXT_TOKENS: 4000 });
  model.answer(completion(GOOD));
  const passages = Array.from({ length: 12 }, () => ({
    documentId: 'd',
    filename: 'a',
    page: 1,
    start: 0,
    end: 4,
    text: 'word '.repeat(2_000),
  }));
  await createEngine(env, log).answer({ ...REQUEST, passages });
  expect(log.lines[0]?.fields.cost).toBeGreaterThan(0);
  expect(JSON.stringify(model.requests[0]?.body).length).toBeLessThan(20_000);
  expect(() => parseEnv({ OPENAI_CONTEXT_TOKENS: '12' })).toThrow('OPENAI_CONTEXT_TOKENS');
  expect(() => parseEnv({ OPENAI_PRICE_INPUT: '-1' })).toThrow('OPENAI_PRICE_INPUT');
});
