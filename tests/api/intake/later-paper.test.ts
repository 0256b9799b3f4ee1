import { describe, expect, test } from 'vitest';
import { PaperCard, type Proposal, type Service } from '#src/intake/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { until } from '#tests/setup/until.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { begin, only, readingServer, SUMMONS, settled, text } from './stand.ts';

const server = await readingServer();
const { db } = server;

const HEAD = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2026-01234
WILLA HARGROVE,
     Defendant.
`;
const notice = (day: string) => `${HEAD}
NOTICE OF HEARING

PLEASE TAKE NOTICE that a hearing on Plaintiff's Motion for Summary Judgment is set before
the Honorable Ines Quintana on ${day}, at 9:30 a.m., in Courtroom 412, 400 Lomas Blvd NW,
Albuquerque, New Mexico.
Dated this 11th day of March, 2026.`;
const LETTER = `Larkspur Lending LLC
Albuquerque, New Mexico
March 9, 2026

Dear Willa Hargrove:

We will accept $2,000.00 in full settlement of your account if you sign and return the enclosed
release by March 27, 2026. By signing you waive all claims against us.

Sincerely,
Ada Pell`;

/** A case that was made of its summons, as it stands two days later. */
async function servedCase() {
  const user = await insertUser(db, { role: 'defendant' });
  const agent = await server.as(user);
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  const proposal = only((await settled(agent, intakeId)).proposals);
  const service = { date: '2026-03-10', method: 'personal' };
  const kept = await agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service });
  expect(kept.status, kept.text).toBe(201);
  const { caseId } = await db.selectFrom('intakeCases').select('caseId').executeTakeFirstOrThrow();
  return { user, agent, caseId };
}

async function upload(agent: Agent, caseId: string, file: File): Promise<string> {
  const body = new FormData();
  body.append('files', file);
  const answer = await agent.request(`/api/cases/${caseId}/documents/upload`, { method: 'POST', body });
  expect(answer.status).toBe(201);
  const { documents } = (await answer.json()) as { documents: { id: string }[] };
  return only(documents).id;
}

async function card(agent: Agent, documentId: string): Promise<PaperCard> {
  return until(async () => {
    const answer = await agent.rest('GET', `/api/documents/${documentId}/card`);
    expect(answer.status, answer.text).toBe(200);
    const found = onTheWire(PaperCard).parse(answer.body) as PaperCard;
    expect(found.status).not.toBe('reading');
    return found;
  });
}

const proposalOf = ({ proposal }: PaperCard): Proposal => {
  if (proposal === null) throw new Error('Nothing was read.');
  return proposal;
};

const keep = (
  agent: Agent,
  documentId: string,
  proposal: Proposal,
  { service = null, moves = [] }: { service?: Service | null; moves?: string[] } = {},
) => agent.rest('POST', `/api/documents/${documentId}/card`, { proposal, service, moves });

const dated = (caseId: string) =>
  db
    .selectFrom('milestones')
    .select(['id', 'kind', 'date', 'dueTime', 'takesPlace', 'derivedFromDocId'])
    .where('caseId', '=', caseId)
    .where('date', 'is not', null)
    .orderBy('date')
    .execute();

/** The hearing is on a motion: what was due before it still is. */
const ANSWER_FIRST =
  'Your answer to the complaint is still due first: Thu, Apr 9, 2026. A response to the motion does not stand in for it.';

test('a notice of hearing says what it is and adds a day; nothing of the case is asked again', async () => {
  const { agent, caseId } = await servedCase();
  const documentId = await upload(agent, caseId, text('scan0004.txt', notice('April 21, 2026')));
  const found = await card(agent, documentId);
  expect(found).toMatchObject({
    title: 'Notice of Hearing',
    filename: 'scan0004.txt',
    isOpen: true,
    effect: `It names 1 day to look at. What is on your timeline stays the same. ${ANSWER_FIRST}`,
  });
  expect(found.known).toEqual(expect.arrayContaining(['court', 'caseNumber', 'parties', 'role']));
  const proposal = proposalOf(found);
  expect(proposal.hearings).toMatchObject([{ date: '2026-04-21', time: '09:30' }]);
  expect(only(found.effects)).toMatchObject({ effect: 'new', moves: null });
  const before = await dated(caseId);
  const answer = await keep(agent, documentId, proposal);
  expect(answer.status, answer.text).toBe(201);
  const after = await dated(caseId);
  expect(after).toHaveLength(before.length + 1);
  expect(after.find(({ date }) => date === '2026-04-21')).toMatchObject({
    dueTime: '09:30',
    takesPlace: true,
    derivedFromDocId: documentId,
  });
  // Nothing of it waits any more, here or on the first page.
  expect(await card(agent, documentId)).toMatchObject({ isOpen: false });
  const next = await agent.rest('GET', '/api/next');
  expect(next.text).not.toContain('"state":"unknown"');
  expect((await keep(agent, documentId, proposal)).status).toBe(201);
  expect(await dated(caseId)).toEqual(after);
});

test('a hearing on another day moves the one that is there when the person says so: one duty is one row', async () => {
  const { agent, caseId } = await servedCase();
  const first = await upload(agent, caseId, text('one.txt', notice('April 21, 2026')));
  await keep(agent, first, proposalOf(await card(agent, first)));
  const count = (await dated(caseId)).length;
  const second = await upload(agent, caseId, text('two.txt', notice('May 12, 2026')));
  const found = await card(agent, second);
  const { moves } = only(found.effects);
  expect(found.effect).toBe(`It may move a day that is on your timeline. Look at it below. ${ANSWER_FIRST}`);
  expect(moves).toMatchObject({ date: '2026-04-21' });
  expect(
    (await keep(agent, second, proposalOf(found), { moves: ['0b9f2a52-4c1e-4a8e-9f5b-3f5f0d9a1c11'] }))
      .status,
  ).toBe(400);
  const answer = await keep(agent, second, proposalOf(found), { moves: [moves?.id ?? ''] });
  expect(answer.status, answer.text).toBe(201);
  const after = await dated(caseId);
  expect(after).toHaveLength(count);
  expect(after.find(({ id }) => id === moves?.id)).toMatchObject({
    date: '2026-05-12',
    derivedFromDocId: second,
    takesPlace: true,
  });
});

test('a letter names its trap and moves nothing', async () => {
  const { agent, caseId } = await servedCase();
  const before = await dated(caseId);
  const documentId = await upload(agent, caseId, text('letter.txt', LETTER));
  const found = await card(agent, documentId);
  expect(found.effect).toBe('Your days at the court stay the same.');
  const proposal = proposalOf(found);
  expect(proposal.asks).toBe('letter');
  expect(proposal.offers.map(({ warning }) => warning)).toContain(
    'Signing gives something up. Your date stays the same.',
  );
  expect(found.effects.every(({ moves }) => moves === null)).toBe(true);
  expect((await keep(agent, documentId, proposal)).status).toBe(201);
  const answers = (days: typeof before) => days.filter(({ kind }) => kind === 'Answer');
  expect(answers(await dated(caseId))).toEqual(answers(before));
});

test('the day of an offer waits until it is put on the timeline or not wanted', async () => {
  const { agent, caseId } = await servedCase();
  const documentId = await upload(agent, caseId, text('letter.txt', LETTER));
  const proposal = proposalOf(await card(agent, documentId));
  const offer = proposal.offers.find(({ until }) => until === '2026-03-27');
  const waits = async () => (await agent.rest('GET', '/api/next')).text.includes('"date":"2026-03-27"');
  expect((await keep(agent, documentId, proposal)).status).toBe(201);
  expect(await waits()).toBe(true);
  const { factId = '', label = '' } = offer ?? {};
  const deadlines = [
    { factId, label, date: '2026-03-27', time: null, period: null, certainty: 'certain' as const },
  ];
  expect((await keep(agent, documentId, { ...proposal, deadlines })).status).toBe(201);
  expect((await dated(caseId)).filter(({ date }) => date === '2026-03-27')).toHaveLength(1);
  const other = await upload(agent, caseId, text('again.txt', LETTER.replaceAll('March 27', 'March 30')));
  const second = proposalOf(await card(agent, other));
  expect((await keep(agent, other, { ...second, offers: [] })).status).toBe(201);
  expect((await agent.rest('GET', '/api/next')).text).not.toContain('"date":"2026-03-30"');
});

test('a time that an order sets from the day it was entered is counted, to be checked', async () => {
  const { agent, caseId } = await servedCase();
  const order = `FILED
