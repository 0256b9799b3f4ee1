import { cosine, hashedEmbedding } from '../search/embedding.ts';
import { nameTokens, tokenize } from '../text/tokenize.ts';
import type { Candidate } from './passage-fit.ts';
import type { Question } from './question.ts';
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
] as const;
export type FeatureName = (typeof FEATURES)[number];
export type Features = Readonly<Record<FeatureName, number>>;

const NUMBERED = /^\W{0,3}(?:¶\s*)?\d{1,3}[.)]\s/;
/** Without these no reply will do, whatever else was asked for. */
const STRICT: ReadonlySet<string> = new Set([
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

/** Features of every stretch, in their order. Time grows with the text of the stretches. */
export function featuresOf(
  candidates: readonly Candidate[],
  question: Question,
  passages: readonly ReplyPassage[],
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
  const pairs = pairsOf(question);
  const asked = hashedEmbedding(question.words);
  const needs = question.asked.some(({ needed }) => needed);
  const named = passages.map(
    ({ filename }) =>
      question.papers.length > 0 &&
      filename !== undefined &&
      nameTokens(filename).some(({ term }) => question.papers.includes(term)),
  );
  return candidates.map((candidate) => {
    const { text, passageIndex, coverage, own, evidence, shown, kind } = candidate;
    const meant = question.concepts.filter(({ said }) => said.test(text)).length;
    const concepts = question.concepts.length === 0 ? 0 : meant / question.concepts.length;
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
    };
  });
}
