import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RangeFetcher } from '#client/viewer/range-fetcher.ts';
import { until } from '#tests/setup/until.ts';

const FILE = Uint8Array.from({ length: 10_000_000 }, (_, index) => index % 251);
const KILO = 1024;

let asked: string[];
let answer: (begin: number, end: number) => Response | Promise<Response>;
const bytes = (begin: number, end: number) => new Response(FILE.slice(begin, end), { status: 206 });

beforeEach(() => {
  asked = [];
  answer = bytes;
  vi.stubGlobal('fetch', async (_: string, options: { headers: { range: string } }) => {
    asked.push(options.headers.range);
    const [begin = 0, last = 0] = options.headers.range.replace('bytes=', '').split('-').map(Number);
    return answer(begin, last + 1);
  });
});
afterEach(() => vi.unstubAllGlobals());

function start() {
  const got = new Map<number, Uint8Array>();
  const failed: (number | null)[] = [];
  const fetcher = new RangeFetcher({
    url: '/file',
    onBytes: (begin, part) => got.set(begin, part),
    onFailed: (status) => failed.push(status),
  });
  return { fetcher, got, failed };
}

describe('ranges of a file', () => {
  it('that lie close together are one request, and each gets its own bytes', async () => {
    const { fetcher, got } = start();
    fetcher.request(64 * KILO, 128 * KILO);
    fetcher.request(0, 10);
    fetcher.request(192 * KILO, 200 * KILO);
    fetcher.request(9_000_000, 9_000_100);
    await until(() => expect(got.size).toBe(4));
    expect(asked.toSorted()).toEqual(['bytes=0-204799', 'bytes=9000000-9000099']);
    expect(got.get(64 * KILO)).toEqual(FILE.slice(64 * KILO, 128 * KILO));
    expect(got.get(9_000_000)).toEqual(FILE.slice(9_000_000, 9_000_100));
  });

  it('are never more than a few megabytes at once', async () => {
    const { fetcher, got } = start();
    for (let at = 0; at < 9_000_000; at += 64 * KILO) fetcher.request(at, at + 64 * KILO);
    await until(() => expect(got.size).toBe(138));
    expect(asked).toHaveLength(3);
  });

  it('are asked for again after a broken line, then on request', async () => {
    const { fetcher, got, failed } = start();
    answer = () => Promise.reject(new TypeError('line'));
    fetcher.request(0, 100);
    await until(() => expect(failed).toEqual([null]));
    expect(asked).toHaveLength(3);
    fetcher.request(200, 300);
    answer = bytes;
    fetcher.retry();
    await until(() => expect(got.size).toBe(2));
  });

  it('that the server refuses are not asked for again', async () => {
    const { fetcher, failed } = start();
    answer = () => new Response('', { status: 404 });
    fetcher.request(0, 100);
    await until(() => expect(failed).toEqual([404]));
    expect(asked).toHaveLength(1);
  });

  it('end when the document is closed', async () => {
    const { fetcher, got, failed } = start();
    fetcher.request(0, 100);
    fetcher.close();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([asked.length, got.size, failed.length]).toEqual([0, 0, 0]);
  });
});
