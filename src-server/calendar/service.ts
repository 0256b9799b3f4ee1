import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { authorizedCases } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import { renderCalendar } from './ics.ts';
import { deleteFeed, findFeedOwner, listEntries, noteFeedRead, replaceFeed } from './store.ts';

type CalendarDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
const HOUR_MS = 60 * 60_000;

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Gives the person's calendar feed a new address and answers with it; the address before it stops working. Whoever has
 * the address can read the person's deadlines, so only a digest of its secret is kept.
 */
export async function createFeed(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  userId: string,
  origin: string,
): Promise<string> {
  const token = randomBytes(SECRET_BYTES).toString('base64url');
  await replaceFeed(deps.db, userId, digest(token), deps.clock.now());
  deps.events.tell(userId, { type: 'feed-changed' });
  return new URL(`/api/calendar/${token}.ics`, origin).href;
}

/** Throws NOT_FOUND where the person has no feed. */
export async function revokeFeed(deps: Pick<Deps, 'db' | 'events'>, userId: string): Promise<void> {
  if (!(await deleteFeed(deps.db, userId))) throw new AppError('NOT_FOUND');
  deps.events.tell(userId, { type: 'feed-changed' });
}

/**
 * The calendar behind a feed's address: what is dated in the cases its owner may read now. Throws NOT_FOUND for an
 * address that is unknown or was revoked.
 */
export async function readFeed(deps: CalendarDeps, token: string, origin: string): Promise<string> {
  const { db, clock, log } = deps;
  if (!SECRET.test(token)) throw new AppError('NOT_FOUND');
  const owner = await findFeedOwner(db, digest(token));
  if (owner === undefined) throw new AppError('NOT_FOUND');
  const now = clock.now();
  const caseIds = await authorizedCases(db, { id: owner.userId }, 'deadline:read', now);
  const entries = await listEntries(db, caseIds);
  if (owner.lastReadAt === null || now.getTime() - owner.lastReadAt.getTime() >= HOUR_MS) {
    await noteFeedRead(db, digest(token), now).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'that a calendar was read could not be noted'),
    );
  }
  return renderCalendar(entries, { name: 'Proceed deadlines', origin });
}

/** One deadline as a calendar. Throws CONFLICT when it has no date. */
export async function readDeadline(
  deps: Pick<Deps, 'db'>,
  caseId: AuthorizedCaseId,
  milestoneId: string,
  origin: string,
): Promise<{ kind: string; calendar: string }> {
  const entries = await listEntries(deps.db, [caseId], milestoneId);
  const [entry] = entries;
  if (entry === undefined) {
    throw new AppError(
      'CONFLICT',
      'This deadline has no date yet, so a calendar cannot show it. Set its date first.',
    );
  }
  return { kind: entry.kind, calendar: await renderCalendar(entries, { name: 'Proceed deadlines', origin }) };
}
