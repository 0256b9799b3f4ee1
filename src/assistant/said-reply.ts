import { readQuestion } from '../conversations/question.ts';
import { replyFromPassages } from '../conversations/reply.ts';
import { chooseFacts } from './choose-facts.ts';
import { type BuiltinReply, Draft, type Place } from './draft.ts';
import type { CaseFacts } from './facts-schema.ts';
import { asksToJudge } from './judging.ts';
import { areMet, NOT_MET } from './met-facts.ts';
import { factsOnNamedDays } from './named-days.ts';
import { shareHeld } from './near-blocks.ts';
import { type PaperFact, placeOf, saidFacts, wordsOfFact } from './said-facts.ts';
import { sentencesOf } from './said-sentences.ts';
import { sayFact } from './say-fact.ts';
import { factsByTerms, HOLDING } from './term-facts.ts';

/** Confidence of what was read beyond doubt or confirmed, of what is probably so, and of what has to be looked at. */
const CONFIDENCE = { certain: 0.9, likely: 0.7, unsure: 0.4 } as const;
const MOST_BESIDE = 2;
const MOST_CHOSEN = 4;
/** Share of a question that a sentence has to hold to be shown beside an answer out of rules. */
const LEAST_SHARE = 0.15;
const MOST_COMPANIONS = 2;
/** How far from an offer, in letters, what belongs to it may stand. */
const LONGEST_OFFER = 900;
const OFFERED = 'Offered';
/** What only comes close is shown with what stands around it. */
const LONGEST_NEAR = 600;
const MOST_CLOSEST = 3;
/** A stretch that has fewer letters beside what was told is not shown. */
const LEAST_LEFT = 16;

/** What was found for a question beside its facts. */
export interface Asking {
  question: string;
  facts: CaseFacts;
  passages: readonly Place[];
}

function overlaps(a: Place, b: Place): boolean {
  if (a.documentId !== b.documentId || a.start === null || b.start === null) return false;
  return a.start < b.start + b.text.length && b.start < a.start + a.text.length;
}

/** Whether little of a stretch is left beside what was told. */
function covers(told: Place, place: Place): boolean {
  if (!overlaps(told, place)) return false;
  const [from, to] = [told.start ?? 0, place.start ?? 0];
  const shared = Math.min(from + told.text.length, to + place.text.length) - Math.max(from, to);
  return place.text.length - shared < LEAST_LEFT;
}

function nearness(told: readonly PaperFact[]): (each: PaperFact) => number {
  return ({ paper, fact }) =>
    Math.min(
      ...told
        .filter((one) => one.paper.documentId === paper.documentId)
        .map((one) => Math.abs(one.fact.start - fact.start)),
    );
}

/** What was asked for and stands in nothing that was told. */
function missingIn(words: string, question: string) {
  return readQuestion(question).asked.filter(
    ({ name, evidence }) => name in HOLDING && !evidence.test(words),
  );
}

function wordsOf(told: readonly PaperFact[], today: string): string {
  return told.map((each) => `${wordsOfFact(each, today)} ${each.fact.quote}`).join('\n');
}

/** An offer is told whole: its sum, its day and what is asked for it stand in sentences of their own. */
function restOfOffers(facts: CaseFacts, told: readonly PaperFact[]): PaperFact[] {
  const near = nearness(told.filter(({ fact }) => fact.kind === 'offer'));
  return saidFacts(facts, ['offer', 'deadline', 'sum'])
    .filter((each) => !told.includes(each) && near(each) <= LONGEST_OFFER)
    .filter(({ fact }) => fact.kind !== 'sum' || fact.label === OFFERED)
    .filter(({ fact }) => !told.some((one) => one.fact.start === fact.start))
    .sort((a, b) => near(a) - near(b))
    .slice(0, MOST_COMPANIONS);
}

/** Facts of the same papers that hold what was asked for beside: 'how much and till when' is answered by two. */
function companionsOf({ question, facts }: Asking, told: readonly PaperFact[]): PaperFact[] {
  const near = nearness(told);
  return missingIn(wordsOf(told, facts.today), question).flatMap(({ name }) => {
    const sought = HOLDING[name];
    if (sought === undefined) return [];
    return saidFacts(facts, sought.kinds)
      .filter((each) => sought.holds(each) && !told.includes(each) && Number.isFinite(near(each)))
      .sort((a, b) => near(a) - near(b))
      .slice(0, MOST_COMPANIONS);
  });
}

