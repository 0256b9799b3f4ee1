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

function numberFrom(name: string): number | undefined {
  const value = Number(process.env[name]);
  return Number.isInteger(value) && value > 0 ? value : undefined;
}

/** The seed of this run, printed so that a failure can be repeated with CRASH_SEED. */
export function announceSeed(test: string): number {
  const seed = numberFrom('CRASH_SEED') ?? 20_261_121;
  process.stdout.write(`${test}: CRASH_SEED=${seed}\n`);
  return seed;
}

/** How often a crash test crashes: `few` in `npm test`, `full` times CRASH_ROUNDS in `npm run soak`. */
export function rounds({ few, full }: { few: number; full: number }): number {
  const times = numberFrom('CRASH_ROUNDS');
  return times === undefined ? few : full * times;
}
