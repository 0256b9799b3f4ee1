import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { createQuestionLimit } from '#server/ai/question-limit.ts';
import { createRunningReplies } from '#server/ai/running-replies.ts';
import { createApp } from '#server/app.ts';
import { createAuth } from '#server/auth/lucia.ts';
import { createBackground } from '#server/background.ts';
import type { Deps } from '#server/deps.ts';
import { parseEnv } from '#server/env.ts';
import { createEvents } from '#server/events.ts';
import type { App } from '#server/http.ts';
import { createDraftLimit } from '#server/limits/check-limit.ts';
import { createLimits } from '#server/limits/limits.ts';
import { createSignInThrottle } from '#server/limits/sign-in-limit.ts';
import { createPagePictures } from '#server/reading/page-pictures.ts';
import { createSelections } from '#server/review/selections.ts';
import { Agent } from './agent.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import {
  CapturedJobs,
  CapturedLog,
  CapturedMail,
  folderBlobs,
  lazyReader,
  silentEngine,
  TestClock,
  TestDisk,
} from './edges.ts';

export interface TestAppOptions {
  /** Variables beside those of every test. */
  env?: Record<string, string>;
  /** In place of this worker's database. */
  database?: TestDatabase;
  /** In place of the edges below. */
  deps?: Partial<Deps>;
}

export interface TestApp {
  app: App;
  deps: Deps;
  db: Kysely<Database>;
  /** This app's own folder: blobs below it, and whatever the program writes. */
  dataDir: string;
  clock: TestClock;
  disk: TestDisk;
  mail: CapturedMail;
  jobs: CapturedJobs;
  log: CapturedLog;
  /** One request by nobody. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Someone who has not signed in. */
  visitor(): Agent;
  /** Someone with a session of this user. */
  as(user: { id: string }): Promise<Agent>;
  close(): Promise<void>;
}

/**
 * The whole server in this process over the worker's real database; fakes stand only at its edges. The
 * database is shared by the worker: call `reset()` of `testDatabase()` before each test.
 */
export async function makeTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const { db } = database;
  const dataDir = join(database.dataDir, `app-${randomUUID().slice(0, 8)}`);
  await mkdir(join(dataDir, 'blobs'), { recursive: true });
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...options.env });
  const limits = createLimits(database.pool);
  const edges = {
    clock: new TestClock(),
    disk: new TestDisk(),
    mail: new CapturedMail(),
    jobs: new CapturedJobs(),
    log: new CapturedLog(),
  };
  const blobs = options.deps?.blobs ?? folderBlobs(join(dataDir, 'blobs'));
  const reader = options.deps?.reader ?? lazyReader();
  const base = {
    env,
    db,
    pool: database.pool,
    clock: edges.clock,
    ids: { next: randomUUID },
    auth: createAuth(db, { secure: env.APP_URL?.startsWith('https://') ?? false }),
    limits,
    throttle: createSignInThrottle(limits),
    oidc: null,
    sms: null,
    blobs,
    disk: edges.disk,
    reader,
    pictures: createPagePictures({ env, blobs, reader }),
    ai: silentEngine,
    questionLimit: createQuestionLimit(limits),
    draftLimit: createDraftLimit(limits),
    runningReplies: createRunningReplies(),
    jobs: edges.jobs,
    mailer: edges.mail,
    background: createBackground(edges.log),
    events: createEvents(),
    log: edges.log,
    ...options.deps,
  };
  const deps: Deps = { ...base, selections: createSelections(base), ...options.deps };
  const app = createApp(deps);
  const visitor = () => new Agent(app);
  return {
    app,
    deps,
    db,
    dataDir,
    ...edges,
    request: (path, init) => visitor().request(path, init),
    visitor,
    async as(user) {
      const agent = visitor();
      agent.keep(await deps.auth.start(user.id, null));
      return agent;
    },
    async close() {
      await deps.background.idle();
      await deps.selections.stop();
      await deps.reader.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
