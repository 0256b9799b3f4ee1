import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteUser } from '#server/accounts/deletion.ts';
import { recordAudit } from '#server/auth/audit-store.ts';
import { AuditRow } from '#src/cases/audit-schema.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, type Input, WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople, type People } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db, clock } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

interface Told {
  who: string;
  action: string;
  what: string;
}

/** What the owner reads of the case, the first first. */
async function told({ caseId, owner }: Pick<People, 'caseId' | 'owner'>): Promise<Told[]> {
  const rows = await owner.trpc.cases.audit.query({ caseId });
  return rows
    .map(({ who, whoKind, action, about, aboutKind, what }) => ({
      who: who?.name ?? whoKind,
      action,
      what: [about?.name ?? aboutKind, what].filter(Boolean).join(', '),
    }))
    .reverse();
}

const rowsOf = (caseId: string) =>
  db.selectFrom('caseAudit').select(['action', 'what']).where('caseId', '=', caseId).execute();

async function stored(caseId: string, filename: string): Promise<string> {
  const path = `te/${crypto.randomUUID()}`;
  await mkdir(join(server.dataDir, 'blobs', 'te'), { recursive: true });
  await writeFile(join(server.dataDir, 'incoming'), 'A lease.');
  await server.deps.blobs.adopt(path, join(server.dataDir, 'incoming'));
  return (await insertDocument(db, { caseId, filename, path, size: 8, mimeType: 'text/plain' })).id;
}

async function member(caseId: string, firstName: string, role: 'collaborator' | 'viewer' = 'collaborator') {
  const { id } = await insertUser(db, { firstName, lastName: 'Orlov' });
  await insertMember(db, { caseId, userId: id, role });
  return { userId: id, agent: await server.as({ id }) };
}

function upload(agent: Agent, caseId: string, names: readonly string[]) {
  const body = new FormData();
  for (const name of names) body.append('files', new File(['A lease.'], name));
  return agent.request(`/api/cases/${caseId}/documents/upload`, { method: 'POST', body });
}

