import { expect, test } from 'vitest';
import { INTAKE_LIMITS } from '#src/intake/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { begin, look, only, picture, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();
const { db } = server;

async function confirmed(files = [text('summons.txt', SUMMONS)]) {
  const user = await insertUser(db);
  const agent = await server.as(user);
  const { intakeId, documents } = await begin(agent, files);
  const proposal = only((await settled(agent, intakeId)).proposals);
  const answer = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, {
    proposal,
    service: { date: '2026-03-10', method: 'personal' },
  });
  expect(answer.status, answer.text).toBe(201);
  const { caseId } = await db.selectFrom('intakeCases').select('caseId').executeTakeFirstOrThrow();
  return { user, agent, intakeId, caseId, fileId: documents.at(-1)?.id ?? '' };
}

test('papers of a case that is deleted do not come back', async () => {
  const { agent, intakeId, caseId } = await confirmed();
  expect((await agent.request(`/api/cases/${caseId}`, { method: 'DELETE' })).status).toBe(200);
  const intake = await look(agent, intakeId);
  expect([intake.files, intake.papers, intake.confirmed]).toEqual([[], [], []]);
});

test('who may not open the case any more learns nothing of its papers', async () => {
  const { user, agent, intakeId, caseId } = await confirmed();
  expect(only((await look(agent, intakeId)).papers)).toMatchObject({ kind: 'Summons' });
  const other = await insertUser(db);
  await db.updateTable('caseMembers').set({ userId: other.id }).where('userId', '=', user.id).execute();
  await db.updateTable('cases').set({ userId: other.id }).where('id', '=', caseId).execute();
  await db
    .updateTable('documents')
    .set({ docType: 'Order', status: 'failed', statusReason: 'Secret.' })
    .execute();
  const intake = await look(agent, intakeId);
  expect(only(intake.papers)).toMatchObject({ kind: null, documentId: null, status: 'ready', problems: [] });
  expect(intake.status).toBe('ready');
});

test('a picture whose paper is in a case is not turned any more, and that is said', async () => {
  const { agent, intakeId, fileId } = await confirmed([text('summons.txt', SUMMONS), picture('one.png', 90)]);
  const answer = await agent.rest('PATCH', `/api/intake/${intakeId}/files/${fileId}`, { turn: 90 });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('in your case already');
});

test('documents that are too much together are refused before one is copied', async () => {
  const user = await insertUser(db);
  const { id: caseId } = await insertCase(db, { userId: user.id });
  const { id } = await insertDocument(db, { caseId });
  // Its bytes are nowhere: whoever copies before looking at the size fails otherwise.
  await db
    .updateTable('documents')
    .set({ size: INTAKE_LIMITS.bytes + 1 })
    .where('id', '=', id)
    .execute();
  const answer = await (await server.as(user)).rest('POST', '/api/intake', { documentIds: [id] });
  expect(answer.status).toBe(429);
});

test('corners that change many times are put together once more, and the last ones win', async () => {
  const agent = server.visitor();
  const { intakeId, documents } = await begin(agent, [picture('one.png', 90), picture('two.png', 200)]);
  await settled(agent, intakeId);
  await server.deps.background.idle();
  let joins = 0;
  let underWay = 0;
  let most = 0;
  const { join } = server.deps.reader;
  server.deps.reader.join = async (...asked) => {
    joins += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    try {
      return await join.call(server.deps.reader, ...asked);
    } finally {
      underWay -= 1;
    }
  };
  try {
    const turn = (at: number) => {
      const low = 0.1 + at / 1000;
      const corners = [
        [low, low],
        [0.9, low],
        [0.9, 0.9],
        [low, 0.9],
      ];
      return agent.rest('PATCH', `/api/intake/${intakeId}/files/${documents[0]?.id}`, { corners });
    };
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, at) => turn(at)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]));
    await server.deps.background.idle();
    const last = await settled(agent, intakeId);
    expect(only(last.papers)).toMatchObject({ documentId: expect.any(String), pages: 2 });
  } finally {
    server.deps.reader.join = join;
  }
  expect(most).toBe(1);
  expect(joins).toBeLessThan(6);
});
