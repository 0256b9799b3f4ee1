import { vi } from 'vitest';

/** Waits until the expectation holds, for as long as a busy machine may need, and returns what it returns. */
export function until<T>(expectation: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(expectation, { timeout: 60_000 });
}