describe.each(WIRES)('the history of a case on %s', (wire) => {
  async function did(agent: Agent, name: string, input: Input) {
    const answer = await agent.call(wire, name, input);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer;
  }

  test('tells who made it, let whom in, took them out, and who left', async () => {
    const { id } = await insertUser(db, { firstName: 'Ida', lastName: 'Marsh' });
    const owner = await server.as({ id });
    const form = { title: 'Marsh v. Orlov', caseType: 'civil', state: 'NM', courtName: 'Metro' };
    const made = await did(owner, 'cases.create', form);
    const { id: caseId } = made.body as { id: string };
    const people = { caseId, owner };
    await did(owner, 'cases.invite', { caseId, role: 'viewer', accessDays: 30 });
    const [first] = (await did(owner, 'cases.invitations', { caseId })).body as { id: string }[];
    await did(owner, 'cases.revokeInvitation', { caseId, invitationId: first?.id });
    const link = (await did(owner, 'cases.invite', { caseId, role: 'collaborator' })).body as { url: string };
    const helper = await insertUser(db, { firstName: 'Petra', lastName: 'Orlov' });
    const petra = await server.as(helper);
    await did(petra, 'cases.acceptInvitation', { token: link.url.split('/').at(-1) });
    await did(owner, 'cases.removeMember', { caseId, userId: helper.id });
    const other = await member(caseId, 'Wim');
    await did(other.agent, 'cases.leave', { caseId });
    const ida = 'Ida Marsh';
    expect(await told(people)).toEqual([
      { who: ida, action: 'case-created', what: 'Marsh v. Orlov' },
      { who: ida, action: 'invited', what: expect.stringMatching(/^can view, until \w+ \d+, \d{4}$/) },
      { who: ida, action: 'invitation-taken-back', what: '' },
      { who: ida, action: 'invited', what: 'can view and edit' },
      { who: 'Petra Orlov', action: 'joined', what: 'can view and edit' },
      { who: ida, action: 'access-removed', what: 'Petra Orlov' },
      { who: 'Wim Orlov', action: 'left', what: '' },
    ]);
  });

  test('tells how it went to another owner', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    await db
      .updateTable('users')
      .set({ firstName: 'Ida', lastName: 'Marsh' })
      .where('id', '=', ownerId)
      .execute();
    const { userId, agent } = await member(caseId, 'Petra');
    await did(owner, 'cases.transfer', { caseId, userId });
    await did(owner, 'cases.endTransfer', { caseId });
    await did(owner, 'cases.transfer', { caseId, userId });
    await did(agent, 'cases.endTransfer', { caseId });
    await did(owner, 'cases.transfer', { caseId, userId });
    await did(agent, 'cases.takeOver', { caseId });
    const offered = { who: 'Ida Marsh', action: 'transfer-offered', what: 'Petra Orlov' };
    expect(await told({ caseId, owner: agent })).toEqual([
      offered,
      { ...offered, action: 'transfer-taken-back' },
      offered,
      { who: 'Petra Orlov', action: 'transfer-declined', what: 'Ida Marsh' },
      offered,
      { who: 'Petra Orlov', action: 'transferred', what: 'Ida Marsh' },
    ]);
  });

  test('tells of papers deleted, restored and deleted for good, each by its name', async () => {
    const people = await makePeople(server);
    const { caseId, owner } = people;
    const a = await stored(caseId, 'a.pdf');
    const b = await stored(caseId, 'b.pdf');
    const inside = await insertDocument(db, { caseId, filename: 'inside.pdf', parentDocumentId: b });
    await did(owner, 'documents.delete', { id: a });
    await did(owner, 'documents.restore', { caseId, ids: [a] });
    await did(owner, 'documents.deleteMany', { caseId, ids: [a, b] });
    await did(owner, 'documents.purge', { caseId, ids: [b] });
    const rows = (await told(people)).map(({ action, what }) => `${action} ${what}`).sort();
    expect(rows).toEqual([
      'paper-deleted a.pdf',
      'paper-deleted a.pdf',
      'paper-deleted b.pdf',
      'paper-deleted inside.pdf',
      'paper-purged b.pdf',
      'paper-purged inside.pdf',
      'paper-restored a.pdf',
    ]);
    expect(inside.filename).toBe('inside.pdf');
  });

  test('tells of deadlines added, changed, moved along and deleted, with the days', async () => {
    const people = await makePeople(server);
    const { caseId, owner } = people;
    const made = await did(owner, 'milestones.create', { caseId, kind: 'Trial', date: '2026-05-04' });
    const { id } = made.body as { id: string };
    await did(owner, 'milestones.update', { id, date: '2026-06-01', kind: 'Bench trial' });
    await did(owner, 'milestones.update', { id, isFinished: true });
    await did(owner, 'milestones.delete', { id });
    expect((await told(people)).map(({ action, what }) => [action, what])).toEqual([
      ['deadline-added', 'Trial, Mon, May 4, 2026'],
      ['deadline-changed', 'Trial: now called “Bench trial”, from Mon, May 4, 2026 to Mon, Jun 1, 2026'],
      ['deadline-changed', 'Bench trial: marked as done'],
      ['deadline-deleted', 'Bench trial, Mon, Jun 1, 2026'],
    ]);
  });

  test('has nothing of what failed', async () => {
    const { caseId, owner } = await makePeople(server);
    const a = await stored(caseId, 'a.pdf');
    const foreign = await insertDocument(db);
    const trial = await insertMilestone(db, { caseId, kind: 'Trial', date: '2026-05-04' });
    const failures: [string, Input][] = [
      ['documents.deleteMany', { caseId, ids: [a, foreign.id] }],
      ['documents.restore', { caseId, ids: [a] }],
      ['documents.purge', { caseId, ids: [a] }],
      ['milestones.create', { caseId, kind: 'Trial', date: '2026-05-04' }],
      ['milestones.update', { id: trial.id, expectedRevision: 9, date: '2026-05-05' }],
      ['milestones.update', { id: trial.id, date: '2026-05-05', recalculate: [crypto.randomUUID()] }],
      ['cases.leave', { caseId }],
      ['cases.transfer', { caseId, userId: crypto.randomUUID() }],
      ['cases.takeOver', { caseId }],
      ['cases.endTransfer', { caseId }],
      ['cases.removeMember', { caseId, userId: crypto.randomUUID() }],
      ['cases.revokeInvitation', { caseId, invitationId: crypto.randomUUID() }],
      ['cases.invite', { caseId, role: 'owner' }],
    ];
    for (const [name, input] of failures) {
      expect((await owner.call(wire, name, input)).status, name).toBeGreaterThanOrEqual(400);
    }
    expect(await rowsOf(caseId)).toEqual([]);
  });

  test('that cannot be written leaves nothing done', async () => {
    const { caseId, owner } = await makePeople(server);
    const a = await stored(caseId, 'a.pdf');
    const { id } = await insertMilestone(db, { caseId, kind: 'Trial', date: '2026-05-04' });
    const { userId } = await member(caseId, 'Petra');
    await sql`alter table case_audit add constraint nothing_more check (action = 'none') not valid`.execute(
      db,
    );
    try {
      const before = await snapshot(caseId);
      for (const [name, input] of [
        ['documents.delete', { id: a }],
        ['milestones.create', { caseId, kind: 'Hearing', date: '2026-05-05' }],
        ['milestones.update', { id, date: '2026-05-06' }],
        ['milestones.delete', { id }],
        ['cases.invite', { caseId, role: 'viewer' }],
        ['cases.removeMember', { caseId, userId }],
        ['cases.transfer', { caseId, userId }],
      ] as const) {
        expect((await owner.call(wire, name, input)).status, name).toBeGreaterThanOrEqual(400);
        expect(await snapshot(caseId), name).toEqual(before);
      }
      expect((await upload(owner, caseId, ['c.txt'])).status).toBeGreaterThanOrEqual(400);
      expect(await snapshot(caseId)).toEqual(before);
    } finally {
      await sql`alter table case_audit drop constraint nothing_more`.execute(db);
    }
  });

  test('comes a page at a time, the last first, and misses nothing of one moment', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    const at = clock.now();
    const entries = Array.from({ length: 7 }, (_, index) => ({
      caseId,
      by: ownerId,
      at: new Date(at.getTime() + Math.floor(index / 3)),
      action: 'paper-added' as const,
      what: `${index}.pdf`,
    }));
    await recordAudit(db, entries);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const answer = await did(owner, 'cases.audit', { caseId, limit: 3, ...(cursor && { cursor }) });
      const rows = answer.body as { id: string; what: string }[];
      seen.push(...rows.map(({ what }) => what));
      cursor = rows.at(-1)?.id ?? cursor;
    }
    expect(seen[0]).toBe('6.pdf');
    expect([...seen].sort()).toEqual(entries.map(({ what }) => what));
    expect((await owner.call(wire, 'cases.audit', { caseId, cursor: 'none' })).status).toBe(400);
    expect((await owner.call(wire, 'cases.audit', { caseId, limit: 1000 })).status).toBe(400);
    if (wire === 'rest') {
      const answer = await did(owner, 'cases.audit', { caseId });
      for (const row of answer.body as unknown[]) onTheWire(AuditRow).parse(row);
    }
  });

  test('tells of those who were refused: a member by name, a stranger without, each once an hour', async () => {
    const people = await makePeople(server);
    const { caseId, owner } = people;
    const { userId, agent: petra } = await member(caseId, 'Petra', 'viewer');
    const stranger = await server.as(await insertUser(db, { firstName: 'Nosy', lastName: 'Neighbor' }));
    const a = await stored(caseId, 'a.pdf');
    for (const _ of [1, 2]) {
      await petra.call(wire, 'cases.delete', { caseId });
      await petra.call(wire, 'documents.delete', { id: a });
      // What an open screen asks by itself, after its person stopped being the owner.
      expect((await petra.call(wire, 'cases.invitations', { caseId })).status).toBe(403);
      await stranger.call(wire, 'cases.get', { caseId });
      await stranger.call(wire, 'documents.get', { id: a });
      await stranger.request(`/api/documents/${a}/download`);
    }
    await owner.call(wire, 'cases.removeMember', { caseId, userId });
    await petra.call(wire, 'cases.get', { caseId });
    expect(await told(people)).toEqual([
      { who: 'Petra Orlov', action: 'refused', what: 'delete the case' },
      { who: 'Petra Orlov', action: 'refused', what: 'delete papers' },
      { who: 'stranger', action: 'stranger-refused', what: '' },
      { who: expect.any(String), action: 'access-removed', what: 'Petra Orlov' },
      { who: 'Petra Orlov', action: 'refused', what: 'open the case' },
    ]);
    // An id that is none of a case, and nobody signed in, leave nothing.
    await stranger.call(wire, 'cases.get', { caseId: crypto.randomUUID() });
    await server.visitor().call(wire, 'cases.get', { caseId });
    expect(await rowsOf(caseId)).toHaveLength(5);
  });
});

