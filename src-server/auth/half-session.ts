import { parse, serialize } from 'hono/utils/cookie';
import { STEP_MINUTES } from '#src/auth/factor-schema.ts';

/**
 * The cookie of whoever has given the right password and not the second step. It is no session: nothing but the second
 * step reads it.
 */
const COOKIE = 'proceed_second_step';

export function halfSessionOf(cookieHeader: string | undefined): string | null {
  return parse(cookieHeader ?? '', COOKIE)[COOKIE] || null;
}

/** The cookie that keeps `token` in this browser for minutes; null takes it away. */
export function halfSessionCookie(token: string | null, { secure }: { secure: boolean }): string {
  return serialize(COOKIE, token ?? '', {
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    path: '/api',
    maxAge: token === null ? 0 : STEP_MINUTES * 60,
  });
}
