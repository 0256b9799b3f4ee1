import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Counterclaims, Defenses } from '#src/answers/schema.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectRefused } from '../cases/people.ts';
import { LOST_DEFENSES, makeSuit } from './suit.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

async function defensesOf(agent: Agent, caseId: string) {
  return Defenses.parse((await agent.call('trpc', 'answers.defenses', { caseId })).body);
}

/** A case that is named by its court alone: a number would speak louder. */
const inCourt = (caseId: string, courtName: string | null, state = 'NM') =>
  db.updateTable('cases').set({ courtName, state, caseNumber: null }).where('id', '=', caseId).execute();

describe.each(WIRES)('answers.defenses on %s', (wire) => {
  test('lists them as options, those that are lost first, nothing chosen', async () => {
    const { people, caseId } = await makeSuit(server);
    const answer = await people.viewer.call(wire, 'answers.defenses', { caseId });
    expect(answer.status, answer.text).toBe(200);
    const { court, options, notes } = Defenses.parse(answer.body);
    expect(court).toBe('new_mexico_district');
    expect(options.slice(0, 4).map(({ id }) => id)).toEqual(LOST_DEFENSES);
    expect(options.map(({ isWaivedIfOmitted }) => isWaivedIfOmitted)).toEqual(
      options.map((_, index) => index < 4),
    );
    expect(options[0]?.citation).toBe('Rule 1-012(B) NMRA');
    expect(options.find(({ id }) => id === 'payment')?.citation).toBe('Rule 1-008(C) NMRA');
    expect(
      options.every(
        ({ chosen, declined, meaning, factNeeded }) => !chosen && !declined && meaning && factNeeded,
      ),
    ).toBe(true);
    expect(notes.join(' ')).toContain('Rule 1-012(H) NMRA');
    if (wire === 'rest') expect(onTheWire(Defenses).safeParse(answer.body).success).toBe(true);
  });

  test('who may not', async () => {
    const { people, caseId } = await makeSuit(server);
    await expectRefused(people, 'answers.defenses', { caseId });
  });
});

test.each([
  ['United States District Court for the District of New Mexico', 'NM', 'federal', 'FRCP 12(b)(2)'],
  ['Taos Magistrate Court', 'NM', 'new_mexico_magistrate', null],
  ['Superior Court of California', 'CA', 'california', null],
  // The complaint's own caption names a New Mexico court.
  [null, 'NM', 'new_mexico_district', 'Rule 1-012(B) NMRA'],
] as const)('in %s', async (courtName, state, court, citation) => {
  const { people, caseId } = await makeSuit(server);
  await inCourt(caseId, courtName, state);
  const found = await defensesOf(people.owner, caseId);
  expect(found.court).toBe(court);
  expect(found.options[0]?.citation).toBe(citation);
  if (citation === null) expect(found.options[0]?.caution).toContain('Verify with the clerk or a lawyer');
});

describe.each(WIRES)('answers.chooseDefense on %s', (wire) => {
  test('chooses with a fact, declines, and takes back; all three are kept', async () => {
    const { people, caseId } = await makeSuit(server);
    const choose = (defenseId: string, choice: string, facts?: string) =>
      people.collaborator.call(wire, 'answers.chooseDefense', {
        caseId,
        defenseId,
        choice,
        ...(facts && { facts }),
      });
    expect((await choose('payment', 'chosen', ' I paid on May 9. ')).status).toBe(200);
    expect((await choose('laches', 'declined')).status).toBe(200);
    expect((await choose('release', 'chosen', 'Signed.')).status).toBe(200);
    const last = Defenses.parse((await choose('release', 'open', 'Signed.')).body);
    const of = (id: string) => last.options.find((option) => option.id === id);
    expect(of('payment')).toMatchObject({ chosen: true, declined: false, facts: 'I paid on May 9.' });
    expect(of('laches')).toMatchObject({ chosen: false, declined: true });
    expect(of('release')).toMatchObject({ chosen: false, declined: false, facts: 'Signed.' });
  });

  test('404 for one that we do not know, 400 for a choice that is none', async () => {
    const { people, caseId } = await makeSuit(server);
    const call = (input: object) => people.owner.call(wire, 'answers.chooseDefense', { caseId, ...input });
    expectFailure(await call({ defenseId: 'charm', choice: 'chosen' }), 404, 'NOT_FOUND', {
      message: 'We do not know that defense.',
    });
    expectFailure(await call({ defenseId: 'payment', choice: 'perhaps' }), 400, 'BAD_REQUEST');
    const facts = 'x'.repeat(5_001);
    expectFailure(await call({ defenseId: 'payment', choice: 'chosen', facts }), 400, 'BAD_REQUEST');
  });
});

