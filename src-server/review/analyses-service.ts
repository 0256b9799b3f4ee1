import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import type { SelectionAnalysis, SuggestedTypes } from '#src/review/analysis-schema.ts';
import { sameSuggestions, suggestedTypes } from '#src/review/suggestions.ts';
import type { Deps } from '../deps.ts';
import { addToAnalysis, cancelOpen, findAnalysis, giveTypes, listSuggested } from './analyses-store.ts';
import { lockNumbers } from './bates-store.ts';
import { distinct, NOT_ALL, reviewChanged } from './chosen.ts';
import { countOfCase } from './store.ts';

type AnalysesDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'selections'>;

/**
 * Begins the analysis of a selection, or adds to the one that runs in the case: all or, where one is not of this case,
 * none (NOT_FOUND). It goes on when the person leaves, and after a restart.
 */
export async function analyzeSelection(
  deps: AnalysesDeps,
  { caseId, ids, by }: { caseId: AuthorizedCaseId; ids: readonly string[]; by: string },
): Promise<SelectionAnalysis | null> {
  const asked = distinct(ids);
  await deps.db.transaction().execute(async (db) => {
    if ((await countOfCase(db, caseId, asked)) !== asked.length) throw new AppError('NOT_FOUND', NOT_ALL);
    await addToAnalysis(db, { caseId, by, ids: asked, now: deps.clock.now() });
  });
  reviewChanged(deps.events, caseId, []);
  deps.selections.wake();
  return findAnalysis(deps.db, caseId);
}

/** Stops the analysis that runs in the case; one that has come to its end stays as it is. */
export async function cancelAnalysis(
  deps: AnalysesDeps,
  caseId: AuthorizedCaseId,
): Promise<SelectionAnalysis | null> {
  const id = await cancelOpen(deps.db, { caseId }, deps.clock.now());
  if (id !== undefined) {
    deps.selections.breakOff(id);
    reviewChanged(deps.events, caseId, []);
  }
  return findAnalysis(deps.db, caseId);
}

/** What could be accepted of the suggestions for these documents; NOT_FOUND where one is not of this case. */
export async function listSuggestions(
  db: Deps['db'],
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): Promise<SuggestedTypes> {
  const asked = distinct(ids);
  const found = await listSuggested(db, caseId, asked);
  if (found.length !== asked.length) throw new AppError('NOT_FOUND', NOT_ALL);
  return suggestedTypes(found);
}

const CHANGED = 'These suggestions have changed. Look at them again.';

interface Accepted {
  ids: readonly string[];
  /** What somebody looked at; undefined: whatever is suggested now. */
  shown?: SuggestedTypes['groups'] | undefined;
}

/**
 * Gives documents the types that their analyses suggest; those that have a type or no sure suggestion stay. CONFLICT,
 * and nothing is changed, where the suggestions are no longer those that were shown, or somebody chooses a type meanwhile.
 */
export async function acceptSuggestions(
  deps: Pick<Deps, 'db' | 'events'>,
  caseId: AuthorizedCaseId,
  { ids, shown }: Accepted,
): Promise<SuggestedTypes> {
  const accepted = await deps.db.transaction().execute(async (db) => {
    await lockNumbers(db, caseId);
    const suggestions = await listSuggestions(db, caseId, ids);
    if (shown !== undefined && !sameSuggestions(suggestions.groups, shown))
      throw new AppError('CONFLICT', CHANGED);
    for (const group of suggestions.groups) {
      const given = await giveTypes(db, caseId, group);
      // Somebody chose a type since they were read: nothing of it is changed.
      if (given.length !== group.ids.length) throw new AppError('CONFLICT', CHANGED);
    }
    return suggestions;
  });
  const changed = accepted.groups.flatMap((group) => group.ids);
  if (changed.length > 0) reviewChanged(deps.events, caseId, changed);
  return accepted;
}
