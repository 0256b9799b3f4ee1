import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { PROOF_MINUTES } from '#src/auth/connection-schema.ts';

const CHECKS = 'proceed_oidc';
const CHECKS_SECONDS = 600;
const CHECKS_PATH = '/api/auth/callback';
const PROOF = 'proceed_connect';
const ENDING = 'proceed_sign_out';
const ENDING_SECONDS = 600;
const ENDING_PATH = '/api/auth/logout';

/** What this browser remembers while somebody is at the provider. */
const Checks = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string().nullable(),
  /** True: for somebody who is signed in and connects the provider to their account. */
  connects: z.boolean(),
});
export type Checks = z.infer<typeof Checks>;

export function checksCookie(checks: Checks | null, { secure }: { secure: boolean }): string {
  return serialize(CHECKS, checks === null ? '' : JSON.stringify(checks), {
    maxAge: checks === null ? 0 : CHECKS_SECONDS,
    path: CHECKS_PATH,
    httpOnly: true,
    // The way back from the provider is a link of another site.
    sameSite: 'Lax',
    secure,
  });
}

/** Undefined for a browser that did not leave; null for what nobody can read. */
export function checksOf(cookieHeader: string | undefined): Checks | null | undefined {
  const raw = parse(cookieHeader ?? '', CHECKS)[CHECKS];
  if (raw === undefined) return undefined;
  try {
    return Checks.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

/** The secret of a proof that waits in this browser; it opens nothing by itself. */
export function proofOf(cookieHeader: string | undefined): string | null {
  return parse(cookieHeader ?? '', PROOF)[PROOF] || null;
}

export function proofCookie(token: string | null, { secure }: { secure: boolean }): string {
  return serialize(PROOF, token ?? '', {
    maxAge: token === null ? 0 : PROOF_MINUTES * 60,
    path: '/api',
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  });
}

/** What names a sign-in to the provider, for the minutes in which it is offered to end it there too. */
export function endingOf(cookieHeader: string | undefined): string | undefined {
  return parse(cookieHeader ?? '', ENDING)[ENDING]?.slice(1);
}

export function endingCookie(idToken: string | null, { secure }: { secure: boolean }): string {
  return serialize(ENDING, idToken === null ? '' : `.${idToken}`, {
    maxAge: idToken === null ? 0 : ENDING_SECONDS,
    path: ENDING_PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
  });
}
