import { AppError } from '#src/errors.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { changeTags } from '#src/review/codes.ts';
import { inFamilies } from '#src/review/families.ts';
import type { CodeChange, CodedValues, RestoreInput, ReviewDocument } from '#src/review/schema.ts';
import { MOST_TAGS } from '#src/review/schema.ts';
import type { Deps } from '../deps.ts';
import { lockNumbers } from './bates-store.ts';
import { distinct, NOT_ALL, reviewChanged } from './chosen.ts';
import {
  codeMany,
  countOfCase,
  findOverTagged,
  listReviewed,
  listReviewedById,
  restoreMany,
} from './store.ts';

/**
 * The documents of a case for review, the oldest first and families together; with `ids` only the named ones that are
 * in the case.
 */
export async function listReview(
  db: Deps['db'],
  caseId: AuthorizedCaseId,
  ids?: readonly string[],
): Promise<ReviewDocument[]> {
  return inFamilies(
    ids === undefined ? await listReviewed(db, caseId) : await listReviewedById(db, caseId, ids),
  );
}

/** Codes many documents: all or, where one is not of this case, none (NOT_FOUND). */
export async function codeDocuments(
  deps: Pick<Deps, 'db' | 'events'>,
  caseId: AuthorizedCaseId,
  { ids, change }: { ids: readonly string[]; change: CodeChange },
): Promise<{ changed: number }> {
  const asked = distinct(ids);
  await deps.db.transaction().execute(async (db) => {
    await lockNumbers(db, caseId);
    const found = await codeMany(db, caseId, asked, change);
    if (found !== asked.length) throw new AppError('NOT_FOUND', NOT_ALL);
    if (change.addTags === undefined) return;
    const crowded = await findOverTagged(db, caseId, asked);
    if (crowded !== undefined) {
      throw new AppError(
        'BAD_REQUEST',
        `${crowded} would have more than ${MOST_TAGS} tags. Nothing was changed.`,
      );
    }
  });
  reviewChanged(deps.events, caseId, asked);
  return { changed: asked.length };
}

/** What a document that had `was` has after the change. */
function valuesAfter(was: CodedValues, change: CodeChange): CodedValues {
  const { addTags: _added, removeTags: _removed, ...values } = change;
  return { ...values, ...(was.tags !== undefined && { tags: changeTags(was.tags, change) }) };
}

/**
 * Takes a change back: documents get their former values, all or, where one is not of this case, none (NOT_FOUND).
 * Whatever somebody changed since stays, and is counted as `kept`.
 */
export async function restoreCodes(
  deps: Pick<Deps, 'db' | 'events'>,
  caseId: AuthorizedCaseId,
  { change, groups }: RestoreInput,
): Promise<{ changed: number; kept: number }> {
  const asked = distinct(groups.flatMap(({ ids }) => ids));
  const changed = await deps.db.transaction().execute(async (db) => {
    await lockNumbers(db, caseId);
    if ((await countOfCase(db, caseId, asked)) !== asked.length) throw new AppError('NOT_FOUND', NOT_ALL);
    return restoreMany(
      db,
      caseId,
      groups.map(({ ids, was }) => ({ ids: distinct(ids), was, became: valuesAfter(was, change) })),
    );
  });
  if (changed > 0) reviewChanged(deps.events, caseId, asked);
  return { changed, kept: asked.length - changed };
}
