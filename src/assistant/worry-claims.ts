import { answerCourtIn } from '../answers/court-rules.ts';
import { defenseNotes, limitationsWords } from '../answers/defenses.ts';
import { isByCourt } from '../papers/kind-of.ts';
import type { Draft, Place } from './draft.ts';
import { isProposed } from './fact-proposed.ts';
import type { CaseFacts } from './facts-schema.ts';
import { dayOfFact, type PaperFact, placeOf, saidFacts } from './said-facts.ts';
import { byAuthority, sentencesOf } from './said-sentences.ts';
import { sayFact } from './say-fact.ts';
import { sayQuotes } from './say-quotes.ts';
import type { Situation } from './situation.ts';

interface Asked {
  question: string;
  situation: Situation;
  passages: readonly Place[];
}

const MOST = 3;

function oneLine({ text }: Place): string {
  return text.replace(/\s+/g, ' ');
}

const IS_SET =
  /\b(?:stays?|remains?|still|vacated|supersedes?|superseded|rescheduled|reset|re-?set|continued (?:to|until|from)|unless)\b/i;
const SITTING = /\b(?:hearing|trial|conference|mediation|setting|court date|matter)\b/i;

const OTHER_SITTING = /\b(?:conference|mediation|trial|pre-?trial)\b/i;

function byDay(a: PaperFact, b: PaperFact): number {
  return (dayOfFact(a) ?? '').localeCompare(dayOfFact(b) ?? '');
}

/** Whether a day at the court was moved: what is set first, then what is only proposed. */
export function sayMoved(draft: Draft, { question, situation, passages }: Asked): boolean {
  const { facts, today } = situation;
  const named = OTHER_SITTING.exec(question)?.[0].toLowerCase();
  const days = saidFacts(facts, ['hearing'])
    .filter((each) => (dayOfFact(each) ?? '') >= today)
    .filter(({ fact }) => {
      const words = `${fact.label} ${fact.quote}`.toLowerCase();
      return named === undefined ? !OTHER_SITTING.test(words) : words.includes(named);
    });
  const rank = byAuthority(facts);
  // The paper of the court tells a day that others only repeat.
  const set = days
    .filter((each) => !isProposed(each.fact.quote))
    .sort((a, b) => rank(placeOf(a)) - rank(placeOf(b)))
    .filter((each, at, all) => all.findIndex((one) => dayOfFact(one) === dayOfFact(each)) === at)
    .sort(byDay);
  const proposed = days.filter((each) => isProposed(each.fact.quote)).sort(byDay);
  const sentences = sentencesOf(facts, passages)
    .filter((place) => IS_SET.test(place.text) && SITTING.test(place.text) && !isProposed(oneLine(place)))
    .sort((a, b) => rank(a) - rank(b));
  if (set.length + sentences.length + proposed.length === 0) return false;
  draft.fromDocuments();
  if (set.length > 0) draft.say('What is set:');
  for (const each of set.slice(0, MOST)) sayFact(draft, each, today);
  sayQuotes(draft, sentences.slice(0, MOST));
  if (proposed.length > 0) draft.say('Only proposed, and not set by the court:');
  for (const each of proposed.slice(0, MOST)) sayFact(draft, each, today);
  draft.say(
    'A day stays until the court itself moves it, in an order or a notice. Ask the clerk, and until you have its word go on the day that is set.',
  );
  return true;
}