test('who may not choose', async () => {
  const { people, caseId } = await makeSuit(server);
  await expectRefused(people, 'answers.chooseDefense', { caseId, defenseId: 'payment', choice: 'chosen' }, [
    'viewer',
  ]);
});

describe.each(WIRES)('counterclaims on %s', (wire) => {
  const rent = { id: '3f0f7e52-92a5-4b89-8f57-0e2a3e0c9d01', title: 'Rent', facts: 'A.', relief: 'B.' };
  const deposit = { id: '7b0f7e52-92a5-4b89-8f57-0e2a3e0c9d02', title: 'Deposit', facts: '', relief: '' };

  test('are made, changed and removed one by one; the others stay', async () => {
    const { people, caseId } = await makeSuit(server);
    const save = async (input: object) => {
      const answer = await people.owner.call(wire, 'answers.saveCounterclaims', { caseId, ...input });
      expect(answer.status, answer.text).toBe(200);
      return Counterclaims.parse(answer.body).counterclaims;
    };
    expect(await save({ counterclaims: [rent, deposit] })).toEqual([rent, deposit]);
    expect(await save({ counterclaims: [{ ...rent, facts: 'C.' }] })).toEqual([
      { ...rent, facts: 'C.' },
      deposit,
    ]);
    expect(await save({ counterclaims: [], removed: [rent.id] })).toEqual([deposit]);
    const listed = await people.viewer.call(wire, 'answers.counterclaims', { caseId });
    expect(Counterclaims.parse(listed.body).counterclaims).toEqual([deposit]);
  });

  test('the notes say what must be brought now in this court', async () => {
    const { people, caseId } = await makeSuit(server);
    const notes = async () =>
      Counterclaims.parse((await people.owner.call(wire, 'answers.counterclaims', { caseId })).body).notes[0];
    expect(await notes()).toContain('Rule 1-013(A) NMRA');
    await inCourt(caseId, 'Taos Magistrate Court');
    expect(await notes()).toContain('Rule 2-302(E) NMRA');
    await inCourt(caseId, 'United States District Court');
    expect(await notes()).toContain('FRCP 13(a)');
  });

  test('an id of another case changes nothing there', async () => {
    const [mine, theirs] = [await makeSuit(server), await makeSuit(server)];
    await theirs.people.owner.call(wire, 'answers.saveCounterclaims', {
      caseId: theirs.caseId,
      counterclaims: [rent],
    });
    await mine.people.owner.call(wire, 'answers.saveCounterclaims', {
      caseId: mine.caseId,
      counterclaims: [{ ...rent, title: 'Mine' }],
      removed: [],
    });
    const answer = await theirs.people.owner.call(wire, 'answers.counterclaims', { caseId: theirs.caseId });
    expect(Counterclaims.parse(answer.body).counterclaims).toEqual([rent]);
  });

  test('400 for an id that is none, for too many, and then nothing changes', async () => {
    const { people, caseId } = await makeSuit(server);
    const save = (counterclaims: object[]) =>
      people.owner.call(wire, 'answers.saveCounterclaims', { caseId, counterclaims });
    expectFailure(await save([{ ...rent, id: 'x' }]), 400, 'BAD_REQUEST');
    const many = Array.from({ length: 30 }, () => ({ ...rent, id: crypto.randomUUID() }));
    expect((await save(many)).status).toBe(200);
    expectFailure(await save([deposit]), 400, 'BAD_REQUEST', {
      message: 'Please write at most 30 counterclaims.',
    });
    const answer = await people.owner.call(wire, 'answers.counterclaims', { caseId });
    expect(Counterclaims.parse(answer.body).counterclaims).toHaveLength(30);
  });

  test('who may not', async () => {
    const { people, caseId } = await makeSuit(server);
    await expectRefused(people, 'answers.counterclaims', { caseId });
    await expectRefused(people, 'answers.saveCounterclaims', { caseId, counterclaims: [rent] }, ['viewer']);
  });
});
