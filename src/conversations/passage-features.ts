import { isProse } from '../papers/paper.ts';
import { cosine, hashedEmbedding } from '../search/embedding.ts';
import { foldWord, nameTokens, tokenize } from '../text/tokenize.ts';
import { givenCues } from './grammar-cues.ts';
import { kinships } from './kinship.ts';
import type { Candidate } from './passage-fit.ts';
import { EXPECTATIONS } from './passage-weights.ts';
import type { Question, QuestionTerm } from './question.ts';
import type { ReplyPassage } from './reply.ts';

/** What is known of a stretch for a question, each 0 to about 1; the model weighs them by these names. */
export const FEATURES = [
  'coverage',
  'own',
  'rare',
  'pairs',
  'evidence',
  'lacks',
  'outright',
  'strict',
  'concepts',
  'conceptless',
  'bare',
  'heading',
  'list',
  'signature',
  'length',
  'short',
  'long',
  'numbered',
  'opening',
  'likeness',
  'rank',
  'named',
  'evident',
  'meant',
  'full',
  'absent',
  'names',
  'nameless',
  'rarest',
  'expected',
  'surprise',
  'label',
  'ownless',
  'replies',
  'said',
  'onlyNamed',
  'fresh',
  'stale',
  'prose',
  'capitals',
  'digits',
  'decided',
  'complete',
  'nearly',
  'kin',
  'kinMost',
  'kinAlone',
  'after',
] as const;
export type FeatureName = (typeof FEATURES)[number];
export type Features = Readonly<Record<FeatureName, number>>;

const NUMBERED = /^\W{0,3}(?:¶\s*)?\d{1,3}[.)]\s/;
/** Without these no reply will do, whatever else was asked for. */
const STRICT: ReadonlySet<string> = new Set([
  'date',
  'duration',
  'money',
  'age',
  'telephone',
  'case number',
  'outcome',
  'granted',
  'denied',
]);

/** A name or a number of the question weighs so much or more. */
const NAME_WEIGHT = 1.5;

function shareOf<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(isSo).length / items.length;
}

const is = (held: boolean) => (held ? 1 : 0);

const OPENING = 900;
const CLOSING = 1200;

/** What each stretch gives by its grammar and its place in its paper, as far as the passages tell. */
export function givenOf(candidates: readonly Candidate[], passages: readonly ReplyPassage[]): string[][] {
  const paperOf = ({ documentId, filename }: ReplyPassage) => documentId ?? filename ?? '';
  const ends = new Map<string, number>();
  for (const [at, passage] of passages.entries()) {
    const paper = paperOf(passage);
    const last = passages[ends.get(paper) ?? -1];
    const isLater =
      last === undefined ||
      (passage.page ?? 0) > (last.page ?? 0) ||
      (passage.page === last.page && (passage.start ?? at) > (last.start ?? 0));
    if (isLater) ends.set(paper, at);
  }
  return candidates.map(({ text, passageIndex, start, end, isHeading }) => {
    const passage = passages[passageIndex];
    const isLast = passage !== undefined && ends.get(paperOf(passage)) === passageIndex;
    return givenCues(text, {
      isHeading,
      isOpening: (passage?.page ?? 1) === 1 && (passage?.start ?? 0) + start < OPENING,
      isClosing: isLast && passage.text.length - end < CLOSING,
    });
  });
}

/** In how many stretches each term of the question stands: what stands in few tells more. */
function rarity(candidates: readonly Candidate[], { terms }: Question): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { term, word } of terms) {
    const held = candidates.reduce((count, { matched }) => count + is(matched.includes(word)), 0);
    weights.set(word, Math.log(1 + candidates.length / (1 + held)));
    weights.set(term, weights.get(word) ?? 0);
  }
  return weights;
}

/** Words that stand next to each other in the question, told words only. */
function pairsOf({ terms }: Question): [string, string][] {
  const words = terms.filter(({ said }) => said === undefined).map(({ term }) => term);
  return words.slice(1).map((term, at) => [words[at] ?? '', term]);
}

/** How far apart two words may stand to count as said together. */
const NEAR = 4;

function shareOfPairs(pairs: readonly [string, string][], text: string): number {
  if (pairs.length === 0) return 0;
  const places = new Map<string, number[]>();
  for (const [at, { term }] of tokenize(text).entries()) {
    const held = places.get(term);
    if (held === undefined) places.set(term, [at]);
    else if (held.length < NEAR) held.push(at);
  }
  const found = pairs.filter(([a, b]) =>
    places.get(a)?.some((x) => places.get(b)?.some((y) => Math.abs(x - y) <= NEAR)),
  );
  return found.length / pairs.length;
}

