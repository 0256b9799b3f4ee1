import { AppError, ERRORS } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { requireStillAllowed } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import { analyzeDiscovery } from '../documents/analysis-service.ts';
import type { Selections } from '../jobs/selections.ts';
import { cancelOpen, endFinished, type NextDocument, settle, takeNext, waitAgain } from './analyses-store.ts';

/** How long after the database failed it is asked again. */
const RETRY_AFTER_MS = 30_000;

type SelectionDeps = Pick<Deps, 'db' | 'ai' | 'clock' | 'events' | 'log'>;

const keyOf = ({ analysisId, documentId }: NextDocument): string => `${analysisId} ${documentId}`;

/** Takes up what an earlier process left, and from then on whatever is asked for. */
export async function beginSelections(deps: SelectionDeps): Promise<Selections> {
  await waitAgain(deps.db);
  const selections = createSelections(deps);
  selections.wake();
  return selections;
}

/** Analyzes the documents of selections one at a time, each selection in its turn. */
export function createSelections(deps: SelectionDeps, retryAfterMs = RETRY_AFTER_MS): Selections {
  const { db, clock, log } = deps;
  const stopping = new AbortController();
  let current: { analysisId: string; controller: AbortController } | undefined;
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  let waitingToRetry: NodeJS.Timeout | undefined;
  /** What failed once and waits for its second try. */
  const triedAgain = new Set<string>();

  /** One document; what fails is noted with why, and the others go on. */
  async function analyzeOne(next: NextDocument): Promise<void> {
    const controller = new AbortController();
    current = { analysisId: next.analysisId, controller };
    const signal = AbortSignal.any([controller.signal, stopping.signal]);
    try {
      const allowed = await stillAllowed(next);
      if (allowed === null) return await endInTheirName(next);
      await analyzeDiscovery(deps, allowed, next.documentId, signal);
      await settle(db, next, { state: 'done' });
      triedAgain.delete(keyOf(next));
    } catch (error) {
      if (signal.aborted) return await settle(db, next, { state: 'waiting' });
      await noteFailure(next, error);
    } finally {
      current = undefined;
    }
  }

  function stillAllowed({ startedBy, caseId }: NextDocument): Promise<AuthorizedCaseId | null> {
    const allowed = requireStillAllowed(db, { id: startedBy }, caseId, 'document:update', clock.now());
    return allowed.catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
  }

  /** Who asked for it is no longer in the case, or may only look: nothing more is done in their name. */
  async function endInTheirName(next: NextDocument): Promise<void> {
    await cancelOpen(db, { id: next.analysisId }, clock.now());
    await settle(db, next, { state: 'waiting' });
    deps.events.publish(next.caseId, { type: 'review-changed', ids: [] });
  }

  /** What nobody expected is tried once more; then it is said of the document, and the others go on. */
  async function noteFailure(next: NextDocument, error: unknown): Promise<void> {
    const isExpected = error instanceof AppError;
    const key = keyOf(next);
    if (!isExpected) {
      log.error({ documentId: next.documentId, error: String(error) }, 'a document could not be analyzed');
      if (!triedAgain.has(key)) {
        triedAgain.add(key);
        return settle(db, next, { state: 'waiting' });
      }
    }
    triedAgain.delete(key);
    await settle(db, next, { state: 'failed', why: isExpected ? error.message : ERRORS.INTERNAL.text });
    deps.events.publish(next.caseId, { type: 'review-changed', ids: [next.documentId] });
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      isAskedAgain = false;
      const next = await takeNext(db, clock.now());
      if (next !== undefined) await analyzeOne(next);
      for (const caseId of await endFinished(db, clock.now()))
        deps.events.publish(caseId, { type: 'review-changed', ids: [] });
      // Nothing waits any more: what was canceled before its second try gets none.
      if (next === undefined) triedAgain.clear();
      if (next === undefined && !isAskedAgain) return;
    }
  }

  function wake(): void {
    isAskedAgain = true;
    working ??= work()
      .catch((error: unknown) => {
        log.error({ error: String(error) }, 'selected documents wait to be analyzed');
        retryLater();
      })
      .finally(() => {
        working = undefined;
      });
  }

  /** The database did not answer: a document may stand as running at which nobody works any more. */
  function retryLater(): void {
    clearTimeout(waitingToRetry);
    if (stopping.signal.aborted) return;
    waitingToRetry = setTimeout(() => {
      waitAgain(db).then(wake, retryLater);
    }, retryAfterMs);
    waitingToRetry.unref();
  }

  return {
    wake,
    breakOff(analysisId) {
      if (current?.analysisId === analysisId) current.controller.abort(new Error('It was canceled.'));
    },
    async idle() {
      while (working !== undefined) await working;
    },
    async stop() {
      stopping.abort(new Error('The program is stopping.'));
      clearTimeout(waitingToRetry);
      await working;
    },
  };
}
