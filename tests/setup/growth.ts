const FACTOR = 4;
const TRIES = 2;
const ROUNDS = 4;
/** Microseconds that count as nothing: what is quicker differs by chance. */
const NOTHING = 5_000;

/** What four times as much may cost: some four times as much when the cost is linear, sixteen when it is quadratic. */
export const LINEAR = 9;

/**
 * How many times as much processor time this thread needs for four times as much work, the better of two tries of
 * each. On a busy machine others push a thread's memory out of its caches, which costs the larger work more: what looks
 * too much is measured again, and the best of four rounds counts. What grows with the square stays at sixteen.
 */
export async function growthOf(work: (times: number) => unknown, times: number): Promise<number> {
  async function costOf(count: number): Promise<number> {
    const costs: number[] = [];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = process.threadCpuUsage();
      await work(count);
      const { user, system } = process.threadCpuUsage(before);
      costs.push(user + system);
    }
    return Math.min(...costs) + NOTHING;
  }
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best >= LINEAR; round += 1) {
    // The first tries also warm the code up, so the smaller work goes first.
    const little = await costOf(times);
    best = Math.min(best, (await costOf(times * FACTOR)) / little);
  }
  return best;
}
