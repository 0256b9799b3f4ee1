import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MilestoneContents } from '#src/milestones/contents-schema.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeAttachment, makeMilestone, makeNote } from '#tests/factories/milestones.ts';
import { makeSummons } from '#tests/factories/summons.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

describe.each(WIRES)('milestones.contents on %s', (wire) => {
  test('counts what hangs on a milestone, and nothing of another or of what was deleted', async () => {
    const { caseId, ownerId, viewer } = await makePeople(server);
    const milestone = await makeMilestone(db, { caseId });
    const other = await makeMilestone(db, { caseId });
    await makeNote(db, milestone, { userId: ownerId });
    await makeNote(db, milestone, { userId: ownerId, deletedAt: new Date() });
    for (const each of [milestone, other]) {
      await makeAttachment(db, each, await makeDocument(db, { caseId }));
      await makeSummons(db, { caseId, milestoneId: each.id });
      await makeSummons(db, { caseId, milestoneId: each.id });
      await db.insertInto('docketEntries').values({ caseId, milestoneId: each.id, rawText: 'x' }).execute();
    }
    await makeAttachment(db, milestone, await makeDocument(db, { caseId, deletedAt: new Date() }));
    const answer = await viewer.call(wire, 'milestones.contents', { id: milestone.id });
    expect(MilestoneContents.strict().parse(answer.body)).toEqual({
      notes: 1,
      attachments: 1,
      summons: 2,
      docketEntries: 1,
    });
  });
});

test('401 and 404', async () => {
  const people = await makePeople(server);
  const { id } = await makeMilestone(db, { caseId: people.caseId });
  await expectRefused(people, 'milestones.contents', { id });
  await expectNotFound(people.owner, 'milestones.contents', 'id');
});
