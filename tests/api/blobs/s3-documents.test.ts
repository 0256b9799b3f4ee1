import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createS3Blobs } from '#server/blobs/s3.ts';
import { makeStand, type Stand, storedBytes } from '../uploads/stand.ts';
import { begin, head, patch, someBytes } from '../uploads/tus-sender.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

let s3: S3Server;
let stand: Stand;

beforeAll(async () => {
  s3 = await startS3Server('papers', 'AKIDTEST');
});
afterAll(() => s3.close());
beforeEach(async () => {
  s3.objects.clear();
  const blobs = createS3Blobs({
    bucket: 'papers',
    region: 'us-east-1',
    endpoint: s3.endpoint,
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'secret',
    scratch: join(tmpdir(), 'never-used'),
  });
  stand = await makeStand({ deps: { blobs } });
});
afterEach(() => stand.close());

it('an upload ends in the bucket, and comes back from it whole and in part', async () => {
  const bytes = someBytes(300_000);
  const location = await begin(stand.send, stand.caseId, bytes.length);
  const id = (await patch(stand.send, location, 0, bytes)).headers.get('document-id') ?? '';
  expect([...s3.objects.keys()]).toEqual([`${id.slice(0, 2)}/${id}`]);
  expect(await stand.leftovers()).toEqual([]);
  expect(await storedBytes(stand, id)).toEqual(Buffer.from(bytes));
  const answer = await stand.owner.request(`/api/documents/${id}/download`, {
    headers: { range: 'bytes=5-9' },
  });
  expect(answer.status).toBe(206);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(bytes.slice(5, 10)));
});

it('an upload that the bucket did not take is kept, and taken when it is asked for again', async () => {
  const bytes = someBytes(1000);
  const location = await begin(stand.send, stand.caseId, bytes.length);
  s3.failing = 'PUT ';
  expect((await patch(stand.send, location, 0, bytes)).status).toBe(500);
  s3.failing = undefined;
  const answer = await head(stand.send, location);
  const id = answer.headers.get('document-id') ?? '';
  const { hash } = await stand.db.selectFrom('documents').select('hash').executeTakeFirstOrThrow();
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await storedBytes(stand, id)).toEqual(Buffer.from(bytes));
});
