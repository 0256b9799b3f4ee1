interface Row {
  features: readonly string[];
  /** Index of what it is. */
  label: number;
  /** How much it counts. */
  weight: number;
}

interface Training {
  /** How many things a row may be. */
  wide: number;
  rounds: number;
  rate: number;
  decay: number;
  /** A feature of fewer rows is left out. */
  least: number;
}

/**
 * Multinomial logistic regression by gradient descent with a step of each weight's own (Adam), L2 on all but 'bias'.
 * Answers the weights of each feature, one for each thing that a row may be.
 */
export function trainLogistic(
  examples: readonly Row[],
  { wide, rounds, rate, decay: shrink, least }: Training,
): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  const numbers = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ features }) => features.flatMap((name) => numbers.get(name) ?? []));
  const size = names.length * wide;
  const [weights, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const bias = numbers.get('bias');
  for (let round = 1; round <= rounds; round += 1) {
    const slopes = new Float64Array(size);
    rows.forEach((row, at) => {
      const { label = 0, weight = 1 } = examples[at] ?? {};
      const scores = Array.from({ length: wide }, (_, index) =>
        row.reduce((sum, name) => sum + (weights[name * wide + index] ?? 0), 0),
      );
      const top = Math.max(...scores);
      const raised = scores.map((score) => Math.exp(score - top));
      const whole = raised.reduce((sum, each) => sum + each, 0);
      raised.forEach((each, index) => {
        const off = (each / whole - (index === label ? 1 : 0)) * weight;
        for (const name of row) slopes[name * wide + index] = (slopes[name * wide + index] ?? 0) + off;
      });
    });
    for (let at = 0; at < size; at += 1) {
      const own = weights[at] ?? 0;
      const decay = Math.floor(at / wide) === bias ? 0 : shrink * own;
      const slope = (slopes[at] ?? 0) / examples.length + decay;
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope * slope;
      weights[at] =
        own -
        (rate * ((first[at] ?? 0) / (1 - 0.9 ** round))) /
          (Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** round)) + 1e-6);
    }
  }
  return new Map(names.map((name, index) => [name, [...weights.subarray(index * wide, (index + 1) * wide)]]));
}