const IN_TIME =
  /\b(?:within|no later than|before|by|in)\b.{0,40}\bdays?\b|\bdays?\b.{0,40}\b(?:after|from|to)\b|\bdays?['’]? notice\b/i;
const PAYS = /\b(?:pay|paid|payment|rent)\b/i;
const ENDS =
  /\b(?:vacate|quit|mov(?:e|ing) out|possession|premises|terminat\w+|surrender|evict\w*|leave the)\b/i;
const DELIVERED = /\b(?:delivered|posted|served|handed)\b.{0,30}\d/i;
const BY_NO_NOTICE =
  'A notice alone puts nobody out of a home: it takes a judgment of the court, and then an officer of the court. Where the notice is not met, the owner can go to court.';

/** How long there is to pay the rent, in the words of the notice that asks for it. */
export function sayRent(draft: Draft, { situation, passages }: Asked): boolean {
  const { facts, today } = situation;
  const all = sentencesOf(facts, [...passages, ...quotesOf(facts)]);
  const asking = all.filter((place) => {
    const words = oneLine(place);
    return IN_TIME.test(words) && PAYS.test(words) && ENDS.test(words);
  });
  const [first] = asking;
  if (first === undefined) return false;
  const own = all.filter(({ documentId }) => documentId === first.documentId);
  draft.fromDocuments();
  sayQuotes(draft, asking.filter(({ documentId }) => documentId === first.documentId).slice(0, MOST), 500);
  sayQuotes(
    draft,
    own.filter((place) => DELIVERED.test(oneLine(place)) && !asking.includes(place)).slice(0, 1),
  );
  for (const each of saidFacts(facts, ['consequence'])
    .filter(({ paper }) => paper.documentId === first.documentId)
    .slice(0, 1))
    sayFact(draft, each, today);
  draft.point(BY_NO_NOTICE);
  draft.point(
    'Count from the day on which the notice reached you, keep proof of what you pay, and call a legal aid office today.',
  );
  return true;
}

function quotesOf(facts: CaseFacts): Place[] {
  return (facts.documents.says ?? []).flatMap((paper) => paper.facts.map((fact) => placeOf({ paper, fact })));
}

/** Letters and figures of a case number alone. */
function bare(number: string): string {
  return number.toUpperCase().replace(/[^A-Z\d]/g, '');
}

/** The papers of the lawsuit itself: those that carry its number or name both of its sides. */
function papersOfClaim({ facts, complaint }: Situation): Set<string> {
  const says = facts.documents.says ?? [];
  const numberIn = (paper: (typeof says)[number]) =>
    paper.facts.flatMap((fact) => (fact.kind === 'case-number' ? [bare(fact.value.number)] : []));
  const ofComplaint = says.find(({ documentId }) => documentId === complaint?.documentId);
  const own = new Set([
    ...(facts.case.caseNumber === null ? [] : [bare(facts.case.caseNumber)]),
    ...(ofComplaint === undefined ? [] : numberIn(ofComplaint)),
  ]);
  return new Set([
    ...(complaint === null ? [] : [complaint.documentId]),
    ...says
      .filter((paper) => numberIn(paper).some((number) => own.has(number)))
      .map(({ documentId }) => documentId),
  ]);
}

const LIMITATIONS = /\b(?:statutes? of limitations?|limitations? period|time[- ]barred|limitations)\b/i;
const LAST_DONE =
  /\b(?:last|final|first|missed) (?:\w+ )?payments?\b|\bcharged? (?:the account )?off\b|\bcharge-?off\b|\b(?:default(?:ed)?|fell behind|breach\w*|opened)\b.{0,60}\d{4}/i;
const OF_ANSWER_IN_NEW_MEXICO = /\baffirmative defense\b.*\bstatute of limitations\b/i;

/** What bears on whether a claim is too old, out of the papers of that claim alone; and that it has to be said in time. */
export function sayTooOld(draft: Draft, { situation, passages }: Asked): boolean {
  const { facts, court, whyNoRules } = situation;
  const rule =
    whyNoRules === null
      ? defenseNotes(answerCourtIn(court)).find((note) => OF_ANSWER_IN_NEW_MEXICO.test(note))
      : undefined;
  draft.say(
    'We cannot say here if this claim is too old. That turns on the kind of claim, on the day its time began to run, and on the law of the state.',
  );
  draft.point(limitationsWords(answerCourtIn(court)), 'case:court');
  if (rule !== undefined) draft.point(rule, 'case:court');
  const ofClaim = papersOfClaim(situation);
  const sentences = sentencesOf(facts, [...passages, ...quotesOf(facts)]).filter(({ documentId }) =>
    ofClaim.has(documentId),
  );
  const days = sentences.filter((place) => LAST_DONE.test(oneLine(place)));
  const said = sentences.filter((place) => LIMITATIONS.test(place.text));
  if (days.length + said.length > 0) draft.fromDocuments();
  sayQuotes(draft, [...days.slice(0, MOST), ...said.slice(0, MOST)]);
  draft.point(
    'How many years the law gives was not read here. Ask a legal aid office or a lawyer before you pay, sign or admit anything.',
  );
  return true;
}

const STARTS_AGAIN =
  /\b(?:time|limit\w*|period|clock|statute)\b.{0,80}\b(?:start\w*|begin\w*|run|restart\w*|reviv\w*|renew\w*|extend\w*)\b.{0,20}\b(?:again|anew|over|new)\b|\b(?:restart|reviv\w*|renew\w*|toll)\b.{0,60}\b(?:time|limit\w*|period|clock|statute|debt)\b/i;
const FROM_MEMORY =
  'In some states a part payment starts the time to sue anew. This is from memory, and the law of this state on it was not read here: ask a legal aid office or a lawyer before you pay.';

const IN_PARTS =
  /\b(?:installments?|payment plan|part(?:ial)? payments?|part of (?:it|the (?:amount|debt|sum|balance|total)))\b/i;

/** What paying a part can do: in the words of a paper that says it, else with what has to be asked. */
export function sayPartPayment(draft: Draft, { situation, passages }: Asked): boolean {
  const { facts, today } = situation;
  const sentences = sentencesOf(facts, passages);
  const again = sentences.filter(
    (place) => /\bpa(?:y|id)\w*/i.test(place.text) && STARTS_AGAIN.test(oneLine(place)),
  );
  const parts = sentences.filter((place) => IN_PARTS.test(oneLine(place)) && !again.includes(place));
  if (again.length + parts.length > 0) draft.fromDocuments();
  sayQuotes(draft, [...again.slice(0, 2), ...parts.slice(0, 2)]);
  if (again.length === 0) draft.point(FROM_MEMORY);
  else
    draft.point(
      'Ask a legal aid office or a lawyer whether that holds in your state before you pay anything.',
    );
  const offers = saidFacts(facts, ['offer']).filter(
    (each) => !isByCourt(each.paper.docType) && (dayOfFact(each) ?? '') >= today,
  );
  for (const each of offers.slice(0, 2)) sayFact(draft, each, today);
  draft.point(
    'Paying a part does not stop a lawsuit or the time to answer by itself. If the other side agrees to less, get its yes in writing before you pay.',
  );
  return true;
}
