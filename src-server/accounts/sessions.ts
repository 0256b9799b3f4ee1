import type { Session } from '#src/auth/schema.ts';
import { AppError } from '#src/errors.ts';
import { isId } from '#src/ids.ts';
import { digest } from '../auth/lucia.ts';
import type { Deps } from '../deps.ts';

/** The browsers in which the person is signed in, the one that asks first, then the last used. */
export async function listSessions(deps: Deps, userId: string, sessionId: string | null): Promise<Session[]> {
  const own = sessionId === null ? null : digest(sessionId);
  const rows = await deps.db
    .selectFrom('sessions')
    .select(['id', 'sid', 'createdAt', 'lastSeenAt', 'device'])
    .where('userId', '=', userId)
    .where('expire', '>', deps.clock.now())
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .map(({ sid, ...row }) => ({ ...row, current: sid === own }))
    .sort((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one session of this person. NOT_FOUND for anybody else's. */
export async function endSession(deps: Deps, userId: string, id: string): Promise<void> {
  if (!isId(id)) throw new AppError('NOT_FOUND');
  const ended = await deps.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) throw new AppError('NOT_FOUND');
  deps.events.sessionsEnded(userId);
}

/** Ends every session of this person but the one that asks; returns how many. */
export async function endOtherSessions(
  deps: Deps,
  userId: string,
  sessionId: string | null,
): Promise<number> {
  const ended = await deps.db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sid', '!=', sessionId === null ? '' : digest(sessionId))
    .returning('id')
    .execute();
  deps.events.sessionsEnded(userId);
  return ended.length;
}
