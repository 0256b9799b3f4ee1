import type { Context as RequestContext } from 'hono';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';
import { AppError } from '#src/errors.ts';
import { endIntakeCookie } from '../auth/intake-cookie.ts';
import { claimIntakes } from '../auth/intake-places.ts';
import type { Identity } from '../auth/oidc.ts';
import {
  type Checks,
  checksCookie,
  checksOf,
  endingCookie,
  endingOf,
  proofCookie,
} from '../auth/provider-cookies.ts';
import type { Context } from '../context.ts';
import type { Deps } from '../deps.ts';
import type { App, AppVariables } from '../http.ts';
import { isFromElsewhere } from '../security.ts';
import { callbackAt, finishConnection } from './connecting.ts';
import { arrive, idTokenOf, providerSession } from './identities.ts';
import { insertProof } from './proof-store.ts';
import { beginSecondStep } from './second-step.ts';
import { isSecure, startHalfSession, startSession } from './start-session.ts';

function nameOf(setCookie: string): string {
  return setCookie.slice(0, setCookie.indexOf('='));
}

type Failure = 'provider' | 'refused' | 'other' | 'busy' | 'sign-out';

/** The sign-in page with what went wrong; the way back is not lost by it. */
function failureAt(error: Failure, returnTo: string | null): string {
  return `/login?${new URLSearchParams({ error, ...(returnTo !== null && { returnTo }) })}`;
}

/** Keeps who came for the minutes in which this browser shows that an account is theirs. */
async function keepProof(ctx: Context, userId: string, identity: Identity, half?: string): Promise<void> {
  const { db, clock } = ctx.deps;
  const proof = { userId, identity, now: clock.now(), ...(half !== undefined && { half }) };
  const secret = await insertProof(db, proof);
  ctx.resHeaders.append('set-cookie', proofCookie(secret, { secure: isSecure(ctx) }));
}

/** Signs in whom the provider vouched for, or asks them for more. Returns where the browser goes. */
async function admit(ctx: Context, identity: Identity, returnTo: string | null): Promise<string> {
  const arrival = await arrive(ctx.deps, identity, ctx.address);
  if (arrival.kind === 'other') return failureAt('other', returnTo);
  const { userId } = arrival;
  if (arrival.kind === 'asked') {
    await keepProof(ctx, userId, identity);
    return withReturnPath('/account/connect', returnTo);
  }
  const half = await beginSecondStep(ctx.deps, userId);
  if (half === null) {
    await startSession(ctx, userId, providerSession(identity));
    return returnTo ?? '/';
  }
  await startHalfSession(ctx, half);
  await keepProof(ctx, userId, identity, half);
  return withReturnPath('/account/second-step', returnTo);
}

/** Connects the provider to the account that asked for it. Returns where the browser goes. */
async function addToAccount(ctx: Context, identity: Identity, { state }: Checks): Promise<string> {
  try {
    const isConnected = await finishConnection(ctx, identity, state);
    return `/profile?connection=${isConnected ? 'made' : 'expired'}`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return '/profile?connection=taken';
    throw error;
  }
}

function failureOf(error: unknown, { connects }: Checks, returnTo: string | null): string {
  if (connects) return '/profile?connection=refused';
  const isTooMuch = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
  return failureAt(isTooMuch ? 'busy' : 'refused', returnTo);
}

