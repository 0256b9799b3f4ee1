import { AppError } from '#src/errors.ts';
import { type AuthorizedCaseId, isId } from '#src/ids.ts';
import type { Deps } from '../deps.ts';

export const NOT_ALL =
  'Not all of these documents are there any more. Nothing was changed. Please choose again.';

/** Each id once. NOT_FOUND when one of them can be no id at all. */
export function distinct(ids: readonly string[]): string[] {
  if (!ids.every(isId)) throw new AppError('NOT_FOUND', NOT_ALL);
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** A window asks for so few documents by their ids; for more it asks for the list. */
const NAMED_IN_EVENT = 500;

/** Tells the windows that watch the case that these documents were coded or numbered. Their texts did not change. */
export function reviewChanged(
  events: Deps['events'],
  caseId: AuthorizedCaseId,
  ids: readonly string[],
): void {
  events.publish(caseId, {
    type: 'review-changed',
    ...(ids.length <= NAMED_IN_EVENT && { ids: [...ids] }),
  });
}
