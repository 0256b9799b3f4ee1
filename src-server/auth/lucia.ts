import { createHash } from 'node:crypto';
import { addDays, subDays, subMinutes } from 'date-fns';
import { parse } from 'hono/utils/cookie';
import type { Kysely } from 'kysely';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import type { Database } from '#db/schema/index.ts';
import { SESSION_DAYS, SESSION_MOST_DAYS, type User } from '#src/auth/schema.ts';
import { USER_COLUMNS } from './store.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { user: User };
    DatabaseSessionAttributes: SessionAttributes;
    UserId: string;
  }
}

/** A session that is used is noted so often, not at every request. */
const SEEN_EVERY_MINUTES = 10;

/** The session's id in the cookie is a bearer secret, so the table keeps its digest only. */
export function digest(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

/** The provider that signed somebody in, and what names that sign-in to it. */
export interface ProviderSession {
  oidcIssuer: string;
  /** Null where the provider ends no sign-in for others; '' where it has to go without. */
  idToken: string | null;
}

interface SessionAttributes {
  /** 'Chrome on Android'; null where the browser did not say. */
  device: string | null;
  provider: ProviderSession | null;
}

async function noteSeen(db: Kysely<Database>, sessionId: string, lastSeenAt: Date): Promise<void> {
  const now = new Date();
  const due = subMinutes(now, SEEN_EVERY_MINUTES);
  if (lastSeenAt > due) return;
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('sid', '=', digest(sessionId))
    .where('lastSeenAt', '<=', due)
    .execute();
}

export async function deleteEndedSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expire', '<', now), eb('createdAt', '<', subDays(now, SESSION_MOST_DAYS))]))
    .execute();
}

function sessionAdapter(db: Kysely<Database>): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(USER_COLUMNS)
        .select([
          'sessions.expire',
          'sessions.createdAt as sessionCreatedAt',
          'sessions.lastSeenAt',
          'sessions.device',
        ])
        .where('sessions.sid', '=', digest(sessionId))
        .executeTakeFirst();
      if (row === undefined) return [null, null];
      const { expire, sessionCreatedAt, lastSeenAt, device, ...user } = row;
      const end = addDays(sessionCreatedAt, SESSION_MOST_DAYS);
      // Lucia slides whatever ends soon, so it hears of the absolute end when that has come.
      const expiresAt = end <= new Date() ? end : expire;
      const session: DatabaseSession = {
        id: sessionId,
        userId: user.id,
        expiresAt,
        attributes: { device, provider: null },
      };
      await noteSeen(db, sessionId, lastSeenAt);
      return [session, { id: user.id, attributes: { user } }];
    },
    async getUserSessions() {
      return [];
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const { device, provider } = attributes as SessionAttributes;
      const sess = JSON.stringify({ userId });
      await db
        .insertInto('sessions')
        .values({ sid: digest(id), sess, userId, expire: expiresAt, device, ...provider })
        .execute();
    },
    async updateSessionExpiration(sessionId, expiresAt) {
      await db
        .updateTable('sessions')
        .set({ expire: expiresAt })
        .where('sid', '=', digest(sessionId))
        .execute();
    },
    async deleteSession(sessionId) {
      await db.deleteFrom('sessions').where('sid', '=', digest(sessionId)).execute();
    },
    async deleteUserSessions(userId) {
      await db.deleteFrom('sessions').where('userId', '=', userId).execute();
    },
    async deleteExpiredSessions() {
      await deleteEndedSessions(db, new Date());
    },
  };
}

function createLucia(db: Kysely<Database>, secure: boolean) {
  return new Lucia(sessionAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
    sessionCookie: { name: 'proceed_session', expires: true, attributes: { sameSite: 'lax', secure } },
    getUserAttributes: ({ user }) => ({ user }),
  });
}

/** Who is asking, and a renewed cookie when the session slid forward. */
export interface SessionState {
  user: User | null;
  sessionId: string | null;
  setCookie: string | null;
}

/** Sessions: `SESSION_DAYS`, sliding, `SESSION_MOST_DAYS` in all, in an HttpOnly SameSite=Lax cookie. */
export interface Auth {
  /** Whether the browser holds a session, which may have ended meanwhile. Asks no database. */
  hasSession(cookieHeader: string | undefined): boolean;
  read(cookieHeader: string | undefined): Promise<SessionState>;
  /** Whether a session goes on, for a response that outlasts its request. */
  goesOn(sessionId: string, now: Date): Promise<boolean>;
  /** Those of these sessions that do not go on. */
  ended(sessionIds: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  /** Starts a session under a new id and returns its cookie; ends the one that the browser still had. */
  start(
    userId: string,
    previousSessionId: string | null,
    device?: string | null,
    provider?: ProviderSession | null,
  ): Promise<string>;
  /** Ends the session and returns the cookie that clears it. */
  end(sessionId: string | null): Promise<string>;
}

export function createAuth(db: Kysely<Database>, options: { secure: boolean }): Auth {
  const lucia = createLucia(db, options.secure);
  // Lucia's own parser throws at a cookie that somebody else set on this host and that it cannot decode.
  const sessionIdOf = (cookieHeader: string | undefined) =>
    parse(cookieHeader ?? '', lucia.sessionCookieName)[lucia.sessionCookieName];
  return {
    hasSession: (cookieHeader) => Boolean(sessionIdOf(cookieHeader)),
    async read(cookieHeader) {
      const sessionId = sessionIdOf(cookieHeader);
      if (!sessionId) return { user: null, sessionId: null, setCookie: null };
      const { session, user } = await lucia.validateSession(sessionId);
      if (session === null) {
        return { user: null, sessionId: null, setCookie: lucia.createBlankSessionCookie().serialize() };
      }
      const setCookie = session.fresh ? lucia.createSessionCookie(session.id).serialize() : null;
      return { user: user.user, sessionId: session.id, setCookie };
    },
    async goesOn(sessionId, now) {
      const row = await db
        .selectFrom('sessions')
        .select('sid')
        .where('sid', '=', digest(sessionId))
        .where('expire', '>', now)
        .where('createdAt', '>', subDays(now, SESSION_MOST_DAYS))
        .executeTakeFirst();
      return row !== undefined;
    },
    async ended(sessionIds, now) {
      if (sessionIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('sessions')
        .select('sid')
        .where('sid', 'in', sessionIds.map(digest))
        .where('expire', '>', now)
        .where('createdAt', '>', subDays(now, SESSION_MOST_DAYS))
        .execute();
      const live = new Set(rows.map(({ sid }) => sid));
      return new Set(sessionIds.filter((id) => !live.has(digest(id))));
    },
    async start(userId, previousSessionId, device = null, provider = null) {
      if (previousSessionId) await lucia.invalidateSession(previousSessionId);
      const session = await lucia.createSession(userId, { device, provider });
      return lucia.createSessionCookie(session.id).serialize();
    },
    async end(sessionId) {
      if (sessionId) await lucia.invalidateSession(sessionId);
      return lucia.createBlankSessionCookie().serialize();
    },
  };
}
