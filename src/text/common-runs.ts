/** Letters that two texts have in common: `length` of them, at `left` in the one and at `right` in the other. */
export interface CommonRun {
  left: number;
  right: number;
  length: number;
}

const SEED = 6;
/** A run this short must stand next to another one, since it stands in many places. */
const SHORT = 14;
/** Letters between two runs that still stand together: a line number, a page stamp. */
const NEAR = 48;
const MOST_CANDIDATES = 64;

/**
 * `wanted` covered from left to right with the longest runs of `page`, in whatever order the page has them. Of
 * runs equally long the one nearest behind the run before is taken; short runs far from all others are left out.
 */
export function findCommonRuns(wanted: string, page: string): CommonRun[] {
  const seeds = new Map<string, number[]>();
  for (let at = 0; at + SEED <= page.length; at += 1) {
    const seed = page.slice(at, at + SEED);
    const places = seeds.get(seed);
    if (places === undefined) seeds.set(seed, [at]);
    else if (places.length < MOST_CANDIDATES) places.push(at);
  }
  const runs: CommonRun[] = [];
  let expected = 0;
  for (let left = 0; left + SEED <= wanted.length; ) {
    const candidates = seeds.get(wanted.slice(left, left + SEED)) ?? [];
    const best = longestOf(candidates, wanted, page, left, expected);
    if (best === undefined) {
      left += 1;
      continue;
    }
    runs.push(best);
    left += best.length;
    expected = best.right + best.length;
  }
  return withRemnants(withoutStrays(runs), wanted, page);
}

function longestOf(
  candidates: readonly number[],
  wanted: string,
  page: string,
  left: number,
  expected: number,
): CommonRun | undefined {
  let best: CommonRun | undefined;
  for (const right of candidates) {
    let length = SEED;
    while (
      left + length < wanted.length &&
      right + length < page.length &&
      wanted.charCodeAt(left + length) === page.charCodeAt(right + length)
    ) {
      length += 1;
    }
    const isBetter =
      best === undefined ||
      length > best.length ||
      (length === best.length && distance(expected, right) < distance(expected, best.right));
    if (isBetter) best = { left, right, length };
  }
  return best;
}

/** What stands before the expected place is farther than what stands behind it. */
function distance(expected: number, right: number): number {
  return right >= expected ? right - expected : (expected - right) * 4;
}

function gap(one: CommonRun, other: CommonRun): number {
  return one.right < other.right
    ? other.right - one.right - one.length
    : one.right - other.right - other.length;
}

function withoutStrays(runs: readonly CommonRun[]): CommonRun[] {
  return runs.filter(
    (run, index) =>
      run.length >= SHORT ||
      [runs[index - 1], runs[index + 1]].some((other) => other !== undefined && gap(run, other) <= NEAR),
  );
}

/** The few letters before, between and behind the runs that are too short for a seed: 'of', 'a', a sum. */
function withRemnants(runs: readonly CommonRun[], wanted: string, page: string): CommonRun[] {
  const whole: CommonRun[] = [];
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    const start = before === undefined ? 0 : before.left + before.length;
    const missing = wanted.slice(start, run.left);
    if (missing !== '' && missing.length < SEED) {
      const from = Math.max(0, run.right - NEAR);
      const found = page.slice(from, run.right).lastIndexOf(missing);
      if (found >= 0) whole.push({ left: start, right: from + found, length: missing.length });
    }
    whole.push(run);
  }
  const last = runs.at(-1);
  if (last === undefined) return whole;
  const tail = wanted.slice(last.left + last.length);
  if (tail !== '' && tail.length < SEED) {
    const from = last.right + last.length;
    const found = page.slice(from, from + NEAR).indexOf(tail);
    if (found >= 0) whole.push({ left: last.left + last.length, right: from + found, length: tail.length });
  }
  return whole;
}
