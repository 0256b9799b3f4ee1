import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertCase, insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { makeStand, type Stand } from './stand.ts';
import {
  begin,
  create,
  head,
  metadataFor,
  offsetOf,
  patch,
  type Send,
  someBytes,
  TUS,
} from './tus-sender.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await makeStand();
});
afterEach(() => stand.close());

async function senderOf(user: { id: string }): Promise<Send> {
  const agent = await stand.as(user);
  return (path, init) => agent.request(path, init);
}

it('an outsider cannot begin an upload into a case', async () => {
  const outsider = await senderOf(await insertUser(stand.db));
  for (const size of [1, 6 * 1024 ** 3]) {
    const answer = await create(outsider, metadataFor(stand.caseId, { filename: 'x.exe' }), size);
    expect(answer.status).toBe(404);
  }
  expect((await create(outsider, metadataFor('not-an-id'), 1)).status).toBe(404);
});

it('a viewer cannot either, a collaborator can', async () => {
  const viewer = await insertMember(stand.db, { caseId: stand.caseId, role: 'viewer' });
  expect((await create(await senderOf({ id: viewer.userId }), metadataFor(stand.caseId), 1)).status).toBe(
    403,
  );
  const helper = await insertMember(stand.db, { caseId: stand.caseId, role: 'collaborator' });
  expect((await create(await senderOf({ id: helper.userId }), metadataFor(stand.caseId), 1)).status).toBe(
    201,
  );
});

it("another person's upload does not exist for anybody else, members of the case included", async () => {
  const location = await begin(stand.send, stand.caseId, 10);
  const helper = await insertMember(stand.db, { caseId: stand.caseId, role: 'collaborator' });
  for (const user of [await insertUser(stand.db), { id: helper.userId }]) {
    const stranger = await senderOf(user);
    expect((await head(stranger, location)).status).toBe(404);
    expect((await patch(stranger, location, 0, someBytes(10))).status).toBe(404);
    expect((await stranger(location, { method: 'DELETE', headers: TUS })).status).toBe(404);
  }
  const nobody: Send = (path, init) => stand.request(path, init);
  expect((await head(nobody, location)).status).toBe(401);
  expect((await patch(nobody, location, 0, someBytes(10))).status).toBe(401);
  expect((await nobody(location, { method: 'DELETE', headers: TUS })).status).toBe(401);
  expect(await offsetOf(stand.send, location)).toBe(0);
});

it('unknown and malformed upload ids are 404', async () => {
  for (const id of [crypto.randomUUID(), 'nothing', '..%2f..%2fetc%2fpasswd', '.boot', '%00']) {
    expect((await head(stand.send, `/api/uploads/${id}`)).status, id).toBe(404);
    expect((await patch(stand.send, `/api/uploads/${id}`, 0, someBytes(1))).status, id).toBe(404);
  }
});

it('an upload cannot be given to somebody else by what its sender says of it', async () => {
  const other = await insertUser(stand.db);
  const location = await begin(stand.send, stand.caseId, 10, { userId: other.id, owner: other.id });
  expect((await head(await senderOf(other), location)).status).toBe(404);
  expect(await offsetOf(stand.send, location)).toBe(0);
});

it('a right that is taken away meanwhile keeps the upload from becoming a document', async () => {
  const helper = await insertMember(stand.db, { caseId: stand.caseId, role: 'collaborator' });
  const send = await senderOf({ id: helper.userId });
  const location = await begin(send, stand.caseId, 4);
  await stand.db.deleteFrom('caseMembers').where('userId', '=', helper.userId).execute();
  const answer = await patch(send, location, 0, someBytes(4));
  expect(answer.status).toBe(404);
  expect(await stand.db.selectFrom('documents').select('id').execute()).toEqual([]);
});

it('somebody without a role and state is asked to complete the profile first', async () => {
  const user = await insertUser(stand.db, { state: null });
  const { id } = await insertCase(stand.db, { userId: user.id });
  expect((await create(await senderOf(user), metadataFor(id), 1)).status).toBe(403);
});

it('a page of another site cannot upload with the cookie of its visitor', async () => {
  const answer = await create(stand.send, metadataFor(stand.caseId), 1, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
});
