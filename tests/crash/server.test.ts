import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Person } from '../lifecycle/person.ts';
import { startServer } from '../setup/server-process.ts';
import { announceSeed, makeRandom, type Random, rounds } from './random.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'server-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const Uploaded = z.object({ documents: z.array(z.object({ id: z.string() })) });

/** What the server has answered for, and so must still know. */
interface Acknowledged {
  titles: Map<string, string>;
  /** SHA-256 of each document, by id. */
  documents: Map<string, string>;
  /** The title that was on its way when the server died: it may stand there or not. */
  pending: Map<string, string>;
}

function paper(random: Random, number: number): string {
  const lines = Array.from(
    { length: 20 + Math.floor(random() * 200) },
    (_, line) => `${line}: sum ${random()}`,
  );
  return `Paper ${number}\n${lines.join('\n')}`;
}

async function write(person: Person, caseId: string, known: Acknowledged, random: Random): Promise<void> {
  for (let number = 1; ; number += 1) {
    const id = await person.createCase(`Case ${number}`);
    known.titles.set(id, `Case ${number}`);
    const title = `Renamed ${random()}`;
    known.pending.set(id, title);
    await person.ask('PUT', `/api/cases/${id}`, { title });
    known.titles.set(id, title);
    const content = paper(random, number);
    const answer = await person.upload(caseId, { [`paper ${number}.txt`]: content });
    const { documents } = Uploaded.parse(await answer.json());
    const hash = createHash('sha256').update(content).digest('hex');
    for (const document of documents) known.documents.set(document.id, hash);
  }
}

async function checkAll(person: Person, caseId: string, known: Acknowledged): Promise<void> {
  const cases = z
    .array(z.object({ id: z.string(), title: z.string() }))
    .parse(await person.ask('GET', '/api/cases'));
  const titles = new Map(cases.map(({ id, title }) => [id, title]));
  for (const [id, title] of known.titles) {
    expect([title, known.pending.get(id)], 'a case is lost or changed').toContain(titles.get(id));
  }
  const listed = new Set((await person.documents(caseId)).map(({ id }) => id));
  for (const id of known.documents.keys()) expect(listed, 'a document is lost').toContain(id);
}

test('killing the whole server at any moment loses nothing that it answered for', async () => {
  const random = makeRandom(announceSeed('kill -9 of the whole server'));
  const known: Acknowledged = { titles: new Map(), documents: new Map(), pending: new Map() };
  let caseId = '';
  for (let life = 1; life <= rounds(8); life += 1) {
    const server = await startServer({ dataDir, env: { LOG_LEVEL: 'error' } });
    const person = new Person(server.url);
    if (life === 1) {
      await person.register('nora@example.org');
      caseId = await person.createCase('Kept v. Lost');
    } else {
      await person.signIn('nora@example.org');
      await checkAll(person, caseId, known);
    }
    const writing = write(person, caseId, known, random).catch((error: unknown) => {
      // What `fetch` throws when the other side is gone; anything else is a wrong answer.
      if (!(error instanceof TypeError)) throw error;
    });
    await sleep(100 + random() * 900);
    expect(await server.stop('SIGKILL')).toBe('SIGKILL');
    await writing;
  }
  const server = await startServer({ dataDir });
  const person = new Person(server.url);
  await person.signIn('nora@example.org');
  await checkAll(person, caseId, known);
  const documents = await person.read(caseId, 120_000);
  expect(documents.filter(({ status }) => status !== 'ready')).toEqual([]);
  for (const [id, hash] of known.documents) {
    const bytes = await (await person.send('GET', `/api/documents/${id}/download`)).arrayBuffer();
    expect(createHash('sha256').update(Buffer.from(bytes)).digest('hex'), 'bytes of a document').toBe(hash);
  }
  process.stdout.write(
    `${known.titles.size} cases and ${known.documents.size} documents answered for, none lost\n`,
  );
  expect(known.documents.size).toBeGreaterThan(0);
  await server.stop();
});
