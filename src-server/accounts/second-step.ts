import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { type FactorChallenge, STEP_MINUTES, type VerifyFactorInput } from '#src/auth/factor-schema.ts';
import { AppError } from '#src/errors.ts';
import type { Deps } from '../deps.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { queueMails } from '../mail/store.ts';
import { recoveryCodeUsedMail, wrongStepsMail } from './factor-mails.ts';
import { countRecoveryCodes, kindsOf } from './factor-store.ts';
import { passkeyRequest, type RelyingParty, takePasskey } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { beginStep, endStep, findStep, newStepToken, setChallenge, takeChallenge } from './step-store.ts';
import { takeTotp } from './totp.ts';

type Db = Kysely<Database>;

const OVER = `Please sign in again: this was done already, or more than ${STEP_MINUTES} minutes have passed.`;
const WRONG = {
  code: 'That code is not right, or was used already. Please wait for the next one in your app.',
  recoveryCode: 'That is none of your recovery codes, or it was used already.',
  passkey: 'That passkey does not fit this account. Please try again, or use something else.',
} as const;
type Way = keyof typeof WRONG;

/** What is counted for each way of the second step: the name of the person is the key. */
const COUNTED: Record<Way, readonly LimitName[]> = {
  code: ['factor-code', 'factor-code-day'],
  recoveryCode: ['factor-recovery'],
  passkey: ['factor-passkey'],
};

/** Lets a person try again at once: they got in, or the operator says so. */
export async function forgetSteps(limits: Limits, userId: string): Promise<void> {
  for (const name of Object.values(COUNTED).flat()) await limits.forget(name, userId);
}

/** After the right password: the secret of a half session where the account asks for more; null where it does not. */
export async function beginSecondStep(deps: Deps, userId: string): Promise<string | null> {
  const { db, clock } = deps;
  if ((await kindsOf(db, userId)).length === 0) return null;
  const token = newStepToken();
  await beginStep(db, { token, purpose: 'sign-in' }, { userId, challenge: null, now: clock.now() });
  return token;
}

async function requireStep(deps: Deps, token: string | null) {
  const owner = { token: token ?? '', purpose: 'sign-in' } as const;
  const step = token === null ? undefined : await findStep(deps.db, owner, deps.clock.now());
  if (step === undefined) throw new AppError('UNAUTHORIZED', OVER);
  return { owner, ...step };
}

/** What the browser of a half session may answer with; a passkey is asked with a new challenge each time. */
export async function challengeOf(
  deps: Deps,
  token: string | null,
  party: RelyingParty,
): Promise<FactorChallenge> {
  const { owner, userId } = await requireStep(deps, token);
  const kinds = await kindsOf(deps.db, userId);
  const request = await passkeyRequest(deps.db, userId, party);
  if (request) await setChallenge(deps.db, owner, request.challenge, deps.clock.now());
  return { kinds, passkey: request ? { ...request.options } : null };
}

/** Counts a try; at the first that is too many the person is told by mail that somebody has their password. */
async function countTry(deps: Deps, userId: string, way: Way): Promise<void> {
  try {
    for (const name of COUNTED[way]) await deps.limits.spend(name, userId);
  } catch (error) {
    if ((await deps.limits.spent('factor-warning', userId)) === 0) {
      await deps.limits.spend('factor-warning', userId);
      const now = deps.clock.now();
      const to = await addressOf(deps.db, userId);
      if (to !== null) await queueMails(deps.db, [wrongStepsMail({ userId, to })], now);
      deps.mailer.wake();
    }
    throw error;
  }
}

async function addressOf(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.email;
}

function wayOf({ code, recoveryCode }: VerifyFactorInput): Way {
  if (code !== undefined) return 'code';
  return recoveryCode === undefined ? 'passkey' : 'recoveryCode';
}

/**
 * Ends a half session with the right second step; the caller starts the session. `compared` is the password hash of
 * that moment. UNAUTHORIZED where there is no half session, BAD_REQUEST at the field for what is not right,
 * TOO_MANY_REQUESTS after too many tries at one account.
 */
export async function finishSecondStep(
  deps: Deps,
  token: string | null,
  party: RelyingParty,
  input: VerifyFactorInput,
): Promise<{ userId: string; compared: string | null; recoveryCodesLeft: number }> {
  const { owner, userId, challenge } = await requireStep(deps, token);
  const way = wayOf(input);
  await countTry(deps, userId, way);
  const now = deps.clock.now();
  // Whatever comes of it, this challenge is not asked with again.
  const isFresh =
    challenge !== null && (way !== 'passkey' || (await takeChallenge(deps.db, owner, challenge)));
  const take = async (db: Db): Promise<boolean> => {
    if (input.code !== undefined) return takeTotp(db, userId, input.code, now);
    if (input.recoveryCode !== undefined) return spendRecoveryCode(db, userId, input.recoveryCode, now);
    if (input.passkey === undefined || challenge === null || !isFresh) return false;
    return takePasskey(db, userId, input.passkey, { challenge, party, now });
  };
  const finished = await deps.db.transaction().execute(async (db) => {
    if (!(await take(db))) {
      throw new AppError('BAD_REQUEST', WRONG[way], { errors: [WRONG[way]], fields: { [way]: WRONG[way] } });
    }
    if (!(await endStep(db, owner))) throw new AppError('UNAUTHORIZED', OVER);
    const { password: compared } = await db
      .selectFrom('users')
      .select('password')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const recoveryCodesLeft = await countRecoveryCodes(db, userId);
    const to = await addressOf(db, userId);
    if (way === 'recoveryCode' && to !== null) {
      await queueMails(db, [recoveryCodeUsedMail({ userId, to }, recoveryCodesLeft)], now);
    }
    return { userId, compared, recoveryCodesLeft };
  });
  await forgetSteps(deps.limits, userId);
  deps.mailer.wake();
  return finished;
}
