import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createWire } from '#server/ai/openai-wire.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import {
  completion,
  events,
  inPieces,
  type ModelReply,
  type ModelRequest,
  startModelServer,
} from '#tests/setup/model-server.ts';

const model = await startModelServer();
afterAll(() => model.close());

const GOOD = JSON.stringify({ message: 'Yes.', count: 2 });
const schema = z.object({ message: z.string(), count: z.number().int() });

function makeWire(retries = 0, timeoutMs = 20_000) {
  return createWire(makeEngineOptions({ baseUrl: model.url, timeoutMs, retries }));
}

const MESSAGES = [
  { role: 'system' as const, content: 'Rules.' },
  { role: 'user' as const, content: 'How many?' },
];

function ask(wire: ReturnType<typeof makeWire>, onMessage?: (soFar: string) => void) {
  return wire.ask({ name: 'counts', schema, messages: MESSAGES, signal: undefined, onMessage });
}

const refusing = (message: string, status = 400): ModelReply => ({ status, body: { error: { message } } });

/** A server that takes only what the test lets it take. */
function picky(refuses: (body: Record<string, unknown>) => string | null, status = 400): void {
  model.answer((request: ModelRequest) => {
    const refused = refuses(request.body);
    if (refused !== null) return refusing(refused, status);
    return request.body.stream ? inPieces(GOOD) : completion(GOOD);
  });
}

const bodies = () => model.requests.map(({ body }) => body);
const formatOf = (body: Record<string, unknown> | undefined) => Object(body?.response_format).type;

describe('a server that does not take all of the format', () => {
  test('json_schema → json_object → in words, and it is remembered', async () => {
    const wire = makeWire();
    picky(({ response_format }) => (response_format ? "'response_format' is not supported" : null));
    expect(await ask(wire)).toEqual({ message: 'Yes.', count: 2 });
    expect(bodies().map(formatOf)).toEqual(['json_schema', 'json_object', undefined]);
    const last = JSON.stringify(bodies().at(-1)?.messages);
    expect(last).toContain('JSON Schema');
    expect(last).toContain('count');
    await ask(wire);
    expect(bodies()).toHaveLength(4);
    expect(formatOf(bodies()[3])).toBeUndefined();
  });

  test('only json_object: the schema is said in words', async () => {
    picky(({ response_format }) =>
      Object(response_format).type === 'json_schema' ? 'json_schema is unavailable for this model' : null,
    );
    await ask(makeWire());
    expect(bodies().map(formatOf)).toEqual(['json_schema', 'json_object']);
    expect(JSON.stringify(bodies()[1]?.messages)).toContain('JSON Schema');
  });

  test.each([
    ['temperature', 'temperature', "Unsupported value: 'temperature' does not support 0 with this model."],
    ['stream_options', 'usage of a stream', 'Unrecognized request argument supplied: stream_options'],
  ])('%s refused: it is left out', async (field, _, words) => {
    const wire = makeWire();
    picky((body) => (field in body ? words : null));
    await ask(wire, () => {});
    await ask(wire, () => {});
    expect(bodies().map((body) => field in body)).toEqual([true, false, false]);
    expect(bodies().map(formatOf)).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });

  test('no role for the system: its words stand before the question', async () => {
    picky(({ messages }) =>
      JSON.stringify(messages).includes('"system"') ? 'System role not supported' : null,
    );
    await ask(makeWire());
    expect(bodies()[1]?.messages).toEqual([{ role: 'user', content: 'Rules.\n\nHow many?' }]);
  });

  test('a refusal that says nothing: the simplest request, once', async () => {
    const wire = makeWire();
    picky(({ temperature }) => (temperature === undefined ? null : 'Bad request'), 422);
    await ask(wire);
    await ask(wire);
    expect(bodies().map(formatOf)).toEqual(['json_schema', undefined, undefined]);
  });

  test('a request that is wrong in itself is not asked for ever', async () => {
    model.answer(refusing('Bad request'));
    await expect(ask(makeWire(3))).rejects.toThrow('could not work with this request');
    expect(bodies()).toHaveLength(2);
  });

  test('every keyword of the schema is one that strict servers take', async () => {
    model.answer(completion(GOOD));
    await ask(makeWire());
    const text = JSON.stringify(bodies()[0]?.response_format);
    for (const word of ['$schema', 'minimum', 'maximum', 'default']) expect(text).not.toContain(`"${word}"`);
    expect(text).toContain('"additionalProperties":false');
  });
});

describe('an answer that is JSON in another dress', () => {
  test.each([
    ['in a fence', `\`\`\`json\n${GOOD}\n\`\`\``],
    ['with words before and behind', `Sure! Here {as you asked}: ${GOOD}\nAnything else?`],
    ['after thoughts', `<think>They want {"message": "No."}</think>${GOOD}`],
    ['with line ends inside a text', '{"message": "Yes.\nTwo.", "count": 2}'],
    ['with more fields than asked for', JSON.stringify({ ...JSON.parse(GOOD), mood: 'good' })],
  ])('%s is read', async (_, text) => {
    model.answer(completion(text));
    expect(await ask(makeWire())).toMatchObject({ count: 2 });
    expect(bodies()).toHaveLength(1);
  });

  test('is streamed from inside the fence', async () => {
    model.answer(inPieces(`Of course:\n\`\`\`json\n${GOOD}\n\`\`\``));
    const seen: string[] = [];
    expect(await ask(makeWire(), (soFar) => seen.push(soFar))).toMatchObject({ message: 'Yes.' });
    expect(seen.at(-1)).toBe('Yes.');
  });
});

