import { isAtCourt } from '../law/case-law.ts';
import { isCorrespondence, isOutOfCourt, kindOf } from '../papers/kind-of.ts';
import type { CaseFacts } from './facts-schema.ts';

/** What is said of times where no paper of a court is here. */
export const NO_COURT_YET =
  'What is here was not sent by a court, so no time to answer a lawsuit is shown to run. If a paper of a court comes, add it the same day.';

/** What can follow for whoever leaves a letter unanswered. */
export const LETTER_FOLLOWS =
  'A letter decides nothing: only a court can give a judgment against you. But whoever wrote it can go to court. Then papers of the court come, with a time of their own, and those must not be left unanswered.';

/** Whether letters are all there is: somebody wants something, and nothing shows that a court was asked. */
export function isBeforeCase({ case: item, side, docket, summonses, documents }: CaseFacts): boolean {
  if (side === 'plaintiff' || isAtCourt(item) || docket.total > 0 || summonses.length > 0) return false;
  const kinds = documents.byType.map(({ type }) => kindOf(type));
  return kinds.every(isOutOfCourt) && kinds.some(isCorrespondence);
}
