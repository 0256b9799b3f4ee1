import { createHash, randomBytes } from 'node:crypto';
import { addDays } from 'date-fns';
import { parse, serialize } from 'hono/utils/cookie';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';

type Db = Kysely<Database>;

/**
 * The cookie of a browser in which somebody signed in before. It signs nobody in: tries from such a browser are counted
 * apart, so that whoever guesses from elsewhere does not lock its owner out.
 */
const COOKIE = 'proceed_browser';
const DAYS = 365;
/** Of one person; the one that was not used for longest makes place. */
const MOST = 20;

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function browserOf(cookieHeader: string | undefined): string | null {
  return parse(cookieHeader ?? '', COOKIE)[COOKIE] || null;
}

/** Whether this person signed in before where `token` is kept. */
export async function isKnownBrowser(
  db: Db,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('knownBrowsers')
    .select('userId')
    .where('userId', '=', userId)
    .where('tokenHash', '=', digest(token))
    .where('seenAt', '>', addDays(now, -DAYS))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that this person has signed in here, and returns the cookie: always with a new secret, so that one which
 * somebody else put into the browser is worth nothing. Others who signed in here stay known.
 */
export async function rememberBrowser(
  db: Db,
  { userId, token, now, secure }: { userId: string; token: string | null; now: Date; secure: boolean },
): Promise<string> {
  const next = randomBytes(32).toString('base64url');
  const tokenHash = digest(next);
  await db.transaction().execute(async (db) => {
    if (token !== null) {
      const former = digest(token);
      await db
        .deleteFrom('knownBrowsers')
        .where('tokenHash', '=', former)
        .where('userId', '=', userId)
        .execute();
      await db.updateTable('knownBrowsers').set({ tokenHash }).where('tokenHash', '=', former).execute();
    }
    await db.insertInto('knownBrowsers').values({ userId, tokenHash, seenAt: now }).execute();
    await db
      .deleteFrom('knownBrowsers')
      .where('userId', '=', userId)
      .where('tokenHash', 'not in', (eb) =>
        eb
          .selectFrom('knownBrowsers')
          .select('tokenHash')
          .where('userId', '=', userId)
          .orderBy('seenAt', 'desc')
          .orderBy('tokenHash')
          .limit(MOST),
      )
      .execute();
  });
  return serialize(COOKIE, next, {
    httpOnly: true,
    sameSite: 'Lax',
    secure,
    path: '/api',
    maxAge: DAYS * 24 * 60 * 60,
  });
}

/** Nowhere is this person known any more; in a transaction. */
export async function forgetBrowsers(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('knownBrowsers').where('userId', '=', userId).execute();
}
