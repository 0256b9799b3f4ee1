import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '#tests/setup/until.ts';
import { makeStand, type Stand, storedBytes } from './stand.ts';
import { begin, head, offsetOf, patch, type Send, someBytes, TUS } from './tus-sender.ts';

let stand: Stand;
let server: Server;
let port: number;
let send: Send;

beforeEach(async () => {
  stand = await makeStand();
  server = createServer(getRequestListener(stand.app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  send = (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie());
    return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
  };
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await stand.close();
});

const cookie = () => `proceed_session=${stand.owner.cookie('proceed_session')}`;

/** Until so many bytes of an upload are on the disk. */
function untilStored(location: string, size: number): Promise<void> {
  const path = join(stand.dataDir, 'uploads', basename(location));
  return until(async () => expect((await stat(path)).size).toBe(size));
}

/** A PATCH of `length` bytes of which nothing is sent yet. */
async function openPatch(location: string, offset: number, length: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const headers = {
    host: `127.0.0.1:${port}`,
    cookie: cookie(),
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    'content-length': String(length),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`PATCH ${location} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1');
  });
  while (!text.includes('\r\n\r\n')) await sleep(5);
  return text;
}

it('a whole file over a socket', async () => {
  const bytes = someBytes(3_000_000);
  const location = await begin(send, stand.caseId, bytes.length);
  const answer = await patch(send, location, 0, bytes);
  expect(answer.status).toBe(204);
  expect(await storedBytes(stand, answer.headers.get('document-id') ?? '')).toEqual(Buffer.from(bytes));
});

it('goes on after the connection was dropped, with every byte that came', async () => {
  const bytes = someBytes(3_000_000);
  const location = await begin(send, stand.caseId, bytes.length);
  let offset = 0;
  for (const end of [1, 400_000, 2_500_000]) {
    const socket = await openPatch(location, offset, bytes.length - offset);
    socket.write(bytes.slice(offset, end));
    await untilStored(location, end);
    socket.destroy();
    offset = await offsetOf(send, location);
    expect(offset).toBe(end);
  }
  const last = await patch(send, location, offset, bytes.slice(offset));
  expect(await storedBytes(stand, last.headers.get('document-id') ?? '')).toEqual(Buffer.from(bytes));
});

it('a connection that only looks alive does not keep the sender from going on', async () => {
  const bytes = someBytes(200_000);
  const location = await begin(send, stand.caseId, bytes.length);
  const dead = await openPatch(location, 0, bytes.length);
  dead.write(bytes.slice(0, 50_000));
  await untilStored(location, 50_000);
  expect(await offsetOf(send, location)).toBe(50_000);
  expect(await answerOf(dead)).toMatch(/^HTTP\/1\.1 409 /);
  const last = await patch(send, location, 50_000, bytes.slice(50_000));
  expect(last.status).toBe(204);
  dead.destroy();
  expect(await storedBytes(stand, last.headers.get('document-id') ?? '')).toEqual(Buffer.from(bytes));
});

it('two senders at once never mix their bytes', async () => {
  const bytes = someBytes(2_000_000);
  const location = await begin(send, stand.caseId, bytes.length);
  const answers = await Promise.allSettled([0, 1, 2].map(() => patch(send, location, 0, bytes)));
  let offset = await offsetOf(send, location);
  if (offset < bytes.length) {
    await patch(send, location, offset, bytes.slice(offset));
    offset = await offsetOf(send, location);
  }
  expect(offset).toBe(bytes.length);
  for (const answer of answers) {
    if (answer.status === 'fulfilled') expect([204, 409]).toContain(answer.value.status);
  }
  const id = (await head(send, location)).headers.get('document-id') ?? '';
  expect(await storedBytes(stand, id)).toEqual(Buffer.from(bytes));
  expect(await stand.db.selectFrom('documents').select('id').execute()).toHaveLength(1);
});

it('a slow sender is waited for, and what it sent is on the disk soon', async () => {
  const bytes = someBytes(30);
  const location = await begin(send, stand.caseId, bytes.length);
  const socket = await openPatch(location, 0, bytes.length);
  for (let at = 0; at < bytes.length; at += 10) {
    socket.write(bytes.slice(at, at + 10));
    await sleep(250);
  }
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 204 [\s\S]*document-id: /i);
  socket.destroy();
});

it('a refusal reaches a sender that is still sending', async () => {
  const location = await begin(send, stand.caseId, 50_000_000);
  const socket = await openPatch(location, 7, 50_000_000);
  socket.write(someBytes(100_000));
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 409 /);
  socket.destroy();
  expect(await offsetOf(send, location)).toBe(0);
});

it('a form over a socket, and one that is cut off leaves nothing behind', async () => {
  const form = new FormData();
  form.append('files', new File([someBytes(100_000)], 'a.txt'));
  const path = `/api/cases/${stand.caseId}/documents/upload`;
  expect((await send(path, { method: 'POST', body: form })).status).toBe(201);

  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie()}\r\ncontent-length: 900000\r\n` +
      'content-type: multipart/form-data; boundary=xx\r\n\r\n--xx\r\ncontent-disposition: form-data; ' +
      'name="files"; filename="b.txt"\r\n\r\nhalf of it',
  );
  await until(async () => expect(await stand.leftovers()).not.toEqual([]));
  socket.destroy();
  await until(async () => expect(await stand.leftovers()).toEqual([]));
  expect(await stand.db.selectFrom('documents').select('filename').execute()).toEqual([
    { filename: 'a.txt' },
  ]);
});
