import { describe, expect, test } from 'vitest';
import { failureOf, isForNow, ReportedError, StalledError } from '#server/ai/openai-failures.ts';
import { withRetries } from '#server/ai/openai-retry.ts';

const refused = (status: number, headers: Record<string, string> = {}, code = '') =>
  Object.assign(new Error('no'), { status, code, headers: new Headers(headers) });

async function tries(
  errors: unknown[],
  options: { retries?: number; signal?: AbortSignal; totalMs?: number } = {},
) {
  let count = 0;
  const outcome: unknown = await withRetries(
    async () => {
      const error = errors[Math.min(count, errors.length - 1)];
      count += 1;
      if (error === 'fine') return 'fine';
      throw error;
    },
    { signal: options.signal, retries: options.retries ?? 3, pauseMs: 2, totalMs: options.totalMs ?? 2_000 },
  ).catch((error: unknown) => error);
  return { count, outcome };
}

describe('a request is made again', () => {
  test.each([
    ['after 429', refused(429)],
    ['after 500', refused(500)],
    ['after 503', refused(503)],
    [
      'after an overload inside a stream',
      new ReportedError({ status: undefined, code: 'server_error', message: '' }),
    ],
    ['after a lost connection', new TypeError('terminated')],
    ['after half of an answer', new SyntaxError('Unexpected end of JSON input')],
  ])('%s, as often as is allowed', async (_, error) => {
    expect(await tries([error, error, 'fine'])).toEqual({ count: 3, outcome: 'fine' });
    expect(await tries([error])).toMatchObject({ count: 4, outcome: { code: 'UNAVAILABLE' } });
  });

  test('after silence only once', async () => {
    expect(await tries([new StalledError()])).toMatchObject({ count: 2, outcome: { failure: 'slow' } });
  });

  test.each([400, 401, 402, 403, 404, 408, 409, 413, 418, 422])('never after %i', async (status) => {
    expect((await tries([refused(status)])).count).toBe(1);
  });

  test('never without credit, nor when more text is sent than is allowed in a minute', async () => {
    expect((await tries([refused(429, {}, 'insufficient_quota')])).count).toBe(1);
    const large = Object.assign(refused(429), { message: 'Request too large for m on tokens per min (TPM)' });
    expect(failureOf(large)).toBe('too-long');
    expect(isForNow(large)).toBe(false);
  });

  test('after Retry-After; not at all when that is long, which is told', async () => {
    expect((await tries([refused(429, { 'retry-after-ms': '80' }), 'fine'])).outcome).toBe('fine');
    expect(await tries([refused(503, { 'retry-after': '120' })])).toMatchObject({
      count: 1,
      outcome: { details: { retryAfter: 120 } },
    });
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    expect((await tries([refused(503, { 'retry-after': inAnHour })])).count).toBe(1);
  });

  test('not when its pause would outlast the time for all tries', async () => {
    expect((await tries([refused(429, { 'retry-after-ms': '500' })], { totalMs: 200 })).count).toBe(1);
  });

  test('not once somebody has gone, also in the middle of a pause', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('gone')), 30);
    const { count, outcome } = await tries([refused(429, { 'retry-after-ms': '15000' })], {
      signal: stop.signal,
      totalMs: 60_000,
    });
    expect({ count, outcome }).toMatchObject({ count: 1, outcome: { message: 'gone' } });
    expect((await tries(['fine'], { signal: stop.signal })).count).toBe(0);
  });

  test('all tries together end at their time', async () => {
    const outcome = await withRetries(
      (within) =>
        new Promise((_, reject) =>
          within.addEventListener('abort', () => reject(within.reason), { once: true }),
        ),
      { signal: undefined, retries: 3, pauseMs: 2, totalMs: 50 },
    ).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ failure: 'slow' });
  });
});
