import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '#db/client.ts';
import { createEngine } from './ai/choose.ts';
import { createQuestionLimit } from './ai/question-limit.ts';
import { createRunningReplies } from './ai/running-replies.ts';
import { createAuth } from './auth/lucia.ts';
import { createOidc } from './auth/oidc.ts';
import { createSms } from './auth/sms.ts';
import { createBlobStore } from './blobs/create.ts';
import type { Deps } from './deps.ts';
import { createDisk } from './disk.ts';
import type { Env } from './env.ts';
import { createEvents } from './events.ts';
import { createDraftLimit } from './limits/check-limit.ts';
import { createSignInThrottle } from './limits/sign-in-limit.ts';
import type { Logger } from './log.ts';
import { createMailer } from './mail/create.ts';
import { createReader } from './reading/reader.ts';
import { createJobs } from './reading-jobs/create-jobs.ts';
import { startReminding } from './reminders/schedule.ts';

export interface RunningDeps {
  deps: Deps;
  /** Ends what runs beside the server: jobs first, then the readers; reminders, then mail. The database stays open. */
  stop(): Promise<void>;
}

function oidcOf(env: Env) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return createOidc({ issuer, clientId, clientSecret });
}

/** Makes everything the server works with, by its configuration, and starts the jobs. */
export async function createDeps(options: {
  env: Env;
  database: DatabaseHandle;
  log: Logger;
}): Promise<RunningDeps> {
  const { env, database, log } = options;
  const { db, pool } = database;
  const reader = createReader({
    timeLimitMs: env.READ_TIME_LIMIT_SECONDS * 1000,
    memoryLimitBytes: env.READ_MEMORY_LIMIT_BYTES,
  });
  const clock = { now: () => new Date() };
  const base = {
    env,
    db,
    clock,
    ids: { next: () => randomUUID() },
    auth: createAuth(db, { secure: env.APP_URL?.startsWith('https://') ?? false }),
    throttle: createSignInThrottle(),
    oidc: oidcOf(env),
    sms: env.SMS_WEBHOOK_URL === undefined ? null : createSms(env.SMS_WEBHOOK_URL),
    blobs: createBlobStore(env),
    disk: createDisk(env.DATA_DIR, env.DISK_RESERVE_BYTES),
    reader,
    ai: createEngine(env, log),
    questionLimit: createQuestionLimit(),
    draftLimit: createDraftLimit(),
    runningReplies: createRunningReplies(),
    mailer: createMailer({ env, db, clock, log }),
    events: createEvents(),
    log,
  };
  const jobs = await createJobs({ ...base, pool });
  const reminding = startReminding(base);
  return {
    deps: { ...base, jobs },
    async stop() {
      const reading = jobs.stop().then(() => reader.close());
      const mailing = reminding.stop().then(() => base.mailer.stop());
      await Promise.all([reading, mailing]);
    },
  };
}
