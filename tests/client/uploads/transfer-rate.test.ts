import { describe, expect, it } from 'vitest';
import { TransferRate, timeLeft } from '#client/uploads/transfer-rate.ts';
import type { UploadItem } from '#client/uploads/upload-store.ts';
import { uploadTotals } from '#client/uploads/upload-totals.ts';

const MB = 1024 * 1024;

describe('speed of a transfer', () => {
  it('is not known at first, then is that of the last seconds', () => {
    const rate = new TransferRate();
    expect(rate.note(0, 0)).toBeNull();
    expect(rate.note(MB, 1000)).toBe(MB);
    for (let second = 2; second <= 10; second += 1) rate.note(MB + (second - 1) * 3 * MB, second * 1000);
    expect(rate.note(MB + 10 * 3 * MB, 11_000)).toBe(3 * MB);
  });

  it('starts where an interrupted upload goes on', () => {
    const rate = new TransferRate();
    rate.note(500 * MB, 0);
    expect(rate.note(501 * MB, 1000)).toBe(MB);
  });
});

it.each([
  [5 * MB, 'less than 10 s left'],
  [32 * MB, '40 s left'],
  [170 * MB, 'about 3 min left'],
  [7200 * MB, 'about 2 h left'],
])('%i bytes at a megabyte a second: %s', (bytes, words) => expect(timeLeft(bytes, MB)).toBe(words));

it('tells no time while nothing moves', () => expect(timeLeft(MB, 0)).toBeNull());

it('counts all uploads together by their bytes', () => {
  const item = (size: number, change: Partial<UploadItem>): UploadItem => ({
    id: 'item',
    file: new File([new Uint8Array(size)], 'a.pdf'),
    category: 'Other',
    status: 'ready',
    progress: 0,
    bytesPerSecond: null,
    message: null,
    documentId: null,
    ...change,
  });
  const totals = uploadTotals([
    item(3000, { status: 'completed', progress: 1 }),
    item(1000, { status: 'uploading', progress: 0.5, bytesPerSecond: 2048 }),
    item(2000, { status: 'pending' }),
    item(500, { status: 'ready' }),
    item(500, { status: 'error' }),
  ]);
  expect(totals).toMatchObject({
    ready: 1,
    underWay: 2,
    completed: 1,
    isPaused: false,
    bytes: 7000,
    percent: 58,
    speed: '2 KB/s',
    left: 'less than 10 s left',
  });
});
