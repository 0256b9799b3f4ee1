import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DURABLE_PARAMS, type Engine, startEngine } from '#db/embedded/engine.ts';
import { DiskModel, type Survival } from './disk-model.ts';
import { report } from './figures.ts';
import { announceSeed, makeRandom, type Random, rounds } from './random.ts';
import { type DiskOperation, RecordingFS } from './recording-fs.ts';

const STATEMENTS = 300;
const SURVIVALS: readonly Survival[] = ['nothing', 'half', 'most'];

let scratch: string;
let base: string;

beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'power-'));
  base = path.join(scratch, 'base');
  // Small log segments, so that a short run creates, renames and removes several.
  const seed = new PGlite({ fs: new NodeFS(base), initDbStartParams: ['--wal-segsize=1'] });
  await seed.exec(`
    create table entry (row int primary key, note text not null, revision int not null default 0);
    create table mirror (row int primary key references entry on delete cascade, size int not null);`);
  await seed.close();
});

afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

function noteOf(row: number): string {
  return `${row}:`.padEnd(40 + ((row * 97) % 3000), String(row % 7));
}

async function work(engine: Engine, acknowledge: (row: number) => void, random: Random): Promise<void> {
  for (let row = 1; row <= STATEMENTS; row += 1) {
    await engine.transaction(async (transaction) => {
      await transaction.query('insert into entry (row, note) values ($1, $2)', [row, noteOf(row)]);
      await transaction.query('insert into mirror (row, size) values ($1, $2)', [row, noteOf(row).length]);
      if (row > 10) {
        const earlier = 1 + Math.floor(random() * (row - 1));
        await transaction.query('update entry set revision = revision + 1 where row = $1', [earlier]);
      }
    });
    acknowledge(row);
    if (row % 60 === 0) await engine.exec('checkpoint');
    if (row % 90 === 0) await engine.exec('vacuum (analyze) entry');
    if (row === 120) await engine.exec('create index entry_by_revision on entry (revision, row)');
    if (row === 200) await engine.exec('alter table entry add column later text');
    if (row === 210) await engine.exec('vacuum full mirror');
  }
}

interface Recording {
  log: readonly DiskOperation[];
  disk: DiskModel;
}

async function record(name: string, isDurable: boolean, seed: number): Promise<Recording> {
  const live = path.join(scratch, name);
  fs.cpSync(base, live, { recursive: true });
  const disk = new DiskModel(live);
  const recorder = new RecordingFS(live, { isDurable });
  const engine = await startEngine({
    fs: recorder,
    params: isDurable ? DURABLE_PARAMS : PGlite.defaultStartParams,
  });
  await work(engine, (row) => recorder.log.push({ kind: 'acknowledge', row }), makeRandom(seed));
  const log = recorder.log.slice();
  await engine.close();
  return { log, disk };
}

/** What is wrong with an image; null when it opens with every acknowledged row and is consistent. */
async function examine(image: string, acknowledged: number): Promise<string | null> {
  let engine: Engine | null = null;
  try {
    engine = await startEngine({ fs: new NodeFS(image), params: PGlite.defaultStartParams });
    const { rows } = await engine.query<{ row: number; note: string; size: number | null }>(
      'select e.row, e.note, m.size from entry e left join mirror m on m.row = e.row order by e.row',
    );
    const wrong = rows.find(({ row, note, size }) => note !== noteOf(row) || size !== note.length);
    if (wrong) return `row ${wrong.row} is damaged`;
    if (rows.length < acknowledged) return `${acknowledged - rows.length} acknowledged rows are lost`;
    if (rows.some(({ row }, index) => row !== index + 1)) return 'a row in the middle is missing';
    await engine.exec('set enable_seqscan = off');
    const byIndex = await engine.query('select row from entry where row > 0 order by row');
    if (byIndex.rows.length !== rows.length) return 'the index and the table disagree';
    await engine.exec("insert into entry (row, note) values (1000000, 'after')");
    return null;
  } catch (error) {
    return `does not open: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await engine?.close().catch(() => undefined);
  }
}

interface Verdicts {
  images: number;
  /** Rows that were acknowledged before one of the cuts. */
  acknowledged: number;
  failures: string[];
}

async function cutPowerManyTimes({ log, disk }: Recording, images: number, seed: number): Promise<Verdicts> {
  const random = makeRandom(seed);
  const points = Array.from({ length: images }, () => Math.floor(random() * log.length)).sort(
    (a, b) => a - b,
  );
  const failures: string[] = [];
  let done = 0;
  let acknowledged = 0;
  let inAll = 0;
  for (const [index, point] of points.entries()) {
    for (; done < point; done += 1) {
      const operation = log[done];
      if (!operation) break;
      disk.perform(operation);
      if (operation.kind === 'acknowledge') acknowledged = operation.row;
    }
    inAll += acknowledged;
    const survival = SURVIVALS[index % SURVIVALS.length] ?? 'half';
    const image = path.join(scratch, 'image');
    disk.cutPower(image, survival, random);
    const failure = await examine(image, acknowledged);
    if (failure) failures.push(`after operation ${point}, ${survival} of the rest kept: ${failure}`);
    fs.rmSync(image, { recursive: true, force: true });
  }
  return { images, acknowledged: inAll, failures };
}

test('a power cut at any moment loses nothing that was acknowledged', async (context) => {
  const seed = announceSeed('power cuts, as we run it');
  const recording = await record('durable', true, seed);
  const verdicts = await cutPowerManyTimes(recording, rounds({ few: 6, full: 45 }), seed);
  const { images, acknowledged, failures } = verdicts;
  report(context, { crash: 'power cut', rounds: images, acknowledged, lost: failures.length });
  expect(failures).toEqual([]);
});

test('the engine as it comes does lose data, so the simulation bites', async (context) => {
  const seed = announceSeed('power cuts, as it comes');
  const recording = await record('stock', false, seed);
  const verdicts = await cutPowerManyTimes(recording, rounds({ few: 3, full: 15 }), seed);
  const { images, acknowledged, failures } = verdicts;
  const crash = 'power cut, the engine as it comes (databases lost)';
  report(context, { crash, rounds: images, acknowledged, lost: failures.length });
  expect(failures.length).toBeGreaterThan(images / 2);
});
