import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

/**
 * The cookie of a browser in which papers are read before anybody has signed in: a secret for each intake. Each has one of
 * its own, so that a secret which somebody else put into the browser opens nothing that comes after it.
 */
const COOKIE = 'proceed_intake';
/** More than these nobody has open at once. */
const MOST = 10;

export function intakeSecretsOf(cookieHeader: string | undefined): string[] {
  const kept = parse(cookieHeader ?? '', COOKIE)[COOKIE] ?? '';
  return kept
    .split('.')
    .filter((secret) => secret !== '')
    .slice(0, MOST);
}

export function newIntakeSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function intakeSecretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  // Whoever comes back by a link in a mail, to confirm the address, finds the papers.
  return serialize(COOKIE, value, { httpOnly: true, sameSite: 'Lax', secure, path: '/api', maxAge });
}

/** The cookie with one secret more; the oldest makes place. */
export function intakeCookie(
  secret: string,
  kept: readonly string[],
  { secure, hours }: { secure: boolean; hours: number },
): string {
  return cookie([secret, ...kept].slice(0, MOST).join('.'), hours * 60 * 60, secure);
}

/** Takes it out of the browser. */
export function endIntakeCookie(secure: boolean): string {
  return cookie('', 0, secure);
}
