import { expect } from 'vitest';
import type { ErrorCode } from '#src/errors.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, type Input, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import type { TestApp } from '#tests/setup/app.ts';

const HOUR_MS = 3_600_000;

/** Everybody who may knock at one case. */
export interface People {
  caseId: string;
  ownerId: string;
  owner: Agent;
  collaborator: Agent;
  viewer: Agent;
  /** A collaborator whose access ended an hour ago. */
  expired: Agent;
  /** Signed in, no member. */
  outsider: Agent;
  /** Signed in, without a role and state. */
  newcomer: Agent;
  visitor: Agent;
}

export async function makePeople(server: TestApp): Promise<People> {
  const { db } = server;
  const { id: caseId, userId: ownerId } = await insertCase(db);
  const member = async (role: 'collaborator' | 'viewer', expiresAt?: Date) => {
    const { userId } = await insertMember(db, { caseId, role, ...(expiresAt && { expiresAt }) });
    return server.as({ id: userId });
  };
  return {
    caseId,
    ownerId,
    owner: await server.as({ id: ownerId }),
    collaborator: await member('collaborator'),
    viewer: await member('viewer'),
    expired: await member('collaborator', new Date(server.clock.now().getTime() - HOUR_MS)),
    outsider: await server.as(await insertUser(db)),
    newcomer: await server.as(await insertUser(db, { state: null })),
    visitor: server.visitor(),
  };
}

const OUTSIDE: [who: keyof People, status: number, code: ErrorCode][] = [
  ['visitor', 401, 'UNAUTHORIZED'],
  ['newcomer', 403, 'FORBIDDEN'],
  ['outsider', 404, 'NOT_FOUND'],
  ['expired', 404, 'NOT_FOUND'],
];

/**
 * Checks on both wires that whoever may not call the procedure is refused, with the status of an outsider's
 * request or a member's. `members` are those whose role does not allow it.
 */
export async function expectRefused(
  people: People,
  name: string,
  input: Input,
  members: ('collaborator' | 'viewer')[] = [],
): Promise<void> {
  const cases = [...OUTSIDE, ...members.map((who): (typeof OUTSIDE)[number] => [who, 403, 'FORBIDDEN'])];
  for (const wire of WIRES) {
    for (const [who, status, code] of cases) {
      const agent = people[who];
      if (typeof agent === 'string') throw new Error(`${who} is nobody.`);
      expectFailure(await agent.call(wire, name, input), status, code);
    }
  }
}

/** Checks on both wires that an id that is unknown or no id at all is answered alike, even with a bad body. */
export async function expectNotFound(agent: Agent, name: string, key: string, input: Input = {}) {
  const texts = new Set<unknown>();
  for (const wire of WIRES) {
    for (const id of [crypto.randomUUID(), 'none', '1', "' or 1=1", '%00', '\u0000', '../etc']) {
      const answer = await agent.call(wire, name, { ...input, [key]: id });
      expectFailure(answer, 404, 'NOT_FOUND');
      texts.add((answer.body as { message: string }).message);
    }
  }
  expect([...texts]).toHaveLength(1);
}
