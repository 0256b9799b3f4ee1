import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkReply } from '#server/ai/check-reply.ts';
import { createOpenAiEngine, type OpenAiOptions } from '#server/ai/openai.ts';
import { makeEngineOptions } from '#tests/factories/engine-options.ts';
import { growthOf, LINEAR } from '#tests/setup/growth.ts';
import {
  completion,
  events,
  inPieces,
  type ModelReply,
  startModelServer,
} from '#tests/setup/model-server.ts';

const model = await startModelServer();
afterAll(() => model.close());

const TEXT = 'The roof was repaired on January 17, 2025. The bill of $4,350.00 was not paid.';
const PASSAGE = { documentId: 'd1', filename: 'a.txt', page: 1, start: 0, end: TEXT.length, text: TEXT };
const REQUEST = {
  question: 'When was the roof repaired?',
  history: [],
  passages: Array.from({ length: 12 }, () => PASSAGE),
  facts: null,
};
const ANSWER = {
  found: true,
  message: 'On January 17, 2025 [1].',
  quotes: [{ passage: 1, text: 'repaired on January 17, 2025' }],
  records: [],
  confidence: 0.8,
};
const GOOD = JSON.stringify(ANSWER);

const lines: string[] = [];
const log = { info: (...parts: unknown[]) => void lines.push(JSON.stringify(parts)) };
const makeEngine = (options: Partial<OpenAiOptions> = {}) =>
  createOpenAiEngine(makeEngineOptions({ baseUrl: model.url, log, ...options }));
const saying = (change: object) => completion(JSON.stringify({ ...ANSWER, ...change }));
const ask = (onMessage?: (soFar: string) => void, engine = makeEngine()) =>
  engine.answer(REQUEST, undefined, onMessage);
const failure = (asking: Promise<unknown>) =>
  asking.then(
    () => 'no failure',
    (error: unknown) => error,
  );

beforeEach(() => {
  lines.length = 0;
});

describe('a server that leads elsewhere', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });
  async function listen(answer: Parameters<typeof createServer>[1]): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test.each([301, 302, 303, 307, 308])('by %d: neither key nor question follows', async (status) => {
    const followed: string[] = [];
    const other = await listen((request, response) => {
      followed.push(`${request.method} ${request.url}`);
      response.end(GOOD);
    });
    const first = await listen((request, response) => {
      request.resume();
      response.writeHead(status, { location: `${other}/v1/chat/completions` }).end();
    });
    const engine = makeEngine({ baseUrl: `${first}/v1`, retries: 2 });
    const asks = [() => ask(undefined, engine), () => ask(() => {}, engine), () => engine.embed(['secret'])];
    for (const asking of asks) {
      expect(await failure(asking())).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringContaining('leads to another address'),
      });
    }
    expect(followed).toEqual([]);
  });
});

describe('an answer of strange parts', () => {
  test.each([
    ['numbers as words', { quotes: [{ passage: '1', text: 'repaired on January 17, 2025' }] }],
    ['numbers that are none', { quotes: [{ passage: 'one', text: 'repaired on January 17, 2025' }] }],
    ['a passage that is not there', { quotes: [{ passage: 99, text: 'repaired on January 17, 2025' }] }],
    ['a passage below zero', { quotes: [{ passage: -1, text: 'repaired on January 17, 2025' }] }],
  ])('%s: the quote is found all the same', async (_, change) => {
    model.answer(saying(change));
    const { quotes, message } = await ask();
    expect(quotes).toMatchObject([{ documentId: 'd1', text: 'repaired on January 17, 2025' }]);
    expect(message).toBe(ANSWER.message);
  });

  test('marks out of range and invented records go', async () => {
    model.answer(saying({ message: 'Yes [7], no [0], 2025 [1] [F9].', records: ['F9', '', 'x'] }));
    expect(await ask()).toMatchObject({ message: 'Yes, no, 2025 [1].', records: [] });
  });

  test.each(['', ' \n\t', '[F3]', '\u0000'])('without words (%j): it is no answer', async (message) => {
    model.answer(saying({ message }));
    expect(await failure(ask())).toMatchObject({ message: expect.stringContaining('could not be used') });
  });

  test('script stays text', async () => {
    const message = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    model.answer(saying({ message }));
    expect((await ask()).message).toBe(message);
  });

  test('quotes of 100 kB, and thousands of quotes, take no time and are not called true', async () => {
    const papers = [{ id: 'd1', filename: 'a.txt', text: TEXT.repeat(500) }];
    const check = async (times: number) => {
      const long = 'the landlord was told of the leak and did nothing '.repeat(times);
      const quotes = [
        ...Array.from({ length: 2 }, () => ({ passage: 1, text: long })),
        ...Array.from({ length: times }, (_, at) => ({ passage: 1, text: `word ${at} stands nowhere` })),
      ];
      model.answer(saying({ quotes }));
      const answer = await ask();
      const checked = checkReply({ answer, question: REQUEST.question, papers, known: [], today: null });
      expect(checked.sources).toEqual([]);
      expect(checked.confidence).toBe(0);
    };
    expect(await growthOf(check, 500)).toBeLessThan(LINEAR);
  });

  test('a message without end is no answer', async () => {
    const message = 'and so on '.repeat(20_000);
    model.answer(saying({ message }));
    expect(await failure(ask())).toMatchObject({ message: expect.stringContaining('far more') });
    model.answer(inPieces(JSON.stringify({ ...ANSWER, message }), 'done', 1_000));
    let longest = 0;
    const watching = ask((soFar) => {
      longest = Math.max(longest, soFar.length);
    });
    expect(await failure(watching)).toMatchObject({ message: expect.stringContaining('far more') });
    expect(longest).toBeLessThanOrEqual(40_000);
  });

  test('thoughts before the answer are no part of it, and very many of them take no time', async () => {
    model.answer(completion(`<think>{"found": true}</think><thinking>{</thinking> ${GOOD} </think>`));
    expect((await ask()).message).toBe(ANSWER.message);
    const think = async (times: number) => {
      model.answer(completion('<think>'.repeat(times)));
      expect(await failure(ask())).toMatchObject({ message: expect.stringContaining('could not be used') });
    };
    expect(await growthOf(think, 14_000)).toBeLessThan(LINEAR);
  });

  test('a whole body of many open braces takes no time', async () => {
    const open = async (times: number) => {
      model.answer(completion('{"a":'.repeat(times)));
      expect(await failure(ask(undefined, makeEngine()))).toMatchObject({
        message: expect.stringContaining('far more'),
      });
    };
    expect(await growthOf(open, 250_000)).toBeLessThan(LINEAR);
  });
});

