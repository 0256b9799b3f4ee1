import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadQueue } from '#client/intake/upload-queue.ts';
import type { WaitingFile } from '#client/intake/waiting-files.ts';

let stored: Map<string, WaitingFile>;
let sent: string[];

/** What the browser keeps, as far as the queue asks for it. */
function fakeIndexedDb() {
  const answering = <Value>(result: Value, after = () => {}) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => {
      request.onsuccess();
      queueMicrotask(after);
    });
    return request;
  };
  const transaction = () => {
    const own = { oncomplete: () => {}, objectStore: () => store };
    const done = () => own.oncomplete();
    const store = {
      getAll: () => answering([...stored.values()], done),
      delete: (key: string) => answering(stored.delete(key), done),
      put: (file: WaitingFile) => answering(stored.set(file.key, file), done),
    };
    return own;
  };
  return { open: () => answering({ transaction, close() {} }) };
}

/** A server that takes every file. */
class FakeXhr {
  upload = {};
  status = 201;
  response = { intakeId: 'new', notes: [] };
  onload = () => {};
  onloadend = () => {};
  open(): void {}
  abort(): void {}
  getResponseHeader(): null {
    return null;
  }
  send(form: FormData): void {
    for (const file of form.values()) if (file instanceof File) sent.push(file.name);
    queueMicrotask(() => {
      this.onload();
      this.onloadend();
    });
  }
}

function left(name: string, tab: string, intakeId: string | null = null): void {
  stored.set(name, { key: name, file: new File(['words'], name), intakeId, chosenAt: Date.now(), tab });
}

beforeEach(() => {
  stored = new Map();
  sent = [];
  sessionStorage.setItem('proceed.tab', 'here');
  vi.stubGlobal('indexedDB', fakeIndexedDb());
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('what this tab has chosen goes on by itself; what another one has left waits for a word', async () => {
  left('mine.txt', 'here');
  left('whose.txt', 'elsewhere');
  const queue = new UploadQueue(null, () => {});
  await queue.resume();
  await vi.waitFor(() => expect(sent).toEqual(['mine.txt']));
  expect(queue.left().map(({ key }) => key)).toEqual(['whose.txt']);
  queue.settleLeft(true);
  await vi.waitFor(() => expect(sent).toEqual(['mine.txt', 'whose.txt']));
  expect(queue.left()).toEqual([]);
});

test('what is not theirs is forgotten and never sent', async () => {
  left('whose.txt', 'elsewhere');
  const queue = new UploadQueue(null, () => {});
  await queue.resume();
  queue.settleLeft(false);
  await vi.waitFor(() => expect(stored.size).toBe(0));
  expect(sent).toEqual([]);
});

test('what goes to papers that are open to nobody else goes on in any tab', async () => {
  left('page 2.jpg', 'elsewhere', 'set');
  const queue = new UploadQueue('set', () => {});
  await queue.resume();
  await vi.waitFor(() => expect(sent).toEqual(['page 2.jpg']));
});
