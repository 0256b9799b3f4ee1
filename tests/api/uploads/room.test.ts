import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertMember } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { TestDisk } from '#tests/setup/edges.ts';
import { ErrorBody } from './error-body.ts';
import { makeStand, type Stand } from './stand.ts';
import { begin, create, metadataFor, offsetOf, patch, type Send, someBytes, TUS } from './tus-sender.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await makeStand({ env: { QUOTA_BYTES: '100000', QUOTA_UPLOADS: '4', UPLOAD_MAX_BYTES: '90000' } });
});
afterEach(() => stand.close());

async function expectNoRoom(answer: Promise<Response>, words: RegExp): Promise<void> {
  const response = await answer;
  const body = ErrorBody.parse(await response.json());
  expect({ status: response.status, ...body }).toMatchObject({
    status: 507,
    code: 'INSUFFICIENT_STORAGE',
    message: expect.stringMatching(words),
  });
}

const OWN = /^There is no room for this: your cases may have 97\.7 KB of papers here/;
const ask = (size: number, send = stand.send) => create(send, metadataFor(stand.caseId), size);
const end = (location: string) => stand.send(location, { method: 'DELETE', headers: TUS });

it('what an upload was said to have counts before its first byte, and no more once it is removed', async () => {
  const location = await begin(stand.send, stand.caseId, 60_000);
  await expectNoRoom(ask(40_001), OWN);
  expect((await end(location)).status).toBe(204);
  expect((await ask(40_001)).status).toBe(201);
});

it('so does an upload that is given up after its days', async () => {
  await begin(stand.send, stand.caseId, 60_000);
  stand.clock.advance({ days: 8 });
  const { removeExpired } = await import('#server/uploads/recovery.ts');
  expect(await removeExpired(stand.deps)).toBe(1);
  expect((await ask(90_000)).status).toBe(201);
});

it('a paper counts once: neither as an upload any more nor twice', async () => {
  const location = await begin(stand.send, stand.caseId, 50_000);
  expect((await patch(stand.send, location, 0, someBytes(50_000))).status).toBe(204);
  await expectNoRoom(ask(50_001), OWN);
  expect((await ask(50_000)).status).toBe(201);
});

it('all cases of a person count together, deleted papers until they are gone for good, others not', async () => {
  const { insertCase } = await import('#tests/factories/cases.ts');
  const second = await insertCase(stand.db, { userId: stand.userId });
  const others = await insertCase(stand.db);
  await insertDocument(stand.db, { caseId: others.id, size: 99_000 });
  await insertDocument(stand.db, { caseId: second.id, size: 30_000 });
  const gone = await insertDocument(stand.db, {
    caseId: second.id,
    size: 30_000,
    deletedAt: stand.clock.now(),
  });
  await expectNoRoom(ask(40_001), OWN);
  await stand.db.deleteFrom('documents').where('id', '=', gone.id).execute();
  expect((await ask(40_001)).status).toBe(201);
});

it('a helper fills the room of the one whose case it is, and hears no figure of theirs', async () => {
  const helper = await insertMember(stand.db, { caseId: stand.caseId, role: 'collaborator' });
  const agent = await stand.as({ id: helper.userId });
  const send: Send = (path, init) => agent.request(path, init);
  await begin(stand.send, stand.caseId, 60_000);
  await expectNoRoom(ask(60_000, send), /The owner of this case has no more left\.$/);
  expect((await ask(40_000, send)).status).toBe(201);
});

it('of uploads that come at once only those are taken for which there is room', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ask(40_000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 507]);
});

it('a person has so many uploads open and no more', async () => {
  const first = await begin(stand.send, stand.caseId, 1000);
  for (let count = 1; count < 4; count += 1) await begin(stand.send, stand.caseId, 1000);
  const refused = await ask(1000);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await patch(stand.send, first, 0, someBytes(1000))).status).toBe(204);
  expect((await ask(1000)).status).toBe(201);
});

it('a length that is told later needs its room then', async () => {
  await begin(stand.send, stand.caseId, 60_000);
  const deferred = await stand.send('/api/uploads', {
    method: 'POST',
    headers: { ...TUS, 'upload-defer-length': '1', 'upload-metadata': metadataFor(stand.caseId) },
  });
  expect(deferred.status).toBe(201);
  const location = deferred.headers.get('location') ?? '';
  await expectNoRoom(patch(stand.send, location, 0, someBytes(10), { 'upload-length': '40001' }), OWN);
  expect(await offsetOf(stand.send, location)).toBe(0);
  expect((await patch(stand.send, location, 0, someBytes(10), { 'upload-length': '40000' })).status).toBe(
    204,
  );
});

it('a form is measured before it is read, and gives its room back', async () => {
  const form = (bytes: number) => {
    const data = new FormData();
    data.append('files', new File([someBytes(bytes)], 'a.txt'));
    return data;
  };
  const post = async (bytes: number) => {
    const encoded = new Response(form(bytes));
    const body = new Uint8Array(await encoded.arrayBuffer());
    return stand.owner.request(`/api/cases/${stand.caseId}/documents/upload`, {
      method: 'POST',
      body,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': String(body.length),
      },
    });
  };
  await begin(stand.send, stand.caseId, 60_000);
  await expectNoRoom(post(40_000), OWN);
  expect((await post(39_000)).status).toBe(201);
  await expectNoRoom(ask(1001), OWN);
  expect((await ask(1000)).status).toBe(201);
});

it('a form that tells no length is asked about when it is there, and leaves nothing', async () => {
  await begin(stand.send, stand.caseId, 60_000);
  const data = new FormData();
  data.append('files', new File([someBytes(40_001)], 'a.txt'));
  await expectNoRoom(
    stand.owner.request(`/api/cases/${stand.caseId}/documents/upload`, { method: 'POST', body: data }),
    OWN,
  );
  expect(await stand.leftovers()).toEqual([]);
  expect(await stand.db.selectFrom('documents').select('id').execute()).toEqual([]);
});

it('the disk keeps room for what is on its way', async () => {
  const disk = new TestDisk();
  disk.free = 70_000;
  await stand.close();
  stand = await makeStand({ deps: { disk } });
  const location = await begin(stand.send, stand.caseId, 60_000);
  const refused = await ask(20_000);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('almost out of disk space'),
  });
  // What has come lies on the disk already and is not asked for twice.
  expect((await patch(stand.send, location, 0, someBytes(50_000))).status).toBe(204);
  disk.free -= 50_000;
  expect((await ask(10_000)).status).toBe(201);
});

it('an upload at which nothing has come for an hour keeps no room of the disk', async () => {
  const { utimes } = await import('node:fs/promises');
  const { partialPath } = await import('#server/uploads/partial-file.ts');
  const disk = new TestDisk();
  disk.free = 70_000;
  await stand.close();
  stand = await makeStand({ deps: { disk } });
  const location = await begin(stand.send, stand.caseId, 60_000);
  expect((await ask(20_000)).status).toBe(507);
  const before = new Date(Date.now() - 61 * 60_000);
  await utimes(partialPath(stand.dataDir, location.split('/').at(-1) ?? ''), before, before);
  expect((await ask(20_000)).status).toBe(201);
});