/** The addresses that a browser navigates to: sign-in at the provider, the way back, and signing out. */
export function mountAuth(app: App, deps: Deps): void {
  const { oidc, log } = deps;
  const secure = deps.env.APP_URL?.startsWith('https://') ?? false;

  // A renewed cookie goes out with whatever was asked first, files and uploads too: the session in the database
  // has slid forward already, and slides once only.
  app.use('/api/*', async (c, next) => {
    const renewed = c.get('context').resHeaders.getSetCookie();
    await next();
    const isSet = (line: string) =>
      c.res.headers.getSetCookie().some((sent) => nameOf(sent) === nameOf(line));
    for (const line of renewed) if (!isSet(line)) c.header('set-cookie', line, { append: true });
  });

  app.get('/api/login', async (c) => {
    const ctx = c.get('context');
    const returnTo = checkedReturnPath(c.req.query('returnTo'));
    if (oidc === null) return goTo(c, withReturnPath('/account', returnTo));
    try {
      const { url, checks } = await oidc.begin(callbackAt(ctx.origin));
      ctx.resHeaders.append('set-cookie', checksCookie({ ...checks, returnTo, connects: false }, { secure }));
      return goTo(c, url);
    } catch (error) {
      log.error({ error: String(error) }, 'identity provider not reached');
      return goTo(c, failureAt('provider', returnTo));
    }
  });

  app.get('/api/auth/callback', async (c) => {
    const ctx = c.get('context');
    const checks = checksOf(c.req.header('cookie'));
    ctx.resHeaders.append('set-cookie', checksCookie(null, { secure }));
    if (oidc === null || checks === undefined) return goTo(c, '/login?error=expired');
    if (checks === null) return goTo(c, failureAt('refused', null));
    // A cookie can be set by whoever shares this host's name: it is checked like any other input.
    const returnTo = checkedReturnPath(checks.returnTo);
    try {
      const here = new URL(c.req.url);
      const identity = await oidc.finish(new URL(`${ctx.origin}${here.pathname}${here.search}`), checks);
      const goOn = checks.connects ? addToAccount(ctx, identity, checks) : admit(ctx, identity, returnTo);
      return goTo(c, await goOn);
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, 'sign-in refused');
      return goTo(c, failureOf(error, checks, returnTo));
    }
  });

  for (const path of ['/api/auth/logout', '/api/logout']) {
    app.get(path, async (c) => {
      // It is an address that can be opened; a link on another website signs nobody out.
      if (isFromElsewhere(c.req.raw)) return c.redirect('/');
      const { user, sessionId, intakeSecrets, resHeaders } = c.get('context');
      const idToken = oidc === null ? null : await idTokenOf(deps.db, sessionId);
      resHeaders.append('set-cookie', await deps.auth.end(sessionId));
      if (user !== null) {
        deps.events.sessionsEnded(user.id);
        // Papers of a session that is older than this rule are the account's too, before the browser forgets them.
        await claimIntakes(deps.db, { userId: user.id, secrets: intakeSecrets, now: deps.clock.now() });
        resHeaders.append('set-cookie', endIntakeCookie(secure));
      }
      // What this browser kept of papers is nobody's any more.
      c.header('clear-site-data', '"cache"');
      // Nobody waits for the provider: the session here is over whether or not it answers.
      if (idToken === null || user === null) return goTo(c, '/');
      resHeaders.append('set-cookie', endingCookie(idToken, { secure }));
      return goTo(c, '/login?signedOut=provider');
    });
  }

  app.get('/api/auth/logout/provider', async (c) => {
    const { origin, resHeaders } = c.get('context');
    const idToken = endingOf(c.req.header('cookie'));
    resHeaders.append('set-cookie', endingCookie(null, { secure }));
    if (oidc === null || idToken === undefined) return goTo(c, '/login');
    try {
      return goTo(c, await oidc.endUrl(idToken, `${origin}/login`));
    } catch (error) {
      log.error({ error: String(error) }, 'identity provider not reached');
      return goTo(c, failureAt('sign-out', null));
    }
  });
}

/** Sends the browser on, with the cookies that were left for it: of one name and path the last one. */
function goTo(c: RequestContext<AppVariables>, address: string): Response {
  const key = (line: string) => `${nameOf(line)} ${/;\s*path=([^;]*)/i.exec(line)?.[1] ?? ''}`;
  const lines = new Map(
    c
      .get('context')
      .resHeaders.getSetCookie()
      .map((line) => [key(line), line]),
  );
  for (const line of lines.values()) c.header('set-cookie', line, { append: true });
  return c.redirect(address);
}
