import { afterAll, expect, test } from 'vitest';
import { createOpenAiEngine } from '#server/ai/openai.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import { completion, inPieces, type ModelReply, startModelServer } from '#tests/setup/model-server.ts';

const model = await startModelServer();
afterAll(() => model.close());

const makeEngine = (timeoutMs = 20_000) =>
  createOpenAiEngine(makeEngineOptions({ baseUrl: model.url, timeoutMs, retries: 1 }));
const engine = makeEngine();
const text = 'The roof was repaired on January 17, 2025.';
const PASSAGE = { documentId: 'd1', filename: 'letter.txt', page: 3, start: 100, end: 150, text };
const REQUEST = { question: 'When was the roof repaired?', history: [], passages: [PASSAGE], facts: null };
const MESSAGE = 'On January 17, 2025.';
const GOOD = JSON.stringify({
  found: true,
  message: MESSAGE,
  quotes: [{ passage: 1, text: 'repaired on January 17, 2025' }],
  confidence: 0.8,
});
/** `{"found":true,"message":"On January 17`, and no more. */
const HALF = GOOD.slice(0, GOOD.indexOf(', 2025'));

/** Writes half of the answer, and nothing more. */
function stalling(onGone: () => void = () => {}): ModelReply {
  return {
    pieces(write, gone) {
      gone.addEventListener('abort', onGone);
      write(HALF);
      return new Promise(() => {});
    },
  };
}

async function follow(signal?: AbortSignal, from = engine) {
  const seen: string[] = [];
  const outcome: unknown = await from
    .answer(REQUEST, signal, (soFar) => seen.push(soFar))
    .catch((error: unknown) => error);
  return { seen, outcome };
}

test('grows word by word and ends with its quotes', async () => {
  model.answer(inPieces(GOOD));
  const { seen, outcome } = await follow();
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.at(-1)).toBe(MESSAGE);
  for (const soFar of seen) expect(MESSAGE.startsWith(soFar)).toBe(true);
  expect(outcome).toMatchObject({
    message: MESSAGE,
    quotes: [{ documentId: 'd1', text: 'repaired on January 17, 2025' }],
  });
  expect(model.requests[0]?.body.stream).toBe(true);
});

test('that breaks in the middle is not begun again, since somebody has read it', async () => {
  model.answer(inPieces(HALF, 'cut'), completion(GOOD));
  const { seen, outcome } = await follow();
  expect(seen.at(-1)).toBe('On January 17');
  expect(outcome).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('broke') });
  expect(model.requests).toHaveLength(1);
});

test.each([
  ['breaks before its first word', inPieces('{"found":', 'cut')],
  ['is refused for now', { status: 429, body: {}, headers: { 'retry-after-ms': '5' } }],
])('that %s is begun again', async (_, reply) => {
  model.answer(reply, inPieces(GOOD));
  expect((await follow()).outcome).toMatchObject({ message: MESSAGE });
  expect(model.requests).toHaveLength(2);
});

test('that stalls is given up', async () => {
  model.answer(stalling());
  const { seen, outcome } = await follow(undefined, makeEngine(1_500));
  expect(seen.at(-1)).toBe('On January 17');
  expect(outcome).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('in time') });
});

test('that ends at the length limit says so', async () => {
  model.answer(inPieces(HALF, 'length'));
  expect((await follow()).outcome).toMatchObject({ message: expect.stringContaining('long reply') });
});

test('that is no JSON shows nothing, and is asked for as a whole', async () => {
  model.answer(inPieces('Sure! On January 17.'), completion(GOOD));
  const { seen, outcome } = await follow();
  expect(seen).toEqual([]);
  expect(outcome).toMatchObject({ message: MESSAGE });
  expect(model.requests[1]?.body.stream).toBeUndefined();
});

test('of a server that does not stream comes as a whole', async () => {
  model.answer(completion(GOOD));
  expect((await follow()).outcome).toMatchObject({ message: MESSAGE });
});

test('that is stopped is stopped at the service too', async () => {
  const stop = new AbortController();
  const { promise: left, resolve } = Promise.withResolvers<void>();
  model.answer(stalling(resolve));
  const seen: string[] = [];
  const following = engine.answer(REQUEST, stop.signal, (soFar) => {
    seen.push(soFar);
    stop.abort(new Error('stopped'));
  });
  await expect(following).rejects.toThrow('stopped');
  expect(seen).toEqual(['On January 17']);
  await left;
  expect(model.requests).toHaveLength(1);
});
