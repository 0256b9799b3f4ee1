import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { authorizeCase } from '#server/auth/access.ts';
import { blobKeyFor } from '#server/blobs/keys.ts';
import type { BlobStore } from '#server/blobs/store.ts';
import { addDocument } from '#server/documents/service.ts';
import { recoverUploads, removeExpired } from '#server/uploads/recovery.ts';
import { makeStand, type Stand, storedBytes } from './stand.ts';
import { begin, head, offsetOf, patch, someBytes } from './tus-sender.ts';

let stand: Stand;
beforeEach(async () => {
  stand = await makeStand();
});
afterEach(() => stand.close());

const folder = () => join(stand.dataDir, 'uploads');
const idOf = (location: string) => location.split('/').at(-1) ?? '';
const documentsOf = () => stand.db.selectFrom('documents').select(['id', 'hash', 'size']).execute();

/** A store that fails after having done its work, once: the process died there, as far as anybody can tell. */
function dyingAfterMove(blobs: BlobStore): BlobStore {
  let hasDied = false;
  return {
    ...blobs,
    async adopt(key, path) {
      await blobs.adopt(key, path);
      if (!hasDied) {
        hasDied = true;
        throw new Error('killed after the move');
      }
    },
  };
}

/** A store that fails before it does anything, once. */
function dyingBeforeMove(blobs: BlobStore): BlobStore {
  let hasDied = false;
  return {
    ...blobs,
    async adopt(key, path) {
      if (hasDied) return blobs.adopt(key, path);
      hasDied = true;
      throw new Error('killed before the move');
    },
  };
}

async function crashedUpload(dying: (blobs: BlobStore) => BlobStore) {
  const { blobs } = stand;
  await stand.close();
  stand = await makeStand({ deps: { blobs: dying(blobs) } });
  const bytes = someBytes(5000);
  const location = await begin(stand.send, stand.caseId, bytes.length);
  expect((await patch(stand.send, location, 0, bytes)).status).toBe(500);
  expect(await documentsOf()).toEqual([]);
  return { bytes, location, id: idOf(location) };
}

it.each([
  ['before the move', dyingBeforeMove],
  ['between the move and the row', dyingAfterMove],
])('a crash %s: asking where the upload stands makes the document', async (_where, dying) => {
  const { bytes, location, id } = await crashedUpload(dying);
  const answer = await head(stand.send, location);
  expect(answer.headers.get('upload-offset')).toBe('5000');
  expect(answer.headers.get('document-id')).toBe(id);
  expect(await documentsOf()).toMatchObject([{ id, size: 5000 }]);
  expect(await storedBytes(stand, id)).toEqual(Buffer.from(bytes));
});

it.each([
  ['before the move', dyingBeforeMove],
  ['between the move and the row', dyingAfterMove],
])('a crash %s: sending the last bytes again makes one document', async (_where, dying) => {
  const { location, id } = await crashedUpload(dying);
  const answers = await Promise.all([0, 1, 2].map(() => patch(stand.send, location, 5000, new Uint8Array())));
  for (const answer of answers) {
    if (answer.status === 204) expect(answer.headers.get('document-id')).toBe(id);
  }
  expect((await head(stand.send, location)).headers.get('document-id')).toBe(id);
  expect(await documentsOf()).toMatchObject([{ id }]);
});

it.each([
  ['before the move', dyingBeforeMove],
  ['between the move and the row', dyingAfterMove],
])(
  'a crash %s: the next start makes the document, even if the sender never comes back',
  async (_where, dying) => {
    const { bytes, id } = await crashedUpload(dying);
    expect(await recoverUploads(stand.deps)).toEqual({ finished: 1, removed: 0 });
    expect(await storedBytes(stand, id)).toEqual(Buffer.from(bytes));
    expect(await recoverUploads(stand.deps)).toEqual({ finished: 0, removed: 0 });
    expect(await documentsOf()).toHaveLength(1);
  },
);

it('a crash between the row of the document and the note in the upload makes no second document', async () => {
  const location = await begin(stand.send, stand.caseId, 4);
  const id = idOf(location);
  const owner = { id: stand.userId };
  const caseId = await authorizeCase(stand.db, owner, stand.caseId, 'document:create', stand.clock.now());
  await writeFile(join(folder(), id), 'done');
  await stand.deps.blobs.adopt(blobKeyFor(id), join(folder(), id));
  await addDocument(stand.deps, {
    id,
    caseId,
    filename: 'letter.txt',
    mimeType: 'text/plain',
    size: 4,
    hash: 'a'.repeat(64),
    blobKey: blobKeyFor(id),
    docType: null,
    source: 'upload',
    by: stand.userId,
  });
  expect((await head(stand.send, location)).headers.get('document-id')).toBe(id);
  expect(await documentsOf()).toHaveLength(1);
});

