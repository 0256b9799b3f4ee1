import { expect, test } from 'vitest';
import { Confirmed, PaperCard, type Proposal } from '#src/intake/schema.ts';
import { caseNumberKey } from '#src/law/case-number.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { until } from '#tests/setup/until.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { begin, COMPLAINT, only, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();
const { db } = server;

const said = <Value>(value: Value) => ({ value, certainty: 'certain' as const, factIds: [] });
const service = { date: '2026-03-10', method: 'personal' as const };
const found = (caseId: string) =>
  db
    .selectFrom('cases')
    .select(['caseNumber', 'courtName', 'kind', 'plaintiffName', 'defendantName'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
const people = async (caseId: string) =>
  (
    await db
      .selectFrom('caseParticipants')
      .select('displayName')
      .where('caseId', '=', caseId)
      .orderBy('createdAt')
      .execute()
  ).map(({ displayName }) => displayName);

async function keep(agent: Agent, address: string, body: object): Promise<Confirmed> {
  const answer = await agent.rest('POST', address, body);
  expect(answer.status, answer.text).toBe(201);
  return onTheWire(Confirmed).parse(answer.body) as Confirmed;
}

/** A case that somebody entered by hand, of which a paper tells more. */
async function bareCase(change: object = {}) {
  const user = await insertUser(db, { role: 'defendant', state: 'NM' });
  const { id } = await insertCase(db, {
    ...{ userId: user.id, title: 'My Case', state: 'NM', caseNumber: null, courtName: null },
    ...{ plaintiffName: null, defendantName: null },
    ...change,
  });
  return { agent: await server.as(user), caseId: id };
}

async function cardOf(agent: Agent, caseId: string, content: string) {
  const body = new FormData();
  body.append('files', text('scan.txt', content));
  const sent = await agent.request(`/api/cases/${caseId}/documents/upload`, { method: 'POST', body });
  expect(sent.status).toBe(201);
  const documentId = only(((await sent.json()) as { documents: { id: string }[] }).documents).id;
  const card = await until(async () => {
    const answer = await agent.rest('GET', `/api/documents/${documentId}/card`);
    expect(answer.status, answer.text).toBe(200);
    const read = onTheWire(PaperCard).parse(answer.body) as PaperCard;
    expect(read.status).toBe('ready');
    return read;
  });
  if (card.proposal === null) throw new Error('Nothing was read.');
  return { documentId, card, proposal: card.proposal };
}

test('what is answered on the card of a later paper is kept where the case does not say it', async () => {
  const { agent, caseId } = await bareCase();
  const { documentId, card, proposal } = await cardOf(agent, caseId, SUMMONS);
  // Nobody is named in the case: the names stand on the card.
  expect(card.known).not.toContain('parties');
  expect(proposal.kind).toMatchObject({ value: null });
  const answered: Proposal = { ...proposal, kind: said('debt') };
  const { told } = await keep(agent, `/api/documents/${documentId}/card`, {
    ...{ proposal: answered, service, moves: [] },
  });
  expect(told).toEqual([]);
  expect(await found(caseId)).toMatchObject({
    ...{ caseNumber: 'D-202-CV-2026-01234', kind: 'debt' },
    ...{ plaintiffName: 'Larkspur Lending LLC', defendantName: 'Willa Hargrove' },
  });
  expect(await people(caseId)).toEqual(['Larkspur Lending LLC', 'Willa Hargrove']);
  // The next paper of the case is not asked it again.
  const next = await cardOf(agent, caseId, COMPLAINT);
  expect(next.card.known).toEqual(expect.arrayContaining(['kind', 'parties', 'court', 'caseNumber']));
  expect(next.proposal.kind).toMatchObject({ value: 'debt', certainty: 'certain' });
});

test('a sum that was changed is kept beside what the paper says', async () => {
  const { agent, caseId } = await bareCase();
  const { documentId, proposal } = await cardOf(agent, caseId, COMPLAINT);
  expect(proposal.sum.value?.amount).toBe(4350);
  await keep(agent, `/api/documents/${documentId}/card`, {
    ...{ service: null, moves: [] },
    proposal: {
      ...proposal,
      sum: { ...proposal.sum, value: { amount: 4100, what: '' }, certainty: 'certain' },
    },
  });
  const sums = await db
    .selectFrom('facts')
    .select(['value', 'readValue', 'status'])
    .where('documentId', '=', documentId)
    .where('kind', '=', 'sum')
    .where('status', '=', 'corrected')
    .execute();
  expect(only(sums)).toMatchObject({ value: { amount: 4100 }, readValue: { amount: 4350 } });
});

test('papers that are added before they are kept fill the case, and where it differs that is told', async () => {
  const { agent, caseId } = await bareCase({
    kind: 'eviction',
    caseNumber: 'D-202-CV-2026-01234',
    caseNumberKey: caseNumberKey('D-202-CV-2026-01234'),
  });
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  const proposal = only((await settled(agent, intakeId)).proposals);
  expect(proposal.sameCase).toMatchObject({ id: caseId });
  const { told, case: made } = await keep(agent, `/api/intake/${intakeId}/confirm`, {
    ...{ proposal: { ...proposal, kind: said('debt') }, service },
  });
  expect(made.id).toBe(caseId);
  expect(only(told)).toMatch(/“Eviction”.*“Debt collection”.*keeps what it had/);
  expect(await found(caseId)).toMatchObject({ kind: 'eviction', defendantName: 'Willa Hargrove' });
});

/** What a person says on papers that they add to a case of theirs by its number. */
async function addedTo(change: object, say: (proposal: Proposal) => Partial<Proposal>) {
  const { agent, caseId } = await bareCase({
    ...{ caseNumber: 'D-202-CV-2026-01234', caseNumberKey: caseNumberKey('D-202-CV-2026-01234') },
    ...change,
  });
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  const proposal = only((await settled(agent, intakeId)).proposals);
  const { told } = await keep(agent, `/api/intake/${intakeId}/confirm`, {
    ...{ proposal: { ...proposal, ...say(proposal), kind: said('debt') }, service },
  });
  return { told, item: await found(caseId) };
}

test.each([
  [
    'the other side of the card stays off a case whose one name is another',
    { plaintiffName: 'Other Bank', defendantName: null },
    { plaintiffName: 'Other Bank', defendantName: null },
    [/“Other Bank”.*“Larkspur Lending LLC”.*keeps what it had/],
  ],
  [
    'the same where the one who is sued is another',
    { plaintiffName: null, defendantName: 'Ada Poe' },
    { plaintiffName: null, defendantName: 'Ada Poe' },
    [/“Ada Poe”.*“Willa Hargrove”.*keeps what it had/],
  ],
  [
    'it comes to a case whose one name is the same',
    { plaintiffName: 'Larkspur Lending', defendantName: null },
    { plaintiffName: 'Larkspur Lending', defendantName: 'Willa Hargrove' },
    [],
  ],
  [
    'both names are told where both are others',
    { plaintiffName: 'Other Bank', defendantName: 'Ada Poe' },
    { plaintiffName: 'Other Bank', defendantName: 'Ada Poe' },
    [/“Other Bank”/, /“Ada Poe”/],
  ],
])('%s', async (_, change, kept, sentences) => {
  const { told, item } = await addedTo(change, () => ({}));
  expect(item).toMatchObject(kept);
  expect(told).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});

test('a side that the profile says otherwise is told, with how to change it', async () => {
  const { told } = await addedTo({}, () => ({ role: said('plaintiff' as const) }));
  expect(only(told)).toMatch(
    /profile.*“You are the one who is sued”.*“You are the one who sues”.*Change Role/,
  );
});

test('it is told of a new case too, and to whoever has no profile yet nothing is told', async () => {
  const asPlaintiff = async (agent: Agent) => {
    const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
    const proposal = only((await settled(agent, intakeId)).proposals);
    const answered = { ...proposal, role: said('plaintiff' as const), kind: said('debt') };
    return keep(agent, `/api/intake/${intakeId}/confirm`, { proposal: answered, service });
  };
  const known = await insertUser(db, { role: 'defendant', state: 'NM' });
  expect(only((await asPlaintiff(await server.as(known))).told)).toMatch(/profile/);
  const unknown = await insertUser(db, { role: 'defendant', state: null });
  expect((await asPlaintiff(await server.as(unknown))).told).toEqual([]);
});

test('a day that a rule gives keeps its rule', async () => {
  const { agent, caseId } = await bareCase({
    ...{ caseNumber: 'D-202-CV-2026-01234', caseNumberKey: caseNumberKey('D-202-CV-2026-01234') },
    kind: 'debt',
  });
  const { documentId, proposal } = await cardOf(
    agent,
    caseId,
    `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.

PLAINTIFF'S MOTION TO STRIKE THE ANSWER

Plaintiff moves the Court to strike the answer.

/s/ Dana Orcutt
Attorney for Plaintiff`,
  );
  await keep(agent, `/api/documents/${documentId}/card`, { proposal, service, moves: [] });
  const kept = await db
    .selectFrom('milestones')
    .select(['ruleKey', 'ruleVersion'])
    .where('caseId', '=', caseId)
    .where('kind', '=', 'Response to Motion Due')
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ ruleKey: 'N5', ruleVersion: expect.any(String) });
});
