import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { insertIntake } from '#server/intake/store.ts';
import { type Procedure, procedures, restProcedures } from '#server/rest.ts';
import { appRouter } from '#server/router.ts';
import { type Agent, type Answer, type Input, WIRES, type Wire } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { seedCase } from '../../arch/seeded-case.ts';

const database = await testDatabase();
const server = await makeTestApp();
afterAll(() => server.close());

let owner: Agent;
let caseId: string;
let children: string[];
const intakeId = crypto.randomUUID();

beforeAll(async () => {
  await database.reset();
  const seeded = await seedCase(server.db, 'quay');
  ({ caseId, children } = seeded);
  owner = await server.as({ id: seeded.ownerId });
  const now = Date.now();
  await insertIntake(server.db, {
    ...{ id: intakeId, secretHash: 'x', userId: seeded.ownerId, addressKey: null },
    ...{ createdAt: new Date(now), expiresAt: new Date(now + 3_600_000) },
  });
});

const withBody: Record<Wire, Procedure[]> = {
  rest: restProcedures(appRouter).filter(({ rest: { method } }) => method !== 'GET' && method !== 'DELETE'),
  trpc: procedures(appRouter).filter(({ type }) => type === 'mutation'),
};

/** What the procedure could be asked about: the case, each thing of it, or papers before there is a case. */
function places({ name, inputs }: Procedure): Input[] {
  if (name.startsWith('intake.')) return [intakeId, ...children].map((id) => ({ id }));
  const fields = inputs.flatMap((input) => (input instanceof z.ZodObject ? Object.keys(input.shape) : []));
  if (fields.includes('caseId')) return [{ caseId }];
  return fields.includes('id') ? children.map((id) => ({ id })) : [{}];
}

describe.each(WIRES)('on %s', (wire) => {
  test.each(withBody[wire])('$name: a key that is not known is refused by its name', async (procedure) => {
    const answers: Answer[] = [];
    for (const place of places(procedure)) {
      answers.push(await owner.call(wire, procedure.name, { ...place, color: 'red' }));
    }
    const told = answers.filter(({ status }) => status !== 404);
    expect(told.map(({ text }) => text)).not.toEqual([]);
    for (const answer of told) {
      expectFailure(answer, 400, 'BAD_REQUEST', {
        message: '“color” is not known here. Please leave it out, or check its spelling.',
        fields: { color: expect.any(String) },
      });
    }
  });

  test('below the first level too', async () => {
    const calculation = {
      ...{ jurisdiction: 'federal', deadlineType: 'answer', serviceMethod: 'personal' },
      ...{ triggerDate: '2026-03-02', method: 'court-rule', shade: 1 },
    };
    const input = { caseId, kind: 'Answer', date: '2026-03-23', calculation };
    const answer = await owner.call(wire, 'milestones.create', input);
    expectFailure(answer, 400, 'BAD_REQUEST', { fields: { 'calculation.shade': expect.any(String) } });
    const responses = [{ documentId: children[0], key: '1', response: 'deny', words: '', shade: 1 }];
    const listed = await owner.call(wire, 'answers.respond', { caseId, responses });
    expectFailure(listed, 400, 'BAD_REQUEST', { fields: { 'responses.0.shade': expect.any(String) } });
  });
});