it('a document that was deleted does not come back', async () => {
  const location = await begin(stand.send, stand.caseId, 4);
  await patch(stand.send, location, 0, someBytes(4));
  await stand.db.deleteFrom('documents').execute();
  expect((await head(stand.send, location)).status).toBe(410);
  expect((await recoverUploads(stand.deps)).finished).toBe(0);
  expect(await documentsOf()).toEqual([]);
});

it('after a power cut the upload goes on from what is known to be on the disk', async () => {
  const location = await begin(stand.send, stand.caseId, 100);
  await patch(stand.send, location, 0, someBytes(60));
  await stand.db.updateTable('uploads').set({ received: 20 }).execute();
  await mkdir(folder(), { recursive: true });
  await writeFile(join(folder(), '.boot'), 'an earlier start of this machine');
  await recoverUploads(stand.deps);
  expect(await offsetOf(stand.send, location)).toBe(20);
  const rest = someBytes(80);
  expect((await patch(stand.send, location, 20, rest)).headers.get('document-id')).toBe(idOf(location));
});

it('after an ordinary restart it goes on from the last byte in the file', async () => {
  const location = await begin(stand.send, stand.caseId, 100);
  await patch(stand.send, location, 0, someBytes(60));
  await recoverUploads(stand.deps);
  expect(await offsetOf(stand.send, location)).toBe(60);
});

it('bytes with a checksum that a crash kept from being checked are taken back', async () => {
  const location = await begin(stand.send, stand.caseId, 100);
  const path = join(folder(), idOf(location));
  await writeFile(path, someBytes(30));
  await writeFile(`${path}.unchecked`, '30');
  await writeFile(path, someBytes(20), { flag: 'a' });
  expect((await stat(path)).size).toBe(50);
  await recoverUploads(stand.deps);
  expect(await offsetOf(stand.send, location)).toBe(30);
  expect(existsSync(`${path}.unchecked`)).toBe(false);
});

it('bytes with a checksum that the disk had no room to finish are taken back', async () => {
  const size = 80 * 1024 * 1024;
  const location = await begin(stand.send, stand.caseId, size);
  await patch(stand.send, location, 0, someBytes(30));
  const require = stand.disk.require.bind(stand.disk);
  let asked = 0;
  stand.disk.require = async (bytes) => {
    asked += 1;
    if (asked === 2) stand.disk.free = -1;
    await require(bytes);
  };
  const rest = new Uint8Array(size - 30);
  const answer = await patch(stand.send, location, 30, rest, { 'upload-checksum': 'sha1 AAAA' });
  expect(answer.status).toBe(507);
  stand.disk.free = Number.POSITIVE_INFINITY;
  expect(await offsetOf(stand.send, location)).toBe(30);
});

it('files that belong to no upload, and uploads whose time is over, are removed', async () => {
  const kept = await begin(stand.send, stand.caseId, 10);
  await writeFile(join(folder(), randomUUID()), 'left by a form that was cut off');
  expect((await recoverUploads(stand.deps)).removed).toBe(1);
  stand.clock.advance({ days: 8 });
  const fresh = await begin(stand.send, stand.caseId, 10);
  expect(await removeExpired(stand.deps)).toBe(1);
  expect(await stand.db.selectFrom('uploads').select('id').execute()).toEqual([{ id: idOf(fresh) }]);
  expect((await readdir(folder())).filter((name) => name !== '.boot')).toEqual([idOf(fresh)]);
  expect((await head(stand.send, kept)).status).toBe(404);
});

it('an upload that a full disk cut short keeps what has come and can go on', async () => {
  const location = await begin(stand.send, stand.caseId, 100 * 1024 * 1024);
  const first = someBytes(1024 * 1024);
  expect((await patch(stand.send, location, 0, first)).status).toBe(204);
  stand.disk.free = -1;
  expect((await patch(stand.send, location, first.length, first)).status).toBe(507);
  stand.disk.free = Number.POSITIVE_INFINITY;
  expect(await offsetOf(stand.send, location)).toBe(first.length);
});
