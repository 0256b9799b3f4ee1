/** One line of the benchmark: our figure, the baseline of the same run, and their ratio. */
export interface BenchRow {
  name: string;
  ours: number;
  /** Absent where the figure stands alone. */
  baseline?: number;
  /** As the aim is stated: ours/baseline or baseline/ours. */
  ratio?: number;
  unit: string;
  /** For instance '≥ 0.95' or '< 50 ms'. */
  aim: string;
  note?: string;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const RUNS = 7;

/** Runs the two sides in turn, A B A B …, and returns the medians and the median of the paired ratios. */
export async function interleave(
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
  runs: number = RUNS,
): Promise<{ ours: number; baseline: number; ratio: number }> {
  await ours();
  await baseline();
  const pairs: [number, number][] = [];
  for (let run = 0; run < runs; run += 1) pairs.push([await ours(), await baseline()]);
  return {
    ours: median(pairs.map(([a]) => a)),
    baseline: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  };
}

export function formatRow(row: BenchRow): string {
  const figure = (value: number | undefined) =>
    value === undefined
      ? ''
      : value >= 100
        ? value.toFixed(0)
        : value >= 1
          ? value.toFixed(2)
          : value.toFixed(3);
  const cells = [
    row.name.padEnd(58),
    figure(row.ours).padStart(9),
    figure(row.baseline).padStart(9),
    row.unit.padEnd(9),
    (row.ratio === undefined ? '' : `×${row.ratio.toFixed(2)}`).padStart(8),
    row.aim.padEnd(10),
  ];
  return `${cells.join('  ')}${row.note ? `  ${row.note}` : ''}`;
}
