import { WEIGHTS } from './weights.ts';

/** What a day or a period is for whoever reads the paper; 'none' is history, law, or a length of something. */
export const MEANINGS = ['deadline', 'hearing', 'offer', 'none'] as const;
export type Meaning = (typeof MEANINGS)[number];
export type Odds = Readonly<Record<Meaning, number>>;

/** From which odds of 'none' a mention is given no meaning. */
export const NONE = 0.55;

/** Weights are kept in hundredths. */
export const SCALE = 100;

/** One line a feature: its name, a tab, and a weight for each meaning. */
export function readWeights(packed: string): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  for (const line of packed.split('\n')) {
    const [name, numbers] = line.split('\t');
    if (name && numbers)
      weights.set(
        name,
        numbers.split(' ').map((each) => Number(each) / SCALE),
      );
  }
  return weights;
}

let kept: Map<string, number[]> | null = null;

/** How likely each meaning is, 0 to 1; together 1. */
export function oddsOf(
  features: readonly string[],
  weights: ReadonlyMap<string, readonly number[]> = own(),
): Odds {
  const sums = MEANINGS.map(() => 0);
  for (const feature of features) {
    weights.get(feature)?.forEach((weight, index) => {
      sums[index] = (sums[index] ?? 0) + weight;
    });
  }
  const top = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - top));
  const whole = raised.reduce((total, each) => total + each, 0);
  const [deadline = 0, hearing = 0, offer = 0, none = 0] = raised.map((each) => each / whole);
  return { deadline, hearing, offer, none };
}

function own(): Map<string, number[]> {
  kept ??= readWeights(WEIGHTS);
  return kept;
}
