import type { CaseAction } from '#src/auth/permissions.ts';
import { AppError } from '#src/errors.ts';
import type { CaseEvent, WatchedEvent } from '#src/events.ts';
import { type Asker, authorizeCase, authorizedCases } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import type { Published } from '../events.ts';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

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

/**
 * What changes from now on in the cases of a person, and for the person alone, until the signal aborts. Access is
 * checked at the time of each event; that a case came or went is told without naming it.
 */
export function watchCases(deps: WatchDeps, user: Asker, signal: AbortSignal): AsyncGenerator<WatchedEvent> {
  return hear(deps, user, deps.events.watch(signal));
}

async function* hear(
  deps: WatchDeps,
  user: Asker,
  published: AsyncIterable<Published>,
): AsyncGenerator<WatchedEvent> {
  const casesNow = async () =>
    new Set<string>(await authorizedCases(deps.db, user, 'case:read', deps.clock.now()));
  let cases = await casesNow();
  for await (const one of published) {
    if ('userId' in one) {
      if (one.userId !== user.id) continue;
      if (one.event.type === 'cases-changed') cases = await casesNow();
      yield one.event;
    } else if (cases.has(one.caseId) && (await mayHear(deps, user, one.caseId, one.event))) {
      yield { ...one.event, caseId: one.caseId };
    }
  }
}