Second Judicial District Court
March 11, 2026

${HEAD}
ORDER COMPELLING DISCOVERY

Defendant shall serve complete answers within 14 days of entry of this Order.`;
  const documentId = await upload(agent, caseId, text('order.txt', order));
  const found = await card(agent, documentId);
  const due = only(proposalOf(found).deadlines);
  expect(due).toMatchObject({ date: '2026-03-25', certainty: 'likely' });
  expect(due.counted?.citation).toContain('1-006');
  expect((await keep(agent, documentId, proposalOf(found))).status).toBe(201);
  expect((await dated(caseId)).map(({ date }) => date)).toContain('2026-03-25');
});

test('a day that a person changed or put aside is kept as they said', async () => {
  const { agent, caseId } = await servedCase();
  const documentId = await upload(agent, caseId, text('one.txt', notice('April 21, 2026')));
  const proposal = proposalOf(await card(agent, documentId));
  const hearings = proposal.hearings.map((line) => ({ ...line, date: '2026-04-22' }));
  expect((await keep(agent, documentId, { ...proposal, hearings })).status).toBe(201);
  const facts = () =>
    db.selectFrom('facts').select(['status', 'value']).where('kind', '=', 'hearing').execute();
  expect(await facts()).toMatchObject([{ status: 'corrected', value: { date: '2026-04-22' } }]);
  expect((await dated(caseId)).some(({ date }) => date === '2026-04-22')).toBe(true);
  const other = await upload(agent, caseId, text('two.txt', notice('June 2, 2026')));
  const second = proposalOf(await card(agent, other));
  expect((await keep(agent, other, { ...second, hearings: [] })).status).toBe(201);
  expect((await facts()).map(({ status }) => status).sort()).toEqual(['corrected', 'dismissed']);
  expect((await dated(caseId)).some(({ date }) => date === '2026-06-02')).toBe(false);
});

test('a summons that comes to a case made by hand counts the day of its answer by the same road', async () => {
  const user = await insertUser(db, { role: 'defendant' });
  const agent = await server.as(user);
  const { id: caseId } = await insertCase(db, {
    ...{ userId: user.id, courtName: null, caseNumber: null, state: 'NM' },
    ...{ title: 'My case', description: null, caseType: 'civil' },
  });
  const documentId = await upload(agent, caseId, text('summons.txt', SUMMONS));
  const found = await card(agent, documentId);
  expect(found.known).not.toContain('court');
  const proposal = proposalOf(found);
  const service = { date: '2026-03-10', method: 'personal' } as const;
  const day = await agent.rest('POST', `/api/documents/${documentId}/card/day`, { proposal, service });
  expect(day.body).toMatchObject({ day: { date: '2026-04-09' }, needsService: true });
  const answer = await keep(agent, documentId, proposal, { service });
  expect(answer.status, answer.text).toBe(201);
  const all = await dated(caseId);
  expect(all.filter(({ kind }) => kind === 'Answer')).toMatchObject([{ date: '2026-04-09' }]);
  const item = await agent.rest('GET', `/api/cases/${caseId}`);
  expect(item.body).toMatchObject({
    caseNumber: 'D-202-CV-2026-01234',
    courtName: 'Second Judicial District Court, Bernalillo County',
  });
});

describe('who may not', () => {
  test('a stranger learns nothing of a paper, a viewer keeps nothing', async () => {
    const { agent, caseId } = await servedCase();
    const documentId = await upload(agent, caseId, text('one.txt', notice('April 21, 2026')));
    const proposal = proposalOf(await card(agent, documentId));
    const stranger = await server.as(await insertUser(db));
    expect((await stranger.rest('GET', `/api/documents/${documentId}/card`)).status).toBe(404);
    expect((await keep(stranger, documentId, proposal)).status).toBe(404);
    const viewer = await insertUser(db);
    await db.insertInto('caseMembers').values({ caseId, userId: viewer.id, role: 'viewer' }).execute();
    const looking = await server.as(viewer);
    expect(await card(looking, documentId)).toMatchObject({ canEdit: false });
    expect((await keep(looking, documentId, proposal)).status).toBe(403);
  });

  test('what is no day of service is refused, and nothing is kept', async () => {
    const { agent, caseId } = await servedCase();
    const documentId = await upload(agent, caseId, text('again.txt', `${SUMMONS}\nA second copy.`));
    const proposal = proposalOf(await card(agent, documentId));
    const before = await dated(caseId);
    const answer = await keep(agent, documentId, proposal, {
      service: { date: '2027-01-01', method: 'personal' },
    });
    expect(answer.status).toBe(400);
    expect(await dated(caseId)).toEqual(before);
  });
});
