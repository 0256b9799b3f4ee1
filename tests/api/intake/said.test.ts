import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { PROPOSAL_LIMITS } from '#src/intake/lines-schema.ts';
import { DayAnswer, PaperCard, type Proposal } from '#src/intake/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { makeTime } from '#tests/factories/intake.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';
import { until } from '#tests/setup/until.ts';
import { begin, formOf, only, SUMMONS, settled, text } from './stand.ts';

const database = await testDatabase();
const server = await makeReadingApp();
let jobs: Jobs;
beforeEach(async () => {
  await database.reset();
  server.clock.set('2026-03-12T18:00:00Z');
  jobs = await startJobs(server);
});
afterEach(() => jobs.stop());
afterAll(() => server.close());

const SERVED = { date: '2026-03-10', method: 'personal' } as const;

async function readSummons() {
  const agent = await server.as(await insertUser(server.db));
  const { intakeId } = await begin(agent, [text('summons.txt', SUMMONS)]);
  return { agent, intakeId, proposal: only((await settled(agent, intakeId)).proposals) };
}

const confirm = (agent: Agent, intakeId: string, proposal: unknown) =>
  agent.rest('POST', `/api/intake/${intakeId}/confirm`, { proposal, service: SERVED });

const hearing = (at: number) => ({
  label: `Hearing ${at}`,
  date: `2027-0${1 + Math.floor(at / 28)}-${String(1 + (at % 28)).padStart(2, '0')}`,
  time: '09:00',
  place: 'Courtroom 2',
  certainty: 'certain' as const,
  factId: `hearing-${at}`,
});
const hearings = (count: number) => Array.from({ length: count }, (_, at) => hearing(at));
const long = 'x'.repeat(PROPOSAL_LIMITS.words + 1);

test('what a proposal may say has an end: nothing of one that says more is kept', async () => {
  const { agent, intakeId, proposal } = await readSummons();
  const deadline = { ...hearing(0), period: null };
  const offer = { label: 'Pay', until: null, amount: 1, warning: null, factId: 'offer' };
  const cut = { factId: 'cut', paper: 0, page: 1, quote: 'x' };
  const many = PROPOSAL_LIMITS.lines + 1;
  const changes: Record<string, Partial<Proposal>> = {
    hearings: { hearings: hearings(many) },
    deadlines: { deadlines: Array.from({ length: many }, () => deadline) },
    offers: { offers: Array.from({ length: many }, () => offer) },
    cuts: { cuts: Array.from({ length: PROPOSAL_LIMITS.cuts + 1 }, () => cut) },
    label: { hearings: [{ ...hearing(0), label: long }] },
    place: { hearings: [{ ...hearing(0), place: long }] },
    says: { says: long },
  };
  for (const [name, change] of Object.entries(changes)) {
    const answer = await confirm(agent, intakeId, { ...proposal, ...change });
    expect([name, answer.status]).toEqual([name, 400]);
  }
  expect(await server.db.selectFrom('intakeCases').select('key').execute()).toEqual([]);
  const most = await confirm(agent, intakeId, { ...proposal, hearings: hearings(PROPOSAL_LIMITS.lines) });
  expect(most.status, most.text).toBe(201);
  const kept = await server.db
    .selectFrom('milestones')
    .select(['kind', 'dueTime'])
    .where('kind', 'like', 'Hearing%')
    .execute();
  expect(kept).toHaveLength(PROPOSAL_LIMITS.lines);
});

test.each(['99:99', '<b>hello', '', '9:00', '24:00'])('“%s” is no time of a day', async (time) => {
  const { agent, intakeId, proposal } = await readSummons();
  const changed = { ...proposal, hearings: [{ ...hearing(0), time }] };
  const answer = await confirm(agent, intakeId, changed);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Write the time as hours and minutes');
});

