import { MONTH_WORD } from '../text/day-words.ts';
import { indexTerms } from '../text/tokenize.ts';

const MONTH = new RegExp(`^(?:${MONTH_WORD})$`, 'i');
/** Days, sums and ordinals tell two values apart, not two things. */
const FIGURE = /\d/;

/** The words that say what something is about, each once. */
export function termsOf(text: string, without: ReadonlySet<string> = new Set()): Set<string> {
  const words = text.replace(new RegExp(`\\b(?:${MONTH_WORD})\\b\\.?`, 'gi'), ' ');
  return new Set(
    indexTerms(words).filter((term) => !FIGURE.test(term) && !MONTH.test(term) && !without.has(term)),
  );
}

/** How much a word tells: one that stands in few of the texts tells more. */
export function weigh(all: readonly ReadonlySet<string>[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const terms of all) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + all.length / (counts.get(term) ?? 1));
}

/** 0 to 1: the weight of the words that two texts share, of what the shorter one weighs. */
export function likeness(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  weightOf: (term: string) => number = () => 1,
): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  let own = 0;
  for (const term of few) {
    const weight = weightOf(term);
    own += weight;
    if (many.has(term)) shared += weight;
  }
  return own === 0 ? 0 : shared / own;
}

export function sharedTerms(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of a) if (b.has(term)) shared += 1;
  return shared;
}

/** 0 to 1: how alike two texts are as wholes, so that of several the closest can be told. */
export function closeness(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  weightOf: (term: string) => number,
): number {
  let shared = 0;
  let all = 0;
  for (const term of a) {
    const weight = weightOf(term);
    all += weight;
    if (b.has(term)) shared += weight;
  }
  for (const term of b) if (!a.has(term)) all += weightOf(term);
  return all === 0 ? 0 : shared / all;
}
