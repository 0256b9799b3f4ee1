import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { checkedReturnPath, withReturnPath } from '#src/auth/return-path.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http.ts';
import { signInWithIdentity } from './service.ts';

const CHECKS_COOKIE = 'proceed_oidc';
const CHECKS_SECONDS = 600;
const Checks = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string().nullable(),
});

function nameOf(setCookie: string): string {
  return setCookie.slice(0, setCookie.indexOf('='));
}

function readChecks(cookie: string): z.infer<typeof Checks> | null {
  try {
    return Checks.parse(JSON.parse(cookie));
  } catch {
    return null;
  }
}

/** The sign-in page with what went wrong; the way back is not lost by it. */
function failureAt(error: 'provider' | 'refused', returnTo: string | null): string {
  return `/login?${new URLSearchParams({ error, ...(returnTo !== null && { returnTo }) })}`;
}

/** The addresses that a browser navigates to: sign-in at the provider, the way back, and signing out. */
export function mountAuth(app: App, deps: Deps): void {
  const { oidc, log } = deps;
  const secure = deps.env.APP_URL?.startsWith('https://') ?? false;
  const cookie = { httpOnly: true, sameSite: 'Lax', secure, path: '/api/auth/callback' } as const;

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
    const returnTo = checkedReturnPath(c.req.query('returnTo'));
    if (oidc === null) return c.redirect(withReturnPath('/account', returnTo));
    try {
      const { url, checks } = await oidc.begin(`${c.get('context').origin}/api/auth/callback`);
      setCookie(c, CHECKS_COOKIE, JSON.stringify({ ...checks, returnTo }), {
        ...cookie,
        maxAge: CHECKS_SECONDS,
      });
      return c.redirect(url);
    } catch (error) {
      log.error({ error: String(error) }, 'identity provider not reached');
      return c.redirect(failureAt('provider', returnTo));
    }
  });

  app.get('/api/auth/callback', async (c) => {
    const { origin, sessionId } = c.get('context');
    const raw = getCookie(c, CHECKS_COOKIE);
    deleteCookie(c, CHECKS_COOKIE, cookie);
    if (oidc === null || raw === undefined) return c.redirect('/login?error=expired');
    const checks = readChecks(raw);
    if (checks === null) return c.redirect(failureAt('refused', null));
    // A cookie can be set by whoever shares this host's name: it is checked like any other input.
    const returnTo = checkedReturnPath(checks.returnTo);
    try {
      const here = new URL(c.req.url);
      const identity = await oidc.finish(new URL(`${origin}${here.pathname}${here.search}`), checks);
      const userId = await signInWithIdentity(deps.db, identity);
      c.header('set-cookie', await deps.auth.start(userId, sessionId), { append: true });
      return c.redirect(returnTo ?? '/');
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, 'sign-in refused');
      return c.redirect(failureAt('refused', returnTo));
    }
  });

  for (const path of ['/api/auth/logout', '/api/logout']) {
    app.get(path, async (c) => {
      c.header('set-cookie', await deps.auth.end(c.get('context').sessionId), { append: true });
      return c.redirect('/');
    });
  }
}
