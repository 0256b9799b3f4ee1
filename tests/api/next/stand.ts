import { afterAll, beforeEach } from 'vitest';
import type { TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp } from '#tests/setup/reading.ts';

/** A server that can read papers, empty and in November 2026 before each test of a file. */
export async function nextServer(): Promise<TestApp> {
  const database = await testDatabase();
  const server = await makeReadingApp();
  beforeEach(async () => {
    await database.reset();
    server.clock.set('2026-11-29T18:00:00Z');
  });
  afterAll(() => server.close());
  return server;
}
