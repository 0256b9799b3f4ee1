import type { CaseAction } from '#src/auth/permissions.ts';
import { AppError } from '#src/errors.ts';
import type { CaseEvent, StreamEvent } from '#src/events.ts';
import { type Asker, authorizedCases, requireStillAllowed } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import type { Published } from '../events.ts';
import { type OpenWatch, openWatch } from './open-watches.ts';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'auth'>;

/** Who hears, and the session with which it ends. */
export interface Watcher {
  user: Asker;
  sessionId: string;
}

/** What a member must be allowed to read to hear of a change. */
const NEEDS: Record<CaseEvent['type'], CaseAction> = {
  document: 'document:read',
  'documents-changed': 'document:read',
  'review-changed': 'document:read',
  'answer-changed': 'case:read',
  'attachments-changed': 'case:read',
  'case-changed': 'case:read',
  'chat-changed': 'document:read',
  'discovery-changed': 'case:read',
  'docket-changed': 'case:read',
  'facts-changed': 'document:read',
  'members-changed': 'case:read',
  'notes-changed': 'case:read',
  'participants-changed': 'participant:read',
  'privacy-changed': 'case:read',
  'productions-changed': 'case:read',
  'summons-changed': 'summons:read',
  'timeline-changed': 'deadline:read',
  'transcripts-changed': 'document:read',
};

/** Whether the person may read this in the case now. */
async function mayHear(
  { db, clock }: WatchDeps,
  user: Asker,
  caseId: string,
  event: CaseEvent,
): Promise<boolean> {
  try {
    await requireStillAllowed(db, user, caseId, NEEDS[event.type], clock.now());
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What was found out about an event, by what was asked: the tabs of one person ask the database once. */
const checked = new WeakMap<Published, Map<string, Promise<boolean>>>();

function once(event: Published, question: string, ask: () => Promise<boolean>): Promise<boolean> {
  const known = checked.get(event) ?? new Map<string, Promise<boolean>>();
  checked.set(event, known);
  const reply = known.get(question) ?? ask();
  known.set(question, reply);
  return reply;
}

/**
 * What changes from now on in the cases of a person, and for the person alone, until the signal aborts, the session ends
 * or the person has opened too many newer ones, which the last event says. Access and session are checked at the time of
 * each event; that a case came or went is told without naming it.
 */
export function watchCases(
  deps: WatchDeps,
  watcher: Watcher,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { user, sessionId } = watcher;
  const watch = openWatch(deps, { userId: user.id, sessionId }, signal);
  return hear(deps, watcher, deps.events.watch(AbortSignal.any([signal, watch.signal])), watch);
}

async function* hear(
  deps: WatchDeps,
  { user, sessionId }: Watcher,
  published: AsyncIterable<Published>,
  watch: OpenWatch,
): AsyncGenerator<StreamEvent> {
  const casesNow = async () =>
    new Set<string>(await authorizedCases(deps.db, user, 'case:read', deps.clock.now()));
  const goesOn = (one: Published) =>
    once(one, `session ${sessionId}`, () => deps.auth.goesOn(sessionId, deps.clock.now()));
  const concerns = (one: Published, cases: ReadonlySet<string>) => {
    if ('caseId' in one) return cases.has(one.caseId);
    return ('userId' in one ? one.userId : one.sessionsOf) === user.id;
  };
  try {
    let cases = await casesNow();
    for await (const one of published) {
      if (!concerns(one, cases)) continue;
      if (!(await goesOn(one))) return;
      if ('userId' in one) {
        if (one.event.type === 'cases-changed') cases = await casesNow();
        yield one.event;
      } else if (
        'caseId' in one &&
        (await once(one, `user ${user.id}`, () => mayHear(deps, user, one.caseId, one.event)))
      ) {
        yield { ...one.event, caseId: one.caseId };
      }
    }
    if (watch.madePlace) yield { type: 'too-many-windows' };
  } finally {
    watch.end();
  }
}
