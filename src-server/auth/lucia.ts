import { createHash } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Kysely } from 'kysely';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import type { Database } from '#db/schema/index.ts';
import type { User } from '#src/auth/schema.ts';
import { USER_COLUMNS } from './store.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { user: User };
    UserId: string;
  }
}

export const SESSION_DAYS = 30;

/** The session id is a bearer secret, so the table keeps its digest only. */
function digest(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}

function sessionAdapter(db: Kysely<Database>): Adapter {
  return {
    async getSessionAndUser(sessionId) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(USER_COLUMNS)
        .select('sessions.expire')
        .where('sessions.sid', '=', digest(sessionId))
        .executeTakeFirst();
      if (row === undefined) return [null, null];
      const { expire, ...user } = row;
      const session: DatabaseSession = { id: sessionId, userId: user.id, expiresAt: expire, attributes: {} };
      return [session, { id: user.id, attributes: { user } }];
    },
    async getUserSessions() {
      return [];
    },
    async setSession(session) {
      await db
        .insertInto('sessions')
        .values({
          sid: digest(session.id),
          sess: JSON.stringify({ userId: session.userId }),
          userId: session.userId,
          expire: session.expiresAt,
        })
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
      await db.deleteFrom('sessions').where('expire', '<', new Date()).execute();
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

/** Sessions: `SESSION_DAYS`, sliding, in an HttpOnly SameSite=Lax cookie. */
export interface Auth {
  /** Whether the browser holds a session, which may have ended meanwhile. Asks no database. */
  hasSession(cookieHeader: string | undefined): boolean;
  read(cookieHeader: string | undefined): Promise<SessionState>;
  /** Whether a session goes on, for a response that outlasts its request. */
  goesOn(sessionId: string, now: Date): Promise<boolean>;
  /** Starts a session under a new id and returns its cookie; ends the one that the browser still had. */
  start(userId: string, previousSessionId: string | null): Promise<string>;
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
        .executeTakeFirst();
      return row !== undefined;
    },
    async start(userId, previousSessionId) {
      if (previousSessionId) await lucia.invalidateSession(previousSessionId);
      const session = await lucia.createSession(userId, {});
      return lucia.createSessionCookie(session.id).serialize();
    },
    async end(sessionId) {
      if (sessionId) await lucia.invalidateSession(sessionId);
      return lucia.createBlankSessionCookie().serialize();
    },
  };
}
