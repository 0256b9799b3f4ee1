import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertChunk, insertDocument } from '#tests/factories/documents.ts';
import { insertMilestone } from '#tests/factories/milestones.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { insertServiceAttempt, insertSummons } from '#tests/factories/summons.ts';
import { insertUser } from '#tests/factories/users.ts';
import { separateDatabase, testDatabase } from '#tests/setup/database.ts';

const database = await testDatabase();
const { db } = database;
beforeEach(() => database.reset());

describe('migrate', () => {
  test('leaves a database alone that is up to date', async () => {
    const user = await insertUser(db);
    await migrate(db);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: user.id }]);
  });

  test('refuses a database that a newer program wrote, and says so', async () => {
    const newer = await separateDatabase();
    try {
      await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(
        newer.db,
      );
      await expect(migrate(newer.db)).rejects.toThrow(/written by a newer version of this program/);
    } finally {
      await newer.close();
    }
  });
});

describe('what the tables hold together by themselves', () => {
  test('one e-mail address is one account, whatever its case', async () => {
    await insertUser(db, { email: 'Ida.Marsh@example.org' });
    await expect(insertUser(db, { email: 'ida.marsh@EXAMPLE.org' })).rejects.toMatchObject({ code: '23505' });
  });

  test('a case has one primary participant for each role', async () => {
    const { id: caseId } = await insertCase(db);
    await insertParticipant(db, { caseId, role: 'witness', isPrimary: true });
    await insertParticipant(db, { caseId, role: 'witness' });
    await insertParticipant(db, { caseId, role: 'expert', isPrimary: true });
    const second = insertParticipant(db, { caseId, role: 'witness', isPrimary: true });
    await expect(second).rejects.toMatchObject({ code: '23505' });
  });

  test('a user connects to another case once', async () => {
    const theirs = await insertCase(db);
    const user = await insertUser(db);
    await insertCase(db, { userId: user.id, connectedCaseId: theirs.id });
    const again = insertCase(db, { userId: user.id, connectedCaseId: theirs.id });
    await expect(again).rejects.toMatchObject({ code: '23505' });
  });

  test('deleting a case deletes all that belongs to it and nothing else', async () => {
    const kept = await insertDocument(db);
    const { id: caseId } = await insertCase(db);
    await insertMember(db, { caseId });
    await insertChunk(db, await insertDocument(db, { caseId }));
    const milestone = await insertMilestone(db, { caseId });
    const summons = await insertSummons(db, { caseId, milestoneId: milestone.id });
    const attempt = await insertServiceAttempt(db, summons);
    await db
      .updateTable('summons')
      .set({ lastServiceAttemptId: attempt.id })
      .where('id', '=', summons.id)
      .execute();

    await db.deleteFrom('cases').where('id', '=', caseId).execute();

    for (const table of ['milestones', 'summons', 'returnOfServiceAttempts', 'documentChunks'] as const) {
      expect(await db.selectFrom(table).select('caseId').execute()).toEqual([]);
    }
    expect(await db.selectFrom('documents').select('id').execute()).toEqual([{ id: kept.id }]);
    expect(await db.selectFrom('caseMembers').select('caseId').execute()).toEqual([{ caseId: kept.caseId }]);
  });

  test('a deleted summary e-mail leaves its attachments in the case', async () => {
    const email = await insertDocument(db, { filename: 'letter.eml' });
    const attachment = await insertDocument(db, { caseId: email.caseId, parentDocumentId: email.id });
    await db.deleteFrom('documents').where('id', '=', email.id).execute();
    const rows = await db.selectFrom('documents').select(['id', 'parentDocumentId']).execute();
    expect(rows).toEqual([{ id: attachment.id, parentDocumentId: null }]);
  });

  test('calendar dates stay text, sizes past 2 GiB stay numbers, JSON keeps its keys', async () => {
    const { id } = await insertDocument(db, {
      docDate: '2024-02-29',
      size: 5_368_709_120,
      aiAnalysis: JSON.stringify({ key_points: ['a_b'] }),
    });
    const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      docDate: '2024-02-29',
      size: 5_368_709_120,
      aiAnalysis: { key_points: ['a_b'] },
      tags: [],
    });
    expect(row.uploadedAt).toBeInstanceOf(Date);
  });
});