/** Sentences near to what was told that hold what it lacks. */
function furtherOf({ question, facts, passages }: Asking, told: readonly PaperFact[]): Place[] {
  const missing = missingIn(wordsOf(told, facts.today), question);
  if (missing.length === 0) return [];
  const gap = ({ documentId, start }: Place) =>
    Math.min(
      ...told
        .filter(({ paper }) => paper.documentId === documentId)
        .map(({ fact }) => Math.abs(fact.start - (start ?? 0))),
    );
  return sentencesOf(facts, passages)
    .filter((place) => place.start !== null && gap(place) <= LONGEST_OFFER)
    .filter(({ text }) => missing.some(({ evidence }) => evidence.test(text)))
    .filter((place) => !told.some((each) => overlaps(placeOf(each), place)))
    .sort((a, b) => gap(a) - gap(b))
    .slice(0, 1);
}

/** A sentence that ends so says what it means in the list behind it. */
const OPENS_LIST = /:\s*$/;
const ITEM = /^\W*(?:\d{1,2}[.)]|\(?[a-z][.)]|[-•*])\s/i;
const MOST_ITEMS = 4;

/** The items of the lists that facts open: 'claims $1,360.00 because:'. */
function listAfter({ facts, passages }: Asking, told: readonly PaperFact[]): Place[] {
  return told
    .filter(({ fact }) => OPENS_LIST.test(fact.quote))
    .flatMap(({ paper, fact }) => {
      const behind = sentencesOf(facts, passages)
        .filter(
          ({ documentId, start }) =>
            documentId === paper.documentId && start !== null && start >= fact.start + fact.quote.length,
        )
        .sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
      const [next] = behind;
      // An item can be of two sentences.
      return next !== undefined && ITEM.test(next.text) ? behind.slice(0, MOST_ITEMS) : [];
    });
}