describe('a stream', () => {
  test('of bytes that are no text, and of unknown fields, is read as far as it goes', async () => {
    model.answer(
      events(
        ': a comment\n\n',
        'event: ping\ndata: {}\n\n',
        { delta: { content: GOOD.slice(0, 20) } },
        'data: {"choices":[{"index":0,"delta":{"content":null,"tool_calls":[{"x":1}]}}]}\n\n',
        { delta: { content: GOOD.slice(20) }, finish: 'stop' },
      ),
    );
    expect((await ask(() => {})).message).toBe(ANSWER.message);
  });

  test('that drips for ever ends at the time for all of it', async () => {
    const gone = Promise.withResolvers<void>();
    model.answer({
      async pieces(write, left) {
        left.addEventListener('abort', () => gone.resolve());
        while (!left.aborted) {
          write(' ');
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return 'done';
      },
    });
    const engine = makeEngine({ timeoutMs: 300 });
    expect(await failure(ask(() => {}, engine))).toMatchObject({
      message: expect.stringContaining('in time'),
    });
    await gone.promise;
  });
});

describe('how long to wait', () => {
  test.each([
    ['99999999999', 86_400],
    ['1e400', 86_400],
    ['-5', undefined],
    ['soon', undefined],
    ['Fri, 31 Dec 1999 23:59:59 GMT', undefined],
    ['Fri, 31 Dec 2199 23:59:59 GMT', 86_400],
  ])('%s', async (told, meant) => {
    model.answer({ status: 429, body: {}, headers: { 'retry-after': told } });
    const error = await failure(ask());
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    expect(Object(error).details.retryAfter).toBe(meant);
  });
});

describe('a service that cannot be reached', () => {
  test.each(['https://127.0.0.1:1/v1', 'http://127.0.0.1:1/v1'])('%s', async (baseUrl) => {
    const error = await failure(ask(undefined, makeEngine({ baseUrl })));
    expect(error).toMatchObject({ message: expect.stringContaining('cannot be reached') });
    expect(JSON.stringify(Object(error))).not.toMatch(/key-of-the-test|ECONNREFUSED|127\.0/);
  });

  test('a server without TLS where it is expected', async () => {
    const error = await failure(
      ask(undefined, makeEngine({ baseUrl: model.url.replace('http:', 'https:') })),
    );
    expect(error).toMatchObject({ message: expect.stringContaining('cannot be reached') });
  });
});

test('after every failure nothing is left open, and no line says what was asked or answered', async () => {
  const replies: ModelReply[] = [
    'silence',
    'refuse',
    'cut',
    { status: 500, body: { error: { message: 'roof roof roof' } } },
    { raw: '\xff\xfe{"found', type: 'text/event-stream' },
    { raw: 'data: \xff\xfe\n\n', type: 'text/event-stream' },
    { raw: '<html>roof</html>', type: 'text/html' },
    { raw: 'roof', type: 'application/octet-stream' },
    { status: 200, body: { error: { message: 'roof', code: 500 } } },
    inPieces(GOOD, 'cut'),
    inPieces(GOOD.slice(0, 30), 'length'),
  ];
  const open = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const timers = open();
  for (let round = 0; round < 3; round += 1) {
    for (const reply of replies) {
      for (const onMessage of [undefined, () => {}]) {
        model.answer(reply);
        const error = await failure(ask(onMessage, makeEngine({ timeoutMs: 100 })));
        if (error === 'no failure') continue;
        expect(error).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/^[A-Z].*\.$/) });
        expect(JSON.stringify(Object(error)) + String(error)).not.toContain('roof');
      }
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(open()).toBeLessThanOrEqual(timers + 2);
  expect(lines.join('\n')).not.toMatch(/roof|4,350|January|key-of-the-test/i);
});