/** Of a telling word of a question, how often it stands in the words that answer; learned for words seen often. */
export type Expectations = Readonly<Record<string, number>>;

const IS_NAME = 0.8;
const IS_WORD = 0.45;
const MOST_SURPRISE = 4;

function expectationOf({ term, weight }: QuestionTerm, known: Expectations): number {
  return known[term] ?? (weight >= NAME_WEIGHT ? IS_NAME : IS_WORD);
}

/** How much of what should stand there does, and how surprising what is missing is. */
function expectationsMet(
  looked: readonly QuestionTerm[],
  known: Expectations,
  holds: (word: string) => boolean,
): { expected: number; surprise: number } {
  let [all, met, surprise] = [0, 0, 0];
  for (const term of looked) {
    const share = expectationOf(term, known);
    all += share;
    if (holds(term.word)) met += share;
    else surprise -= Math.log(1 - Math.min(0.98, share));
  }
  return { expected: all === 0 ? 0 : met / all, surprise: Math.min(1, surprise / MOST_SURPRISE) };
}

/**
 * The words of a question that are no names: what is asked of a name, and not the name. People write names small; in the
 * papers they stand with a capital, and never without.
 */
function plainTerms(looked: readonly QuestionTerm[], passages: readonly ReplyPassage[]): QuestionTerm[] {
  return looked.filter(({ word, weight }) => {
    if (weight >= NAME_WEIGHT) return false;
    const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    const stands = (form: string) => passages.some(({ text }) => text.includes(form));
    return stands(word) || !stands(capital);
  });
}

/** Kinds of what is asked for that a name of the question would look like. */
const NAMES_ITSELF: ReadonlySet<string> = new Set(['person', 'place', 'lawyer', 'judge', 'signature']);

