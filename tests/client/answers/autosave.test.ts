import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave } from '#client/answers/autosave.ts';

interface Note {
  id: string;
  text: string;
}

const KEY = 'proceed.answer.notes';
let sent: Note[][];
let fails: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
  sent = [];
  fails = false;
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  return new Autosave<Note>({
    storageKey: KEY,
    keyOf: ({ id }) => id,
    read: (value) => (typeof Object(value).id === 'string' ? Object(value) : null),
    async send(notes) {
      if (fails) throw new TypeError('Failed to fetch');
      sent.push(notes);
    },
  });
}

function refusal(message: string): Error {
  const error = { message, code: -32_004, data: { httpStatus: 404, body: { code: 'NOT_FOUND', message } } };
  return TRPCClientError.from({ error });
}

describe('autosave', () => {
  it('sends what was entered last, once, after a pause', async () => {
    const queue = open();
    queue.change({ id: 'a', text: '1' }, 'typed');
    queue.change({ id: 'a', text: '12' }, 'typed');
    expect(queue.view().state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([[{ id: 'a', text: '12' }]]);
    expect(queue.view().state).toBe('saved');
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps what could not be sent and tries again by itself', async () => {
    fails = true;
    const queue = open();
    queue.change({ id: 'a', text: '1' }, 'pressed');
    await vi.advanceTimersByTimeAsync(300);
    expect(queue.view().state).toBe('failed');
    expect(queue.view().drafts.get('a')?.text).toBe('1');
    fails = false;
    await vi.advanceTimersByTimeAsync(4000);
    expect(sent).toHaveLength(1);
    expect(queue.view().state).toBe('saved');
  });

  it('sends after a reload what was not kept before it', async () => {
    fails = true;
    open().change({ id: 'a', text: 'before' }, 'pressed');
    await vi.advanceTimersByTimeAsync(300);
    fails = false;
    const queue = open();
    expect(queue.view().drafts.get('a')?.text).toBe('before');
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toEqual([[{ id: 'a', text: 'before' }]]);
  });

  it('does not lose what is entered while it sends', async () => {
    const queue = open();
    let arrived = () => {};
    queue.sendWith(async (notes) => {
      sent.push(notes);
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    });
    queue.change({ id: 'a', text: '1' }, 'pressed');
    await vi.advanceTimersByTimeAsync(300);
    queue.change({ id: 'a', text: '2' }, 'pressed');
    arrived();
    await vi.advanceTimersByTimeAsync(600);
    arrived();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(([note]) => note?.text)).toEqual(['1', '2']);
    expect(queue.view().state).toBe('saved');
  });

  it('saves the others when one is refused, says why, and gives it up when told to', async () => {
    const queue = open();
    queue.sendWith(async (notes) => {
      if (notes.some(({ text }) => text === 'no')) throw refusal('This paragraph is gone.');
      sent.push(notes);
    });
    queue.change({ id: 'a', text: 'no' }, 'pressed');
    queue.change({ id: 'b', text: 'yes' }, 'pressed');
    await vi.advanceTimersByTimeAsync(300);
    expect(sent).toEqual([[{ id: 'b', text: 'yes' }]]);
    expect(queue.view()).toMatchObject({ state: 'failed', reason: 'This paragraph is gone.' });
    expect([...queue.view().drafts.keys()]).toEqual(['a']);
    queue.discard();
    expect(queue.view().state).toBe('saved');
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('reads nothing from a place that others wrote to', () => {
    window.localStorage.setItem(KEY, '{"not":"ours"}');
    expect(open().view().state).toBe('saved');
    window.localStorage.setItem(KEY, '[17, null]');
    expect(open().view().drafts.size).toBe(0);
  });
});
