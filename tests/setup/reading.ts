import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { builtinEngine } from '#server/ai/builtin.ts';
import { authorizeCase } from '#server/auth/access.ts';
import { blobKeyFor } from '#server/blobs/keys.ts';
import type { Deps } from '#server/deps.ts';
import { addDocument } from '#server/documents/service.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { createJobs } from '#server/reading-jobs/create-jobs.ts';
import { makeTestApp, type TestApp } from './app.ts';
import { testDatabase } from './database.ts';

/** A server that really reads: the built-in engine, and jobs that `startJobs` starts. */
export async function makeReadingApp(deps: Partial<Deps> = {}): Promise<TestApp> {
  return makeTestApp({ deps: { ai: builtinEngine, ...deps } });
}

/** A pool whose answers to sending a job arrive this much later than the job itself is there. */
function lateAnswers(pool: pg.Pool, milliseconds: number): pg.Pool {
  const query = async (text: string, values: unknown[]) => {
    const result = await pool.query(text, values);
    if (values.some((value) => JSON.stringify(value).includes('documentId'))) await setTimeout(milliseconds);
    return result;
  };
  return Object.create(pool, { query: { value: query } });
}

/** Starts the real job queue of an app over its database; `stop()` it before the test ends. */
export async function startJobs(
  server: TestApp,
  { answersLate = 0, ...deps }: Partial<Deps> & { answersLate?: number } = {},
): Promise<Jobs> {
  const database = await testDatabase();
  const pool = answersLate > 0 ? lateAnswers(database.pool, answersLate) : database.pool;
  const jobs = await createJobs({ ...server.deps, ...deps, pool, retrySeconds: 1, sweepMs: 500 });
  server.deps.jobs = jobs;
  return jobs;
}

/** Stores a file as an upload does, and returns the new document's id. */
export async function storeFile(
  server: TestApp,
  owner: { caseId: string; userId: string },
  file: { filename: string; mimeType: string; content: string | Uint8Array; docType?: string | null },
): Promise<string> {
  const id = randomUUID();
  const bytes = Buffer.from(file.content);
  const path = join(server.dataDir, `incoming-${id}`);
  await writeFile(path, bytes);
  await server.deps.blobs.adopt(blobKeyFor(id), path);
  const caseId = await authorizeCase(
    server.db,
    { id: owner.userId },
    owner.caseId,
    'document:create',
    server.clock.now(),
  );
  await addDocument(server.deps, {
    id,
    caseId,
    filename: file.filename,
    mimeType: file.mimeType,
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    blobKey: blobKeyFor(id),
    docType: file.docType ?? null,
    source: 'upload',
    by: owner.userId,
  });
  return id;
}

/** Waits until every document of the case is ready or failed and, when ready, analyzed; then its rows. */
export async function allRead(server: TestApp, caseId: string, seconds = 100) {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const rows = await server.db
      .selectFrom('documents')
      .selectAll()
      .where('caseId', '=', caseId)
      .where('deletedAt', 'is', null)
      .orderBy('uploadedAt')
      .execute();
    const isDone = rows.every(
      ({ status, aiAnalyzedAt, extractedText }) =>
        status === 'failed' || (status === 'ready' && (aiAnalyzedAt !== null || !extractedText?.trim())),
    );
    if (isDone && rows.length > 0) return rows;
    if (performance.now() > until) {
      const states = rows.map(({ filename, status, aiAnalyzedAt }) => ({ filename, status, aiAnalyzedAt }));
      throw new Error(
        `Not read in time: ${JSON.stringify(states)} ${JSON.stringify(server.log.lines.slice(-5))}`,
      );
    }
    await setTimeout(25);
  }
}
