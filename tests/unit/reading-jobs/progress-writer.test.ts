import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgressWriter } from '#server/reading-jobs/progress-writer.ts';
import type { ReadProgress } from '#src/reading/schema.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function collect(takesMs = 1) {
  const written: string[] = [];
  const writer = createProgressWriter(async ({ stage, page }) => {
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    written.push(page === undefined ? stage : `${stage} ${page}`);
  });
  return { writer, written };
}

const ocr = (page: number): ReadProgress => ({ stage: 'ocr', page, pages: 9 });

it('a stage that begins right after another is written', async () => {
  const { writer, written } = collect();
  writer.note({ stage: 'opening' });
  await vi.advanceTimersByTimeAsync(20);
  writer.note(ocr(1));
  await vi.advanceTimersByTimeAsync(200);
  expect(written).toEqual(['opening', 'ocr 1']);
});

it('a stage that begins while a write is under way follows it', async () => {
  const { writer, written } = collect(400);
  writer.note({ stage: 'opening' });
  await vi.advanceTimersByTimeAsync(10);
  writer.note(ocr(1));
  await vi.advanceTimersByTimeAsync(2000);
  expect(written).toEqual(['opening', 'ocr 1']);
});

it('within a stage the newest is written twice a second at most, and the last one is', async () => {
  const { writer, written } = collect();
  for (let page = 1; page <= 9; page += 1) {
    writer.note(ocr(page));
    await vi.advanceTimersByTimeAsync(60);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual(['ocr 1', 'ocr 9']);
});

it('nothing is written after it was stopped', async () => {
  const { writer, written } = collect();
  writer.note(ocr(1));
  await vi.advanceTimersByTimeAsync(10);
  writer.note(ocr(2));
  writer.stop();
  writer.note({ stage: 'text', page: 1, pages: 9 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual(['ocr 1']);
});

it('a write that fails does not end the writing', async () => {
  const failures: unknown[] = [];
  let calls = 0;
  const writer = createProgressWriter(
    async () => {
      calls += 1;
      if (calls === 1) throw new Error('no database');
    },
    (error) => failures.push(error),
  );
  writer.note({ stage: 'opening' });
  await vi.advanceTimersByTimeAsync(10);
  writer.note(ocr(1));
  await vi.advanceTimersByTimeAsync(500);
  expect(calls).toBe(2);
  expect(failures).toHaveLength(1);
});
