import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepIntakes } from '#server/intake/sweep.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { begin, formOf, look, SUMMONS, text } from './stand.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(async () => {
  await database.reset();
  server.clock.set('2026-03-12T18:00:00Z');
});
afterAll(() => server.close());

const PUBLIC_ADDRESS = '203.0.113.7';
const letter = (name = 'letter.txt', content = 'A letter.') => text(name, content);

/** Everything that can be asked of an intake by its address. */
async function statuses(agent: Agent, intakeId: string, fileId: string): Promise<number[]> {
  const at = `/api/intake/${intakeId}`;
  const answers = [
    await agent.request(at),
    await agent.request(`${at}/files/${fileId}/content`),
    await agent.request(`${at}/files/${fileId}/content`, { method: 'HEAD' }),
    await agent.request(`${at}/files`, { method: 'POST', body: formOf([letter('more.txt', 'More.')]) }),
    await agent.request(at, { method: 'PATCH', body: '{"papers": 3' }),
    await agent.request(`${at}/files/${fileId}`, { method: 'PATCH', body: '{"turn": 90}' }),
    await agent.request(`${at}/day`, { method: 'POST', body: '{}' }),
    await agent.request(`${at}/confirm`, { method: 'POST', body: '{}' }),
    await agent.request(`${at}/files/${fileId}`, { method: 'DELETE' }),
    await agent.request(at, { method: 'DELETE' }),
  ];
  return answers.map(({ status }) => status);
}

const NOTHING = Array.from({ length: 10 }, () => 404);

async function signIn(agent: Agent, user: { id: string }): Promise<void> {
  agent.keep(await server.deps.auth.start(user.id, null));
}

