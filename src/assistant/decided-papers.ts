import { carriesOutJudgment, endsClaim } from '../papers/kind-of.ts';
import type { Draft, Place } from './draft.ts';
import { deadlineText } from './fact-lines.ts';
import type { CaseFacts, PaperSays } from './facts-schema.ts';
import { ruleSentence, rulesOn, sayAfterJudgment, sayRules } from './rule-lines.ts';
import { dayOfFact, saidFacts } from './said-facts.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayDaysAhead } from './say-days-ahead.ts';
import { sayFact } from './say-fact.ts';
import { sayQuotes } from './say-quotes.ts';
import type { Situation } from './situation.ts';

const MOST_QUOTES = 2;
const MOST_DAYS = 3;

/** The judgments and writs among the papers that were read. */
function decidedPapers({ documents }: CaseFacts): PaperSays[] {
  return (documents.says ?? []).filter(({ docType }) => endsClaim(docType));
}

/**
 * Names the judgments and writs among the papers, with the sentences of them that speak of what is asked; false where
 * none is among those that were read, which does not say that the court gave none.
 */
export function sayDecided(
  draft: Draft,
  facts: CaseFacts,
  passages: readonly Place[],
  about: RegExp,
): boolean {
  const decided = decidedPapers(facts);
  for (const { documentId, filename } of decided) {
    draft.point(
      `${filename} looks like a paper in which a court has decided. What it orders binds, and the times to appeal it or to have it set aside are short. Show it to a legal aid office today.`,
      `document:${documentId}`,
    );
    const said = sentencesOf(facts, passages).filter(
      (place) => place.documentId === documentId && about.test(place.text),
    );
    sayQuotes(draft, said.slice(0, MOST_QUOTES));
  }
  return decided.length > 0;
}

const ORDERS =
  /\b(?:ordered|judgment|shall|must|writ|restitution|possession|garnish\w*|vacate|pay|exempt\w*|appeal\w*|set aside)\b/i;

/**
 * What counts for whoever is sued once a court has decided: the days on the timeline and in the papers, and the times that
 * run from a judgment. An answer to the complaint comes too late to help by itself. False where no paper shows that.
 */
export function sayAfterDecision(draft: Draft, situation: Situation, passages: readonly Place[]): boolean {
  const { facts, today } = situation;
  const decided = decidedPapers(facts);
  if (facts.side !== 'defendant' || decided.length === 0) return false;
  draft.say(
    'A paper here looks like the decision of a court. If it is against you, an answer to the complaint usually helps no more. What counts now is what it orders, and the times that run from it. Call legal aid and the clerk today.',
    'case:type',
  );
  const { answerDue, answered, answerRule, ended, inDefault, whyNoRules } = situation;
  // A paper may be of another case, or of no court at all: the time to answer is told with it.
  if (answered === null && ended === null && inDefault === null) {
    draft.say(
      'First ask the clerk if that decision is real, and in your case. Until you know, keep to the time to answer.',
    );
    if (answerDue !== null) draft.point(`${deadlineText(answerDue, today)}.`, `deadline:${answerDue.id}`);
    else if (answerRule !== null && whyNoRules === null) draft.point(ruleSentence(answerRule), 'case:court');
  }
  sayDaysAhead(draft, facts, { most: MOST_DAYS, except: answerDue?.id });
  const ids = new Set(decided.map(({ documentId }) => documentId));
  const named = saidFacts(facts, ['deadline', 'hearing']).filter((each) => {
    const date = dayOfFact(each);
    const isOthers = each.fact.kind === 'deadline' && each.fact.value.who === 'plaintiff';
    return ids.has(each.paper.documentId) && !isOthers && (date === null || date >= today);
  });
  for (const each of named.slice(0, MOST_DAYS)) sayFact(draft, each, today);
  sayDecided(draft, facts, passages, ORDERS);
  if (decided.some(({ docType }) => carriesOutJudgment(docType)))
    for (const rule of rulesOn('garnishment', situation)) draft.point(ruleSentence(rule), 'case:court');
  if (!sayAfterJudgment(draft, situation) && situation.whyNoRules === null)
    sayRules(draft, situation, 'default-relief', 'setting a judgment aside');
  return true;
}
