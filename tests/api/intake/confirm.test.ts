import { expect, test } from 'vitest';
import { z } from 'zod';
import { sweepIntakes } from '#server/intake/sweep.ts';
import { OpenIntake } from '#src/intake/requests-schema.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { EVICTION_IN_VAN_NUYS, WAIVER_REQUEST } from '../../unit/intake/read-papers.ts';
import {
  askDay,
  begin,
  COMPLAINT,
  formOf,
  look,
  only,
  picture,
  readingServer,
  SUMMONS,
  settled,
  text,
} from './stand.ts';

const server = await readingServer();
const { db } = server;

const SERVED = { date: '2026-03-10', method: 'personal' } as const;

async function readPapers(agent: Agent) {
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS), text('complaint.txt', COMPLAINT)]);
  const { proposals } = await settled(agent, intakeId);
  return { intakeId, proposal: only(proposals) };
}

/** The browser of `agent`, in which somebody signs in. */
async function signIn(agent: Agent, user: { id: string }): Promise<void> {
  agent.keep(await server.deps.auth.start(user.id, null));
}

/** What of the person's papers is in no case yet, as home asks for it. */
async function waiting(agent: Agent) {
  const { body } = await agent.rest('GET', '/api/intake');
  return OpenIntake.extend({ createdAt: z.string(), expiresAt: z.string() })
    .strict()
    .array()
    .parse(body)
    .map(({ intakeId, isOwn, waits }) => ({ intakeId, isOwn, waits }));
}

test('papers wait for their person until a case is made of all of them', async () => {
  const agent = server.visitor();
  const { intakeId, proposal } = await readPapers(agent);
  expect(await waiting(agent)).toEqual([{ intakeId, isOwn: false, waits: true }]);
  await signIn(agent, await insertUser(db));
  await look(agent, intakeId);
  expect(await waiting(agent)).toEqual([{ intakeId, isOwn: true, waits: true }]);
  expect((await confirm(agent, intakeId, proposal)).status).toBe(201);
  expect(await waiting(agent)).toEqual([{ intakeId, isOwn: true, waits: false }]);
  const more = await agent.request(`/api/intake/${intakeId}/files`, {
    method: 'POST',
    body: formOf([text('more.txt', 'A letter that came later.')]),
  });
  expect(more.status).toBe(201);
  expect(await waiting(agent)).toEqual([{ intakeId, isOwn: true, waits: true }]);
  server.clock.set('2026-03-14T18:00:00Z');
  expect(await waiting(agent)).toEqual([]);
});

function confirm(agent: Agent, intakeId: string, proposal: Proposal, more: object = {}) {
  return agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service: SERVED, ...more });
}

test('papers that a stranger read become the case of the account made in the middle', async () => {
  const agent = server.visitor();
  const { intakeId, proposal } = await readPapers(agent);
  const refused = await confirm(agent, intakeId, proposal);
  expect(refused.status).toBe(401);

  const user = await insertUser(db, { state: null });
  await signIn(agent, user);
  const answer = await confirm(agent, intakeId, proposal);
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body).toMatchObject({
    case: { title: 'Larkspur Lending LLC v. Willa Hargrove' },
    milestones: [
      { kind: 'Process of Service', date: '2026-03-10', dueTime: null },
      { kind: 'Answer', date: '2026-04-09', dueTime: null },
    ],
  });
  const { id: caseId } = (answer.body as { case: { id: string } }).case;

  expect(await db.selectFrom('users').select(['role', 'state']).where('id', '=', user.id).execute()).toEqual([
    { role: 'defendant', state: 'NM' },
  ]);
  const milestones = await agent.rest('GET', `/api/cases/${caseId}/milestones`);
  const answers = (milestones.body as { kind: string }[]).filter(({ kind }) => kind === 'Answer');
  expect(only(answers)).toMatchObject({
    date: '2026-04-09',
    isAutoCalculated: true,
    ruleKey: 'N1',
    deadlineType: 'answer_to_complaint_due',
    // 14, 7, 3 and 1 days before; the last day on which the court is open is the day before.
    reminderDates: ['2026-03-26', '2026-04-02', '2026-04-06', '2026-04-08'],
    calculation: { triggerDate: '2026-03-10', serviceMethod: 'personal', method: 'court-rule' },
  });
  const facts = await agent.rest('GET', `/api/cases/${caseId}/facts?kind=case-number`);
  const { facts: numbers } = facts.body as { facts: { status: string }[] };
  expect(numbers.map(({ status }) => status)).toContain('confirmed');
  const people = await agent.rest('GET', `/api/cases/${caseId}/participants`);
  expect(people.body).toMatchObject([
    { role: 'plaintiff', organization: 'Larkspur Lending LLC' },
    { role: 'defendant', firstName: 'Willa', lastName: 'Hargrove' },
  ]);
  const found = await agent.rest('GET', `/api/cases/${caseId}/documents`);
  expect((found.body as unknown[]).length).toBe(2);
  const search = await db.selectFrom('documentChunks').select('caseId').distinct().execute();
  expect(search).toEqual([{ caseId }]);
  const audit = await agent.rest('GET', `/api/cases/${caseId}/audit`);
  expect(audit.text).toContain('paper-added');
});

