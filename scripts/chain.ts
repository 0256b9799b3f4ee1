import { LINE_ROLES, type LineWeights, marginals, stepName } from '#src/papers/caption-line-model.ts';

/** A row of lines: of each its features, how it follows the one before, and the roles that it may have. */
export interface Row {
  lines: readonly { features: readonly string[]; link: string; flags: readonly boolean[] }[];
}

const WIDE = LINE_ROLES.length;
const RATE = 0.08;

/**
 * Learns a chain of roles (a conditional random field) from rows whose lines are labeled in part: the likelihood of all
 * ways that the labels allow is raised (Adam, L2). `keeps` says which features are weighed.
 */
export function learnChain(
  rows: readonly Row[],
  { rounds, decay, keeps }: { rounds: number; decay: number; keeps: (feature: string) => boolean },
): LineWeights {
  const ids = new Map<string, number>();
  const idOf = (name: string) => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    ids.set(name, ids.size);
    return ids.size - 1;
  };
  const compiled = rows.map(({ lines }) =>
    lines.map(({ features, link, flags }, at) => ({
      own: Int32Array.from(features.filter(keeps).map(idOf)),
      link,
      steps: at === 0 ? [] : LINE_ROLES.map((_, from) => idOf(stepName(link, from))),
      flags,
    })),
  );
  const size = ids.size * WIDE;
  const [weights, first, second, slopes] = [0, 0, 0, 0].map(() => new Float64Array(size));
  if (!weights || !first || !second || !slopes) return new Map();
  const bias = ids.get('bias');
  const count = compiled.reduce((sum, lines) => sum + lines.length, 0);
  for (let round = 1; round <= rounds; round += 1) {
    slopes.fill(0);
    const matrices = new Map<string, Float64Array>();
    for (const lines of compiled) addSlopes(lines, weights, slopes, matrices);
    for (let at = 0; at < size; at += 1) {
      const own = weights[at] ?? 0;
      const slope = (slopes[at] ?? 0) / count + (Math.floor(at / WIDE) === bias ? 0 : decay * own);
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * slope * slope;
      weights[at] =
        own -
        (RATE * ((first[at] ?? 0) / (1 - 0.9 ** round))) /
          (Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** round)) + 1e-6);
    }
  }
  return new Map([...ids].map(([name, id]) => [name, weights.slice(id * WIDE, (id + 1) * WIDE)]));
}

interface Compiled {
  own: Int32Array;
  /** The weights of a step from each role. */
  steps: readonly number[];
  link: string;
  flags: readonly boolean[];
}

const NO_STEPS = new Float64Array(WIDE * WIDE).fill(1);

function matrixOf(steps: readonly number[], weights: Float64Array): Float64Array {
  const matrix = new Float64Array(WIDE * WIDE);
  for (const [from, id] of steps.entries())
    for (let to = 0; to < WIDE; to += 1) matrix[from * WIDE + to] = Math.exp(weights[id * WIDE + to] ?? 0);
  return matrix;
}

function addSlopes(
  lines: readonly Compiled[],
  weights: Float64Array,
  slopes: Float64Array,
  matrices: Map<string, Float64Array>,
): void {
  if (lines.length === 0) return;
  const own = lines.map(({ own: features }) => {
    const sum = new Float64Array(WIDE);
    for (let n = 0; n < features.length; n += 1) {
      const base = (features[n] ?? 0) * WIDE;
      for (let role = 0; role < WIDE; role += 1) sum[role] = (sum[role] ?? 0) + (weights[base + role] ?? 0);
    }
    return sum;
  });
  const steps = lines.map(({ steps: from, link }) => {
    if (from.length === 0) return NO_STEPS;
    const matrix = matrices.get(link) ?? matrixOf(from, weights);
    matrices.set(link, matrix);
    return matrix;
  });
  const bound = own.map((score, at) =>
    score.map((value, role) => (lines[at]?.flags[role] ? value : Number.NEGATIVE_INFINITY)),
  );
  const free = marginals(own, steps);
  const told = marginals(bound, steps);
  for (const [at, { own: features, steps: from }] of lines.entries()) {
    for (let role = 0; role < WIDE; role += 1) {
      const off = (free.odds[at]?.[role] ?? 0) - (told.odds[at]?.[role] ?? 0);
      if (Math.abs(off) < 1e-6) continue;
      for (let n = 0; n < features.length; n += 1) {
        const place = (features[n] ?? 0) * WIDE + role;
        slopes[place] = (slopes[place] ?? 0) + off;
      }
    }
    for (const [role, id] of from.entries())
      for (let to = 0; to < WIDE; to += 1) {
        const step = steps[at]?.[role * WIDE + to] ?? 0;
        const place = id * WIDE + to;
        slopes[place] =
          (slopes[place] ?? 0) + step * (stepOdds(free, at, role, to) - stepOdds(told, at, role, to));
      }
  }
}

function stepOdds(
  { forward, backward, factors, scales }: ReturnType<typeof marginals>,
  at: number,
  from: number,
  to: number,
): number {
  const own = (forward[at - 1]?.[from] ?? 0) * (factors[at]?.[to] ?? 0) * (backward[at]?.[to] ?? 0);
  return own / (scales[at] ?? 1);
}
