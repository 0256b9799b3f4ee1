import { readWeights } from '../times/model.ts';
import { SENTENCE_WEIGHTS } from './sentence-weights.ts';
import { SUM_WEIGHTS } from './sum-weights.ts';

/** What a sentence is for. */
export const PURPOSES = ['consequence', 'offer', 'none'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a sum is for whoever reads the paper; 'none' is history, law or the size of something. */
export const SUM_ROLES = ['asked', 'awarded', 'offered', 'owed', 'paid', 'fee', 'agreed', 'none'] as const;
export type SumRole = (typeof SUM_ROLES)[number];

type Weights = ReadonlyMap<string, readonly number[]>;

/** How likely each of the names is by the features, 0 to 1; together 1. */
export function oddsAmong<Name extends string>(
  names: readonly Name[],
  features: readonly string[],
  weights: Weights,
): { name: Name; odds: number }[] {
  const sums = names.map(() => 0);
  for (const feature of features) {
    weights.get(feature)?.forEach((weight, index) => {
      sums[index] = (sums[index] ?? 0) + weight;
    });
  }
  const top = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - top));
  const whole = raised.reduce((total, each) => total + each, 0);
  return names.map((name, index) => ({ name, odds: (raised[index] ?? 0) / whole }));
}

const kept = new Map<string, Weights>();

function weightsOf(packed: string): Weights {
  const known = kept.get(packed);
  if (known) return known;
  const read = readWeights(packed);
  kept.set(packed, read);
  return read;
}

/** How likely a sentence is for something. */
export function purposeOdds(features: readonly string[], purpose: Purpose): number {
  const odds = oddsAmong(PURPOSES, features, weightsOf(SENTENCE_WEIGHTS));
  return odds.find(({ name }) => name === purpose)?.odds ?? 0;
}

/** The likeliest role of a sum, and how likely it has any. */
export function sumRole(features: readonly string[]): { role: SumRole; odds: number; none: number } {
  const odds = oddsAmong(SUM_ROLES, features, weightsOf(SUM_WEIGHTS));
  const none = odds.find(({ name }) => name === 'none')?.odds ?? 0;
  const best = odds.filter(({ name }) => name !== 'none').sort((a, b) => b.odds - a.odds)[0];
  return { role: best?.name ?? 'none', odds: best?.odds ?? 0, none };
}
