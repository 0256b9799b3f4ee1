import type { AuthorizedCaseId } from '#src/ids.ts';
import { engineFor } from '../ai/choose.ts';
import { keepHere, letLeave } from '../ai/kept-here.ts';
import type { Deps } from '../deps.ts';
import { lockLocalOnly, markForVectors, updateLocalOnly } from './store.ts';

type PrivacyDeps = Pick<Deps, 'db' | 'ai' | 'clock' | 'events' | 'jobs' | 'log'>;

const AWAITED_JOBS = 100;

/** Puts these documents in line; those that are not put there here are found by the next look for what waits. */
async function sendAll(deps: PrivacyDeps, ids: readonly string[]): Promise<void> {
  for (const id of ids.slice(0, AWAITED_JOBS)) await deps.jobs.readDocument(id);
}

/**
 * Says whether anything of the case may be sent to the AI service. Kept here: what is on its way is broken off and
 * from this moment the built-in engine does all there is to do. Documents get vectors of the engine that now counts, by
 * jobs; search goes on meanwhile, by words. What was sent before stays sent.
 */
export async function setLocalOnly(
  deps: PrivacyDeps,
  caseId: AuthorizedCaseId,
  localOnly: boolean,
): Promise<void> {
  const marked = await deps.db.transaction().execute(async (db) => {
    if ((await lockLocalOnly(db, caseId)) === localOnly) return null;
    await updateLocalOnly(db, caseId, localOnly, deps.clock.now());
    return markForVectors(db, caseId, engineFor(deps.ai, { caseId, localOnly }).embeddingModel);
  });
  if (marked === null) return;
  if (localOnly) keepHere(caseId);
  else letLeave(caseId);
  deps.events.publish(caseId, { type: 'case-changed' });
  deps.events.publish(caseId, { type: 'privacy-changed' });
  await sendAll(deps, marked).catch((error: unknown) =>
    deps.log.warn({ error: String(error) }, 'documents wait for their new vectors'),
  );
}
