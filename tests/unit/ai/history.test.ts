import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createOpenAiEngine } from '#server/ai/openai.ts';
import { countTokens, cutToTokens } from '#server/ai/token-count.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import {
  completion,
  type ModelReply,
  type ModelRequest,
  startModelServer,
} from '#tests/setup/model-server.ts';
import { until } from '#tests/setup/until.ts';

const model = await startModelServer();
afterAll(() => model.close());

const makeEngine = (timeoutMs = 20_000) =>
  createOpenAiEngine(makeEngineOptions({ baseUrl: model.url, timeoutMs, retries: 2 }));
const ANSWER = JSON.stringify({ found: true, message: 'Yes.', quotes: [], records: [], confidence: 1 });
const SUMMARY = JSON.stringify({ summary: 'They asked about the deposit of $900.' });
const kindOf = ({ body }: ModelRequest) => String(Object(body.response_format).json_schema?.name);
const kinds = () => model.requests.map(kindOf);
const sent = () => JSON.stringify(model.requests.findLast((one) => kindOf(one) === 'answer')?.body.messages);

function modelSays(summary: ModelReply): void {
  model.answer((request) => (kindOf(request) === 'history' ? summary : completion(ANSWER)));
}

/** Turns that are too long together: about 500 tokens each. */
const turns = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `Turn ${at} begins. ${'The landlord kept the deposit and said so. '.repeat(48)}`,
  }));
const ask = (engine: ReturnType<typeof makeEngine>, count: number, signal?: AbortSignal) =>
  engine.answer({ question: 'And then?', history: turns(count), passages: [], facts: null }, signal);

beforeEach(() => modelSays(completion(SUMMARY)));

describe('a long conversation', () => {
  test('keeps its newest turns whole and the others in short, fenced', async () => {
    await ask(makeEngine(), 60);
    expect(kinds()).toEqual(['history', 'answer']);
    expect(sent()).toContain('deposit of $900');
    expect(sent()).toContain('Turn 59 begins.');
    expect(sent()).toContain('Turn 54 begins.');
    expect(sent()).not.toContain('Turn 10 begins.');
    expect(sent()).toMatch(/in short:\\n<document-[0-9a-f]{24}>\\nThey asked/);
    expect(countTokens(sent())).toBeLessThan(10_000);
  });

  test('that is short goes as it is', async () => {
    await ask(makeEngine(), 6);
    expect(kinds()).toEqual(['answer']);
    expect(sent()).toContain('Turn 0 begins.');
  });

  test('is brought together once for several questions', async () => {
    const engine = makeEngine();
    for (const count of [60, 60, 62, 64]) await ask(engine, count);
    const requests = kinds().filter((kind) => kind === 'history').length;
    expect(requests).toBeLessThanOrEqual(2);
    expect(kinds().filter((kind) => kind === 'answer')).toHaveLength(4);
  });

  test.each([
    ['is refused', { status: 500, body: {} }],
    ['is refused for good', { status: 400, body: { error: { code: 'context_length_exceeded' } } }],
    ['is empty', completion('{"summary": " "}')],
    ['is silence', 'silence' as const],
  ])('whose summary %s is shortened by rules, without more tries', async (_, reply) => {
    modelSays(reply);
    await ask(makeEngine(reply === 'silence' ? 1_500 : undefined), 60);
    expect(kinds()).toEqual(['history', 'answer']);
    expect(sent()).toMatch(/Person: Turn \d+ begins\./);
    expect(sent()).toMatch(/Reply: Turn \d+ begins\./);
  });

  test('whose summary is stopped ends at once', async () => {
    modelSays('silence');
    const stop = new AbortController();
    const asked = ask(makeEngine(), 60, stop.signal).catch((caught: unknown) => caught);
    await until(() => expect(kinds()).toEqual(['history']));
    stop.abort(new Error('stopped'));
    expect(await asked).toMatchObject({ message: 'stopped' });
    expect(kinds()).toEqual(['history']);
  });

  test('with one endless turn still has place', async () => {
    const history = [{ role: 'user' as const, content: 'word '.repeat(20_000) }];
    await makeEngine().answer({ question: 'And?', history, passages: [], facts: null });
    expect(countTokens(sent())).toBeLessThan(10_000);
  });
});

describe('the estimate of tokens', () => {
  // Counted with the o200k tokenizer.
  test.each([
    ['The court orders the defendant to answer the complaint within twenty days.', 13],
    ['2023-04-11 CV-2025-00147 $12,345.67 $9.99 11/02/2024 505-555-0101', 37],
    ['法院命令被告在二十天内答复起诉状。', 16],
  ])('is not less than what is counted: %s', (text, counted) => {
    expect(countTokens(text)).toBeGreaterThanOrEqual(counted);
    expect(countTokens(text)).toBeLessThan(counted * 2);
  });

  test('cuts between words, within what is allowed', () => {
    const text = 'The rent is due on the first of May. '.repeat(30);
    const cut = cutToTokens(text, 50);
    expect(countTokens(cut)).toBeLessThanOrEqual(50);
    expect(text.startsWith(cut)).toBe(true);
    expect(text.charAt(cut.length)).toBe(' ');
    expect(cutToTokens('Short.', 50)).toBe('Short.');
    expect(cutToTokens('Short.', 0)).toBe('');
  });
});
