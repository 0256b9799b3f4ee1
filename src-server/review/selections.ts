import { AppError, ERRORS } from '#src/errors.ts';
import { requireStillAllowed } from '../auth/access.ts';
import type { Deps } from '../deps.ts';
import { analyzeDiscovery } from '../documents/analysis-service.ts';
import type { Selections } from '../jobs/selections.ts';
import { cancelOpen, endFinished, type NextDocument, settle, takeNext, waitAgain } from './analyses-store.ts';
import { reviewChanged } from './chosen.ts';

type SelectionDeps = Pick<Deps, 'db' | 'ai' | 'clock' | 'events' | 'log'>;

/** Takes up what an earlier process left, and from then on whatever is asked for. */
export async function beginSelections(deps: SelectionDeps): Promise<Selections> {
  await waitAgain(deps.db);
  const selections = createSelections(deps);
  selections.wake();
  return selections;
}

/** Analyzes the documents of selections one at a time, each selection in its turn. */
export function createSelections(deps: SelectionDeps): Selections {
  const { db, clock, log } = deps;
  const stopping = new AbortController();
  let current: { analysisId: string; controller: AbortController } | undefined;
  let working: Promise<void> | undefined;
  let isAskedAgain = false;

  /** One document; what fails is noted with why, and the others go on. */
  async function analyzeOne(next: NextDocument): Promise<void> {
    const controller = new AbortController();
    current = { analysisId: next.analysisId, controller };
    const signal = AbortSignal.any([controller.signal, stopping.signal]);
    const by = { id: next.startedBy };
    const allowed = await requireStillAllowed(db, by, next.caseId, 'document:update', clock.now()).catch(
      (error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      },
    );
    // Who asked for it is no longer in the case, or may only look: nothing more is done in their name.
    if (allowed === null) {
      await cancelOpen(db, { id: next.analysisId }, clock.now());
      await settle(db, next, { state: 'waiting' });
      return;
    }
    try {
      await analyzeDiscovery(deps, allowed, next.documentId, signal);
      await settle(db, next, { state: 'done' });
    } catch (error) {
      if (signal.aborted) return settle(db, next, { state: 'waiting' });
      if (!(error instanceof AppError))
        log.error({ documentId: next.documentId, error: String(error) }, 'a document could not be analyzed');
      const why = error instanceof AppError ? error.message : ERRORS.INTERNAL.text;
      await settle(db, next, { state: 'failed', why });
      reviewChanged(deps.events, allowed, [next.documentId]);
    } finally {
      current = undefined;
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      isAskedAgain = false;
      const next = await takeNext(db, clock.now());
      if (next !== undefined) await analyzeOne(next);
      for (const caseId of await endFinished(db, clock.now()))
        deps.events.publish(caseId, { type: 'review-changed', ids: [] });
      if (next === undefined && !isAskedAgain) return;
    }
  }

  function wake(): void {
    isAskedAgain = true;
    working ??= work()
      .catch((error: unknown) =>
        log.error({ error: String(error) }, 'selected documents wait to be analyzed'),
      )
      .finally(() => {
        working = undefined;
      });
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
      await working;
    },
  };
}
