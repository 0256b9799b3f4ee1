import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { PRIMARY_TAKEN } from '#src/participants/schema.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { watchCase } from '#tests/setup/case-events.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';
import { INES, participantOf } from './answers.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const stored = () => db.selectFrom('caseParticipants').selectAll().orderBy('createdAt').execute();

describe.each(WIRES)('participants.create on %s', (wire) => {
  test('keeps every field, and who entered it', async () => {
    const { caseId, ownerId, owner } = await makePeople(server);
    const made = participantOf(await owner.call(wire, 'participants.create', { caseId, ...INES }), wire, 201);
    expect(made).toMatchObject({ ...INES, caseId, userId: ownerId });
    expect(await stored()).toEqual([made]);
  });

  test('a role is enough: missing texts are empty, the rest has its default', async () => {
    const { caseId, collaborator } = await makePeople(server);
    const answer = await collaborator.call(wire, 'participants.create', { caseId, role: 'witness' });
    expect(participantOf(answer, wire, 201)).toMatchObject({
      role: 'witness',
      preferredContactMethod: 'email',
      country: 'United States',
      isPrimary: false,
      firstName: '',
      displayName: '',
      notes: '',
    });
  });

  test('a display name that is left blank is made of the name, else of the organization', async () => {
    const { caseId, owner } = await makePeople(server);
    const create = async (input: object) =>
      participantOf(await owner.call(wire, 'participants.create', { caseId, ...input }), wire, 201)
        .displayName;
    expect(await create({ ...INES, displayName: '  ' })).toBe('Ines M. Calloway Jr.');
    expect(await create({ role: 'other', organization: 'Orlov Roofing LLC' })).toBe('Orlov Roofing LLC');
    expect(await create({ role: 'other', lastName: 'Quay', website: 'example.org' })).toBe('Quay');
    expect((await stored()).map(({ website }) => website)).toContain('https://example.org');
  });

  test('a second primary participant with the role is refused, and nothing is stored', async () => {
    const { caseId, owner } = await makePeople(server);
    const other = await makePeople(server);
    const create = (input: object) => owner.call(wire, 'participants.create', { caseId, ...INES, ...input });
    participantOf(await create({}), wire, 201);
    expectFailure(await create({ firstName: 'Otto' }), 409, 'CONFLICT', { message: PRIMARY_TAKEN });
    participantOf(await create({ isPrimary: false }), wire, 201);
    participantOf(await create({ role: 'expert' }), wire, 201);
    const elsewhere = await other.owner.call(wire, 'participants.create', { ...INES, caseId: other.caseId });
    participantOf(elsewhere, wire, 201);
    expect(await stored()).toHaveLength(4);
  });

  test('of primary participants that come at once one is kept, the others are told', async () => {
    const { caseId, owner, collaborator } = await makePeople(server);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? owner : collaborator).call(wire, 'participants.create', { caseId, ...INES }),
      ),
    );
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused).toHaveLength(7);
    for (const answer of refused) expectFailure(answer, 409, 'CONFLICT', { message: PRIMARY_TAKEN });
    expect(await stored()).toHaveLength(1);
  });

  test('says what is wrong at its field', async () => {
    const { caseId, owner } = await makePeople(server);
    const input = { caseId, role: 'witness', email: 'nobody', website: 'javascript:alert(1)' };
    expectFailure(await owner.call(wire, 'participants.create', input), 400, 'BAD_REQUEST', {
      message: 'Invalid email address',
      errors: ['Invalid email address', 'Invalid website URL'],
      fields: { email: 'Invalid email address', website: 'Invalid website URL' },
    });
    const without = await owner.call(wire, 'participants.create', { caseId });
    expectFailure(without, 400, 'BAD_REQUEST', { fields: { role: 'Please choose a role' } });
    const long = await owner.call(wire, 'participants.create', { ...input, notes: 'n'.repeat(10_001) });
    expect(long.status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('nobody chooses the id, the case or the person of a row', async () => {
    const { caseId, ownerId, owner } = await makePeople(server);
    const id = crypto.randomUUID();
    const more = { id, userId: id, createdAt: '2020-01-01T00:00:00Z' };
    const input = { caseId, role: 'witness' };
    const fields = Object.fromEntries(Object.keys(more).map((key) => [key, expect.any(String)]));
    const refused = await owner.call(wire, 'participants.create', { ...input, ...more });
    expectFailure(refused, 400, 'BAD_REQUEST', { fields });
    const made = participantOf(await owner.call(wire, 'participants.create', input), wire, 201);
    expect(made).toMatchObject({ caseId, userId: ownerId });
  });
});

test('members who watch are told', async () => {
  const { caseId, owner } = await makePeople(server);
  const ending = new AbortController();
  const watch = watchCase(server.deps.events, caseId, ending.signal);
  const told = watch.next();
  await owner.call('rest', 'participants.create', { caseId, role: 'witness' });
  expect(await told).toEqual({ done: false, value: { type: 'participants-changed' } });
  ending.abort();
});

test('401, 403 and 404', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'participants.create', { ...INES, caseId: people.caseId }, ['viewer']);
  await expectNotFound(people.owner, 'participants.create', 'caseId', { ...INES });
  expect(await stored()).toEqual([]);
});
