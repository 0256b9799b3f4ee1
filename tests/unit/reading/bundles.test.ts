import { expect, it } from 'vitest';
import { createBundles } from '#server/reading/child/bundles.ts';
import type { ChildMessage } from '#server/reading/protocol.ts';

function collect() {
  const posted: string[][] = [];
  const clock = { ms: 0 };
  const send = createBundles(
    (messages) =>
      posted.push(
        messages.map((message) => ('page' in message ? `${message.type} ${message.page}` : message.type)),
      ),
    () => clock.ms,
  );
  return { posted, clock, send };
}

const text = (page: number, part = 'a'): ChildMessage => ({ type: 'text', page, source: 'ocr', part });
const opening: ChildMessage = { type: 'progress', progress: { stage: 'opening' } };
const opened: ChildMessage = { type: 'opened', kind: 'png', mimeType: 'image/png', pageCount: 1 };
const ocr: ChildMessage = { type: 'progress', progress: { stage: 'ocr', page: 1, pages: 1 } };

it('how far the reading has come goes at once, however soon after another message', () => {
  const { posted, clock, send } = collect();
  send(opening);
  clock.ms = 1;
  send(opened);
  clock.ms = 2;
  send(ocr);
  expect(posted).toEqual([['progress'], ['opened'], ['progress']]);
});

it('pages of text wait for each other, and none stays behind what is not text', () => {
  const { posted, clock, send } = collect();
  send(text(1));
  for (const page of [2, 3, 4]) send(text(page));
  expect(posted).toEqual([['text 1']]);
  send(ocr);
  expect(posted).toEqual([['text 1'], ['text 2', 'text 3', 'text 4', 'progress']]);
  send(text(5));
  clock.ms = 6;
  send(text(6));
  expect(posted.at(-1)).toEqual(['text 5', 'text 6']);
});

it('the layout of a page waits with its text', () => {
  const { posted, clock, send } = collect();
  for (const page of [1, 2, 3]) {
    send(text(page));
    send({ type: 'lines', page, lines: [0, 1, 0, 0, 10, 10, 120, 0] });
  }
  expect(posted).toEqual([['text 1']]);
  clock.ms = 6;
  send(text(4));
  expect(posted.at(-1)).toEqual(['lines 1', 'text 2', 'lines 2', 'text 3', 'lines 3', 'text 4']);
});

it('a long part goes without waiting', () => {
  const { posted, send } = collect();
  send(text(1));
  send(text(2, 'a'.repeat(1_000_000)));
  expect(posted).toEqual([['text 1'], ['text 2']]);
});