/** Everything that the mutations above would change. */
async function snapshot(caseId: string) {
  const of = (table: 'milestones' | 'documents' | 'caseMembers' | 'caseInvitations' | 'caseTransfers') =>
    db.selectFrom(table).selectAll().where('caseId', '=', caseId).execute();
  return {
    milestones: await of('milestones'),
    documents: await of('documents'),
    members: await of('caseMembers'),
    invitations: await of('caseInvitations'),
    transfers: await of('caseTransfers'),
  };
}

test.each(WIRES)('two of one name are told apart by their address on %s', async (wire) => {
  const { caseId, ownerId, owner } = await makePeople(server);
  const name = { firstName: 'Petra', lastName: 'Orlov' };
  const ids: string[] = [];
  for (const lastName of ['Orlov', 'ORLOV\u200b', 'Fenn']) {
    const { id } = await insertUser(db, { ...name, lastName, email: `${ids.length}@example.org` });
    await insertMember(db, { caseId, userId: id });
    ids.push(id);
  }
  const sly = await insertUser(db, {
    firstName: 'Somebody',
    lastName: 'without access',
    email: 's@example.org',
  });
  const entry = { caseId, at: clock.now(), action: 'left' as const };
  const [first = '', , third = ''] = ids;
  await recordAudit(db, [
    { ...entry, by: first },
    { ...entry, by: third },
    { ...entry, by: sly.id },
    { ...entry, by: ownerId, action: 'access-removed', other: first },
  ]);
  const rows = (await owner.call(wire, 'cases.audit', { caseId })).body as AuditRow[];
  const emailOf = (id: string) => rows.find(({ who }) => who?.id === id)?.who?.email;
  expect(emailOf(first)).toBe('0@example.org');
  expect(emailOf(third)).toBeNull();
  expect(emailOf(sly.id)).toBe('s@example.org');
  expect(rows.find(({ about }) => about !== null)?.about).toMatchObject({
    id: first,
    email: '0@example.org',
  });
});

