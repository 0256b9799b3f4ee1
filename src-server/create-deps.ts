import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseHandle } from '#db/client.ts';
import { tidyAccounts } from './accounts/tidying.ts';
import { createEngine } from './ai/choose.ts';
import { createQuestionLimit } from './ai/question-limit.ts';
import { createRunningReplies } from './ai/running-replies.ts';
import { createAuth } from './auth/lucia.ts';
import { createOidc } from './auth/oidc.ts';
import { createSms } from './auth/sms.ts';
import { createBackground, startRounds } from './background.ts';
import { sweepBlobs } from './backup/blob-sweep.ts';
import { backUpTonight } from './backup/nightly.ts';
import { createBackupBucket, createBlobStore } from './blobs/create.ts';
import type { Deps } from './deps.ts';
import { createDisk } from './disk.ts';
import type { Env } from './env.ts';
import { createEvents } from './events.ts';
import { sweepIntakes } from './intake/sweep.ts';
import { createDraftLimit } from './limits/check-limit.ts';
import { createLimits } from './limits/limits.ts';
import { createSignInThrottle } from './limits/sign-in-limit.ts';
import type { Logger } from './log.ts';
import { createMailer } from './mail/create.ts';
import { createPagePictures } from './reading/page-pictures.ts';
import { createReader } from './reading/reader.ts';
import { createJobs } from './reading-jobs/create-jobs.ts';
import { reminderRound } from './reminders/schedule.ts';
import { beginSelections } from './review/selections.ts';

export interface RunningDeps {
  deps: Deps;
  /** Ends what runs beside the server: jobs first, then the readers; reminders, then mail. The database stays open. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60_000;

function oidcOf(env: Env) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return createOidc({ issuer, clientId, clientSecret });
}

/** Nightly backups, where the configuration names a place for them. */
function startBackups(deps: Pick<Deps, 'env' | 'db' | 'pool' | 'blobs' | 'clock' | 'log'>) {
  const { BACKUP_FOLDER, BACKUP_BUCKET, BACKUP_KEEP: keep, BACKUP_HOUR: hour, DATA_DIR } = deps.env;
  if (BACKUP_FOLDER === undefined && BACKUP_BUCKET === undefined) return { stop: async () => {} };
  const folder = BACKUP_FOLDER ?? join(DATA_DIR, 'scratch');
  const options = { ...deps, folder, bucket: createBackupBucket(deps.env), keep, hour };
  return startRounds(() => backUpTonight(options), {
    everyMs: 10 * MINUTE_MS,
    log: deps.log,
    what: 'the nightly backup failed',
  });
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
  const limits = createLimits(pool);
  const blobs = createBlobStore(env);
  const base = {
    env,
    db,
    pool,
    clock,
    ids: { next: () => randomUUID() },
    auth: createAuth(db, { secure: env.APP_URL?.startsWith('https://') ?? false }),
    limits,
    throttle: createSignInThrottle(limits),
    oidc: oidcOf(env),
    sms: env.SMS_WEBHOOK_URL === undefined ? null : createSms(env.SMS_WEBHOOK_URL),
    blobs,
    disk: createDisk(env.DATA_DIR, env.DISK_RESERVE_BYTES),
    reader,
    pictures: createPagePictures({ env, blobs, reader }),
    ai: createEngine(env, log),
    questionLimit: createQuestionLimit(limits),
    draftLimit: createDraftLimit(limits),
    runningReplies: createRunningReplies(),
    mailer: createMailer({ env, db, clock, log }),
    background: createBackground(log),
    events: createEvents(),
    log,
  };
  const jobs = await createJobs(base);
  const selections = await beginSelections(base);
  const selecting = startRounds(async () => selections.wake(), {
    everyMs: MINUTE_MS,
    log,
    what: 'selected documents could not be looked for',
  });
  const reminding = startRounds(reminderRound(base), {
    everyMs: MINUTE_MS,
    log,
    what: 'reminders could not be delivered',
  });
  const tidying = startRounds(() => tidyAccounts(base), {
    everyMs: 60 * MINUTE_MS,
    log,
    what: 'accounts could not be tidied',
  });
  const sweeping = startRounds(() => sweepIntakes(base), {
    everyMs: 60 * MINUTE_MS,
    log,
    what: 'papers without a case could not be cleared away',
  });
  const clearing = startRounds(() => sweepBlobs(base), {
    everyMs: 24 * 60 * MINUTE_MS,
    log,
    what: 'files that nothing names could not be cleared away',
  });
  const backups = startBackups(base);
  return {
    deps: { ...base, jobs, selections },
    async stop() {
      const reading = jobs.stop().then(() => reader.close());
      const analyzing = selecting.stop().then(() => selections.stop());
      const mailing = Promise.all([
        reminding.stop(),
        tidying.stop(),
        sweeping.stop(),
        clearing.stop(),
        backups.stop(),
        base.background.idle(),
      ]).then(() => base.mailer.stop());
      await Promise.all([reading, analyzing, mailing]);
    },
  };
}
