import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { report } from './figures.ts';
import { announceSeed, makeRandom, rounds } from './random.ts';

const WRITER = path.join(import.meta.dirname, 'writer.ts');

let dataDir: string;

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kill-'));
});

afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

interface Life {
  found: number[];
  acknowledged: number[];
  complaints: string;
}

/** Lets a writer work until `rowsBeforeKill` rows are acknowledged and `extraMs` have passed, then kills it. */
async function killWriter(rowsBeforeKill: number, extraMs: number): Promise<Life> {
  const writer = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(writer, 'exit');
  const life: Life = { found: [], acknowledged: [], complaints: '' };
  writer.stderr.setEncoding('utf8').on('data', (text: string) => {
    life.complaints += text;
  });
  for await (const line of createInterface({ input: writer.stdout })) {
    const [word, rest = ''] = line.split(' ', 2);
    if (word === 'found') life.found = rest === '' ? [] : rest.split(',').map(Number);
    if (word === 'row') life.acknowledged.push(Number(rest));
    if (life.acknowledged.length === rowsBeforeKill) setTimeout(() => writer.kill('SIGKILL'), extraMs);
  }
  await ended;
  return life;
}

test('killing the process at any moment loses nothing that was acknowledged', async (context) => {
  const random = makeRandom(announceSeed('kill -9'));
  const acknowledged = new Set<number>();
  const lives = rounds({ few: 3, full: 25 });
  for (let life = 1; life <= lives; life += 1) {
    const {
      found,
      acknowledged: rows,
      complaints,
    } = await killWriter(1 + Math.floor(random() * 120), random() * 40);
    expect(complaints, `life ${life}`).toBe('');
    const kept = new Set(found);
    const lost = [...acknowledged].filter((row) => !kept.has(row));
    expect(lost, `lost when life ${life - 1} ended`).toEqual([]);
    for (const row of rows) acknowledged.add(row);
  }

  const { pool, close } = await openDatabase({ dataDir });
  const { rows } = await pool.query<{ row: number; mirrored: number | null }>(
    'select e.row, m.row as mirrored from entry e full join mirror m on m.row = e.row order by e.row',
  );
  await close();
  expect(rows.filter(({ row, mirrored }) => row !== mirrored)).toEqual([]);
  const kept = new Set(rows.map(({ row }) => row));
  const lost = [...acknowledged].filter((row) => !kept.has(row));
  report(context, {
    crash: 'kill -9 of a writer to the embedded database',
    rounds: lives,
    acknowledged: acknowledged.size,
    lost: lost.length,
  });
  expect(lost).toEqual([]);
});
