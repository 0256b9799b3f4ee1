const RATE = 0.05;

/** Gradient descent with momentum of each weight's own (Adam), L2; `gradientOf` adds to what it is given. */
export function descend(
  names: readonly string[],
  { rounds, decayOf }: { rounds: number; decayOf: (name: string) => number },
  gradientOf: (weights: Float64Array, gradient: Float64Array) => void,
): Record<string, number> {
  const [weights, first, second, gradient] = [0, 0, 0, 0].map(() => new Float64Array(names.length));
  if (!weights || !first || !second || !gradient) return {};
  const decays = names.map(decayOf);
  for (let round = 1; round <= rounds; round += 1) {
    gradient.fill(0);
    gradientOf(weights, gradient);
    for (let at = 0; at < names.length; at += 1) {
      const g = (gradient[at] ?? 0) + (decays[at] ?? 0) * (weights[at] ?? 0);
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * g;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * g * g;
      const step = (first[at] ?? 0) / (1 - 0.9 ** round);
      weights[at] =
        (weights[at] ?? 0) - (RATE * step) / (Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}
