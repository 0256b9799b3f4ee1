import { monitorEventLoopDelay } from 'node:perf_hooks';
import { runOnText, stopTextThread } from '#server/ai/text-thread.ts';
import { reconcile } from '#src/docket/reconcile.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { FEDERAL_PASTES } from '../unit/docket/pastes-federal.ts';
import { NOTICE_PASTES } from '../unit/docket/pastes-notices.ts';
import { STATE_PASTES } from '../unit/docket/pastes-states.ts';
import { type BenchRow, interleave, median, RUNS } from './measure.ts';

const CHARACTERS = 50_000;
/** What a parser does at the least: cut into lines and try one pattern on each. */
const ONE_PATTERN = /^\s*(\d{1,2}\/\d{1,2}\/\d{2,4})\s+(\d+)?\s*(.*)$/;

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function baseline(text: string): number {
  let found = 0;
  for (const line of text.split('\n')) if (ONE_PATTERN.test(line)) found += 1;
  return found;
}

/** A docket of the size: rows of invented filings, numbered, every one another. */
function largeDocket(characters: number): string {
  const lines = ['Date Filed\t#\tDocket Text'];
  let size = 0;
  for (let number = 1; size < characters; number += 1) {
    const day = `${String(1 + (number % 12)).padStart(2, '0')}/${String(1 + (number % 28)).padStart(2, '0')}/2024`;
    const shown = number % 9 === 0 ? '' : String(number);
    const files =
      number % 8 === 0
        ? ' (Attachments: # 1 Exhibit A, # 2 Declaration of Ilse Fenn, # 3 Proposed Order)'
        : '';
    const line = `${day}\t${shown}\tMOTION number ${number} to extend the time to answer by Odalys Brannock, and for such other relief as the court may find just in the matter of Quillmark Storage, LLC and its insurers, with a certificate of conferral under the local rules.${files} (Brannock, Odalys) (Entered: ${day})`;
    lines.push(line);
    size += line.length + 1;
  }
  return lines.join('\n').slice(0, characters);
}

function repeated(text: string, characters: number): string {
  return `${text}\n`.repeat(Math.ceil(characters / (text.length + 1))).slice(0, characters);
}

/** Parsing 50,000 characters of each format, and 5 MB, against splitting and one pattern per line. */
export async function benchDocket(): Promise<BenchRow[]> {
  const aim = '< 20 ms';
  const large = largeDocket(CHARACTERS);
  const samples: [string, string][] = [
    ['PACER report, rows of their own', large],
    ...[...FEDERAL_PASTES, ...NOTICE_PASTES, ...STATE_PASTES].map(({ name, text }): [string, string] => [
      name,
      repeated(text, CHARACTERS),
    ]),
  ];
  const rows: BenchRow[] = [];
  for (const [name, text] of samples) {
    for (let warm = 0; warm < 3; warm += 1) parseDocket(text);
    const {
      ours,
      baseline: plain,
      ratio,
    } = await interleave(
      async () => timed(() => parseDocket(text)),
      async () => timed(() => baseline(text)),
    );
    const note = `${(text.length / 1000 / ours).toFixed(1)} MB/s`;
    rows.push({ name: `docket: ${name}`.slice(0, 58), ours, baseline: plain, ratio, unit: 'ms', aim, note });
  }
  return [...rows, benchReconcile(large), benchHuge(), await benchMeanwhile()];
}

function benchReconcile(text: string): BenchRow {
  const parsed = parseDocket(text);
  const { merged } = reconcile([], parsed);
  const times = Array.from({ length: RUNS }, () => timed(() => reconcile(merged, parsed)));
  const note = `${merged.length} entries, pasted again`;
  return {
    name: 'docket: reconcile 50,000 characters',
    ours: median(times),
    unit: 'ms',
    aim: '< 20 ms',
    note,
  };
}

function benchHuge(): BenchRow {
  const text = largeDocket(5_000_000);
  const times = Array.from({ length: 3 }, () => timed(() => parseDocket(text)));
  const ours = median(times);
  const note = `${(text.length / 1000 / ours).toFixed(1)} MB/s`;
  return { name: 'docket: 5 MB', ours, unit: 'ms', aim: 'linear', note };
}

/** How long other requests wait while the thread parses 5 MB, a hundred times the largest text that is accepted. */
async function benchMeanwhile(): Promise<BenchRow> {
  const text = largeDocket(5_000_000);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await runOnText('docket', largeDocket(CHARACTERS));
  delay.enable();
  await runOnText('docket', text);
  delay.disable();
  stopTextThread();
  const note = `at most ${(delay.max / 1e6).toFixed(0)} ms`;
  const ours = delay.percentile(99) / 1e6;
  return {
    name: 'docket: event-loop delay p99 while 5 MB are parsed',
    ours,
    unit: 'ms',
    aim: '< 50 ms',
    note,
  };
}
