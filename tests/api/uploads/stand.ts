import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import type { BlobStore } from '#server/blobs/store.ts';
import { recoverUploads } from '#server/uploads/recovery.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertUser } from '#tests/factories/users.ts';
import type { Agent } from '#tests/setup/agent.ts';
import { makeTestApp, type TestApp, type TestAppOptions } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import type { Send } from './tus-sender.ts';

export interface Stand extends TestApp {
  /** Owner of the case. */
  owner: Agent;
  userId: string;
  caseId: string;
  /** Requests of the owner. */
  send: Send;
  blobs: BlobStore;
  /** Files that are neither documents nor uploads under way. */
  leftovers(): Promise<string[]>;
}

/** An empty database, the server over real storage in a folder, and somebody with a case. */
export async function makeStand(options: TestAppOptions = {}): Promise<Stand> {
  const database = await testDatabase();
  await database.reset();
  const blobFolder = join(database.dataDir, 'stand-blobs');
  const blobs = createDiskBlobs(blobFolder);
  await rm(blobFolder, { recursive: true, force: true });
  const app = await makeTestApp({ ...options, deps: { blobs, ...options.deps } });
  await recoverUploads(app.deps);
  const user = await insertUser(app.db);
  const { id: caseId } = await insertCase(app.db, { userId: user.id });
  const owner = await app.as(user);
  return {
    ...app,
    owner,
    userId: user.id,
    caseId,
    send: (path, init) => owner.request(path, init),
    blobs: app.deps.blobs,
    leftovers: () => leftoversOf(app, blobFolder),
  };
}

async function leftoversOf({ db, dataDir }: TestApp, blobFolder: string): Promise<string[]> {
  const documents = await db.selectFrom('documents').select('path').execute();
  const uploads = await db.selectFrom('uploads').select('id').where('documentId', 'is', null).execute();
  const expected = new Set([
    '.boot',
    ...documents.map(({ path }) => basename(path)),
    ...uploads.map(({ id }) => id),
  ]);
  const found: string[] = [];
  for (const folder of [blobFolder, join(dataDir, 'uploads')]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    found.push(...entries.filter((entry) => entry.isFile()).map((entry) => entry.name));
  }
  return found.filter((name) => !expected.has(name));
}

/** The stored bytes of a document. */
export async function storedBytes(stand: Pick<Stand, 'db' | 'blobs'>, documentId: string): Promise<Buffer> {
  const { path } = await stand.db
    .selectFrom('documents')
    .select('path')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const pieces: Uint8Array[] = [];
  for await (const piece of await stand.blobs.read(path)) pieces.push(piece);
  return Buffer.concat(pieces);
}