test.each(['<>', 'ZZ', 'nm', ''])('“%s” is no state', async (value) => {
  const { agent, intakeId, proposal } = await readSummons();
  const court = { ...proposal.court, value: null, courtId: null };
  const state = { ...proposal.state, value };
  const answer = await confirm(agent, intakeId, {
    ...proposal,
    court,
    caseNumber: { ...proposal.caseNumber, value: null },
    state,
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('Choose the state from the list');
});

const due = (words: string) => ({
  ...{ label: 'Bring your list', date: null, time: null, period: makeTime(words) },
  ...{ certainty: 'certain' as const, factId: 'due' },
});
const day = (agent: Agent, intakeId: string, proposal: unknown) =>
  agent.rest('POST', `/api/intake/${intakeId}/day`, { proposal, service: SERVED });

test('a time that no paper gives is not walked day by day, and a line is short', async () => {
  const { agent, intakeId, proposal } = await readSummons();
  const counted = async (period: string) => {
    const said = { ...proposal, deadlines: [due(period)], hearings: [hearing(0)] };
    const answer = await day(agent, intakeId, said);
    expect(answer.status, answer.text).toBe(200);
    return DayAnswer.parse(answer.body).others.map(({ what }) => what);
  };
  expect(await counted('10 court days before the hearing')).toContain('Bring your list');
  for (const period of ['9999 court days before the hearing', '9999 business days before the hearing'])
    expect(await counted(period)).not.toContain('Bring your list');
  const line = 'x'.repeat(PROPOSAL_LIMITS.line + 1);
  const long = { ...due('5 days'), period: { count: 5, unit: 'days', from: line } };
  for (const deadlines of [[long], [{ ...due('5 days'), label: line }]])
    expect((await day(agent, intakeId, { ...proposal, deadlines })).status).toBe(400);
});

test('days are counted and kept so often and no more', async () => {
  const { agent, intakeId, proposal } = await readSummons();
  const { id } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  for (const key of [id, intakeId])
    for (let times = 0; times < LIMITS['paper-days'].points; times += 1)
      await server.deps.limits.spend('paper-days', key);
  const answers = [await day(agent, intakeId, proposal), await confirm(agent, intakeId, proposal)];
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(answers[0]?.text).toContain('What you entered is kept.');
});

test('what is kept of a line is one line, and turns no other words', async () => {
  const { agent, intakeId, proposal } = await readSummons();
  const turned = (words: string) => `${words.slice(0, 4)}\u202e\n\u0007${words.slice(4)}`;
  const answer = await confirm(agent, intakeId, {
    ...proposal,
    court: { ...proposal.court, value: turned(proposal.court.value ?? '') },
    hearings: [{ ...hearing(0), place: 'Room 4\u202e\n\n12' }],
    deadlines: [
      {
        ...{ ...due('5 days'), period: null, label: 'File the list', date: '2026-06-01' },
        counted: { citation: 'Rule 1\u202e\n-012', steps: ['One\u202e\nstep'], caveats: [] },
      },
    ],
  });
  expect(answer.status, answer.text).toBe(201);
  const kept = await server.db.selectFrom('milestones').select(['kind', 'place', 'ruleReference']).execute();
  expect(kept).toContainEqual(expect.objectContaining({ kind: 'Hearing 0', place: 'Room 4 12' }));
  expect(kept).toContainEqual(
    expect.objectContaining({ kind: 'File the list', ruleReference: 'Rule 1 -012' }),
  );
});

test('a card keeps the number and the court of a case without marks that turn words', async () => {
  const user = await insertUser(server.db);
  const { id: caseId } = await insertCase(server.db, { userId: user.id, caseNumber: null, courtName: null });
  const documentId = await storeFile(
    server,
    { caseId, userId: user.id },
    {
      ...{ filename: 'summons.txt', mimeType: 'text/plain', content: SUMMONS },
    },
  );
  await jobs.readDocument(documentId);
  const agent = await server.as(user);
  const proposal = await until(async () => {
    const card = PaperCard.parse((await agent.rest('GET', `/api/documents/${documentId}/card`)).body);
    if (card.proposal === null) throw new Error('It is not read yet.');
    return card.proposal;
  });
  const answer = await agent.rest('POST', `/api/documents/${documentId}/card`, {
    proposal: {
      ...proposal,
      caseNumber: { ...proposal.caseNumber, value: 'D-202\u202e-CV-2026\u0007-01234' },
      court: { ...proposal.court, value: 'Second\u202e Judicial\nDistrict Court' },
    },
    ...{ service: null, moves: [] },
  });
  expect(answer.status, answer.text).toBe(201);
  const row = await server.db
    .selectFrom('cases')
    .select(['caseNumber', 'courtName'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ caseNumber: 'D-202-CV-2026 -01234', courtName: 'Second Judicial District Court' });
});

test('the name of a file that is refused turns no words of the refusal', async () => {
  const answer = await server.visitor().request('/api/intake', {
    method: 'POST',
    body: formOf([new File(['x'], 'gnp.\u202emmus.exe')]),
  });
  expect(answer.status).toBe(415);
  expect((await answer.json()).message).toContain('“gnp.mmus.exe” is not a type of file');
});
