import type { Grid } from './caption-grid.ts';
import { type Line, linesOf } from './caption-line-features.ts';
import { LINE_WEIGHTS } from './caption-line-weights.ts';

/** What a line of a paper's head is. */
export const LINE_ROLES = [
  'court',
  'place',
  'number',
  'plaintiff',
  'defendant',
  'role',
  'versus',
  'title',
  'contact',
  'stamp',
  'prose',
  'other',
] as const;
export type LineRole = (typeof LINE_ROLES)[number];
const WIDE = LINE_ROLES.length;

/** A feature, or a step from one role to the next, and its weight for each role. */
export type LineWeights = ReadonlyMap<string, ArrayLike<number>>;

/** The name of the weights of a step from a role. */
export const stepName = (link: string, from: number) => `${link}>${LINE_ROLES[from] ?? ''}`;

/** The weights are written in tenths. */
export const LINE_SCALE = 10;

let loaded: LineWeights | undefined;

/** What was learned from the heads of labeled papers. */
export function lineWeights(): LineWeights {
  loaded ??= new Map(
    LINE_WEIGHTS.split('\n').map((line) => {
      const [name = '', all = ''] = line.split('\t');
      return [name, all.split(' ').map((each) => Number(each) / LINE_SCALE)] as const;
    }),
  );
  return loaded;
}

/** How likely the lines of a head are the number's, a party's, running words. */
export interface HeadOdds {
  /** The likeliest of the lines over a stretch of the text; null where none of them is in the head. */
  at(role: 'party' | 'number' | 'prose', start: number, end: number): number | null;
  lines: readonly { cell: Line['cell']; number: number }[];
}

/** What the model of lines says of a head. */
export function oddsOfHead(grid: Grid, versus: number, weights: LineWeights = lineWeights()): HeadOdds {
  const lines = linesOf(grid, versus);
  const odds = oddsOfLines(lines, weights);
  const of = (at: number, role: LineRole) => odds[at]?.[LINE_ROLES.indexOf(role)] ?? 0;
  const all = lines.map(({ cell }, at) => ({
    cell,
    number: of(at, 'number'),
    party: of(at, 'plaintiff') + of(at, 'defendant'),
    prose: of(at, 'prose'),
  }));
  return {
    lines: all,
    at: (role, start, end) => {
      const own = all.filter(({ cell }) => cell.start < end && cell.end > start);
      return own.length === 0 ? null : Math.max(...own.map((line) => line[role]));
    },
  };
}

/** For each line how likely it is each of the roles, in the order of `LINE_ROLES`. */
export type LineOdds = readonly ArrayLike<number>[];

/** How likely each line of a head is each role, all lines together weighed (a chain with forward and backward sums). */
export function oddsOfLines(lines: readonly Line[], weights: LineWeights): LineOdds {
  const own = lines.map(({ features }) => sumOf(features, weights));
  const known = new Map<string, Float64Array>();
  const steps = lines.map(({ link }) => {
    const matrix = known.get(link) ?? stepsOf(link, weights);
    known.set(link, matrix);
    return matrix;
  });
  return marginals(own, steps).odds;
}

function sumOf(features: readonly string[], weights: LineWeights): Float64Array {
  const sum = new Float64Array(WIDE);
  for (const feature of features) {
    const known = weights.get(feature);
    if (known === undefined) continue;
    for (let role = 0; role < WIDE; role += 1) sum[role] = (sum[role] ?? 0) + (known[role] ?? 0);
  }
  return sum;
}

/** The factors of all steps of a link, from each role to each. */
function stepsOf(link: string, weights: LineWeights): Float64Array {
  const matrix = new Float64Array(WIDE * WIDE).fill(1);
  for (let from = 0; from < WIDE; from += 1) {
    const known = weights.get(stepName(link, from));
    if (known === undefined) continue;
    for (let to = 0; to < WIDE; to += 1) matrix[from * WIDE + to] = Math.exp(known[to] ?? 0);
  }
  return matrix;
}

interface Marginals {
  odds: Float64Array[];
  forward: Float64Array[];
  backward: Float64Array[];
  /** The factors of each line's roles, and what its sums were divided by. */
  factors: Float64Array[];
  scales: number[];
}

/**
 * Sums over all ways to give roles to the lines: the odds of each line's roles, and the forward and backward sums of which
 * the odds of steps are made. A score of minus infinity forbids a role.
 */
export function marginals(own: readonly Float64Array[], steps: readonly Float64Array[]): Marginals {
  const factors = own.map((scores) => {
    const top = Math.max(...scores);
    return scores.map((score) => Math.exp(score - top));
  });
  const forward: Float64Array[] = [];
  const scales: number[] = [];
  for (const [at, factor] of factors.entries()) {
    const now = new Float64Array(WIDE);
    const before = forward[at - 1];
    const step = steps[at];
    let whole = 0;
    for (let to = 0; to < WIDE; to += 1) {
      let sum = before === undefined ? 1 : 0;
      if (before !== undefined && step !== undefined)
        for (let from = 0; from < WIDE; from += 1) sum += (before[from] ?? 0) * (step[from * WIDE + to] ?? 0);
      now[to] = sum * (factor[to] ?? 0);
      whole += now[to] ?? 0;
    }
    const scale = whole > 0 ? whole : 1;
    for (let to = 0; to < WIDE; to += 1) now[to] = (now[to] ?? 0) / scale;
    scales.push(scale);
    forward.push(now);
  }
  const backward = own.map(() => new Float64Array(WIDE).fill(1));
  for (let at = own.length - 2; at >= 0; at -= 1) {
    const [now, after, step, factor] = [backward[at], backward[at + 1], steps[at + 1], factors[at + 1]];
    const scale = scales[at + 1] ?? 1;
    if (now === undefined || after === undefined || step === undefined || factor === undefined) continue;
    for (let from = 0; from < WIDE; from += 1) {
      let sum = 0;
      for (let to = 0; to < WIDE; to += 1)
        sum += (step[from * WIDE + to] ?? 0) * (factor[to] ?? 0) * (after[to] ?? 0);
      now[from] = sum / scale;
    }
  }
  const odds = forward.map((now, at) => now.map((value, role) => value * (backward[at]?.[role] ?? 0)));
  return { odds, forward, backward, factors, scales };
}
