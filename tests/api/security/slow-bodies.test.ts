import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutSlowBodies } from '#server/slow-bodies.ts';
import { makeStand, type Stand } from '../uploads/stand.ts';
import { begin, offsetOf, TUS } from '../uploads/tus-sender.ts';

const PATIENCE = { bodyMs: 400, upload: { bytes: 1000, everyMs: 400 }, lookMs: 20 };

let stand: Stand;
let server: Server;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  stand = await makeStand();
  server = createServer(getRequestListener(stand.app.fetch, { overrideGlobalObjects: false }));
  server.requestTimeout = 0;
  cutSlowBodies(server, PATIENCE);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await stand.close();
});

interface Line {
  socket: Socket;
  text(): string;
  isClosed(): boolean;
}

/** Sends a request's head over a socket of its own; its body is the caller's. */
async function openRequest(request: string, headers: Record<string, string>): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  let text = '';
  let isClosed = false;
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1');
  });
  const all = {
    host: `127.0.0.1:${port}`,
    cookie: `proceed_session=${stand.owner.cookie('proceed_session')}`,
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${request} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return { socket, text: () => text, isClosed: () => isClosed };
}

/** A piece now and then, until the connection is gone, or so many. */
async function trickle({ socket, isClosed }: Line, piece = 'x', most = Number.POSITIVE_INFINITY) {
  for (let sent = 0; sent < most && !isClosed(); sent += 1) {
    socket.write(piece);
    await sleep(20);
  }
}

const JSON_HEAD = { 'content-type': 'application/json', 'content-length': '100000' };

it.each([
  ['REST', 'POST /api/cases'],
  ['tRPC', 'POST /api/trpc/cases.create'],
  ['an address where nobody is asked who they are', 'POST /api/auth/sign-in'],
])('a body that trickles is cut with a sentence, on %s', async (_, request) => {
  const line = await openRequest(request, JSON_HEAD);
  await trickle(line);
  expect(line.text()).toMatch(/^HTTP\/1\.1 408 /);
  expect(line.text()).toContain('"code":"TIMEOUT"');
  expect(line.text()).toContain('came too slowly');
  expect(stand.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});

it('so is one that comes after the answer, where nobody reads it', async () => {
  const line = await openRequest('POST /api/nothing-here', JSON_HEAD);
  await trickle(line);
  expect(line.text()).toMatch(/^HTTP\/1\.1 404 /);
});

it('and one without a length', async () => {
  const line = await openRequest('POST /api/cases', {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  });
  await trickle(line, '1\r\nx\r\n');
  expect(line.text()).toMatch(/^HTTP\/1\.1 408 /);
});

it('a body that comes in time is served, however long the rest takes', async () => {
  const body = JSON.stringify({ title: 'x', caseType: 'civil', state: 'NM', courtName: 'y' });
  const line = await openRequest('POST /api/cases', {
    'content-type': 'application/json',
    'content-length': String(body.length),
  });
  await sleep(100);
  line.socket.write(body);
  await expect.poll(line.text).toMatch(/^HTTP\/1\.1 201 /);
  await sleep(600);
  expect(line.isClosed()).toBe(false);
});

async function openPatch(size: number): Promise<{ line: Line; location: string }> {
  const location = await begin(stand.send, stand.caseId, size);
  const line = await openRequest(`PATCH ${location}`, {
    ...TUS,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
    'content-length': String(size),
  });
  return { line, location };
}

it('an upload over a bad line goes on for as long as it moves', async () => {
  const { line, location } = await openPatch(1_000_000);
  // Slower than a body of another request may be, and far quicker than it must be.
  await trickle(line, 'x'.repeat(2000), 60);
  expect(line.isClosed()).toBe(false);
  line.socket.destroy();
  await expect.poll(() => offsetOf(stand.send, location)).toBeGreaterThan(1000);
});

it('an upload that hardly moves is cut, and what has come of it is kept', async () => {
  const { line, location } = await openPatch(1_000_000);
  line.socket.write('x'.repeat(500));
  await trickle(line);
  expect(await offsetOf(stand.send, location)).toBeGreaterThanOrEqual(500);
});

it('a form with files that hardly moves is cut too, and leaves nothing', async () => {
  const line = await openRequest(`POST /api/cases/${stand.caseId}/documents/upload`, {
    'content-type': 'multipart/form-data; boundary=here',
    'content-length': '1000000',
  });
  line.socket.write('--here\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n');
  await trickle(line);
  await expect.poll(() => stand.leftovers()).toEqual([]);
});

async function beginIntake(): Promise<string> {
  const body = new FormData();
  body.append('files', new File(['A letter.'], 'letter.txt', { type: 'text/plain' }));
  const headers = { cookie: `proceed_session=${stand.owner.cookie('proceed_session')}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/intake`, { method: 'POST', body, headers });
  expect(answer.status).toBe(201);
  return String((await answer.json()).intakeId);
}

it.each([
  ['the first papers', async () => '/api/intake'],
  ['more papers', async () => `/api/intake/${await beginIntake()}/files`],
])('%s before there is a case may take as long as any upload', async (_, pathOf) => {
  const line = await openRequest(`POST ${await pathOf()}`, {
    'content-type': 'multipart/form-data; boundary=here',
    'content-length': '1000000',
  });
  line.socket.write('--here\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n');
  await trickle(line, 'x'.repeat(2000), 60);
  expect([line.text(), line.isClosed()]).toEqual(['', false]);
});

it.each([
  '/api/intake/7f1d0c52-3f0e-4b57-9f43-0f4f2f3f6a11/confirm',
  '/api/intake/7f1d0c52-3f0e-4b57-9f43-0f4f2f3f6a11',
])('but no other request about them: %s', async (path) => {
  const line = await openRequest(`PATCH ${path}`, JSON_HEAD);
  await trickle(line, 'x'.repeat(200), 60);
  expect(line.isClosed()).toBe(true);
});