describe('a stream of another server', () => {
  const piece = (content: string) => ({ delta: { content } });
  const [head, tail] = [GOOD.slice(0, 15), GOOD.slice(15)];
  test.each([
    ['without a reason for its end', [piece(head), piece(tail), 'data: [DONE]\n\n']],
    ['without the mark of its end', [piece(head), piece(tail), { finish: 'stop' }]],
    [
      'with comments, a role alone, bare chunks and usage',
      [
        ': PROCESSING\n\n',
        { delta: { role: 'assistant', content: null } },
        { isBare: true },
        piece(head),
        ': PROCESSING\n\n',
        piece(tail),
        { finish: 'stop' },
        { isBare: true, usage: { prompt_tokens: 7, completion_tokens: 3 } },
        'data: [DONE]\n\n',
      ],
    ],
    [
      'with line ends of Windows',
      [`data: {"choices":[{"delta":{"content":${JSON.stringify(GOOD)}}}]}\r\n\r\n`],
    ],
    [
      'with its thoughts beside it',
      [{ delta: { reasoning_content: 'Hm.' } }, piece(GOOD), { finish: 'stop' }],
    ],
  ])('%s is read', async (_, parts) => {
    model.answer(events(...parts));
    const seen: string[] = [];
    expect(await ask(makeWire(), (soFar) => seen.push(soFar))).toEqual({ message: 'Yes.', count: 2 });
    expect(seen.at(-1)).toBe('Yes.');
    expect(bodies()).toHaveLength(1);
  });

  test('that ends in the middle without a reason is begun again before its first word', async () => {
    model.answer(events(piece('{"mess')), inPieces(GOOD));
    expect(await ask(makeWire(1), () => {})).toMatchObject({ count: 2 });
    expect(bodies()).toHaveLength(2);
  });

  test('that reports an error in its middle has failed', async () => {
    model.answer(
      events('data: {"error":{"message":"key-of-the-test overloaded","code":503}}\n\n'),
      inPieces(GOOD),
    );
    expect(await ask(makeWire(1), () => {})).toMatchObject({ count: 2 });
    model.answer(events('data: {"error":{"message":"key-of-the-test overloaded","code":503}}\n\n'));
    await expect(ask(makeWire(), () => {})).rejects.toMatchObject({ failure: 'busy' });
  });

  test('that comes as a whole is read as it is, without a second request', async () => {
    model.answer(completion(GOOD));
    expect(await ask(makeWire(), () => {})).toMatchObject({ count: 2 });
    expect(bodies()).toHaveLength(1);
  });

  test('of which a chunk is no JSON has failed', async () => {
    model.answer(events('data: {"choices": [oops\n\n'));
    await expect(ask(makeWire(), () => {})).rejects.toMatchObject({ failure: 'broken' });
  });
});

describe('what is no answer', () => {
  test.each([
    [
      'a web page with the status of success',
      { raw: '<html><body>Log in</body></html>', type: 'text/html' },
      'web page',
    ],
    [
      'an error with the status of success',
      { status: 200, body: { error: { message: 'x', code: 401 } } },
      'key',
    ],
    ['an empty answer, twice', completion(''), 'could not be used'],
    ['an empty body', { raw: '', type: 'application/json' }, 'could not be used'],
    ['a list where an object belongs', { status: 200, body: [1, 2] }, 'could not be used'],
    [
      'a wrong key in many words',
      refusing('Incorrect API key provided: key-of-the-test', 401),
      'refused the key',
    ],
    ['a filter', { status: 400, body: { error: { code: 'content_filter', message: 'x' } } }, 'declined'],
    [
      'a body that never ends',
      { raw: 'x'.repeat(33 * 1024 * 1024), type: 'application/json' },
      'far more than',
    ],
  ] as [string, ModelReply, string][])('%s is told in our own words', async (_, reply, words) => {
    model.answer(reply);
    const error = await ask(makeWire(0, 5_000)).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining(words) });
    expect(JSON.stringify(Object.entries(Object(error))) + String(error)).not.toContain('key-of-the-test');
  });

  test('a model that never stops is stopped', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    model.answer({
      async pieces(write, gone) {
        gone.addEventListener('abort', () => resolve());
        while (!gone.aborted) {
          write('again and again '.repeat(2_000));
          await new Promise((next) => setTimeout(next, 1));
        }
        return 'done';
      },
    });
    await expect(ask(makeWire(2), () => {})).rejects.toThrow('far more than');
    await left;
    expect(bodies()).toHaveLength(1);
  });
});
