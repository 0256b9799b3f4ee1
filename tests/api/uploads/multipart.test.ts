import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { DocumentSummary } from '#src/documents/schema.ts';
import { insertMember } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';
import { ErrorBody } from './error-body.ts';
import { makeStand, type Stand, storedBytes } from './stand.ts';
import { someBytes } from './tus-sender.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await makeStand({ env: { UPLOAD_MAX_BYTES: '200000' } });
});
afterEach(() => stand.close());

type Part = [name: string, value: string | File];

function formOf(parts: Part[]): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

const file = (name: string, bytes: Uint8Array<ArrayBuffer> = someBytes(10)) => new File([bytes], name);

function post(parts: Part[], agent = stand.owner, caseId = stand.caseId) {
  return agent.request(`/api/cases/${caseId}/documents/upload`, { method: 'POST', body: formOf(parts) });
}

const Created = z.strictObject({ documents: z.array(onTheWire(DocumentSummary)) });

it('makes a document of each file, in their order', async () => {
  const [first, second] = [someBytes(150_000), someBytes(3)];
  const answer = await post([
    ['files', file('Summons & return.txt', first)],
    ['files', file('note.txt', second)],
  ]);
  expect(answer.status).toBe(201);
  const { documents } = Created.parse(await answer.json());
  const made = z
    .array(z.object({ id: z.string(), filename: z.string(), docType: z.string() }))
    .parse(documents);
  expect(made).toMatchObject([
    { filename: 'Summons & return.txt', docType: 'Summons' },
    { filename: 'note.txt', docType: 'Other' },
  ]);
  expect(await storedBytes(stand, made[0]?.id ?? '')).toEqual(Buffer.from(first));
  expect(await storedBytes(stand, made[1]?.id ?? '')).toEqual(Buffer.from(second));
  expect(stand.jobs.documents).toEqual(made.map(({ id }) => id));
  expect(await stand.leftovers()).toEqual([]);
});

it('takes categories by file name, wherever they stand in the form', async () => {
  await post([
    ['files', file('a.txt')],
    ['categoryOverrides', JSON.stringify({ 'a.txt': 'Docket', 'b.txt': ' ' })],
    ['files', file('b.txt')],
  ]);
  const rows = await stand.db
    .selectFrom('documents')
    .select(['filename', 'docType'])
    .orderBy('filename')
    .execute();
  expect(rows).toEqual([
    { filename: 'a.txt', docType: 'Docket' },
    { filename: 'b.txt', docType: 'Other' },
  ]);
});

it('files of a discovery card all get the category of the card', async () => {
  await post([
    ['discoveryContext', JSON.stringify({ party: 'defendant', repository: 'admissions', type: 'response' })],
    ['categoryOverrides', JSON.stringify({ 'a.txt': 'Docket' })],
    ['files', file('a.txt')],
  ]);
  const rows = await stand.db.selectFrom('documents').select('docType').execute();
  expect(rows).toEqual([{ docType: 'defendant Admissions response' }]);
});

const REFUSED: [what: string, status: number, parts: () => Part[]][] = [
  ['no file', 400, () => [['categoryOverrides', '{}']]],
  ['a file in another field', 400, () => [['file', file('a.txt')]]],
  [
    'a field that nobody knows',
    400,
    () => [
      ['files', file('a.txt')],
      ['category', 'Docket'],
    ],
  ],
  [
    'overrides that are no JSON',
    400,
    () => [
      ['files', file('a.txt')],
      ['categoryOverrides', '{'],
    ],
  ],
  [
    'overrides that are a list',
    400,
    () => [
      ['files', file('a.txt')],
      ['categoryOverrides', '[]'],
    ],
  ],
  [
    'a category that is a number',
    400,
    () => [
      ['files', file('a.txt')],
      ['categoryOverrides', '{"a.txt":1}'],
    ],
  ],
  [
    'a context that is none',
    400,
    () => [
      ['files', file('a.txt')],
      ['discoveryContext', '{"party":"court"}'],
    ],
  ],
  [
    'one file too large',
    413,
    () => [
      ['files', file('a.txt')],
      ['files', file('b.txt', someBytes(200_001))],
    ],
  ],
  [
    'one file of another type',
    415,
    () => [
      ['files', file('a.txt')],
      ['files', file('b.html')],
    ],
  ],
  ['too many files', 413, () => Array.from({ length: 101 }, (): Part => ['files', file('a.txt')])],
];

it.each(REFUSED)('refuses %s with %i and keeps nothing', async (_what, status, parts) => {
  const answer = await post(parts());
  expect(answer.status).toBe(status);
  ErrorBody.parse(await answer.json());
  expect(await stand.db.selectFrom('documents').select('id').execute()).toEqual([]);
  expect(await stand.leftovers()).toEqual([]);
});

it('refuses what is not a form, and a form that is broken', async () => {
  const path = `/api/cases/${stand.caseId}/documents/upload`;
  const send = (type: string, body: string) =>
    stand.owner.request(path, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await send('application/json', '{}')).status).toBe(415);
  expect((await send('multipart/form-data', 'x')).status).toBe(400);
  expect((await send('multipart/form-data; boundary=a', 'x')).status).toBe(400);
  const cut = '--a\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf';
  expect((await send('multipart/form-data; boundary=a', cut)).status).toBe(400);
  expect(await stand.leftovers()).toEqual([]);
});

it('507 when the disk has no room', async () => {
  stand.disk.free = -1;
  expect((await post([['files', file('a.txt')]])).status).toBe(507);
});

it('401 for nobody, 404 for an outsider, 403 for a viewer', async () => {
  const parts: Part[] = [['files', file('a.txt')]];
  expect((await post(parts, stand.visitor())).status).toBe(401);
  expect((await post(parts, await stand.as(await insertUser(stand.db)))).status).toBe(404);
  const viewer = await insertMember(stand.db, { caseId: stand.caseId, role: 'viewer' });
  expect((await post(parts, await stand.as({ id: viewer.userId }))).status).toBe(403);
  expect((await post(parts, stand.owner, 'none')).status).toBe(404);
});

it('either every file becomes a document or none', async () => {
  const { blobs } = stand.deps;
  await stand.close();
  let adopted = 0;
  const failing: typeof blobs = {
    ...blobs,
    async adopt(key, path) {
      adopted += 1;
      if (adopted === 2) throw new Error('the store went away');
      await blobs.adopt(key, path);
    },
  };
  stand = await makeStand({ deps: { blobs: failing } });
  const answer = await post([
    ['files', file('a.txt')],
    ['files', file('b.txt')],
  ]);
  expect(answer.status).toBe(500);
  expect(await stand.db.selectFrom('documents').select('id').execute()).toEqual([]);
  expect(await stand.leftovers()).toEqual([]);
});
