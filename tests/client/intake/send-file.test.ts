import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedFile, sendFile } from '#client/intake/send-file.ts';

interface Answer {
  status: number;
  body: unknown;
}

let answers: Answer[] = [];

/** A server that gives these answers, one after another. */
class FakeXhr {
  upload = {};
  status = 0;
  response: unknown = null;
  responseType = '';
  onload: () => void = () => {};
  onloadend: () => void = () => {};
  open(): void {}
  abort(): void {}
  getResponseHeader(): null {
    return null;
  }
  send(): void {
    queueMicrotask(() => {
      const answer = answers.shift();
      this.status = answer?.status ?? 500;
      this.response = answer?.body;
      this.onload();
      this.onloadend();
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILE = new File(['words'], 'summons.jpg', { type: 'image/jpeg' });

it('a file for which the line was too slow is sent again by itself, each time a little later', async () => {
  const late = { status: 408, body: { message: 'The request came too slowly.' } };
  answers = [late, late, { status: 201, body: { intakeId: 'intake-1', notes: [] } }];
  let waits = 0;
  const onWaiting = () => {
    waits += 1;
  };
  const { signal } = new AbortController();
  const sending = sendFile(FILE, null, { signal, onWaiting, onProgress() {} });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await sending).toEqual({ intakeId: 'intake-1', notes: [] });
  expect(waits).toBe(2);
});

it('a file that the server does not want is sent once', async () => {
  answers = [{ status: 413, body: { message: 'This file is too large.' } }];
  const { signal } = new AbortController();
  const sending = sendFile(FILE, 'intake-1', { signal, onWaiting() {}, onProgress() {} });
  await expect(sending).rejects.toThrow(new RefusedFile('This file is too large.'));
});
