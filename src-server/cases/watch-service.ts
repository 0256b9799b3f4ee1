import type { CaseAction } from '#src/auth/permissions.ts';
import { AppError } from '#src/errors.ts';
import type { CaseEvent, WatchedEvent } from '#src/events.ts';
import { type Asker, authorizeCase, authorizedCases } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import type { Published } from '../events.ts';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'auth'>;

/** Who hears, and the session with which it ends. */
export interface Watcher {
  user: Asker;
  sessionId: string;
}

/** Of one person at a time: one for each tab. */
const MOST_WATCHES = 50;

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
    await authorizeCase(db, user, caseId, NEEDS[event.type], clock.now());
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

const watches = new WeakMap<Deps['events'], Map<string, number>>();

/** Counts a watch of a person until it ends; TOO_MANY_REQUESTS past the limit. */
function takePlace({ events }: WatchDeps, { user }: Watcher, signal: AbortSignal): () => void {
  const counts = watches.get(events) ?? new Map<string, number>();
  watches.set(events, counts);
  const open = counts.get(user.id) ?? 0;
  if (open >= MOST_WATCHES) {
    throw new AppError('TOO_MANY_REQUESTS', 'Proceed is open in too many windows. Please close some.');
  }
  counts.set(user.id, open + 1);
  let isFree = false;
  const free = () => {
    if (isFree) return;
    isFree = true;
    const left = (counts.get(user.id) ?? 1) - 1;
    if (left === 0) counts.delete(user.id);
    else counts.set(user.id, left);
  };
  signal.addEventListener('abort', free, { once: true });
  return free;
}

/**
 * What changes from now on in the cases of a person, and for the person alone, until the signal aborts or the session
 * ends. Access and session are checked at the time of each event; that a case came or went is told without naming it.
 */
export function watchCases(
  deps: WatchDeps,
  watcher: Watcher,
  signal: AbortSignal,
): AsyncGenerator<WatchedEvent> {
  const free = takePlace(deps, watcher, signal);
  return hear(deps, watcher, deps.events.watch(signal), free);
}

async function* hear(
  deps: WatchDeps,
  { user, sessionId }: Watcher,
  published: AsyncIterable<Published>,
  free: () => void,
): AsyncGenerator<WatchedEvent> {
  const casesNow = async () =>
    new Set<string>(await authorizedCases(deps.db, user, 'case:read', deps.clock.now()));
  const goesOn = (one: Published) =>
    once(one, `session ${sessionId}`, () => deps.auth.goesOn(sessionId, deps.clock.now()));
  try {
    let cases = await casesNow();
    for await (const one of published) {
      if ('userId' in one ? one.userId !== user.id : !cases.has(one.caseId)) continue;
      if (!(await goesOn(one))) return;
      if ('userId' in one) {
        if (one.event.type === 'cases-changed') cases = await casesNow();
        yield one.event;
      } else if (await once(one, `user ${user.id}`, () => mayHear(deps, user, one.caseId, one.event))) {
        yield { ...one.event, caseId: one.caseId };
      }
    }
  } finally {
    free();
  }
}