/** Whether a name stands there beside those of the question itself; whether only those do. */
function freshness({ text, matched }: Candidate, { asked }: Question): { fresh: number; stale: number } {
  const named = asked.filter(({ name }) => NAMES_ITSELF.has(name));
  if (named.length === 0) return { fresh: 0, stale: 0 };
  const known = new Set(matched);
  const others = text.replace(/[\p{L}'’]+/gu, (word) => (known.has(foldWord(word)) ? '-' : word));
  const isFresh = named.some(({ evidence }) => evidence.test(others));
  return { fresh: is(isFresh), stale: is(!isFresh && named.some(({ evidence }) => evidence.test(text))) };
}

/** A sentence of so few letters that holds what is asked for may say it without a word of the question: 'We reverse.' */
const BRIEF = 60;
/** Share of what was asked that stands in one place, from which on nearly nothing or little is missing. */
const COMPLETE = 0.95;
const NEARLY = 0.7;

function shareOfLetters(text: string, pattern: RegExp): number {
  const head = text.slice(0, 600);
  return head === '' ? 0 : (head.match(pattern)?.length ?? 0) / head.length;
}

const LABELED = /^\W*[\p{L}][\p{L}'’/ -]{1,40}(?:\.{3,}|:)\s*\S/u;

/** What no stretch at all holds: words of the question that should stand somewhere, and how many stretches there are. */
export interface Absences {
  expectedSomewhere: number;
  surpriseNowhere: number;
  /** Share of the stretches that hold the sort of thing that is asked for. */
  evidenced: number;
  crowd: number;
  /** Share of the words that are no names which stand nowhere. */
  unsaid: number;
}

export function absencesOf(
  candidates: readonly Candidate[],
  { terms, asked }: Question,
  passages: readonly ReplyPassage[],
  expectations: Expectations = EXPECTATIONS,
): Absences {
  const looked = terms.filter(({ said }) => said === undefined);
  const held = new Set(candidates.flatMap(({ matched }) => matched));
  const { expected, surprise } = expectationsMet(looked, expectations, (word) => held.has(word));
  const evidenced = shareOf(candidates, ({ evidence }) => evidence > 0);
  return {
    expectedSomewhere: expected,
    surpriseNowhere: surprise,
    evidenced: asked.length === 0 ? 0 : evidenced,
    crowd: Math.min(1, Math.log(1 + candidates.length) / 6),
    unsaid: shareOf(plainTerms(looked, passages), ({ word }) => !held.has(word)),
  };
}

/** How much of what should stand there does, of every stretch in their order. */
export function expectationsOfAll(
  candidates: readonly Candidate[],
  { terms }: Question,
  known: Expectations,
): Pick<Features, 'expected' | 'surprise'>[] {
  const looked = terms.filter(({ said }) => said === undefined);
  return candidates.map(({ matched }) => expectationsMet(looked, known, (word) => matched.includes(word)));
}

/** Features of every stretch, in their order. Time grows with the text of the stretches. */
export function featuresOf(
  candidates: readonly Candidate[],
  question: Question,
  passages: readonly ReplyPassage[],
  expectations: Expectations = EXPECTATIONS,
): Features[] {
  const rare = rarity(candidates, question);
  const looked = question.terms.filter(({ said }) => said === undefined);
  const held = (word: string) => candidates.some(({ matched }) => matched.includes(word));
  const namesAsked = looked.filter(({ weight }) => weight >= NAME_WEIGHT).map(({ word }) => word);
  const absent = shareOf(
    looked.map(({ word }) => word),
    (word) => !held(word),
  );
  const nameless = shareOf(namesAsked, (word) => !held(word));
  const [rarest] = looked.toSorted((a, b) => (rare.get(b.word) ?? 0) - (rare.get(a.word) ?? 0));
  const all = question.terms.reduce((sum, { word }) => sum + (rare.get(word) ?? 0), 0);
  const plain = plainTerms(looked, passages);
  const pairs = pairsOf(question);
  const kin = kinships(candidates, question);
  const mostKin = Math.max(0.01, ...kin);
  const asked = hashedEmbedding(question.words);
  const met = expectationsOfAll(candidates, question, expectations);
  const needs = question.asked.some(({ needed }) => needed);
  const named = passages.map(
    ({ filename = '', kind = '' }) =>
      question.papers.length > 0 &&
      nameTokens(`${filename} ${kind}`).some(({ term }) => question.papers.includes(term)),
  );
  return candidates.map((candidate, at) => {
    const { text, passageIndex, coverage, own, evidence, shown, kind } = candidate;
    const meant = question.concepts.filter(({ said }) => said.test(text)).length;
    const concepts = question.concepts.length === 0 ? 0 : meant / question.concepts.length;
    const ownKin = kin[at] ?? 0;
    const before = candidates[at - 1];
    const told = candidate.matched.reduce((sum, word) => sum + (rare.get(word) ?? 0), 0);
    return {
      coverage,
      own,
      rare: all === 0 ? 0 : Math.min(1, told / all),
      pairs: shareOfPairs(pairs, text),
      evidence,
      lacks: is(needs && evidence === 0),
      outright: is(question.asked.some(({ name, outright }) => shown.includes(name) && outright?.test(text))),
      strict: is(question.asked.some(({ name }) => STRICT.has(name) && !shown.includes(name))),
      concepts,
      conceptless: is(question.concepts.length > 0 && meant === 0),
      bare: is(candidate.isBare),
      heading: is(candidate.isHeading),
      list: is(kind === 'list'),
      signature: is(kind === 'signature'),
      length: Math.min(1, Math.log(1 + text.length) / 7),
      short: is(text.length < 40),
      long: is(text.length > 600),
      numbered: is(NUMBERED.test(text)),
      opening: is(passages[passageIndex]?.page === 1 && candidate.start < 600),
      likeness: Math.max(0, cosine(asked, hashedEmbedding(text))),
      rank: 1 / (1 + passageIndex),
      named: is(named[passageIndex] === true),
      evident: evidence * own,
      meant: concepts * own,
      full: coverage * coverage,
      absent,
      names: shareOf(namesAsked, (word) => candidate.matched.includes(word)),
      nameless,
      rarest: is(rarest !== undefined && candidate.matched.includes(rarest.word)),
      expected: met[at]?.expected ?? 0,
      surprise: met[at]?.surprise ?? 0,
      label: is(LABELED.test(text)),
      ownless: is(own === 0),
      replies: is(kind === 'answer'),
      said: shareOf(plain, ({ word }) => candidate.matched.includes(word)),
      onlyNamed: is(
        plain.length > 0 &&
          looked.some(({ word }) => candidate.matched.includes(word)) &&
          !plain.some(({ word }) => candidate.matched.includes(word)),
      ),
      ...freshness(candidate, question),
      prose: is(isProse(text)),
      capitals: shareOfLetters(text, /\p{Lu}/gu),
      digits: shareOfLetters(text, /\d/g),
      decided: is(text.length < BRIEF && evidence > 0 && own === 0),
      complete: is(own > COMPLETE && evidence > 0 && candidate.isBare === false),
      nearly: is(own > NEARLY && (evidence > 0 || question.asked.length === 0)),
      kin: ownKin,
      kinMost: ownKin / mostKin,
      kinAlone: own === 0 ? ownKin : 0,
      // A numbered paragraph says a thing of its own.
      after: before?.passageIndex === passageIndex && !NUMBERED.test(text) ? before.own : 0,
    };
  });
}