test('confirming twice, one after another and at once, makes one case', async () => {
  const agent = server.visitor();
  const { intakeId, proposal } = await readPapers(agent);
  const user = await insertUser(db);
  await signIn(agent, user);
  const both = await Promise.all([confirm(agent, intakeId, proposal), confirm(agent, intakeId, proposal)]);
  const again = await confirm(agent, intakeId, proposal);
  expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = new Set([...both, again].map(({ body }) => (body as { case: { id: string } }).case.id));
  expect(ids.size).toBe(1);
  const own = await db.selectFrom('cases').select('id').where('userId', '=', user.id).execute();
  expect(own).toHaveLength(1);
  expect(await look(agent, intakeId)).toMatchObject({ proposals: [], confirmed: [{ key: proposal.key }] });
});

test('what fails in the middle leaves nothing half done, and goes through the next time', async () => {
  const agent = server.visitor();
  const { intakeId, proposal } = await readPapers(agent);
  const user = await insertUser(db, { state: null });
  await signIn(agent, user);
  const { ids } = server.deps;
  let left = 2;
  server.deps.ids = {
    next() {
      if (left === 0) throw new Error('The power went.');
      left -= 1;
      return ids.next();
    },
  };
  try {
    // The first is the request's own.
    expect((await confirm(agent, intakeId, proposal)).status).toBe(500);
  } finally {
    server.deps.ids = ids;
  }
  expect(await db.selectFrom('cases').select('id').where('userId', '=', user.id).execute()).toEqual([]);
  expect((await look(agent, intakeId)).proposals).toHaveLength(1);
  expect((await confirm(agent, intakeId, proposal)).status).toBe(201);
});

test('papers go into a case of the person that has their number, unless they want another', async () => {
  const user = await insertUser(db);
  const { id: caseId } = await insertCase(db, {
    userId: user.id,
    caseNumber: 'D-202-CV-2026-01234',
    caseNumberKey: 'D-202|CV|2026|01234',
    courtName: 'Second Judicial District Court',
  });
  const agent = await server.as(user);
  const { intakeId, proposal } = await readPapers(agent);
  expect(proposal.sameCase).toMatchObject({ id: caseId });
  const answer = await confirm(agent, intakeId, proposal);
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body).toMatchObject({ case: { id: caseId } });
  const foreign = await insertCase(db);
  const other = await readPapers(agent).catch(() => null);
  expect(other).not.toBeNull();
  if (other === null) return;
  expect((await confirm(agent, other.intakeId, other.proposal, { caseId: foreign.id })).status).toBe(404);
  const anew = await confirm(agent, other.intakeId, other.proposal, { caseId: null });
  expect(anew.status, anew.text).toBe(201);
  expect((anew.body as { case: { id: string } }).case.id).not.toBe(caseId);
});

test('a proposal of papers that were put together otherwise meanwhile is refused', async () => {
  const agent = await server.as(await insertUser(db));
  const { intakeId, proposal } = await readPapers(agent);
  const answer = await confirm(agent, intakeId, { ...proposal, papers: [0] });
  expect(answer.status).toBe(409);
});

test('a day of service that cannot be is told with a way on, and nothing is made', async () => {
  const user = await insertUser(db);
  const agent = await server.as(user);
  const { intakeId, proposal } = await readPapers(agent);
  const answer = await confirm(agent, intakeId, proposal, {
    service: { date: '2026-03-20', method: 'mail' },
  });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    message: expect.stringContaining('has not come yet'),
    fields: { 'service.date': expect.any(String) },
  });
  expect(await db.selectFrom('cases').select('id').where('userId', '=', user.id).execute()).toEqual([]);
});

test('pictures of one paper go along with it as they came, and nothing is lost when the intake ends', async () => {
  const user = await insertUser(db);
  const agent = await server.as(user);
  const files = [text('summons.txt', SUMMONS), picture('one.png', 60), picture('two.png', 120)];
  const { intakeId, documents } = await begin(agent, files);
  const { proposals, papers } = await settled(agent, intakeId);
  const proposal = only(proposals);
  const joined = papers[1]?.documentId;
  const answer = await confirm(agent, intakeId, proposal);
  expect(answer.status, answer.text).toBe(201);
  const { id: caseId } = (answer.body as { case: { id: string } }).case;
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'parentDocumentId', 'path', 'status'])
    .where('caseId', '=', caseId)
    .execute();
  const ids = documents.map(({ id }) => id);
  expect(proposal.papers).toEqual([0, 1]);
  expect(
    rows
      .filter(({ parentDocumentId }) => parentDocumentId === joined)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids.slice(1).sort());
  server.clock.advance({ hours: 30 });
  await sweepIntakes(server.deps);
  for (const { path } of rows) expect(await server.deps.blobs.size(path), path).toBeGreaterThan(0);
  expect(await db.selectFrom('cases').select('id').execute()).toEqual([{ id: caseId }]);
});

