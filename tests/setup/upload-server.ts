import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { openDatabase } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createQuestionLimit } from '#server/ai/question-limit.ts';
import { createRunningReplies } from '#server/ai/running-replies.ts';
import { createApp } from '#server/app.ts';
import { createAuth } from '#server/auth/lucia.ts';
import { createBackground } from '#server/background.ts';
import { createDiskBlobs } from '#server/blobs/disk.ts';
import type { Deps } from '#server/deps.ts';
import { createDisk } from '#server/disk.ts';
import { parseEnv } from '#server/env.ts';
import { createEvents } from '#server/events.ts';
import { createDraftLimit } from '#server/limits/check-limit.ts';
import { createLimits } from '#server/limits/limits.ts';
import { createSignInThrottle } from '#server/limits/sign-in-limit.ts';
import { createLogger } from '#server/log.ts';
import { createPagePictures } from '#server/reading/page-pictures.ts';
import { recoverUploads } from '#server/uploads/recovery.ts';
import { insertCase } from '../factories/cases.ts';
import { insertUser } from '../factories/users.ts';
import { CapturedJobs, CapturedMail, lazyReader, silentEngine } from './edges.ts';

/**
 * The server over a real database and disk in a process of its own, with one user who has one case; nothing
 * is read in the background, so that a measurement shows the upload alone. Prints one line of JSON: {@link
 * UploadServerLine}. Usage: upload-server.ts <data directory>
 */
export interface UploadServerLine {
  port: number;
  cookie: string;
  caseId: string;
  recovered: number;
}

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Usage: upload-server.ts <data directory>');
await mkdir(dataDir, { recursive: true });

const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const log = createLogger(env.LOG_LEVEL);
const { db, pool } = await openDatabase({ dataDir, log });
await migrate(db);
const limits = createLimits(pool);
const auth = createAuth(db, { secure: false });
const blobs = createDiskBlobs(join(dataDir, 'blobs'));
const reader = lazyReader();
const deps: Deps = {
  env,
  db,
  pool,
  clock: { now: () => new Date() },
  ids: { next: randomUUID },
  auth,
  limits,
  throttle: createSignInThrottle(limits),
  oidc: null,
  sms: null,
  blobs,
  disk: createDisk(dataDir, env.DISK_RESERVE_BYTES),
  reader,
  pictures: createPagePictures({ env, blobs, reader }),
  ai: silentEngine,
  questionLimit: createQuestionLimit(limits),
  draftLimit: createDraftLimit(limits),
  runningReplies: createRunningReplies(),
  jobs: new CapturedJobs(),
  background: createBackground(log),
  mailer: new CapturedMail(),
  events: createEvents(),
  selections: { wake() {}, breakOff() {}, async idle() {}, async stop() {} },
  log,
};

const owner = await db.selectFrom('users').select('id').executeTakeFirst();
const userId = owner?.id ?? (await insertUser(db)).id;
const known = await db.selectFrom('cases').select('id').executeTakeFirst();
const caseId = known?.id ?? (await insertCase(db, { userId })).id;
const { finished } = await recoverUploads(deps);
const [cookie = ''] = (await auth.start(userId, null)).split(';');

const server = createServer(getRequestListener(createApp(deps).fetch));
server.requestTimeout = 0;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const line: UploadServerLine = { port, cookie, caseId, recovered: finished };
  process.stdout.write(`${JSON.stringify(line)}\n`);
});
