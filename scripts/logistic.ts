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
  const rows = examples.map(({ features }) =>
    Int32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
  );
  const size = names.length * wide;
  const [weights, first, second] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const bias = numbers.get('bias');
  const slopes = new Float64Array(size);
  const raised = new Float64Array(wide);
  for (let round = 1; round <= rounds; round += 1) {
    slopes.fill(0);
    // Loops without an allocation: this is run some hundred thousand times.
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at];
      const { label = 0, weight = 1 } = examples[at] ?? {};
      if (row === undefined) continue;
      let top = -Infinity;
      for (let index = 0; index < wide; index += 1) {
        let sum = 0;
        for (let n = 0; n < row.length; n += 1) sum += weights[(row[n] ?? 0) * wide + index] ?? 0;
        raised[index] = sum;
        top = Math.max(top, sum);
      }
      let whole = 0;
      for (let index = 0; index < wide; index += 1) {
        const odds = Math.exp((raised[index] ?? 0) - top);
        raised[index] = odds;
        whole += odds;
      }
      for (let index = 0; index < wide; index += 1) {
        const off = ((raised[index] ?? 0) / whole - (index === label ? 1 : 0)) * weight;
        for (let n = 0; n < row.length; n += 1) {
          const place = (row[n] ?? 0) * wide + index;
          slopes[place] = (slopes[place] ?? 0) + off;
        }
      }
    }
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
