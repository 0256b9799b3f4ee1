import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../setup/server-process.ts';

const root = mkdtempSync(join(tmpdir(), 'slow-requests-'));
const server = await startServer({ dataDir: join(root, 'data') });
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Sends a start and then a piece each half second, until the server ends it; what it said, and after how many. */
async function trickle(start: string, piece: string): Promise<{ said: string; pieces: number }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let said = '';
  let isOpen = true;
  socket.on('error', () => {});
  socket.on('data', (bytes: Buffer) => {
    said += bytes.toString('latin1');
  });
  socket.on('close', () => {
    isOpen = false;
  });
  socket.write(start);
  let pieces = 0;
  for (; isOpen && pieces < 400; pieces += 1) {
    socket.write(piece);
    await sleep(500);
  }
  socket.destroy();
  return { said, pieces };
}

test('the server as it is started cuts heads after half a minute and bodies after one', async () => {
  const [head, body] = await Promise.all([
    trickle('GET /api/health HTTP/1.1\r\nhost: here\r\n', 'x: y\r\n'),
    trickle(
      'POST /api/auth/sign-in HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n',
      'x',
    ),
  ]);
  expect(head.said).toMatch(/^HTTP\/1\.1 408 /);
  expect(body.said).toMatch(/^HTTP\/1\.1 408 .*came too slowly/s);
  // A line that is only slow is not cut too soon.
  expect(head.pieces).toBeGreaterThan(10);
  expect(body.pieces).toBeGreaterThan(10);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
