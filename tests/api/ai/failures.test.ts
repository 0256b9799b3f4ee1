import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { completion, inPieces, type ModelReply } from '#tests/setup/model-server.ts';
import {
  askAlong,
  askAtOnce,
  failureOf,
  GOOD,
  HALF,
  HALF_MESSAGE,
  MESSAGE,
  ROOMS,
  startAsking,
} from './asking.ts';

const stand = await startAsking();
afterAll(() => stand.close());
beforeEach(() => stand.reset());

const BUSY: ModelReply = {
  status: 429,
  body: { error: { message: 'slow down' } },
  headers: { 'retry-after-ms': '20' },
};
const refusal: ModelReply = {
  status: 200,
  body: { choices: [{ finish_reason: 'stop', message: { content: null, refusal: 'I cannot.' } }] },
};

/** For a model that falls silent: what is not waited for comes at once, or within this time on a busy machine too. */
const SHORT_MS = 1500;

const hanging: ModelReply = {
  pieces(write) {
    write(HALF);
    return new Promise<never>(() => {});
  },
};

describe.each(ROOMS)('a question about a %s, asked at once', (room) => {
  test.each([
    ['429 with Retry-After, then an answer', [BUSY, completion(GOOD)], 2],
    [
      '5xx twice, then an answer',
      [{ status: 502, body: {} }, { status: 500, body: {} }, completion(GOOD)],
      3,
    ],
    ['a lost connection, then an answer', ['refuse', completion(GOOD)], 2],
    ['half an answer, then an answer', ['cut', completion(GOOD)], 2],
    ['silence, then an answer', ['silence', completion(GOOD)], 2],
    ['no JSON, then an answer', [completion('It was in January.'), completion(GOOD)], 2],
    ['JSON in a fence', [completion(`\`\`\`json\n${GOOD}\n\`\`\``)], 1],
  ] as [string, ModelReply[], number][])('%s: it is answered', async (_, replies, requests) => {
    const place = await stand.setUp();
    stand.modelAnswers(...replies);
    if (replies.includes('silence')) stand.waitAtMost(SHORT_MS);
    const { status, body } = await askAtOnce(place.agent, room, place);
    expect(status).toBe(200);
    const answer = Object(body);
    expect(room === 'document' ? answer.message.content : answer.message).toBe(MESSAGE);
    expect(answer.sources).toMatchObject([
      { n: 1, page: 1, quote: 'completed on January 17, 2025', verified: true },
    ]);
    expect(stand.asked()).toHaveLength(requests);
  });

  test.each([
    ['silence for ever', 'silence', 'did not answer in time', 2],
    ['429 for long', { ...BUSY, headers: { 'retry-after': '3600' } }, 'busy', 1],
    ['5xx for ever', { status: 500, body: {} }, 'busy', 3],
    ['a wrong key', { status: 401, body: { error: { message: 'key-of-the-test' } } }, 'refused the key', 1],
    ['malformed JSON twice', completion('{"message": "It'), 'could not be used', 2],
    ['another shape twice', completion('{"message": 7}'), 'could not be used', 2],
    ['a refusal', refusal, 'declined', 1],
    ['a web page', { raw: '<!doctype html><p>Sign in', type: 'text/html' }, 'web page', 1],
    ['the length limit', completion(HALF, 'length'), 'in the middle of a long', 1],
  ] as [string, ModelReply, string, number][])(
    '%s: 503 with a sentence, nothing stored',
    async (_, reply, words, requests) => {
      const place = await stand.setUp();
      stand.modelAnswers(reply);
      if (reply === 'silence') stand.waitAtMost(SHORT_MS);
      const { status, body, text, headers } = await askAtOnce(place.agent, room, place);
      expect(status).toBe(503);
      expect(body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining(words) });
      expect(text + JSON.stringify(stand.server.log.lines)).not.toContain('key-of-the-test');
      expect(stand.asked()).toHaveLength(requests);
      if (words === 'busy' && requests === 1) expect(headers.get('retry-after')).toBe('3600');
      const rows = await stand.server.db.selectFrom('chatMessages').selectAll().execute();
      expect(rows).toEqual([]);
    },
  );
});

describe.each(ROOMS)('a question about a %s, told as it is written', (room) => {
  test('slowly, within the time between two pieces: it is whole', async () => {
    const place = await stand.setUp();
    stand.waitAtMost(SHORT_MS);
    stand.modelAnswers({
      async pieces(write) {
        // Longer in all than one time-out.
        for (const piece of [GOOD.slice(0, 30), GOOD.slice(30, 60), GOOD.slice(60)]) {
          write(piece);
          await new Promise((resolve) => setTimeout(resolve, 0.4 * SHORT_MS));
        }
        return 'done';
      },
    });
    const told = await askAlong(place.inProcess, room, place);
    expect(told.error).toBeUndefined();
    expect(told.events.at(-1)).toMatchObject({ type: 'answered', reply: { message: { content: MESSAGE } } });
  });

  test('cut before its first word: it is begun again', async () => {
    const place = await stand.setUp();
    stand.modelAnswers(inPieces('{"found":', 'cut'), inPieces(GOOD));
    const told = await askAlong(place.inProcess, room, place);
    expect(told.events.at(-1)?.type).toBe('answered');
    expect(stand.asked()).toHaveLength(2);
  });

  test.each([
    ['cut', inPieces(HALF, 'cut'), 'broke'],
    ['left hanging', hanging, 'in time'],
    ['ended by the length limit', inPieces(HALF, 'length'), 'long reply'],
  ] as [string, ModelReply, string][])(
    '%s after its first word: told, kept as unfinished, not begun again',
    async (_, reply, words) => {
      const place = await stand.setUp();
      stand.modelAnswers(reply);
      if (reply === hanging) stand.waitAtMost(SHORT_MS);
      const told = await askAlong(place.inProcess, room, place);
      expect(told.words.trim()).toBe(HALF_MESSAGE);
      expect(failureOf(told)).toMatchObject({ status: 503, message: expect.stringContaining(words) });
      expect(stand.asked()).toHaveLength(1);
      const rows = await stand.server.db.selectFrom('chatMessages').selectAll().orderBy('role').execute();
      expect(rows.map(({ role, status }) => [role, status])).toEqual([
        ['assistant', 'unfinished'],
        ['user', 'unfinished'],
      ]);
    },
  );

  test('refused by 429 first: it is answered all the same', async () => {
    const place = await stand.setUp();
    stand.modelAnswers(BUSY, BUSY, inPieces(GOOD));
    const told = await askAlong(place.inProcess, room, place);
    expect(told.words).toBe(MESSAGE);
    expect(stand.asked()).toHaveLength(3);
  });
});
