import { expect, test } from 'vitest';
import type { PaperCard, Service } from '#src/intake/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { until } from '#tests/setup/until.ts';
import { begin, COMPLAINT, look, only, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();
const { db } = server;

const SERVED: Service = { date: '2026-03-10', method: 'personal' };
const LATER: Service = { date: '2026-03-11', method: 'personal' };
const LETTER = `NORTHGATE RECOVERY GROUP
44 Harbor Street
Phoenix, AZ 85001

March 3, 2026

Willa Hargrove
12 Elm Street
Albuquerque, NM 87106

Dear Willa Hargrove,

We are a debt collector and are trying to collect a debt. You owe $4,200.00 to Larkspur Lending.
Pay by March 30, 2026, or we may give the account to an attorney who may file a lawsuit.

Sincerely,
Northgate Recovery Group
`;

async function keep(agent: Agent, intakeId: string, service: Service | null = SERVED): Promise<string> {
  const proposal = only((await settled(agent, intakeId)).proposals);
  const answer = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service });
  expect(answer.status, answer.text).toBe(201);
  return (answer.body as { case: { id: string } }).case.id;
}

const rows = (caseId: string) =>
  db
    .selectFrom('milestones')
    .select(['kind', 'date'])
    .where('caseId', '=', caseId)
    .where('date', 'is not', null)
    .orderBy('date')
    .execute();

test.each([
  ['the same file', SUMMONS, true],
  ['another file of the same words', `${SUMMONS.replace('notice that', 'not1ce tbat')}\n`, false],
])('%s is said to be kept, and makes no second service', async (_, again, isSameFile) => {
  const agent = await server.as(await insertUser(db));
  const first = await begin(agent, [text('summons.txt', SUMMONS)]);
  const caseId = await keep(agent, first.intakeId);
  const before = await rows(caseId);

  const { intakeId } = await begin(agent, [text('photo.txt', again)]);
  const { keptBefore, proposals } = await settled(agent, intakeId);
  expect(keptBefore).toEqual([
    [
      {
        paper: 0,
        caseId,
        isSameFile,
        title: 'Summons',
        caseTitle: expect.any(String),
        documentId: expect.any(String),
      },
    ],
  ]);
  expect(only(proposals).sameCase).toMatchObject({ id: caseId });
  expect(await keep(agent, intakeId, LATER)).toBe(caseId);
  expect(await rows(caseId)).toEqual(before);
});

test('of two days of service of one paper the earlier stands', async () => {
  const agent = await server.as(await insertUser(db));
  const first = await begin(agent, [text('summons.txt', SUMMONS)]);
  const caseId = await keep(agent, first.intakeId, LATER);
  const kinds = (await rows(caseId)).map(({ kind }) => kind);
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  await keep(agent, intakeId, SERVED);
  const after = await rows(caseId);
  expect(after.map(({ kind }) => kind)).toEqual(kinds);
  expect(after[0]).toMatchObject({ date: SERVED.date });
});

test('a letter that was kept makes no second case, whoever was asked before they signed in', async () => {
  const user = await insertUser(db);
  const own = await server.as(user);
  const first = await begin(own, [text('letter.txt', LETTER)]);
  const caseId = await keep(own, first.intakeId, null);

  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('letter.txt', LETTER)]);
  const proposal = only((await settled(agent, intakeId)).proposals);
  expect((await look(agent, intakeId)).keptBefore).toEqual([[]]);
  agent.keep(await server.deps.auth.start(user.id, null));
  const answer = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service: null });
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body).toMatchObject({ case: { id: caseId } });
  const cases = await db.selectFrom('cases').select('id').where('userId', '=', user.id).execute();
  expect(cases).toHaveLength(1);
});

test('nobody learns what another person has kept', async () => {
  const first = await server.as(await insertUser(db));
  await keep(first, (await begin(first, [text('summons.txt', SUMMONS)])).intakeId);
  const other = await server.as(await insertUser(db));
  const { intakeId } = await begin(other, [text('summons.txt', SUMMONS)]);
  const { keptBefore, proposals } = await settled(other, intakeId);
  expect(keptBefore).toEqual([[]]);
  expect(only(proposals).sameCase).toBeNull();
});

test('another paper of the case is none that was kept', async () => {
  const agent = await server.as(await insertUser(db));
  await keep(agent, (await begin(agent, [text('summons.txt', SUMMONS)])).intakeId);
  const { intakeId } = await begin(agent, [text('complaint.txt', COMPLAINT)]);
  expect((await settled(agent, intakeId)).keptBefore).toEqual([[]]);
});

test('one paper in two files of one drop is said, and counts once', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('a.txt', SUMMONS), text('b.txt', `${SUMMONS}\n`)]);
  const { problems } = only((await settled(agent, intakeId)).proposals);
  expect(problems.map(({ text }) => text)).toContain(
    '“b.txt” looks like the same paper as “a.txt”. What it asks counts once.',
  );
});

test('a paper that is added to its case again says so on its card', async () => {
  const agent = await server.as(await insertUser(db));
  const caseId = await keep(agent, (await begin(agent, [text('summons.txt', SUMMONS)])).intakeId);
  const before = await rows(caseId);
  const body = new FormData();
  body.append('files', text('again.txt', `${SUMMONS}\n`));
  const sent = await agent.request(`/api/cases/${caseId}/documents/upload`, { method: 'POST', body });
  const { documents } = (await sent.json()) as { documents: { id: string }[] };
  const card = await until(async () => {
    const answer = await agent.rest('GET', `/api/documents/${only(documents).id}/card`);
    expect(answer.body).toMatchObject({ status: 'ready' });
    return answer.body as PaperCard;
  });
  expect(card.keptBefore).toMatchObject({ caseId, title: 'Summons', isSameFile: false });
  const kept = await agent.rest('POST', `/api/documents/${card.documentId}/card`, {
    ...{ proposal: card.proposal, service: LATER, moves: [] },
  });
  expect(kept.status, kept.text).toBe(201);
  expect(await rows(caseId)).toEqual(before);
});
