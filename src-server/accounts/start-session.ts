import { AppError } from '#src/errors.ts';
import { deviceOf } from '../auth/device.ts';
import { halfSessionCookie } from '../auth/half-session.ts';
import { claimIntakes } from '../auth/intake-places.ts';
import { rememberBrowser } from '../auth/known-browser.ts';
import type { ProviderSession } from '../auth/lucia.ts';
import { proofCookie } from '../auth/provider-cookies.ts';
import type { Context } from '../context.ts';
import { endStepsOf } from './step-store.ts';

export function isSecure({ deps }: Context): boolean {
  return deps.env.APP_URL?.startsWith('https://') ?? false;
}

/** Signs the browser in, under a new id; what was half done in it is over. */
export async function startSession(
  ctx: Context,
  userId: string,
  provider: ProviderSession | null = null,
): Promise<void> {
  const device = await deviceOf(ctx.userAgent);
  const cookie = await ctx.deps.auth.start(userId, ctx.sessionId, device, provider);
  ctx.resHeaders.append('set-cookie', cookie);
  const secrets = ctx.intakeSecrets;
  await claimIntakes(ctx.deps.db, { userId, secrets, now: ctx.deps.clock.now() });
  const { browser: token, deps } = ctx;
  const here = { userId, token, now: deps.clock.now(), secure: isSecure(ctx) };
  ctx.resHeaders.append('set-cookie', await rememberBrowser(deps.db, here));
  const secure = isSecure(ctx);
  if (ctx.halfSession !== null) ctx.resHeaders.append('set-cookie', halfSessionCookie(null, { secure }));
  if (ctx.proof !== null) ctx.resHeaders.append('set-cookie', proofCookie(null, { secure }));
}

/** Keeps the half session in the browser, which is signed in to nothing until its second step. */
export async function startHalfSession(ctx: Context, token: string): Promise<void> {
  ctx.resHeaders.append('set-cookie', await ctx.deps.auth.end(ctx.sessionId));
  ctx.resHeaders.append('set-cookie', halfSessionCookie(token, { secure: isSecure(ctx) }));
}

/** After a session was started: a reset in between ended those that were there, and this one is of the former password. */
export async function endUnlessUnchanged(
  ctx: Context,
  userId: string,
  compared: string | null,
): Promise<void> {
  const account = await ctx.deps.db
    .selectFrom('users')
    .select('password')
    .where('id', '=', userId)
    // A reset that is under way has looked for sessions already, and is not seen before it is at its end.
    .forShare()
    .executeTakeFirst();
  if (account?.password === compared) return;
  await ctx.deps.db.deleteFrom('sessions').where('userId', '=', userId).execute();
  await endStepsOf(ctx.deps.db, userId);
  ctx.resHeaders.delete('set-cookie');
  throw new AppError('UNAUTHORIZED', 'The password was just changed. Please sign in with the new one.');
}
