import { expect, test } from 'vitest';
import { builtinEngine } from '#server/ai/builtin.ts';
import { runOnText, stopTextThread } from '#server/ai/text-thread.ts';
import { hashedEmbedding } from '#src/search/embedding.ts';

test('a function of text gives the same in the thread as here', async () => {
  const texts = Array.from({ length: 70 }, (_, index) => `The roof of house ${index} was repaired.`);
  const vectors = await builtinEngine.embed(texts);
  expect(vectors).toHaveLength(70);
  const expected = hashedEmbedding(texts[69] ?? '');
  for (const [index, value] of (vectors[69] ?? []).entries())
    expect(value).toBeCloseTo(expected[index] ?? 0, 6);
});

test('requests are answered while a book is worked through', async () => {
  const text = 'The roof of the house was repaired on January 17, 2025, for $4,350.00.\n'.repeat(20_000);
  const work = runOnText('digest', { text, filename: 'book.txt', mimeType: null });
  let late = 0;
  let isDone = false;
  const watch = (async () => {
    while (!isDone) {
      const before = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 5));
      late = Math.max(late, performance.now() - before - 5);
    }
  })();
  const { chunks } = await work;
  isDone = true;
  await watch;
  expect(chunks.length).toBeGreaterThan(1000);
  console.info(`longest wait for the event loop while a book was digested: ${late.toFixed(0)} ms`);
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