const WHY =
  /\bwhy\b|\bwhat(?:'?s| is| was| were)? (?:the|their|his|her) (?:reason|excuse|grounds?)\b|\breason for\b/i;
const REASON =
  /\b(?:because|since|for the reason|on the grounds?|finds? (?:and concludes )?that|found that|did not (?:prove|show|file|appear|answer)|failed to|for lack|in that|therefore)\b/i;
const FOR_PARTIES = /\b(?:if you|shall|must)\b/i;

/** Sentences of a paper that give its reason, the nearest to what it decides first. */
function reasonsOf({ facts, passages }: Asking, told: readonly PaperFact[]): Place[] {
  const [first] = told;
  if (first === undefined) return [];
  const at = first.fact.start;
  return sentencesOf(facts, passages)
    .filter(
      ({ documentId, text, start }) =>
        documentId === first.paper.documentId &&
        start !== null &&
        REASON.test(text) &&
        !FOR_PARTIES.test(text),
    )
    .sort((a, b) => Math.abs((a.start ?? 0) - at) - Math.abs((b.start ?? 0) - at))
    .slice(0, MOST_BESIDE);
}

/** Whether a reason is asked for, and neither what was told nor a sentence of its paper gives one. */
export function lacksReason(asking: Asking, told: readonly PaperFact[]): boolean {
  if (!WHY.test(asking.question) || told.some(({ fact }) => REASON.test(fact.quote))) return false;
  return reasonsOf(asking, told).length === 0;
}

/** Says the facts that answer, with those of the same papers that answer the rest of the question. */
export function sayChosen(draft: Draft, asking: Asking): PaperFact[] {
  const onDays = factsOnNamedDays(asking.question, asking.facts);
  const ofTopic = chooseFacts(asking.question, asking.facts);
  const byTopic =
    ofTopic.length + onDays.length > 0 || asksToJudge(asking.question)
      ? ofTopic
      : factsByTerms(asking.question, asking.facts);
  const chosen = [...onDays, ...byTopic.filter((each) => !onDays.includes(each))].slice(0, MOST_CHOSEN);
  if (chosen.length === 0) return [];
  draft.fromDocuments();
  const whole = [...chosen, ...restOfOffers(asking.facts, chosen)];
  const told = [...whole, ...companionsOf(asking, whole)];
  for (const each of told) sayFact(draft, each, asking.facts.today);
  for (const place of listAfter(asking, told))
    draft.point(`${place.filename}, page ${place.page}, goes on: ${draft.quote(place)}`);
  for (const place of furtherOf(asking, told))
    draft.point(`${place.filename}, page ${place.page}, says too: ${draft.quote(place)}`);
  if (!WHY.test(asking.question) || told.some(({ fact }) => REASON.test(fact.quote))) return told;
  const reasons = reasonsOf(asking, told);
  for (const place of reasons) draft.point(`${place.filename}, page ${place.page}: ${draft.quote(place)}`);
  if (reasons.length === 0)
    draft.point(
      'I found no sentence that gives the reason. Ask the clerk for the whole paper, and read it to its end.',
    );
  return told;
}

/**
 * Sentences of the papers beside what was told that answer too, and, where `isOpen`, those that only come close. Whether
 * a sentence answers: one that was told already answers no more than what was told.
 */
export function sayBeside(
  draft: Draft,
  { question, passages }: Asking,
  {
    told,
    most = MOST_BESIDE,
    isOpen = false,
    least = LEAST_SHARE,
  }: { told: readonly Place[]; most?: number; isOpen?: boolean; least?: number },
): boolean {
  const found = replyFromPassages({ question, passages, scope: 'case' });
  if (!found.found && !isOpen) return false;
  const places = found.quotes
    .flatMap(({ passageIndex, text, start, isNear = !found.found }) => {
      const passage = passages[passageIndex];
      if (passage === undefined) return [];
      const at = passage.start === null ? null : passage.start + start;
      return [{ place: { ...passage, text, start: at }, isNear }];
    })
    .filter(({ place }) => !told.some((one) => covers(one, place)))
    // What was told already answers no better in a longer quotation.
    .map((each) => ({ ...each, isNear: each.isNear || told.some((one) => overlaps(one, each.place)) }));
  const answering = places.filter(({ isNear }) => !isNear).slice(0, most);
  for (const { place } of answering)
    draft.point(`${place.filename}, page ${place.page}, says too: ${draft.quote(place)}`);
  const near = places
    .filter(({ isNear, place }) => isNear && (found.found || shareHeld(question, place.text) >= least))
    .slice(0, most - answering.length);
  if (near.length > 0) draft.say('Closest to your question in your papers:');
  for (const { place } of near)
    draft.point(`${place.filename}, page ${place.page}: ${draft.quote(place, LONGEST_NEAR)}`);
  return answering.length > 0;
}

/** How sure a reply is whose first fact this is. */
export function sureOfFact({
  fact: { status, certainty },
}: PaperFact): Pick<BuiltinReply, 'confidence' | 'because'> {
  return {
    confidence: status === 'found' ? CONFIDENCE[certainty] : CONFIDENCE.certain,
    because:
      'It was read from your papers, whose words are quoted. Check it on the page before you rely on it.',
  };
}

/** What the facts of the papers say to a question, with what else they say; null where no fact is about it. */
export function saidReply(
  question: string,
  facts: CaseFacts,
  passages: readonly Place[],
): BuiltinReply | null {
  const draft = new Draft(facts, passages);
  const asking = { question, facts, passages };
  const told = sayChosen(draft, asking);
  const [first] = told;
  if (first === undefined) return null;
  const isMet = areMet(question, told, { passages, today: facts.today }) && !lacksReason(asking, told);
  const beside = {
    told: told.map(placeOf),
    isOpen: true,
    ...(isMet ? {} : { most: MOST_CLOSEST, least: 0 }),
  };
  if (sayBeside(draft, asking, beside) || isMet) return { ...draft.finish(), ...sureOfFact(first) };
  draft.asClosest();
  return { ...draft.finish({ found: false }), ...NOT_MET };
}
