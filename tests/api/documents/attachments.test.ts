import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertUser } from '#tests/factories/users.ts';
import { type Agent, WIRES } from '#tests/setup/agent.ts';
import { expectFailure } from '#tests/setup/answers.ts';
import { makeTestApp, type TestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';

let stand: TestApp;
let owner: Agent;
let caseId: string;
let emailId: string;

beforeEach(async () => {
  await (await testDatabase()).reset();
  stand = await makeTestApp();
  const user = await insertUser(stand.db);
  owner = await stand.as(user);
  caseId = (await insertCase(stand.db, { userId: user.id })).id;
  emailId = (
    await insertDocument(stand.db, { caseId, filename: 'Re furnace.eml', mimeType: 'message/rfc822' })
  ).id;
});
afterEach(() => stand.close());

describe.each(WIRES)('documents.attachments over %s', (wire) => {
  const list = (id: string, who = owner) => who.call(wire, 'documents.attachments', { id });

  it('lists what came with the e-mail, with type, size and how far it is read', async () => {
    const came = { caseId, parentDocumentId: emailId };
    await insertDocument(stand.db, { ...came, filename: 'b.pdf', mimeType: 'application/pdf', size: 2048 });
    await insertDocument(stand.db, { ...came, filename: 'a.txt', status: 'queued', extractedText: null });
    await insertDocument(stand.db, { ...came, filename: 'gone.pdf', deletedAt: new Date() });
    await insertDocument(stand.db, { caseId, filename: 'other.pdf' });
    expect(await list(emailId)).toMatchObject({
      status: 200,
      body: [
        { filename: 'a.txt', status: 'queued' },
        { filename: 'b.pdf', mimeType: 'application/pdf', size: 2048, status: 'ready' },
      ],
    });
  });

  it('is empty for what has none', async () => {
    expect(await list(emailId)).toMatchObject({ status: 200, body: [] });
  });

  it('answers a viewer, not a visitor or an outsider', async () => {
    const { userId } = await insertMember(stand.db, { caseId, role: 'viewer' });
    expect(await list(emailId, await stand.as({ id: userId }))).toMatchObject({ status: 200 });
    expectFailure(await list(emailId, stand.visitor()), 401, 'UNAUTHORIZED');
    expectFailure(await list(emailId, await stand.as(await insertUser(stand.db))), 404, 'NOT_FOUND');
    expectFailure(await list('nonsense'), 404, 'NOT_FOUND');
  });
});
