import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CASE_STAGES } from '#src/cases/schema.ts';
import { Person } from '../lifecycle/person.ts';
import { type ServerProcess, startServer } from '../setup/server-process.ts';
import { report } from './figures.ts';
import { announceSeed, makeRandom, type Random, rounds } from './random.ts';
import { isServerGone, newSending, type Pace, type Sending, sendAll } from './sending.ts';

const KIB = 1024;
const LINE = 16;
const PACE: Pace = { largestPiece: 48 * KIB, slice: KIB };
const SENDERS = 2;

const dataDir = mkdtempSync(join(tmpdir(), 'server-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const Uploaded = z.object({ documents: z.array(z.object({ id: z.string() })) });
const Cases = z.array(z.object({ id: z.string(), title: z.string() }));

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The bytes [start, end) of a text whose every line names the paper and its own place. */
function textOf(paper: number, start: number, end: number): Buffer {
  const first = Math.floor(start / LINE);
  let text = '';
  for (let line = first; line * LINE < end; line += 1) {
    text += `${paper.toString(16).padStart(4, '0')} ${line.toString(16).padStart(10, '0')}\n`;
  }
  return Buffer.from(text, 'latin1').subarray(start - first * LINE, end - first * LINE);
}

/** What the server has answered for, and so must still know. */
interface Acknowledged {
  titles: Map<string, string>;
  /** The title that was on its way when the server died: it may stand there or not. */
  pending: Map<string, string>;
  /** SHA-256 of each document, by id. */
  documents: Map<string, string>;
  /** Documents whose bytes are still to be compared. */
  unchecked: Set<string>;
  /** Answers to the writer. */
  answers: number;
}

function note(known: Acknowledged, id: string, bytes: Uint8Array): void {
  if (known.documents.has(id)) return;
  known.documents.set(id, sha256(bytes));
  known.unchecked.add(id);
}

/** Creates and renames cases, and now and then uploads a file in a form, until the server is gone. */
async function write(person: Person, caseId: string, known: Acknowledged, random: Random): Promise<void> {
  for (;;) {
    const title = `Case ${random()}`;
    const id = await person.createCase(title);
    known.titles.set(id, title);
    known.answers += 1;
    const next = `Renamed ${random()}`;
    known.pending.set(id, next);
    await person.ask('PUT', `/api/cases/${id}`, { title: next });
    known.titles.set(id, next);
    known.pending.delete(id);
    known.answers += 1;
    if (random() > 0.1) continue;
    const content = textOf(0xf000 + known.documents.size, 0, Math.ceil(random() * 16 * KIB));
    const answer = await person.upload(caseId, { [`form ${random()}.txt`]: content });
    for (const document of Uploaded.parse(await answer.json()).documents) note(known, document.id, content);
  }
}

/** Every acknowledged row is there, and the bytes of every document that was not looked at yet. */
async function checkKept(person: Person, caseId: string, known: Acknowledged): Promise<void> {
  const cases = Cases.parse(await person.ask('GET', '/api/cases'));
  const titles = new Map(cases.map(({ id, title }) => [id, title]));
  for (const [id, title] of known.titles) {
    expect([title, known.pending.get(id)], 'a case is lost or changed').toContain(titles.get(id));
    known.titles.set(id, titles.get(id) ?? title);
  }
  known.pending.clear();
  const listed = new Set((await person.documents(caseId)).map(({ id }) => id));
  for (const id of known.documents.keys()) expect(listed, 'a document is lost').toContain(id);
  for (const id of known.unchecked) {
    const file = await person.send('GET', `/api/documents/${id}/download`);
    expect(sha256(new Uint8Array(await file.arrayBuffer())), `bytes of ${id}`).toBe(known.documents.get(id));
  }
  known.unchecked.clear();
}

/** The processes that a process has started (Linux only). */
function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return list === '' ? [] : list.split(' ').map(Number);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    // A process that has ended stays in the table until somebody asks how.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function kill(server: ServerProcess): Promise<void> {
  const readers = childrenOf(server.pid);
  expect(await server.stop('SIGKILL')).toBe('SIGKILL');
  await expect
    .poll(() => readers.filter(isRunning), { timeout: 10_000, message: 'readers left' })
    .toEqual([]);
  const said = server
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('Nobody has an account here yet.'));
  expect(said, 'complaints of the server').toEqual([expect.stringContaining('Proceed is running at ')]);
}

