import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

await testDatabase();
const server = await makeTestApp();
const { blobs } = server.deps;
const withoutStorage = await makeTestApp({
  deps: {
    blobs: {
      ...blobs,
      check: async () => {
        throw new Error('EACCES /srv/secret/blobs');
      },
    },
  },
});
afterAll(() => Promise.all([server.close(), withoutStorage.close()]));

test('200 while database and storage answer', async () => {
  const response = await server.request('/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('503 when the storage does not, without its message; the log has it', async () => {
  const response = await withoutStorage.request('/api/health');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unavailable' });
  expect(withoutStorage.log.lines).toMatchObject([
    { level: 'error', message: 'health check failed', fields: { error: expect.stringContaining('EACCES') } },
  ]);
});

test('503 when the database does not', async () => {
  const db = server.db.withPlugin({
    transformQuery: () => {
      throw new Error('connect ECONNREFUSED postgres://someone:secret@db');
    },
    transformResult: async ({ result }) => result,
  });
  const withoutDatabase = await makeTestApp({ deps: { db } });
  const response = await withoutDatabase.request('/api/health');
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('secret');
  await withoutDatabase.close();
});

test('needs no session, no matter what cookie comes, and is never kept', async () => {
  const headers = { cookie: 'proceed_session=nonsense' };
  const response = await server.request('/api/health', { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toContain('no-store');
});
