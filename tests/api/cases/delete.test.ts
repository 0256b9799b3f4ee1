import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCase } from '#tests/factories/cases.ts';
import { insertChunk, insertDocument } from '#tests/factories/documents.ts';
import { insertAttachment, insertMilestone, insertNote } from '#tests/factories/milestones.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { insertServiceAttempt, insertSummons } from '#tests/factories/summons.ts';
import { WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { expectNotFound, expectRefused, makePeople } from './people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const CASE_TABLES = [
  'caseMembers',
  'caseInvitations',
  'caseParticipants',
  'milestones',
  'documents',
  'documentChunks',
  'summons',
  'returnOfServiceAttempts',
  'transcripts',
  'annotations',
  'milestoneAttachments',
] as const;

/** A stored file; returns its key. */
async function storedFile(): Promise<string> {
  const key = randomUUID();
  const path = join(server.dataDir, key);
  await writeFile(path, 'what a document says');
  await server.deps.blobs.adopt(key, path);
  return key;
}

/** One row of everything that a case can have, files included. */
async function fill(caseId: string, userId: string): Promise<void> {
  const document = await insertDocument(db, { caseId, path: await storedFile() });
  await insertDocument(db, { caseId, path: await storedFile(), deletedAt: new Date() });
  await insertDocument(db, { caseId, path: await storedFile(), parentDocumentId: document.id });
  await insertChunk(db, document);
  const milestone = await insertMilestone(db, { caseId, derivedFromDocId: document.id });
  await insertParticipant(db, { caseId, userId });
  await insertServiceAttempt(db, await insertSummons(db, { caseId }));
  await insertAttachment(db, milestone, document);
  await insertNote(db, milestone, { userId });
  await db
    .insertInto('transcripts')
    .values({
      caseId,
      documentId: document.id,
      title: 'Hearing',
      filename: 'hearing.txt',
      path: await storedFile(),
      mimeType: 'text/plain',
    })
    .execute();
  await db
    .insertInto('caseInvitations')
    .values({ caseId, tokenHash: randomUUID(), role: 'viewer', createdBy: userId, expiresAt: new Date() })
    .execute();
}

async function rowsLeft(caseId: string): Promise<string[]> {
  const left: string[] = [];
  for (const table of CASE_TABLES) {
    const rows = await db.selectFrom(table).select('caseId').where('caseId', '=', caseId).execute();
    if (rows.length > 0) left.push(table);
  }
  return left;
}

describe.each(WIRES)('cases.delete on %s', (wire) => {
  test('removes everything in the case, the files too, and nothing of another', async () => {
    const { caseId, owner, ownerId } = await makePeople(server);
    const before = await readdir(join(server.dataDir, 'blobs'));
    await fill(caseId, ownerId);
    const other = await insertCase(db, { userId: ownerId });
    await insertMilestone(db, { caseId: other.id });
    const kept = await storedFile();
    await insertDocument(db, { caseId: other.id, path: kept });
    expect(await rowsLeft(caseId)).toEqual([...CASE_TABLES]);

    const answer = await owner.call(wire, 'cases.delete', { caseId });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Case deleted' });
    expect(await rowsLeft(caseId)).toEqual([]);
    expect((await readdir(join(server.dataDir, 'blobs'))).sort()).toEqual([...before, kept].sort());
    expectFailure(await owner.call(wire, 'cases.get', { caseId }), 404, 'NOT_FOUND');
    expectFailure(await owner.call(wire, 'cases.delete', { caseId }), 404, 'NOT_FOUND');
    expect(await rowsLeft(other.id)).toEqual(['caseMembers', 'milestones', 'documents']);
  });
});

test('a store that does not answer keeps no case alive', async () => {
  const broken = await makeTestApp({
    deps: {
      blobs: {
        ...server.deps.blobs,
        remove: async () => {
          throw new Error('the store went away');
        },
      },
    },
  });
  const { caseId, owner } = await makePeople(broken);
  await insertDocument(db, { caseId, path: await storedFile() });
  expect((await owner.rest('DELETE', `/api/cases/${caseId}`)).status).toBe(200);
  expect(broken.log.lines).toMatchObject([{ level: 'warn' }]);
  await broken.close();
});

test('401, 403 for everybody but the owner, and 404', async () => {
  const people = await makePeople(server);
  await expectRefused(people, 'cases.delete', { caseId: people.caseId }, ['viewer', 'collaborator']);
  await expectNotFound(people.owner, 'cases.delete', 'caseId');
  expect(await db.selectFrom('cases').select('id').execute()).toHaveLength(1);
});