/** Until the writer has its answers, so that a slow machine is not killed before it has done anything. */
async function untilAnswered(known: Acknowledged, answers: number): Promise<void> {
  while (known.answers < answers) await sleep(2);
}

async function untilGone(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isServerGone(error)) throw error;
  });
}

const options = { dataDir, env: { LOG_LEVEL: 'warn' }, patience: 300_000 };

test('killing the whole server at any moment loses nothing that it answered for', async (context) => {
  const random = makeRandom(announceSeed('kill -9 of the whole server'));
  const known: Acknowledged = {
    titles: new Map(),
    pending: new Map(),
    documents: new Map(),
    unchecked: new Set(),
    answers: 0,
  };
  const senders: Sending[][] = Array.from({ length: SENDERS }, () => []);
  const lives = rounds({ few: 3, full: 25 });
  let caseId = '';
  let cookie = '';
  let cutShort = 0;
  const noteSent = () => {
    for (const { documentId, size, bytes } of senders.flat()) {
      if (documentId !== undefined) note(known, documentId, bytes(0, size));
    }
  };

  for (let life = 1; life <= lives; life += 1) {
    // Some lives end before they have begun.
    if (random() < 0.2) await startServer({ ...options, patience: random() * 1500 }).catch(() => {});
    const server = await startServer(options);
    const person = new Person(server.url, cookie);
    if (life === 1) {
      await person.register('nora@example.org');
      caseId = await person.createCase('Kept v. Lost');
    }
    cookie = person.cookie;
    await checkKept(person, caseId, known);
    const work = senders.map((sendings, index) => {
      const number = life * SENDERS + index;
      // What is sent first is long, so that a kill surely falls into it.
      const size = Math.ceil((life === 1 ? 2048 : 16 + random() * 144) * KIB);
      sendings.push(newSending(`paper ${number}.txt`, size, (start, end) => textOf(number, start, end)));
      return sendAll({ url: server.url, cookie, caseId }, sendings, random, PACE);
    });
    const writing = untilGone(write(person, caseId, known, random));
    await untilAnswered(known, known.answers + Math.ceil(random() * 24));
    await sleep(random() * 40);
    await kill(server);
    await Promise.all([writing, ...work]);
    noteSent();
    cutShort += senders.flat().filter(({ documentId, sent }) => documentId === undefined && sent > 0).length;
  }

  const server = await startServer(options);
  const person = new Person(server.url, cookie);
  for (const sendings of senders) {
    expect(await sendAll({ url: server.url, cookie, caseId }, sendings, random, PACE)).toBe(true);
  }
  noteSent();
  known.unchecked = new Set(known.documents.keys());
  await checkKept(person, caseId, known);
  const documents = await person.read(caseId, 120_000);
  expect(documents.filter(({ status }) => status !== 'ready')).toEqual([]);
  const names = documents.map(({ filename }) => filename);
  expect(new Set(names).size, 'a document was made twice').toBe(names.length);
  for (const id of known.titles.keys()) {
    expect(await person.ask('GET', `/api/cases/${id}/milestones`), 'stages of a case').toHaveLength(
      CASE_STAGES.length,
    );
  }
  expect(cutShort, 'uploads that a kill interrupted').toBeGreaterThan(0);
  report(context, {
    crash: `kill -9 of the whole server (answers to writes, documents; ${cutShort} uploads cut short and resumed)`,
    rounds: lives,
    acknowledged: known.answers + known.documents.size,
    lost: [...known.documents.keys()].filter((id) => !documents.some((document) => document.id === id))
      .length,
  });
  expect(await server.stop()).toBe(0);
});
