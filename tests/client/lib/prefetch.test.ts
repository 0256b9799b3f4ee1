import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchRoutes } from '#client/lib/prefetch.ts';

const fetched: string[] = [];

function screen(name: string) {
  return {
    path: name,
    lazy: async () => {
      fetched.push(name);
      if (name === 'broken') throw new Error('Failed to fetch dynamically imported module');
      return {};
    },
  };
}

const ROUTES = [{ children: [screen('broken'), screen('one'), { path: '*' }] }, screen('two')];

beforeEach(() => {
  fetched.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches every screen once the first view had its time, whatever does not arrive', async () => {
  prefetchRoutes(ROUTES, () => false);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(fetched).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toEqual(['broken', 'one', 'two']);
});

it('waits while something is under way', async () => {
  let isBusy = true;
  prefetchRoutes(ROUTES, () => isBusy);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual([]);
  isBusy = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetched).toHaveLength(3);
});

it('fetches nothing ahead for somebody who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  prefetchRoutes(ROUTES, () => false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual([]);
});

it('stops when it is told to', async () => {
  const stop = prefetchRoutes(ROUTES, () => false);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual([]);
});
