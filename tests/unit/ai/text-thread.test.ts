import { expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { runOnText, stopTextThread, TextThread } from '#server/ai/text-thread.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { hashedEmbedding } from '#src/search/embedding.ts';
import { FEDERAL_PASTES } from '../docket/pastes-federal.ts';

test('a function of text gives the same in the thread as here', async () => {
  const texts = Array.from({ length: 70 }, (_, index) => `The roof of house ${index} was repaired.`);
  const vectors = await builtinEngine.embed(texts);
  expect(vectors).toHaveLength(70);
  const expected = hashedEmbedding(texts[69] ?? '');
  for (const [index, value] of (vectors[69] ?? []).entries())
    expect(value).toBeCloseTo(expected[index] ?? 0, 6);
});

test('a docket gives the same in the thread as here', async () => {
  const [paste] = FEDERAL_PASTES;
  const text = `${paste?.text}\n`.repeat(50);
  expect(await runOnText('docket', text)).toEqual(parseDocket(text));
});

test('requests are answered while a book is worked through', async () => {
  const text = 'The roof of the house was repaired on January 17, 2025, for $4,350.00.\n'.repeat(20_000);
  const work = runOnText('digest', { text, filename: 'book.txt', mimeType: null });
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 5);
  const { chunks } = await work;
  clearInterval(timer);
  expect(chunks.length).toBeGreaterThan(1000);
  // A blocked loop would tick once at most.
  expect(ticks).toBeGreaterThan(5);
});

test('when the thread ends its work is rejected, and the next text starts a new one', async () => {
  const text = 'The roof was repaired.\n'.repeat(100_000);
  const cut = runOnText('digest', { text, filename: 'book.txt', mimeType: null });
  stopTextThread();
  await expect(cut).rejects.toThrow('stopping');
  const { type } = await runOnText('classify', {
    text: 'ORDER GRANTING MOTION',
    filename: 'a.txt',
    mimeType: null,
  });
  expect(type).toBe('Order');
});

const BOOK = 'The roof of the house was repaired on January 17, 2025, for $4,350.00.\n';
const digestOf = (lines: number) => ({ text: BOOK.repeat(lines), filename: 'book.txt', mimeType: null });
const SHORT = { text: 'ORDER GRANTING MOTION', filename: 'a.txt', mimeType: null };

test('a stranger’s text that takes long holds up nobody who has an account', async () => {
  let isDone = false;
  const long = runOnText('digest', digestOf(100_000), { isStrangers: true }).then(() => {
    isDone = true;
  });
  await runOnText('digest', digestOf(1));
  expect(isDone).toBe(false);
  await long;
});

test('a text that takes too long is given up alone: those behind it are worked through', async () => {
  // On a busy machine a short text takes a second too.
  const thread = new TextThread(2_000);
  const endless = thread.run('digest', digestOf(1_000_000));
  const behind = [thread.run('classify', SHORT), thread.run('classify', SHORT)];
  await expect(endless).rejects.toThrow('too long');
  for (const each of behind) expect((await each).type).toBe('Order');
  thread.stop();
});

test('the time of a text counts from when its work begins, not from when it was asked', async () => {
  // Each of them has room; all together have not.
  const thread = new TextThread(2_500);
  const many = Array.from({ length: 24 }, () => thread.run('digest', digestOf(6_000)));
  for (const { chunks } of await Promise.all(many)) expect(chunks.length).toBeGreaterThan(1);
  thread.stop();
});

test('what nobody waits for any more leaves the thread to the others', async () => {
  const thread = new TextThread(60_000);
  const leaving = new AbortController();
  const endless = thread.run('digest', digestOf(1_000_000), leaving.signal);
  const behind = thread.run('classify', SHORT);
  const waiting = thread.run('classify', SHORT, leaving.signal);
  leaving.abort(new Error('The document was deleted.'));
  await expect(endless).rejects.toThrow('deleted');
  await expect(waiting).rejects.toThrow('deleted');
  expect((await behind).type).toBe('Order');
  thread.stop();
});
