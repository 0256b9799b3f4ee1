import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelReply } from '#tests/setup/model-server.ts';
import { until } from '#tests/setup/until.ts';
import { askAlong, HALF, QUESTION, ROOMS, startAsking } from './asking.ts';

const stand = await startAsking();
afterAll(() => stand.close());
beforeEach(() => stand.reset());

/** Writes half of an answer and goes on writing for as long as somebody listens. */
function endless(): { reply: ModelReply; gone: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    gone: promise,
    reply: {
      async pieces(write, gone) {
        gone.addEventListener('abort', () => resolve());
        write(HALF);
        while (!gone.aborted) {
          await new Promise((next) => setTimeout(next, 20));
          write(' ');
        }
        return 'done';
      },
    },
  };
}

/** That somebody leaves is no failure of the program. */
const failures = () => stand.server.log.lines.filter(({ level }) => level === 'error');
const outcomes = () => stand.server.log.lines.map(({ fields }) => fields.outcome).filter(Boolean);
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

describe.each(ROOMS)('a browser that leaves over a question about a %s', (room) => {
  test('in the middle of a stream: the model server sees the request end, and nothing is asked again', async () => {
    const place = await stand.setUp();
    const { reply, gone } = endless();
    stand.modelAnswers(reply);
    const leave = new AbortController();
    await askAlong(place.overHttp, room, place, {
      signal: leave.signal,
      onEvent: ({ type }) => type === 'words' && leave.abort(),
    });
    await gone;
    await until(() => expect(outcomes()).toContain('stopped'));
    await settled();
    expect(stand.asked()).toHaveLength(1);
    expect(failures()).toEqual([]);
  });

  test('before the first word, between two tries: the same', async () => {
    const place = await stand.setUp();
    const leave = new AbortController();
    stand.modelAnswers({ status: 429, body: {}, headers: { 'retry-after-ms': '15000' } }, 'silence');
    const telling = askAlong(place.overHttp, room, place, { signal: leave.signal });
    await until(() => expect(stand.asked()).toHaveLength(1));
    await settled();
    leave.abort();
    await telling;
    await until(() => expect(outcomes()).toContain('stopped'));
    await settled();
    expect(stand.asked()).toHaveLength(1);
    expect(failures()).toEqual([]);
  });

  test('while the whole answer is waited for: the same', async () => {
    const place = await stand.setUp();
    stand.modelAnswers('silence');
    const leave = new AbortController();
    const [path, body] =
      room === 'document'
        ? [`/api/documents/${place.documentId}/chat`, { message: QUESTION }]
        : ['/api/ai/assistant', { message: QUESTION, caseId: place.caseId }];
    const asked = place
      .overHttp(`http://localhost${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        signal: leave.signal,
      })
      .catch((error: unknown) => error);
    await until(() => expect(stand.asked()).toHaveLength(1));
    leave.abort();
    await asked;
    await until(() => expect(stand.asked()[0]?.gone.aborted).toBe(true));
    await settled();
    expect(stand.asked()).toHaveLength(1);
    expect(outcomes()).toContain('stopped');
    expect(failures()).toEqual([]);
  });

  test('while its question gets a vector: the same, and no answer is asked for', async () => {
    const place = await stand.setUp();
    stand.model.answer('silence');
    const leave = new AbortController();
    const telling = askAlong(place.overHttp, room, place, { signal: leave.signal });
    await until(() => expect(stand.model.requests).toHaveLength(1));
    leave.abort();
    await telling;
    await until(() => expect(stand.model.requests[0]?.gone.aborted).toBe(true));
    await settled();
    expect(stand.model.requests).toHaveLength(1);
    expect(failures()).toEqual([]);
  });
});
