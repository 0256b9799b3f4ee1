import type { User } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import type { Identity } from '../auth/oidc.ts';
import { checksCookie } from '../auth/provider-cookies.ts';
import type { Context } from '../context.ts';
import { connect } from './connections.ts';
import { requirePassword, requireUnchanged } from './passwords.ts';
import { isSecure } from './start-session.ts';
import { beginStep, endStep, findStep } from './step-store.ts';

/** The address at which the provider leads back. */
export function callbackAt(origin: string): string {
  return `${origin}/api/auth/callback`;
}

/** What somebody connects to an address that is not theirs would stay a way in once its owner comes. */
async function requireConfirmed({ db, mailer }: Context['deps'], userId: string): Promise<void> {
  if (!mailer.sendsMail) return;
  const { email, emailVerifiedAt } = await db
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (email === null || emailVerifiedAt !== null) return;
  throw new AppError('CONFLICT', 'Please confirm your e-mail address first, and connect it then.');
}

/**
 * Begins to connect the provider, after the password, for this session alone. Returns where the browser goes. CONFLICT
 * while the address of the account is not confirmed on a server that sends mail.
 */
export async function beginConnection(ctx: Context, user: User, password: string): Promise<string> {
  const { deps, sessionId } = ctx;
  if (sessionId === null) throw new AppError('UNAUTHORIZED');
  if (deps.oidc === null)
    throw new AppError('FORBIDDEN', 'This server has no other service to sign in with.');
  const compared = await requirePassword(deps, user, password, 'password');
  await requireConfirmed(deps, user.id);
  // Whoever else is signed in at the provider in this browser is not connected unseen.
  const { url, checks } = await deps.oidc
    .begin(callbackAt(ctx.origin), { asksAgain: true })
    .catch((error: unknown) => {
      deps.log.error({ error: String(error) }, 'identity provider not reached');
      throw new AppError(
        'UNAVAILABLE',
        'The sign-in service did not answer. Please try again in a few minutes.',
      );
    });
  await deps.db.transaction().execute(async (db) => {
    await requireUnchanged(db, user.id, compared);
    const step = { userId: user.id, challenge: checks.state, now: deps.clock.now() };
    await beginStep(db, { token: sessionId, purpose: 'connect' }, step);
  });
  const cookie = checksCookie({ ...checks, returnTo: null, connects: true }, { secure: isSecure(ctx) });
  ctx.resHeaders.append('set-cookie', cookie);
  return url;
}

/**
 * Connects who came back from the provider to the account that asked for it in this very session, once. False where it
 * did not, or too long ago; CONFLICT where the sign-in opens another account.
 */
export async function finishConnection(ctx: Context, identity: Identity, state: string): Promise<boolean> {
  const { deps, sessionId, user } = ctx;
  if (sessionId === null || user === null) return false;
  const owner = { token: sessionId, purpose: 'connect' } as const;
  const step = await findStep(deps.db, owner, deps.clock.now());
  if (step?.userId !== user.id || step.challenge !== state) return false;
  let isBegun = true;
  await connect(deps, user.id, identity, async (db) => {
    // Another answer, or a new password, ended what was begun.
    isBegun = await endStep(db, owner);
    if (!isBegun) throw new AppError('UNAUTHORIZED');
  }).catch((error: unknown) => {
    if (isBegun) throw error;
  });
  return isBegun;
}