test.each(WIRES)(
  'a stored action that this version does not know is one line, not a failure, on %s',
  async (wire) => {
    const { caseId, ownerId, owner } = await makePeople(server);
    await sql`insert into case_audit (case_id, actor_id, at, action) values (${caseId}, ${ownerId}, now(), 'teleported')`.execute(
      db,
    );
    const answer = await owner.call(wire, 'cases.audit', { caseId });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([{ action: 'unknown', who: { id: ownerId } }]);
  },
);

test('no mark that turns other words is written down', async () => {
  const people = await makePeople(server);
  const { caseId, ownerId: by, owner } = people;
  const entry = { caseId, by, at: clock.now(), action: 'paper-added', what: 'a\u202efdp.exe' } as const;
  await recordAudit(db, entry);
  const a = await stored(caseId, 'b\u2067.pdf');
  expect((await owner.call('rest', 'documents.delete', { id: a })).status).toBeLessThan(300);
  expect((await rowsOf(caseId)).map(({ what }) => what).sort()).toEqual(['afdp.exe', 'b.pdf']);
});

test('papers that come in are told, all of a form or none', async () => {
  const people = await makePeople(server);
  expect((await upload(people.owner, people.caseId, ['a.txt', 'b.txt'])).status).toBe(201);
  expect((await upload(people.owner, people.caseId, ['c.txt', 'd.exe'])).status).toBe(415);
  expect((await told(people)).map(({ action, what }) => `${action} ${what}`).sort()).toEqual([
    'paper-added a.txt',
    'paper-added b.txt',
  ]);
});

