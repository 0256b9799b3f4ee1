export type Random = () => number;

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function numberFrom(name: string, fallback: number): number {
  const value = Number(process.env[name]);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

/** Rounds or images of a crash test: CRASH_ROUNDS multiplies the usual number. */
export function rounds(usual: number): number {
  return usual * numberFrom('CRASH_ROUNDS', 1);
}

/** The seed of this run, printed so that a failure can be repeated with CRASH_SEED. */
export function announceSeed(test: string): number {
  const seed = numberFrom('CRASH_SEED', 20_261_121);
  process.stdout.write(`${test}: CRASH_SEED=${seed}\n`);
  return seed;
}
