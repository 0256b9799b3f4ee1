import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import { PROPOSAL_LIMITS } from '#src/intake/lines-schema.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp, startJobs } from '#tests/setup/reading.ts';
import { begin, only, SUMMONS, settled, text } from './stand.ts';

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
