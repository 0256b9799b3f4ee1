import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type BenchRow, interleave, percentile } from './measure.ts';

const CONNECTIONS = 20;
const REQUESTS = 1000;

const Started = z.object({ ours: z.string(), bare: z.string(), cookie: z.string() });

function ask(url: string, agent: Agent, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(performance.now() - started));
    });
    request.on('error', reject);
  });
}

/** The 95th percentile in ms over `REQUESTS` requests on `CONNECTIONS` connections kept open. */
async function p95(url: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let left = REQUESTS;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await ask(url, agent, cookie));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
  return percentile(times, 0.95);
}

/** A signed-in person's list of 50 cases against a bare Hono handler with the same query. */
export async function benchList(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'list-bench-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'list-server.ts'), join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line]: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
    const { ours, bare, cookie } = Started.parse(JSON.parse(String(line)));
    const figures = await interleave(
      () => p95(ours, cookie),
      () => p95(bare, cookie),
    );
    return [
      { name: 'p95 of a signed-in list of 50 cases / bare handler', ...figures, unit: 'ms', aim: '≤ 2' },
    ];
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}
