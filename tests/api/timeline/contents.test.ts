import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MilestoneContents } from '#src/timeline/contents-schema.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertAttachment, insertMilestone, insertNote } from '#tests/factories/milestones.ts';
import { insertSummons } from '#tests/factories/summons.ts';
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
    const milestone = await insertMilestone(db, { caseId });
    const other = await insertMilestone(db, { caseId });
    await insertNote(db, milestone, { userId: ownerId });
    await insertNote(db, milestone, { userId: ownerId, deletedAt: new Date() });
    for (const each of [milestone, other]) {
      await insertAttachment(db, each, await insertDocument(db, { caseId }));
      await insertSummons(db, { caseId, milestoneId: each.id });
      await insertSummons(db, { caseId, milestoneId: each.id });
      await db.insertInto('docketEntries').values({ caseId, milestoneId: each.id, rawText: 'x' }).execute();
    }
    await insertAttachment(db, milestone, await insertDocument(db, { caseId, deletedAt: new Date() }));
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
  const { id } = await insertMilestone(db, { caseId: people.caseId });
  await expectRefused(people, 'milestones.contents', { id });
  await expectNotFound(people.owner, 'milestones.contents', 'id');
});
