const FACTOR = 4;
const TRIES = 2;
/** Microseconds that count as nothing: what is quicker differs by chance. */
const NOTHING = 5_000;

/** What four times as much may cost: some four times as much when the cost is linear, sixteen when it is quadratic. */
export const LINEAR = 9;

/**
 * How many times as much processor time this thread needs for four times as much work, the better of two tries of
 * each. How busy the machine is makes no difference to it.
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
  // The first tries also warm the code up, so the smaller work goes first.
  const little = await costOf(times);
  return (await costOf(times * FACTOR)) / little;
}
