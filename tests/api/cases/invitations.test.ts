import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OpenInvitation } from '#src/cases/schema.ts';
import { type Agent, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure, textAt } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

async function list(agent: Agent, wire: Wire, caseId: string) {
  const { body } = await agent.call(wire, 'cases.invitations', { caseId });
  if (wire === 'rest') z.array(onTheWire(OpenInvitation)).parse(body);
  return z.array(z.looseObject({ id: z.string(), role: z.string(), madeBy: z.string() })).parse(body);
}

const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

describe.each(WIRES)('open invitations on %s', (wire) => {
  test('are listed, the newest first, without their links', async () => {
    const { caseId, owner } = await makePeople(server);
    const first = await owner.call(wire, 'cases.invite', { caseId, role: 'viewer', accessDays: 30 });
    await owner.call(wire, 'cases.invite', { caseId, role: 'collaborator' });
    const found = await list(owner, wire, caseId);
    expect(found.map(({ role }) => role)).toEqual(['collaborator', 'viewer']);
    expect(JSON.stringify(found)).not.toContain(tokenOf(textAt(first, 'url')));
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(Object.keys(OpenInvitation.shape).sort());
  });

  test('taken back, a link lets nobody in any more', async () => {
    const { caseId, owner, outsider } = await makePeople(server);
    const token = tokenOf(textAt(await owner.call(wire, 'cases.invite', { caseId, role: 'viewer' }), 'url'));
    const [{ id } = { id: '' }] = await list(owner, wire, caseId);
    const input = { caseId, invitationId: id };
    expect((await owner.call(wire, 'cases.revokeInvitation', input)).status).toBe(200);
    expect(await list(owner, wire, caseId)).toEqual([]);
    expectFailure(await outsider.call(wire, 'cases.acceptInvitation', { token }), 404, 'NOT_FOUND');
    expectFailure(await owner.call(wire, 'cases.revokeInvitation', input), 404, 'NOT_FOUND');
  });

  test('one that was taken up or is too old is none', async () => {
    const { caseId, owner, outsider } = await makePeople(server);
    const token = tokenOf(textAt(await owner.call(wire, 'cases.invite', { caseId, role: 'viewer' }), 'url'));
    const [{ id } = { id: '' }] = await list(owner, wire, caseId);
    await outsider.call(wire, 'cases.acceptInvitation', { token });
    expect(await list(owner, wire, caseId)).toEqual([]);
    const revoke = await owner.call(wire, 'cases.revokeInvitation', { caseId, invitationId: id });
    expectFailure(revoke, 404, 'NOT_FOUND');
    await owner.call(wire, 'cases.invite', { caseId, role: 'viewer' });
    server.clock.advance({ days: 15 });
    expect(await list(owner, wire, caseId)).toEqual([]);
    server.clock.advance({ days: -15 });
  });

  test('of another case, or none at all, are 404', async () => {
    const [mine, theirs] = [await makePeople(server), await makePeople(server)];
    await theirs.owner.call(wire, 'cases.invite', { caseId: theirs.caseId, role: 'viewer' });
    const [{ id } = { id: '' }] = await list(theirs.owner, wire, theirs.caseId);
    for (const invitationId of [id, crypto.randomUUID(), 'none', '\u0000']) {
      const input = { caseId: mine.caseId, invitationId };
      expectFailure(await mine.owner.call(wire, 'cases.revokeInvitation', input), 404, 'NOT_FOUND');
    }
    expect(await list(theirs.owner, wire, theirs.caseId)).toHaveLength(1);
  });
});

test('401, 403 for everybody but the owner, and 404', async () => {
  const people = await makePeople(server);
  const input = { caseId: people.caseId, invitationId: crypto.randomUUID() };
  await expectRefused(people, 'cases.invitations', { caseId: people.caseId }, ['viewer', 'collaborator']);
  await expectRefused(people, 'cases.revokeInvitation', input, ['viewer', 'collaborator']);
  await expectNotFound(people.owner, 'cases.invitations', 'caseId');
});