async function blobs(): Promise<string[]> {
  const found = await readdir(join(server.dataDir, 'blobs'), { recursive: true, withFileTypes: true });
  return found.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

describe('who may open papers that are read before there is a case', () => {
  test('the browser in which they were added, and no other, signed in or not', async () => {
    const agent = server.visitor();
    const { intakeId, documents } = await begin(agent, [letter()]);
    const fileId = documents[0]?.id ?? '';
    const other = server.visitor();
    await begin(other, [letter()]);
    expect(await statuses(server.visitor(), intakeId, fileId)).toEqual(NOTHING);
    expect(await statuses(other, intakeId, fileId)).toEqual(NOTHING);
    expect(await statuses(await server.as(await insertUser(db)), intakeId, fileId)).toEqual(NOTHING);
    expect(await look(agent, intakeId)).toMatchObject({ intakeId, files: [{ filename: 'letter.txt' }] });
  });

  test('the cookie is for the server alone', async () => {
    const answer = await server.request('/api/intake', { method: 'POST', body: formOf([letter()]) });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^proceed_intake=[\w-]{43}; Max-Age=86400; Path=\/api; HttpOnly; SameSite=Lax$/);
    expect(await answer.text()).not.toContain(cookie.slice('proceed_intake='.length, 40));
  });

  test('a secret that somebody put into the browser opens nothing that is added there', async () => {
    const victim = server.visitor();
    victim.setCookie('proceed_intake', 'known-to-somebody-else');
    const { intakeId } = await begin(victim, [letter()]);
    const planter = server.visitor();
    planter.setCookie('proceed_intake', 'known-to-somebody-else');
    expect((await planter.request(`/api/intake/${intakeId}`)).status).toBe(404);
    expect((await victim.request(`/api/intake/${intakeId}`)).status).toBe(200);
  });

  test('from the moment somebody signs in there the account alone, on whatever device', async () => {
    const phone = server.visitor();
    const { intakeId, documents } = await begin(phone, [letter()]);
    const cookie = phone.cookie('proceed_intake') ?? '';
    const user = await insertUser(db, { state: null });
    await signIn(phone, user);
    expect((await phone.request(`/api/intake/${intakeId}`)).status).toBe(200);

    const laptop = await server.as(user);
    const open = await laptop.rest('GET', '/api/intake');
    expect(open.body).toMatchObject([{ intakeId }]);
    expect(await look(laptop, intakeId)).toMatchObject({ files: [{ filename: 'letter.txt' }] });

    const left = server.visitor();
    left.setCookie('proceed_intake', cookie);
    expect(await statuses(left, intakeId, documents[0]?.id ?? '')).toEqual(NOTHING);
    await signIn(left, await insertUser(db));
    expect(await statuses(left, intakeId, documents[0]?.id ?? '')).toEqual(NOTHING);
    expect((await left.rest('GET', '/api/intake')).body).toEqual([]);
  });

  test('nobody once its time is over, and then nothing of it is left', async () => {
    const before = await blobs();
    const agent = server.visitor();
    const { intakeId, documents } = await begin(agent, [letter(), letter('summons.txt', SUMMONS)]);
    expect(await blobs()).toHaveLength(before.length + 2);
    server.clock.advance({ hours: 23 });
    await sweepIntakes(server.deps);
    expect((await agent.request(`/api/intake/${intakeId}`)).status).toBe(200);
    server.clock.advance({ hours: 2 });
    expect(await statuses(agent, intakeId, documents[0]?.id ?? '')).toEqual(NOTHING);
    const { id: kept } = await insertCase(db);
    await sweepIntakes(server.deps);
    for (const table of ['intakes', 'intakeFiles', 'documents'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([]);
    }
    expect(await db.selectFrom('cases').select('id').execute()).toEqual([{ id: kept }]);
    expect(await blobs()).toEqual(before);
  });

  test('a file goes out as what it is and runs nothing', async () => {
    const agent = server.visitor();
    const { intakeId, documents } = await begin(agent, [letter('<b>.txt', '<script>alert(1)</script>')]);
    const answer = await agent.request(`/api/intake/${intakeId}/files/${documents[0]?.id}/content`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('<script>alert(1)</script>');
  });
});

describe('the case without an owner in which they lie', () => {
  test('is in no list and opens to nobody', async () => {
    const user = await insertUser(db);
    const agent = await server.as(user);
    const { documents } = await begin(agent, [text('summons.txt', SUMMONS)]);
    const { caseId } = await db.selectFrom('intakes').select('caseId').executeTakeFirstOrThrow();
    expect((await agent.rest('GET', '/api/cases')).body).toEqual([]);
    expect((await agent.request(`/api/cases/${caseId}`)).status).toBe(404);
    expect((await agent.request(`/api/documents/${documents[0]?.id}`)).status).toBe(404);
    expect((await agent.request(`/api/documents/${documents[0]?.id}/download`)).status).toBe(404);
    expect((await agent.rest('GET', '/api/next')).body).toMatchObject({ steps: [] });
    await sql`update cases set case_number = 'D-202-CV-2026-01234', case_number_key = 'D-202|CV|2026|01234' where id = ${caseId}`.execute(
      db,
    );
    const newcomer = await insertUser(db, { state: null });
    const joined = await (await server.as(newcomer)).rest('POST', '/api/auth/onboarding', {
      role: 'defendant',
      state: 'NM',
      caseNumber: 'D-202-CV-2026-01234',
    });
    expect(joined.status, joined.text).toBe(404);
  });

  test('an account that is deleted takes its papers along', async () => {
    const user = await insertUser(db);
    await begin(await server.as(user), [letter()]);
    await db.deleteFrom('users').where('id', '=', user.id).execute();
    server.clock.advance({ hours: 25 });
    await sweepIntakes(server.deps);
    expect(await db.selectFrom('cases').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('documents').select('id').execute()).toEqual([]);
  });
});

describe('limits', () => {
  test('five open ones of an address, and then a sentence', async () => {
    for (let count = 0; count < INTAKE_LIMITS.openOfAddress; count += 1) {
      const agent = server.visitor();
      agent.address = PUBLIC_ADDRESS;
      await begin(agent, [letter()]);
    }
    const next = server.visitor();
    next.address = PUBLIC_ADDRESS;
    const answer = await next.request('/api/intake', { method: 'POST', body: formOf([letter()]) });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('you can also discard one'),
    });
    const elsewhere = server.visitor();
    elsewhere.address = '203.0.113.8';
    await begin(elsewhere, [letter()]);
    server.clock.advance({ hours: 25 });
    await begin(next, [letter()]);
  });

  test('those that an account has claimed make room, up to a bound for a day', async () => {
    const comes = () => {
      const agent = server.visitor();
      agent.address = PUBLIC_ADDRESS;
      return agent.request('/api/intake', { method: 'POST', body: formOf([letter()]) });
    };
    const { id: userId } = await insertUser(db);
    for (let begun = 0; begun < INTAKE_LIMITS.begunOfAddress; begun += 1) {
      expect((await comes()).status).toBe(201);
      if ((begun + 1) % INTAKE_LIMITS.openOfAddress > 0) continue;
      await db.updateTable('intakes').set({ userId }).execute();
    }
    expect((await comes()).status).toBe(429);
  });

  test('twenty files, whether at once or one after another', async () => {
    const agent = server.visitor();
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => letter(`${from + index}.txt`, `Letter ${from + index}.`));
    const answer = await agent.request('/api/intake', { method: 'POST', body: formOf(many(21)) });
    expect(answer.status).toBe(429);
    expect(await db.selectFrom('cases').select('id').execute()).toEqual([]);
    const { intakeId } = await begin(agent, many(20));
    const more = await agent.request(`/api/intake/${intakeId}/files`, {
      method: 'POST',
      body: formOf(many(1, 20)),
    });
    expect(more.status).toBe(429);
    expect((await look(agent, intakeId)).files).toHaveLength(20);
  });

  test('no room on the disk is said, and nothing is begun', async () => {
    server.disk.free = -1;
    try {
      const answer = await server.request('/api/intake', { method: 'POST', body: formOf([letter()]) });
      expect(answer.status).toBe(507);
    } finally {
      server.disk.free = Number.POSITIVE_INFINITY;
    }
    expect(await db.selectFrom('intakes').select('id').execute()).toEqual([]);
  });
});

