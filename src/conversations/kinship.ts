import { tokenize } from '../text/tokenize.ts';
import type { Candidate } from './passage-fit.ts';
import type { Question } from './question.ts';
import { kinOf } from './word-kin.ts';

const ASKS = /^(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did)$/;
const LEAST_OF_KIN = 0.4;

/** Words of a question but those with which it asks, and those of every paper. */
function tellingWords({ words, asked, terms }: Question): string[] {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  return tokenize(words)
    .filter(({ word, term }) => {
      if (ASKS.test(word) || asked.some(({ instead, name }) => instead?.test(word) || name === word))
        return false;
      return (weights.get(term) ?? LEAST_OF_KIN) >= LEAST_OF_KIN;
    })
    .map(({ term }) => term);
}

/** Of what a question speaks of by whatever word, the share that each stretch speaks of; what few speak of tells more. */
export function kinships(candidates: readonly Candidate[], question: Question): number[] {
  const asked = new Set(tellingWords(question).flatMap((term) => kinOf(term)));
  if (asked.size === 0) return candidates.map(() => 0);
  const held = candidates.map(({ text }) => {
    const lines = tokenize(text).flatMap(({ term }) => kinOf(term).filter((line) => asked.has(line)));
    return new Set(lines);
  });
  const weights = new Map(
    [...asked].map((line) => {
      const count = held.reduce((sum, lines) => sum + (lines.has(line) ? 1 : 0), 0);
      return [line, Math.log(1 + candidates.length / (1 + count))] as const;
    }),
  );
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const weigh = (lines: ReadonlySet<number>) =>
    [...lines].reduce((sum, line) => sum + (weights.get(line) ?? 0), 0);
  return held.map((lines) => (all === 0 ? 0 : weigh(lines) / all));
}
