import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/errors.ts';
import { amount } from '#src/text/words.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Limit {
  /** So often … */
  points: number;
  /** … in so many seconds from the first time. */
  seconds: number;
  /** What whoever did it too often reads; `wait` is how long to wait, as '4 minutes'. */
  say(wait: string): string;
}

const tooManySignIns = (wait: string) => `Too many tries to sign in. Please wait ${wait} and try again.`;
const tooManySteps = (wait: string) =>
  `Too many tries at the second step. Please wait ${wait}, or use something else that you set up.`;
const tooManyMails = (wait: string) =>
  `Enough mail has gone to this address for now. Please look for it, also under spam, or wait ${wait}.`;
const tooManyNumbers = (wait: string) =>
  `Many case numbers have just been looked for. Please wait ${wait}, or go on with a case of your own under this number.`;
const tooManyMessages = (wait: string) => `Enough codes have been sent for now. Please wait ${wait}.`;

/** THE table: what is counted, and how much of it is too much. A limit's name is part of its keys in the database. */
export const LIMITS = {
  /** Tries to sign in to one account from one address. */
  'sign-in': { points: 10, seconds: 15 * MINUTE, say: tooManySignIns },
  /** The same from one address, whatever the account. */
  'sign-in-address': { points: 100, seconds: 15 * MINUTE, say: tooManySignIns },
  /** Wrong passwords of one account from all addresses together; a new password or the operator ends the wait. */
  'sign-in-account': { points: 60, seconds: HOUR, say: tooManySignIns },
  /** The same in a browser where that account signed in before: nobody else can spend it. */
  'sign-in-browser': { points: 10, seconds: 15 * MINUTE, say: tooManySignIns },
  /** How often an account was unlocked: its tries of before count no more. */
  unlocked: { points: 1_000_000, seconds: DAY, say: tooManySignIns },
  /** Accounts made from one address. */
  register: {
    points: 30,
    seconds: HOUR,
    say: (wait) => `Many accounts have just been made from your network. Please wait ${wait} and try again.`,
  },
  /** The same of all together where a proxy hides who comes from where. */
  'register-unknown': {
    points: 600,
    seconds: HOUR,
    say: (wait) => `Many accounts have just been made here. Please wait ${wait} and try again.`,
  },
  /** Passwords asked again of somebody who is signed in: one person. */
  'password-check': {
    points: 10,
    seconds: 15 * MINUTE,
    say: (wait) => `That password was wrong too often. Please wait ${wait} and try again.`,
  },
  /** Codes of an authenticator app, after the right password: one account, in a quarter of an hour and in a day. */
  'factor-code': { points: 10, seconds: 15 * MINUTE, say: tooManySteps },
  'factor-code-day': { points: 60, seconds: DAY, say: tooManySteps },
  /** Recovery codes and passkeys, which nobody guesses: counted apart, so that a guesser does not lock them too. */
  'factor-recovery': { points: 10, seconds: 15 * MINUTE, say: tooManySteps },
  'factor-passkey': { points: 30, seconds: 15 * MINUTE, say: tooManySteps },
  /** Mails that somebody has the right password and fails at the second step. */
  'factor-warning': { points: 1, seconds: DAY, say: tooManySteps },
  /** Codes of an app that is being added. */
  'factor-adding': { points: 20, seconds: 15 * MINUTE, say: tooManySteps },
  /** Reminders on trial: one person. */
  'push-trial': {
    points: 10,
    seconds: HOUR,
    say: (wait) => `Enough trial reminders have been sent for now. Please wait ${wait} and try again.`,
  },
  /** Links to a new password: one account, in an hour and in a day; one address, whatever the account. */
  reset: { points: 3, seconds: HOUR, say: tooManyMails },
  'reset-day': { points: 10, seconds: DAY, say: tooManyMails },
  'reset-address': {
    points: 30,
    seconds: HOUR,
    say: (wait) => `Many links have been asked for from your network. Please wait ${wait} and try again.`,
  },
  'reset-unknown': {
    points: 300,
    seconds: HOUR,
    say: (wait) => `Many links have just been asked for here. Please wait ${wait} and try again.`,
  },
  /** Mails that confirm an address: one person, and one address that is to be confirmed. */
  'confirm-person': { points: 6, seconds: HOUR, say: tooManyMails },
  'confirm-target': { points: 6, seconds: DAY, say: tooManyMails },
  /** Codes sent to phones: one person, and one number. */
  'code-person': { points: 10, seconds: DAY, say: tooManyMessages },
  'code-target': { points: 10, seconds: DAY, say: tooManyMessages },
  /** Cases looked for by their number: one person, and one address, whatever the person. */
  'docket-numbers': { points: 20, seconds: HOUR, say: tooManyNumbers },
  'docket-numbers-address': { points: 60, seconds: HOUR, say: tooManyNumbers },
  /** Links that let somebody into a case, made by one person. */
  invitations: {
    points: 50,
    seconds: DAY,
    say: (wait) =>
      `You have made 50 invitations in a day, which is as many as this server allows. Please wait ${wait}.`,
  },
  /** Questions of one person to an engine that costs money. */
  questions: {
    points: 20,
    seconds: 10 * MINUTE,
    say: (wait) =>
      `You have asked 20 questions in 10 minutes, which is as many as this server allows. Please wait ${wait}; your question is kept.`,
  },
  'questions-day': {
    points: 200,
    seconds: DAY,
    say: (wait) =>
      `You have asked 200 questions in a day, which is as many as this server allows. Please wait ${wait}; your question is kept.`,
  },
  /** Deletions of an account asked for, each with its mails. */
  deletion: {
    points: 5,
    seconds: DAY,
    say: (wait) => `You asked for this and took it back several times. Please wait ${wait}.`,
  },
  /** Archives of a case or of everything, by one person. */
  exports: {
    points: 20,
    seconds: HOUR,
    say: (wait) =>
      `Many archives have just been made for you. Please wait ${wait}, or use one that you have.`,
  },
  /** Pictures of pages that have to be drawn for one person, those that were drawn before not counted. */
  pictures: {
    points: 600,
    seconds: 10 * MINUTE,
    say: (wait) => `Many pages have just been drawn for you. Please wait ${wait} and try again.`,
  },
  /** Codes that open the restore of a backup, from one address. */
  'restore-code': {
    points: 30,
    seconds: 15 * MINUTE,
    say: (wait) => `That was tried too often from your network. Please wait ${wait} and try again.`,
  },
  /** Papers that are read before there is an account: begun from one address. */
  intakes: {
    points: 30,
    seconds: HOUR,
    say: (wait) => `Many papers have just been added from your network. Please wait ${wait}, or sign in.`,
  },
  /** The same of all together where nobody can tell who comes from where. */
  'intakes-unknown': {
    points: 600,
    seconds: HOUR,
    say: (wait) => `Many papers have just been added here. Please wait ${wait}, or sign in.`,
  },
  /** Files added to papers that are there: by one account, from one address, to one set of papers where neither is known. */
  'intake-files': {
    points: 300,
    seconds: HOUR,
    say: (wait) =>
      `Many pages have just been added from your network. Please wait ${wait}. What you added is kept.`,
  },
  /** Days counted and kept: of one set of papers, and of the papers of a person's cases. */
  'paper-days': {
    points: 300,
    seconds: 10 * MINUTE,
    say: (wait) => `These days were counted many times. Please wait ${wait}. What you entered is kept.`,
  },
  /** Pages of one set of papers that are turned, cut, ordered or taken away: their paper is put together once more. */
  'intake-edits': {
    points: 200,
    seconds: 10 * MINUTE,
    say: (wait) => `These pages were changed many times. Please wait ${wait} and try again.`,
  },
  /** Drafts that one person has checked. */
  drafts: {
    points: 30,
    seconds: 10 * MINUTE,
    say: (wait) =>
      `You have checked 30 drafts in 10 minutes, which is as many as this server allows. Please wait ${wait}.`,
  },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/**
 * Counts what people do, in the database: a restart forgets nothing and processes side by side count together. Not to
 * be called inside a transaction.
 */
export interface Limits {
  /** Counts one for whom `key` names; past the limit throws TOO_MANY_REQUESTS with `retryAfter`. */
  spend(name: LimitName, key: string): Promise<void>;
  /** Takes one back. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Begins again. */
  forget(name: LimitName, key: string): Promise<void>;
  /** How often it was spent in the time that runs. */
  spent(name: LimitName, key: string): Promise<number>;
}

function waitIn(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < 100) return `${amount(minutes, 'minute')}`;
  return `${Math.ceil(seconds / HOUR)} hours`;
}

/** Addresses of mail and network are nobody's business in a table of tries, and may be long. */
function keyOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export function createLimits(pool: Pool): Limits {
  // A name of a prepared statement is one for all connections of the embedded database, the operator's too.
  const unnamed = {
    query: ({ text, values }: { text: string; values: unknown[] }) => pool.query({ text, values }),
  };
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  function limiterOf(name: LimitName): RateLimiterPostgres {
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const made = new RateLimiterPostgres({
      storeClient: unnamed,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // One of them clears for all.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points: LIMITS[name].points,
      duration: LIMITS[name].seconds,
    });
    limiters.set(name, made);
    return made;
  }
  return {
    async spend(name, key) {
      try {
        await limiterOf(name).consume(keyOf(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new AppError('TOO_MANY_REQUESTS', LIMITS[name].say(waitIn(retryAfter)), { retryAfter });
      }
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(keyOf(key));
    },
    async forget(name, key) {
      await limiterOf(name).delete(keyOf(key));
    },
    async spent(name, key) {
      return (await limiterOf(name).get(keyOf(key)))?.consumedPoints ?? 0;
    },
  };
}
