import { kindOf } from '../papers/kind-of.ts';
import { sayDecided } from './decided-papers.ts';
import type { Draft } from './draft.ts';
import type { FactReplier } from './fact-replier.ts';
import { hearingsAhead } from './hearings-ahead.ts';
import { ruleSentence, sayNoRules } from './rule-lines.ts';
import { saidFacts } from './said-facts.ts';
import { sayDaysAhead } from './say-days-ahead.ts';
import { sayFact } from './say-fact.ts';
import type { Situation } from './situation.ts';
import { dayAndDistance } from './words.ts';

const PAYING = /\b(?:pay\w*|paid|sum|amount|owes?|judgment|garnish\w*|withh\w+)\b/i;
const MOST_SUMS = 2;
const MOST_SAID = 4;
const BY_COURT_ALONE =
  'Nobody can make you pay only because a letter or a lawsuit asks for it. It takes a judgment of a court, or that you agree to pay. What is really owed is for the court to decide, on what both sides show.';
const BEFORE_PAYING =
  'Before you pay a part, sign something or write that you owe it, ask a legal aid office: paying can give up a defense. If you agree on a sum, get it in writing first, and keep proof of what you pay.';

const RENT_ASKED =
  'A landlord wants rent by a day, and wants you out after it. If you owe it and can pay, pay all of it before that day ends, and get a receipt: that can keep your home. If you cannot, or do not owe it, call a legal aid office before that day. Only a court can order you to leave, and only an officer of the court can put you out.';

/** What a landlord's notice asks for and by when, while no court was asked; false where there is none. */
function sayRentAsked(draft: Draft, { facts, isBeforeCase, today }: Situation): boolean {
  const notices = (facts.documents.says ?? []).filter(({ docType }) => kindOf(docType) === 'eviction-notice');
  if (!isBeforeCase || notices.length === 0) return false;
  draft.say(RENT_ASKED, 'case:type');
  sayDaysAhead(draft, facts, { most: MOST_SUMS });
  const ids = new Set(notices.map(({ documentId }) => documentId));
  const said = saidFacts(facts, ['deadline', 'sum']).filter(({ paper }) => ids.has(paper.documentId));
  if (said.length > 0) draft.fromDocuments();
  for (const each of said.slice(0, MOST_SAID)) sayFact(draft, each, today);
  return true;
}

/** Whether money that is asked for has to be paid: what only a court can order, and what must not be missed meanwhile. */
export const mustPay: FactReplier = ({ situation, draft, passages = [] }) => {
  const { facts, answerDue, answered, answerRule, isBeforeCase, today } = situation;
  if (facts.side !== 'defendant') return false;
  const hasNoRules = sayNoRules(draft, situation);
  if (sayRentAsked(draft, situation)) return true;
  draft.say(BY_COURT_ALONE, 'case:type');
  const isDecided = sayDecided(draft, facts, passages, PAYING);
  draft.point(
    isDecided
      ? 'Ask the clerk first if that decision is real, and in your case. If it is not, do not leave the lawsuit unanswered.'
      : isBeforeCase
        ? 'Do not leave it unanswered: whoever wrote it can go to court. Then papers of the court come, and those have a short time.'
        : 'Do not leave a lawsuit unanswered. If you do, the court can order you to pay the whole sum, and it can be taken from your pay or your bank account.',
  );
  const [hearing] = hearingsAhead({ facts });
  if (answerDue !== null && answered === null)
    draft.point(`Your answer is due ${dayAndDistance(answerDue.date, today)}.`, `deadline:${answerDue.id}`);
  else if (answered === null && answerRule !== null && !hasNoRules)
    draft.point(ruleSentence(answerRule), 'case:court');
  if (hearing !== undefined)
    draft.point(
      `${hearing.kind}: ${dayAndDistance(hearing.date, today)}. Be there.`,
      `deadline:${hearing.id}`,
    );
  draft.point(BEFORE_PAYING);
  const sums = saidFacts(facts, ['sum']).slice(0, MOST_SUMS);
  if (sums.length > 0) draft.fromDocuments();
  for (const each of sums) sayFact(draft, each, today);
  return true;
};