test('a request to waive service is kept with its two days, and nobody was served by it', async () => {
  server.clock.set('2026-11-24T18:00:00Z');
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('request.txt', WAIVER_REQUEST)]);
  const read = only((await settled(agent, intakeId)).proposals);
  expect(read).toMatchObject({ sendBack: 'waiver-request', runsFrom: '2026-11-09', asks: 'nothing' });
  const role = { value: 'defendant' as const, certainty: 'certain' as const, factIds: [] };
  await signIn(agent, await insertUser(db));
  const answer = await confirm(agent, intakeId, { ...read, role });
  expect(answer.status, answer.text).toBe(201);
  const { milestones } = answer.body as { milestones: { kind: string; date: string }[] };
  expect(milestones.map(({ date }) => date)).toEqual(['2026-12-09', '2027-01-08']);
  expect(milestones.map(({ kind }) => kind)).not.toContain('Process of Service');
});

test('an eviction goes to the courthouse that its summons prints, whatever other one is known', async () => {
  server.clock.set('2026-11-24T18:00:00Z');
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('summons.txt', EVICTION_IN_VAN_NUYS)]);
  const read = only((await settled(agent, intakeId)).proposals);
  expect(read.court).toMatchObject({ address: '6230 Sylmar Avenue, Van Nuys, CA 91401', phone: null });
  const unprinted = { ...read, court: { ...read.court, printedAddress: null } };
  const service = { date: '2026-11-20', method: 'personal' as const };
  expect((await askDay(agent, intakeId, unprinted, service)).court.address).toBeNull();
});

const TRIAL_NOTICE = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
METROPOLITAN COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. T-4-CV-2026-004411
WILLA HARGROVE,
     Defendant.

NOTICE OF TRIAL

The trial in this matter is set for April 20, 2026 at 1:30 p.m. in Courtroom 4.
Dated: March 2, 2026.`;

test('the doubt of a day is kept with it, until somebody has checked it', async () => {
  const agent = server.visitor();
  const { intakeId, proposal } = await readPapers(agent);
  const user = await insertUser(db);
  await signIn(agent, user);
  const service = { date: null, method: 'unknown' } as const;
  const day = await askDay(agent, intakeId, proposal, service);
  expect(day.day).toMatchObject({ isSure: false });
  const made = await confirm(agent, intakeId, proposal, { service });
  const { id: caseId } = (made.body as { case: { id: string } }).case;
  const answer = async () => {
    const { body } = await agent.rest('GET', `/api/cases/${caseId}/milestones`);
    return only(
      (body as { kind: string; id: string; date: string; doubts: string[] | null }[]).filter(
        ({ kind }) => kind === 'Answer',
      ),
    );
  };
  const kept = await answer();
  expect(kept.doubts).toEqual(day.day?.warnings);
  const next = await agent.rest('GET', '/api/next');
  expect(next.body).toMatchObject({ steps: [{ deadline: { id: kept.id, doubts: kept.doubts } }] });

  expect((await agent.rest('PATCH', `/api/milestones/${kept.id}`, { isChecked: true })).status).toBe(200);
  expect(await answer()).toMatchObject({ date: kept.date, doubts: null, isAutoCalculated: true });
  const audit = await agent.rest('GET', `/api/cases/${caseId}/audit`);
  expect(audit.text).toContain('the day was checked');
});

test('a trial that a paper names is the one row that waits for it, at its hour', async () => {
  const agent = server.visitor();
  const { intakeId } = await begin(agent, [text('notice.txt', TRIAL_NOTICE)]);
  const { proposals } = await settled(agent, intakeId);
  const proposal = only(proposals);
  const user = await insertUser(db);
  await signIn(agent, user);
  const made = await confirm(agent, intakeId, proposal, { service: null });
  expect(made.status, made.text).toBe(201);
  const { id: caseId } = (made.body as { case: { id: string } }).case;
  const { body } = await agent.rest('GET', `/api/cases/${caseId}/milestones`);
  const trials = (body as { kind: string; date: string | null; id: string }[]).filter(
    ({ kind, date }) => /trial/i.test(kind) || date === '2026-04-20',
  );
  expect(only(trials)).toMatchObject({ date: '2026-04-20', dueTime: '13:30', takesPlace: true });

  const moved = await agent.rest('PATCH', `/api/milestones/${only(trials).id}`, { date: '2026-04-27' });
  expect(moved.body).toMatchObject({
    date: '2026-04-27',
    derivedFromDocId: null,
    doubts: null,
    dueTime: null,
  });
});
