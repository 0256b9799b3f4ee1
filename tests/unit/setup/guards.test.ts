import net from 'node:net';
import { expect, test } from 'vitest';
import { expectConsoleError } from '#tests/setup/guards.ts';

const holder = globalThis as typeof globalThis & { proceedGuards?: { problems: string[] } };

// What is taken here does not fail the test it belongs to.
function takeProblems(): string[] {
  return holder.proceedGuards?.problems.splice(0) ?? [];
}

test('an unexpected console.error is a problem of its test', () => {
  console.error('something %s', 'broke');
  expect(takeProblems()).toEqual(['Unexpected console.error: something broke']);
});

test('an expected one is not', () => {
  expectConsoleError(/broke/);
  console.error('something broke');
  expect(takeProblems()).toEqual([]);
});

test('a connection to another machine is refused and noted, however it is asked for', async () => {
  await expect(fetch('http://case-files.example.org/')).rejects.toThrow('fetch failed');
  const socket = net.connect(443, '192.0.2.7');
  await new Promise((resolve) => socket.once('error', resolve));
  const problems = takeProblems();
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('case-files.example.org');
  expect(problems[1]).toContain('192.0.2.7');
});

test('a connection to this machine is let through', async () => {
  const server = net.createServer((socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const socket = net.connect({ port: address.port, host: 'localhost' });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.destroy();
  server.close();
  expect(takeProblems()).toEqual([]);
});
