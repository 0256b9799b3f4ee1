import { isAtCourt } from '../law/case-law.ts';
import { isBeforeCase } from '../next/before-case.ts';
import { kindOf } from '../papers/kind-of.ts';
import type { CaseFacts } from './facts-schema.ts';
import { isSitting } from './hearings-ahead.ts';
import { dayOfFact, saidFacts } from './said-facts.ts';

/** What is said of times where no paper of a court is here. */
export const NO_COURT_YET =
  'What is here was not sent by a court, so no time to answer a lawsuit is shown to run. If a paper of a court comes, add it the same day.';

/** What can follow for whoever leaves a letter unanswered. */
export const LETTER_FOLLOWS =
  'A letter decides nothing: only a court can give a judgment against you. But whoever wrote it can go to court. Then papers of the court come, with a time of their own, and those must not be left unanswered.';

const SERVED = /\bserv(?:ed|ice)\b/i;

/** Whether letters are all that these facts are of. */
export function areBeforeCase(facts: CaseFacts): boolean {
  const { case: item, side, docket, summonses, documents, deadlines } = facts;
  const isHeard = saidFacts(facts, ['hearing']).some(
    (each) => each.fact.certainty !== 'unsure' && dayOfFact(each) !== null,
  );
  return isBeforeCase({
    ...{ side, isAtCourt: isAtCourt(item) },
    kinds: documents.byType.map(({ type }) => kindOf(type)),
    hasDocket: docket.total > 0 || summonses.length > 0,
    hasSitting: isHeard || deadlines.some(({ kind, date }) => date !== null && isSitting(kind)),
    isServed: deadlines.some(({ kind, status }) => status === 'done' && SERVED.test(kind)),
  });
}