describe('what cannot be read', () => {
  const post = (files: readonly File[]) =>
    server.request('/api/intake', { method: 'POST', body: formOf(files) });

  test.each([
    ['a type of file that is not read here', [letter('song.mp3')], 415, '“song.mp3” is not a type'],
    ['an empty file', [letter('empty.txt', '')], 400, '“empty.txt” is empty'],
    ['no file', [], 400, 'valid multipart data'],
  ])('%s is said, and nothing is begun', async (_, files, status, message) => {
    const answer = await post(files);
    const body = await answer.text();
    expect(answer.status, body).toBe(status);
    if (files.length > 0)
      expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining(message) });
    expect(await db.selectFrom('cases').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('intakes').select('id').execute()).toEqual([]);
  });

  test('the same paper twice is said and kept once', async () => {
    const agent = server.visitor();
    const { intakeId, notes } = await begin(agent, [letter('a.txt', 'One.'), letter('b.txt', 'One.')]);
    expect(notes).toEqual(['“b.txt” is the same file as “a.txt”. It is kept once.']);
    const more = await agent.request(`/api/intake/${intakeId}/files`, {
      method: 'POST',
      body: formOf([letter('a.txt', 'One.')]),
    });
    expect(await more.json()).toMatchObject({
      documents: [],
      notes: ['You added “a.txt” twice. It is kept once.'],
    });
    expect((await look(agent, intakeId)).files).toHaveLength(1);
  });

  test('documents of one’s own are taken, of somebody else’s none', async () => {
    const user = await insertUser(db);
    const agent = await server.as(user);
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const uploaded = await agent.request(`/api/cases/${caseId}/documents/upload`, {
      method: 'POST',
      body: formOf([text('summons.txt', SUMMONS)]),
    });
    const { documents } = (await uploaded.json()) as { documents: { id: string }[] };
    const answer = await agent.rest('POST', '/api/intake', { documentIds: [documents[0]?.id] });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({ documents: [{ filename: 'summons.txt' }] });
    const foreign = await insertDocument(db);
    expect((await agent.rest('POST', '/api/intake', { documentIds: [foreign.id] })).status).toBe(404);
    expect((await server.visitor().rest('POST', '/api/intake', { documentIds: [foreign.id] })).status).toBe(
      401,
    );
  });
});

describe('putting papers together', () => {
  test('a person says which files are a paper; what they leave out goes', async () => {
    const agent = server.visitor();
    const { intakeId, documents } = await begin(agent, [
      letter('a.txt', 'One.'),
      letter('b.txt', 'Two.'),
      letter('c.txt', 'Three.'),
    ]);
    const [a, b, c] = documents.map(({ id }) => id);
    const arrange = (papers: unknown) => agent.rest('PATCH', `/api/intake/${intakeId}`, { papers });
    expect((await arrange([[a, b]])).body).toMatchObject({
      message: expect.stringContaining('Only pictures'),
    });
    expect((await arrange([[a], [a]])).status).toBe(400);
    expect((await arrange([[crypto.randomUUID()]])).status).toBe(400);
    const answer = await arrange([[c], [a]]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ papers: [{ files: [c] }, { files: [a] }] });
    const left = await db.selectFrom('documents').select('id').execute();
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([a, c]));
    await agent.rest('DELETE', `/api/intake/${intakeId}/files/${c}`);
    expect((await look(agent, intakeId)).papers).toMatchObject([{ files: [a] }]);
    expect((await agent.rest('PATCH', `/api/intake/${intakeId}/files/${a}`, { turn: 90 })).status).toBe(400);
    expect((await agent.request(`/api/intake/${intakeId}`, { method: 'DELETE' })).status).toBe(200);
    expect(await db.selectFrom('cases').select('id').execute()).toEqual([]);
  });
});

test('pictures are not turned without end: whoever does it too often is told when to go on', async () => {
  const agent = await server.as(await insertUser(db));
  const { intakeId, documents } = await begin(agent, [letter()]);
  const turn = () => agent.rest('PATCH', `/api/intake/${intakeId}/files/${documents[0]?.id}`, { turn: 90 });
  // A letter of text is no picture; that is said until the limit is.
  expect((await turn()).status).toBe(400);
  for (let at = 0; at < LIMITS['intake-edits'].points - 1; at += 1)
    await server.deps.limits.spend('intake-edits', intakeId);
  const refused = await turn();
  expect(refused.status).toBe(429);
  expect(refused.text).toContain('These pages were changed many times.');
  const other = await begin(agent, [letter('other.txt', 'Another letter.')]);
  const answer = await agent.rest('PATCH', `/api/intake/${other.intakeId}/files/${other.documents[0]?.id}`, {
    turn: 90,
  });
  expect(answer.status).toBe(400);
});
