import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type BenchRow, interleave } from './measure.ts';
import { p95 } from './requests.ts';

const Started = z.object({ ours: z.string(), bare: z.string(), cookie: z.string() });
type Started = z.infer<typeof Started>;

/** Runs the product over a person with this many cases, and participants in each, beside bare handlers. */
async function withLists<T>(
  { cases, participants, deadlines = false }: { cases: number; participants: number; deadlines?: boolean },
  measure: (started: Started) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'list-bench-'));
  const program = join(import.meta.dirname, 'list-server.ts');
  const args = [program, join(folder, 'data'), String(cases), String(participants)];
  if (deadlines) args.push('deadlines');
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line]: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
    return await measure(Started.parse(JSON.parse(String(line))));
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** A signed-in person's list of 50 cases against a bare Hono handler with the same query. */
export async function benchList(): Promise<BenchRow[]> {
  return withLists({ cases: 50, participants: 0 }, async ({ ours, bare, cookie }) => {
    const load = { cookie, connections: 20, requests: 1000 };
    const figures = await interleave(
      () => p95(`${ours}/cases`, load),
      () => p95(`${bare}/cases`, load),
    );
    return [
      { name: 'p95 of a signed-in list of 50 cases / bare handler', ...figures, unit: 'ms', aim: '≤ 2' },
    ];
  });
}

/** 500 cases with 5,000 participants at 50 connections, on both wires, against a bare Hono handler with the same two queries. */
export async function benchCases(): Promise<BenchRow[]> {
  return withLists({ cases: 500, participants: 10 }, async ({ ours, bare, cookie }) => {
    const load = { cookie, connections: 50, requests: 100 };
    const wires = {
      REST: `${ours}/cases-with-participants`,
      tRPC: `${ours}/trpc/cases.listWithParticipants?input=%7B%7D`,
    };
    const rows: BenchRow[] = [];
    for (const [wire, url] of Object.entries(wires)) {
      const figures = await interleave(
        () => p95(url, load),
        () => p95(`${bare}/cases-with-participants`, load),
        3,
      );
      rows.push({
        name: `p95 of 500 cases, 5,000 participants, ${wire} / bare`,
        ...figures,
        unit: 'ms',
        aim: '≤ 2',
      });
    }
    return rows;
  });
}

/** What comes next in 500 cases with an open deadline each, against a bare handler with the same four queries. */
export async function benchNext(): Promise<BenchRow[]> {
  return withLists({ cases: 500, participants: 0, deadlines: true }, async ({ ours, bare, cookie }) => {
    const load = { cookie, connections: 10, requests: 60 };
    const figures = await interleave(
      () => p95(`${ours}/next`, load),
      () => p95(`${bare}/next`, load),
      3,
    );
    return [
      { name: 'p95 of what comes next in 500 cases / bare queries', ...figures, unit: 'ms', aim: '≤ 2' },
    ];
  });
}
