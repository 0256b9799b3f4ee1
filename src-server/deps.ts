import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '#db/schema/index.ts';
import type { AiEngine } from './ai/engine.ts';
import type { QuestionLimit } from './ai/question-limit.ts';
import type { RunningReplies } from './ai/running-replies.ts';
import type { Auth } from './auth/lucia.ts';
import type { Oidc } from './auth/oidc.ts';
import type { Sms } from './auth/sms.ts';
import type { Background } from './background.ts';
import type { BlobStore } from './blobs/store.ts';
import type { Disk } from './disk.ts';
import type { Env } from './env.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Selections } from './jobs/selections.ts';
import type { DraftLimit } from './limits/check-limit.ts';
import type { Limits } from './limits/limits.ts';
import type { SignInThrottle } from './limits/sign-in-limit.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { PagePictures } from './reading/page-pictures.ts';
import type { Reader } from './reading/reader.ts';

/** Everything that touches the world outside; tests replace only these. */
export interface Deps {
  env: Env;
  db: Kysely<Database>;
  /** The connections below `db`, for what reads and writes tables by their names. */
  pool: Pool;
  clock: { now(): Date };
  ids: { next(): string };
  auth: Auth;
  limits: Limits;
  throttle: SignInThrottle;
  oidc: Oidc | null;
  sms: Sms | null;
  blobs: BlobStore;
  disk: Disk;
  reader: Reader;
  pictures: PagePictures;
  ai: AiEngine;
  questionLimit: QuestionLimit;
  draftLimit: DraftLimit;
  runningReplies: RunningReplies;
  jobs: Jobs;
  selections: Selections;
  mailer: Mailer;
  background: Background;
  events: Events;
  log: Logger;
}
