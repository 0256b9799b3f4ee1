import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../setup/server-process.ts';
import { type BenchRow, median } from './measure.ts';

const STARTS = 5;

/** From the start of the process to its first answer, on a new data directory and on one that is there. */
export async function benchStart(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'start-bench-'));
  const start = async (dataDir: string) => {
    const started = performance.now();
    const server = await startServer({ dataDir, env: { LOG_LEVEL: 'silent' } });
    const elapsed = performance.now() - started;
    await server.stop();
    return elapsed / 1000;
  };
  try {
    const fresh: number[] = [];
    const known: number[] = [];
    for (let round = 0; round < STARTS; round += 1) {
      const dataDir = join(folder, String(round));
      fresh.push(await start(dataDir));
      known.push(await start(dataDir));
    }
    return [
      { name: 'start to first answer, new data directory', ours: median(fresh), unit: 's', aim: '—' },
      { name: 'start to first answer, existing data directory', ours: median(known), unit: 's', aim: '—' },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
