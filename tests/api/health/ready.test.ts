import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createMetrics, serveMetrics } from '#server/metrics.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
const listening: Server[] = [];
afterEach(async () => {
  server.disk.free = Number.POSITIVE_INFINITY;
  for (const each of listening.splice(0)) {
    each.closeAllConnections();
    await new Promise((resolve) => each.close(resolve));
  }
});
afterAll(() => server.close());

test('ready while database, storage and disk can take what comes', async () => {
  const response = await server.request('/api/ready');
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: { status: 'ready' },
  });
  expect(response.headers.get('cache-control')).toContain('no-store');
});

test('without room it is alive and not ready, and says what is missing', async () => {
  server.disk.free = -1;
  const response = await server.request('/api/ready');
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 503,
    body: { status: 'unavailable', because: ['disk'] },
  });
  expect((await server.request('/api/health')).status).toBe(200);
});

test('a database that is away is named, and nothing of what it said', async () => {
  const db = server.db.withPlugin({
    transformQuery: () => {
      throw new Error('connect ECONNREFUSED postgres://someone:secret@db');
    },
    transformResult: async ({ result }) => result,
  });
  const without = await makeTestApp({ deps: { db } });
  const response = await without.request('/api/ready');
  const text = await response.text();
  expect(response.status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ because: ['database'] });
  expect(text).not.toContain('secret');
  await without.close();
});

async function listen(each: Server): Promise<string> {
  each.listen(0, '127.0.0.1');
  listening.push(each);
  await once(each, 'listening');
  const address = each.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** The value of a metric, labels included in its name. */
function metricIn(text: string, name: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('metrics count requests and what waits, as Prometheus reads them, and tell of no person', async () => {
  await database.reset();
  const user = await insertUser(server.db, { email: 'ida.marsh@example.org' });
  await insertDocument(server.db, { status: 'queued' });
  await server.db
    .insertInto('backups')
    .values({ startedAt: new Date(), provedAt: new Date('2026-11-23T09:00:00Z'), place: '/safe', files: 0 })
    .execute();
  server.disk.free = 12_345;
  const main = createServer(getRequestListener(server.app.fetch, { overrideGlobalObjects: false }));
  const url = await listen(main);
  const metrics = await listen(serveMetrics(createMetrics(main, server.deps)));
  for (const path of ['/api/health', '/api/health', '/api/nothing']) await (await fetch(url + path)).text();
  const response = await fetch(`${metrics}/metrics`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  const text = await response.text();
  expect(metricIn(text, 'proceed_http_requests_total{method="GET",status="200"}')).toBe(2);
  expect(metricIn(text, 'proceed_http_requests_total{method="GET",status="404"}')).toBe(1);
  expect(metricIn(text, 'proceed_documents_waiting')).toBe(1);
  expect(metricIn(text, 'proceed_disk_available_bytes')).toBe(12_345);
  expect(metricIn(text, 'proceed_database_up')).toBe(1);
  expect(metricIn(text, 'proceed_backup_proved_timestamp_seconds')).toBe(Date.UTC(2026, 10, 23, 9) / 1000);
  expect(metricIn(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  // Each line is a comment or a name, labels and a number.
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^# (HELP|TYPE) [a-z_]+ .+$|^[a-z_]+(\{[a-z]+="\w+"(,[a-z]+="\w+")*\})? [-+.\de]+$/);
  }
  expect(text).not.toContain(user.id);
  expect(text).not.toContain('example.org');
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(405);
});

test('metrics go on without the database', async () => {
  const db = server.db.withPlugin({
    transformQuery: () => {
      throw new Error('gone');
    },
    transformResult: async ({ result }) => result,
  });
  const main = createServer();
  const metrics = await listen(serveMetrics(createMetrics(main, { ...server.deps, db })));
  expect(metricIn(await (await fetch(metrics)).text(), 'proceed_database_up')).toBe(0);
});
