import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MemoryFS } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, startEngine } from '#db/embedded/engine.ts';
import { makeFolder, PATIENT, removeFolders } from './database-copy.ts';

let engine: Engine;
let server: PGLiteSocketServer;
let socketPath: string;
let free = Number.MAX_SAFE_INTEGER;

beforeAll(async () => {
  socketPath = path.join(makeFolder(), 'socket');
  engine = await startEngine({ fs: new MemoryFS(), freeBytes: () => free });
  server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 10 });
  await server.start();
});

afterAll(async () => {
  await server.stop();
  await engine.close();
  removeFolders();
});

function packet(type: string, body = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(type.length + 4);
  head.write(type);
  head.writeInt32BE(body.length + 4, type.length);
  return Buffer.concat([head, body]);
}

function strings(...parts: string[]): Buffer {
  return Buffer.from(parts.map((part) => `${part}\0`).join(''));
}

const PARSE = (text: string) => packet('P', Buffer.concat([strings('', text), Buffer.alloc(2)]));
const BIND = packet('B', Buffer.concat([strings('', ''), Buffer.alloc(6)]));
const EXECUTE = packet('E', Buffer.concat([strings(''), Buffer.alloc(4)]));
const SYNC = packet('S');
const FINISH = Buffer.concat([BIND, EXECUTE, SYNC]);
const START = packet(
  '',
  Buffer.concat([Buffer.from([0, 3, 0, 0]), strings('user', 'postgres', 'database', 'postgres', '')]),
);

interface Client {
  socket: net.Socket;
  send(bytes: Buffer): void;
  /** Everything received since the last call, once `text` has come. */
  until(text: string): Promise<string>;
}

async function connect(): Promise<Client> {
  const socket = net.connect(socketPath);
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
  });
  await once(socket, 'connect');
  const client: Client = {
    socket,
    send: (bytes) => void socket.write(bytes),
    async until(text) {
      while (!received.includes(text)) await once(socket, 'data');
      const answer = received;
      received = '';
      return answer;
    },
  };
  client.send(START);
  await client.until('Z\0\0\0\u0005I');
  return client;
}

async function dropped(client: Client): Promise<void> {
  client.socket.destroy();
  await once(client.socket, 'close');
}

test('two clients speaking at once each get the answer to their own question', PATIENT, async () => {
  const [first, second] = [await connect(), await connect()];
  first.send(PARSE("select 'of the first'"));
  await first.until('1\0\0\0\u0004');
  second.send(Buffer.concat([PARSE("select 'of the second'"), FINISH]));
  first.send(FINISH);
  expect(await first.until('Z\0\0\0\u0005I')).toContain('of the first');
  expect(await second.until('Z\0\0\0\u0005I')).toContain('of the second');
  await Promise.all([dropped(first), dropped(second)]);
});

test('a client that vanishes after a failed statement does not swallow the next one', PATIENT, async () => {
  const [lost, next] = [await connect(), await connect()];
  lost.send(PARSE('select nonsense from'));
  await lost.until('syntax error');
  await dropped(lost);
  next.send(Buffer.concat([PARSE("select 'answered'"), FINISH]));
  expect(await next.until('Z\0\0\0\u0005I')).toContain('answered');
  await dropped(next);
});

test(
  'a client that vanishes inside a transaction is rolled back before the next one is heard',
  PATIENT,
  async () => {
    const [lost, next] = [await connect(), await connect()];
    lost.send(Buffer.concat([PARSE('begin'), FINISH, PARSE('create table half_done (id int)'), FINISH]));
    await lost.until('CREATE TABLE');
    lost.send(Buffer.concat([PARSE('select 1'), BIND]));
    next.send(Buffer.concat([PARSE("select 'undone: ' || (to_regclass('half_done') is null)"), FINISH]));
    await dropped(lost);
    expect(await next.until('Z\0\0\0\u0005I')).toContain('undone: true');
    await dropped(next);
  },
);

test(
  'while the disk is almost full writing fails as such, reading goes on, and later all is well',
  PATIENT,
  async () => {
    const client = await connect();
    const ask = (text: string): Promise<string> => {
      client.send(Buffer.concat([PARSE(text), FINISH]));
      return client.until('Z\0\0\0\u0005I');
    };
    await ask('create table paper (id int)');
    free = 1_000_000;
    await delay(250);
    expect(await ask('insert into paper values (1)')).toContain('C53100');
    expect(await ask('discard all')).toContain('DISCARD');
    expect(await ask('insert into paper values (2)')).toContain('C53100');
    expect(await ask("select 'papers: ' || count(*) from paper")).toContain('papers: 0');
    free = 1_000_000_000;
    await delay(250);
    expect(await ask('insert into paper values (3)')).toContain('INSERT 0 1');
    await dropped(client);
  },
);