test('what is taken along is told once, looking at it is not', async () => {
  const people = await makePeople(server);
  const { caseId, owner } = people;
  const a = await stored(caseId, 'a.txt');
  const get = async (path: string, init?: RequestInit) => {
    const answer = await owner.request(path, init);
    expect(answer.status).toBeLessThan(300);
    await answer.arrayBuffer();
  };
  await get(`/api/documents/${a}/view`);
  await get(`/api/documents/${a}/download?inline=true`);
  await get(`/api/documents/${a}/download`, { method: 'HEAD' });
  expect(await told(people)).toEqual([]);
  await get(`/api/documents/${a}/download`);
  await get(`/api/documents/${a}/download`, { headers: { range: 'bytes=2-' } });
  await get(`/api/cases/${caseId}/documents/download-all.zip`);
  const form = { method: 'POST', body: new URLSearchParams({ ids: a }) };
  clock.advance({ minutes: 11 });
  await get(`/api/cases/${caseId}/documents/download.zip`, form);
  await get(`/api/cases/${caseId}/export`);
  await get('/api/auth/export');
  await get(`/api/cases/${caseId}/privilege-log.csv`);
  expect((await told(people)).map(({ action, what }) => `${action} ${what}`.trim())).toEqual([
    'papers-downloaded a.txt',
    'papers-downloaded All papers in one file: 1 paper',
    'papers-downloaded a.txt',
    'case-exported',
    'case-exported',
    expect.stringMatching(/^file-exported Privilege log - .*\.csv$/),
  ]);
  clock.advance({ minutes: -11 });
});

test('nobody changes it, and it goes with the case alone', async () => {
  const { caseId, owner } = await makePeople(server);
  await owner.call('rest', 'cases.invite', { caseId, role: 'viewer' });
  await expect(db.updateTable('caseAudit').set({ what: 'nothing' }).execute()).rejects.toThrow(/not changed/);
  await expect(db.deleteFrom('caseAudit').execute()).rejects.toThrow(/not taken back/);
  expect(await rowsOf(caseId)).toHaveLength(1);
  expect((await owner.call('rest', 'cases.delete', { caseId })).status).toBe(200);
  expect(await rowsOf(caseId)).toEqual([]);
});

test('an account that ends is told as such, and its name is forgotten', async () => {
  const people = await makePeople(server);
  const { caseId } = people;
  const { userId, agent } = await member(caseId, 'Petra');
  await agent.call('rest', 'milestones.create', { caseId, kind: 'Trial', date: '2026-05-04' });
  await db.transaction().execute((trx) => deleteUser(trx, userId, clock.now()));
  const who = 'gone';
  expect(await told(people)).toEqual([
    { who, action: 'deadline-added', what: 'Trial, Mon, May 4, 2026' },
    { who, action: 'left', what: '' },
  ]);
});

test('the export of a case has it for the owner, and not for others', async () => {
  const people = await makePeople(server);
  const { caseId } = people;
  await people.owner.call('rest', 'cases.invite', { caseId, role: 'viewer' });
  const { tablesOfCase } = await import('#server/exports/rows.ts');
  const { authorizeCase } = await import('#server/auth/access.ts');
  const { userId } = await member(caseId, 'Petra');
  for (const [id, count] of [
    [people.ownerId, 1],
    [userId, 0],
  ] as const) {
    const authorized = await authorizeCase(db, { id }, caseId, 'document:read', clock.now());
    const table = tablesOfCase(db, authorized, id).find(({ name }) => name === 'case_audit');
    const lines = [];
    for await (const line of table?.lines() ?? []) lines.push(line);
    expect(lines).toHaveLength(count);
  }
});

test('one query however many rows, and only of this case', async () => {
  const people = await makePeople(server);
  const other = await insertCase(db);
  for (const { caseId, by } of [
    { caseId: people.caseId, by: people.ownerId },
    { caseId: other.id, by: other.userId },
  ]) {
    const entry = { caseId, by, at: clock.now(), action: 'paper-added' as const, what: 'a.pdf' };
    await recordAudit(
      db,
      Array.from({ length: 60 }, () => entry),
    );
  }
  expect(await told(people)).toHaveLength(60);
});

test('401, 403 for everybody but the owner, and 404', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'cases.audit', { caseId: people.caseId }, ['viewer', 'collaborator']);
  await expectNotFound(people.owner, 'cases.audit', 'caseId');
});
