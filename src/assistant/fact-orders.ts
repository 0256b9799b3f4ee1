import { addDays } from '../law/calendar-days.ts';
import { findWrittenDates } from '../papers/dates.ts';
import { isByCourt } from '../papers/kind-of.ts';
import type { Place } from './draft.ts';
import type { FactQuestion } from './fact-replier.ts';
import type { PaperSays } from './facts-schema.ts';
import { isOthersFailure, isOwnDuty } from './own-duties.ts';
import { plainWords } from './plain-words.ts';
import type { RuleSubject } from './rule-lines.ts';
import { dayOfFact, type PaperFact, placeOf, saidFacts } from './said-facts.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayFact } from './say-fact.ts';
import { sayQuotes } from './say-quotes.ts';
import { day } from './words.ts';

const MOST_DUTIES = 3;
const MOST_THREATS = 2;

const OF_ANSWERS = /\binterrogator\w+|\banswers\b/i;
const OF_THINGS = /\bproduc\w+|\bdocuments?\b|\brecords\b/i;
const OF_ADMISSIONS = /\badmi(?:t|ssions?)\b/i;
const OF_RESPONSES =
  /\b(?:respon[ds]\w*|oppos\w+)\b.{0,80}\b(?:motion|summary judgment)\b|\b(?:motion|summary judgment)\b.{0,80}\b(?:respon[ds]\w*|oppos\w+)\b/is;

/** Words of a duty that an order sets, by what a question asks about; null where orders set none of their own. */
function wordsOf(subject: RuleSubject, question: string): RegExp | null {
  const plain = plainWords(question);
  switch (subject) {
    case 'discovery':
      if (/\binterrogator|\bquestions\b/.test(plain)) return OF_ANSWERS;
      return OF_THINGS.test(plain) ? OF_THINGS : new RegExp(`${OF_ANSWERS.source}|${OF_THINGS.source}`, 'i');
    case 'admissions':
      return OF_ADMISSIONS;
    case 'subpoena':
      return OF_THINGS;
    case 'motion':
    case 'summary-judgment':
      return OF_RESPONSES;
    default:
      return null;
  }
}

const UNDONE =
  /\b(?:fail\w*|not|unless|without|refus\w+|neglect\w*|non-?compliance)\b|,\s+or\s+(?:else\s+)?\p{L}/iu;
const FOLLOWS =
  /\b(?:str(?:ike|uck|icken)|default|dismiss\w*|sanction\w*|contempt|preclud\w+|barred|admitted|judgment|fees|arrest\w*|warrant)\b/i;

/** Whether a sentence of the court says what follows for this side where it leaves something undone. */
function isThreat({ text }: Place, side: FactQuestion['situation']['facts']['side']): boolean {
  const words = text.replace(/\s+/g, ' ');
  return UNDONE.test(words) && FOLLOWS.test(words) && !isOthersFailure(words, side);
}

const ENTERED = /\b(?:entered|entry|filed|signed|dated|ordered)\b/i;

/** Days of an order that run from its entry, as far as its own words name the day; in every count an earlier one is safe. */
function sayRunning(draft: FactQuestion['draft'], { fact }: PaperFact, sentences: readonly Place[]): void {
  if (fact.kind !== 'deadline' || fact.value.period == null) return;
  const { count, unit, from } = fact.value.period;
  if (unit !== 'days' || !/\b(?:entry|entered|order|date)\b/i.test(from)) return;
  const own = sentences.find(
    ({ text }) => /\bentered\b/i.test(text) && ENTERED.test(text) && findWrittenDates(text).length === 1,
  );
  const date = own === undefined ? null : findWrittenDates(own.text)[0]?.date;
  if (own === undefined || date == null || !/^\d{4}-\d\d-\d\d$/.test(date)) {
    draft.point(
      'The days run: look today for the day on which the order was entered, on its last page or on the docket.',
    );
    return;
  }
  draft.point(
    `It says when it was entered: ${draft.quote(own)}. If every day counts, the last day is ${day(addDays(date, count))}. Whether weekends count, the clerk can tell you; keep to the earlier day.`,
    `document:${own.documentId}`,
  );
}

/**
 * Says what orders of the court set for this side on what a question asks about, and what they say follows: an order
 * comes before any rule. False where none does.
 */
export function sayOrders(
  { draft, question, situation, passages = [] }: FactQuestion,
  subject: RuleSubject,
): boolean {
  const { facts, today } = situation;
  const words = wordsOf(subject, question);
  const orders = new Map<string, PaperSays>(
    (facts.documents.says ?? [])
      .filter(({ docType }) => isByCourt(docType))
      .map((paper) => [paper.documentId, paper]),
  );
  if (words === null || orders.size === 0) return false;
  const other = facts.side === 'plaintiff' ? 'defendant' : 'plaintiff';
  const set = saidFacts(facts, ['deadline']).filter((each) => {
    const { fact, paper } = each;
    const isTheirs = fact.kind === 'deadline' && [other, 'court', 'other'].includes(fact.value.who);
    const isOpen = (dayOfFact(each) ?? today) >= today;
    return orders.has(paper.documentId) && !isTheirs && isOpen && words.test(fact.quote);
  });
  const all = sentencesOf(facts, [...passages, ...quotesOf(orders)]).filter(({ documentId }) =>
    orders.has(documentId),
  );
  const duties = all.filter(
    ({ text, documentId }) =>
      words.test(text) &&
      /\d/.test(text) &&
      isOwnDuty(text, facts.side) &&
      !set.some(({ fact, paper }) => paper.documentId === documentId && overlaps(text, fact.quote)),
  );
  if (set.length + duties.length === 0) return false;
  draft.fromDocuments();
  for (const each of set.slice(0, MOST_DUTIES)) {
    sayFact(draft, each, today, 'By an order of the court: ');
    sayRunning(
      draft,
      each,
      all.filter(({ documentId }) => documentId === each.paper.documentId),
    );
  }
  const told = duties.slice(0, Math.max(0, MOST_DUTIES - set.length));
  sayQuotes(draft, told);
  const papers = new Set([
    ...set.map(({ paper }) => paper.documentId),
    ...told.map(({ documentId }) => documentId),
  ]);
  const threats = all.filter(
    (place) => papers.has(place.documentId) && isThreat(place, facts.side) && !told.includes(place),
  );
  sayQuotes(draft, threats.slice(0, MOST_THREATS));
  draft.say('What the court has ordered comes before any rule.');
  return true;
}

function overlaps(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => text.replace(/\s+/g, ' ').trim());
  return x !== undefined && y !== undefined && (x.includes(y) || y.includes(x));
}

/** The words of the facts of orders, where search did not find their passages. */
function quotesOf(orders: ReadonlyMap<string, PaperSays>): Place[] {
  return [...orders.values()].flatMap((paper) => paper.facts.map((fact) => placeOf({ paper, fact })));
}
