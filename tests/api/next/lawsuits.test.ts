import { afterAll, beforeEach, expect, test } from 'vitest';
import { Lawsuits } from '#src/next/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

test.each(WIRES)(
  '%s: a case of letters is told apart from a lawsuit, and another’s is not told',
  async (wire) => {
    const user = await insertUser(db, { role: 'defendant' });
    const other = await insertUser(db, { role: 'defendant' });
    const agent = await server.as(user);
    const bare = { caseNumber: null, caseNumberKey: null, courtName: null };
    const letters = await insertCase(db, { userId: user.id, ...bare });
    await insertCase(db, { userId: other.id });
    await insertDocument(db, { caseId: letters.id, docType: 'Demand Letter' });
    const ask = async () =>
      wire === 'rest'
        ? Lawsuits.strict().parse((await agent.rest('GET', '/api/next/lawsuits')).body)
        : agent.trpc.next.lawsuits.query();
    expect(await ask()).toEqual({ none: [letters.id], some: false });
    await insertDocument(db, { caseId: letters.id, docType: 'Summons' });
    expect(await ask()).toEqual({ none: [], some: true });
  },
);
