import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { hashPassword } from '#server/auth/password.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { addApp, addPasskey } from '#tests/setup/second-step.ts';
import { seedCase } from '../../arch/seeded-case.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

async function unzip(response: Response): Promise<Map<string, string>> {
  expect(response.status).toBe(200);
  const zip = await yauzl.fromBufferPromise(Buffer.from(await response.arrayBuffer()), { lazyEntries: true });
  const found = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    found.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return found;
}

async function store(key: string, bytes: string): Promise<void> {
  const draft = join(server.dataDir, 'draft');
  await writeFile(draft, bytes);
  await server.deps.blobs.adopt(key, draft);
}

describe('GET /api/cases/{id}/export', () => {
  test('holds every row and every paper of the case, and nothing of another', async () => {
    const { caseId, ownerId } = await seedCase(db, 'quill');
    await seedCase(db, 'orlov');
    const { path } = await insertDocument(db, { caseId, filename: 'scan.pdf' });
    await insertDocument(db, { caseId, filename: 'scan.pdf' });
    await store(path, 'the bytes');
    const agent = await server.as({ id: ownerId });
    const found = await unzip(await agent.request(`/api/cases/${caseId}/export`));
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['README.txt', 'rows/cases.jsonl', 'rows/milestones.jsonl']),
    );
    expect([...found.values()]).toContain('the bytes');
    expect([...found.keys()].filter((name) => name.endsWith('is missing.txt')).length).toBeGreaterThan(0);
    const rows = [...found].filter(([name]) => name.startsWith('rows/'));
    for (const [, lines] of rows) {
      for (const line of lines.split('\n').filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
    }
    const all = rows.map(([, lines]) => lines).join('');
    expect(all).toContain('Complaint of quill');
    expect(all).not.toContain('Complaint of orlov');
  });

  test('holds nothing of a paper that was deleted', async () => {
    const user = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const text = 'a secret that was thrown away';
    await insertDocument(db, { caseId, extractedText: text, deletedAt: new Date() });
    const found = await unzip(await (await server.as(user)).request(`/api/cases/${caseId}/export`));
    expect([...found.values()].join('')).not.toContain(text);
  });

  test('is whole for a case of very many rows', async () => {
    const user = await insertUser(db);
    const { id: caseId } = await insertCase(db, { userId: user.id });
    const rows = Array.from({ length: 230 }, (_, index) => ({
      caseId,
      role: 'witness' as const,
      lastName: `Witness ${index}`,
    }));
    await db.insertInto('caseParticipants').values(rows).execute();
    const found = await unzip(await (await server.as(user)).request(`/api/cases/${caseId}/export`));
    const lines = (found.get('rows/case_participants.jsonl') ?? '').trim().split('\n');
    expect(new Set(lines).size).toBe(230);
  });

  test('401 for nobody, 404 for who is no member', async () => {
    const { caseId } = await seedCase(db, 'quill');
    const stranger = await server.as(await insertUser(db));
    expect((await server.request(`/api/cases/${caseId}/export`)).status).toBe(401);
    expect((await stranger.request(`/api/cases/${caseId}/export`)).status).toBe(404);
    expect((await stranger.request('/api/cases/nonsense/export')).status).toBe(404);
  });
});

describe('GET /api/auth/export', () => {
  test('holds every case of the account in a folder of its own, and no password', async () => {
    const user = await insertUser(db, { password: 'a-secret-hash' });
    const first = await insertCase(db, { userId: user.id, title: 'Marsh v. Orlov' });
    await insertCase(db, { userId: user.id, title: 'Marsh v. Orlov' });
    const { path } = await insertDocument(db, { caseId: first.id, filename: '../../etc/passwd' });
    await store(path, 'bytes');
    const agent = await server.as(user);
    const found = await unzip(await agent.request('/api/auth/export'));
    const folders = new Set([...found.keys()].map((name) => name.split('/')[0]));
    expect([...folders].sort()).toEqual([
      'Marsh v. Orlov',
      'Marsh v. Orlov (2)',
      'README.txt',
      'account.json',
    ]);
    expect([...found.keys()].filter((name) => name.split('/').includes('..'))).toEqual([]);
    expect([...found.values()].join('')).not.toContain('a-secret-hash');
  });

  test('names the second steps of the account, and nothing that they are checked with', async () => {
    const password = 'eleven green doors';
    const agent = await server.as(await insertUser(db, { password: await hashPassword(password) }));
    const { secret, recoveryCodes } = await addApp(agent, password, server.clock.now());
    const { key } = await addPasskey(agent, password);
    const found = await unzip(await agent.request('/api/auth/export'));
    expect(JSON.parse(found.get('account.json') ?? '')).toMatchObject({
      second_steps: [{ kind: 'totp', name: 'Authenticator app' }, { kind: 'passkey' }],
    });
    const all = [...found.values()].join('');
    for (const hidden of [secret, key.id, ...recoveryCodes]) expect(all).not.toContain(hidden);
  });

  test('is whole whatever a case is called', async () => {
    const user = await insertUser(db);
    for (const title of ['..', '.', '...', 'account.json', 'a/b', 'CON'])
      await insertCase(db, { userId: user.id, title });
    const agent = await server.as(user);
    const names = [...(await unzip(await agent.request('/api/auth/export'))).keys()];
    expect(names.filter((name) => name.endsWith('rows/cases.jsonl'))).toHaveLength(6);
    expect(names.filter((name) => name.split('/').includes('..'))).toEqual([]);
  });

  test('401 for nobody', async () => {
    expect((await server.request('/api/auth/export')).status).toBe(401);
  });

  test('429 after twenty in an hour', async () => {
    const agent = await server.as(await insertUser(db));
    for (let times = 0; times < 20; times += 1) await (await agent.request('/api/auth/export')).arrayBuffer();
    expect((await agent.request('/api/auth/export')).status).toBe(429);
  });
});
