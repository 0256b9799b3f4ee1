import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { reconcile } from '#src/docket/reconcile.ts';
import type { DocketRow } from '#src/papers/docket/docket-row.ts';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { type Figure, figure } from './folder/figure.ts';
import { addTally, heading, share, showTally, type Tally } from './report.ts';

const Wanted = z.object({ entryNumber: z.string().nullable(), date: z.string(), description: z.string() });
type Wanted = z.infer<typeof Wanted>;
const WantedFile = z.object({ entries: z.array(Wanted) });
const Steps = z.object({
  steps: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      NEW: z.number(),
      UPDATED: z.number(),
      UNCHANGED: z.number(),
      newEntries: z.array(z.string()),
      updatedEntries: z.array(z.object({ entryNumber: z.string() })),
    }),
  ),
});
type Step = z.infer<typeof Steps>['steps'][number];

const squeeze = (text: string) => text.replace(/\s+/g, '');

/** Number, day and text without white space: all three must be right. */
function keyOf({ entryNumber, date, description }: Wanted | DocketRow): string {
  return `${entryNumber}|${date}|${squeeze(description)}`;
}

function countCommon(found: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const key of found) left.set(key, (left.get(key) ?? 0) + 1);
  return wanted.filter((key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  }).length;
}

/** What dockets were read like: `files` and `steps` are exact or not, with a line for each that is not. */
export interface DocketScores {
  files: Figure;
  entries: Tally;
  warnings: number;
  steps: Figure;
}

/** Entries found and expected on every docket of a folder, and the steps from one version of a docket to the next. */
export async function scoreDockets(folder: string): Promise<DocketScores | null> {
  const dockets = join(folder, 'dockets');
  if (!existsSync(dockets)) return null;
  return { ...(await scoreEntries(dockets)), steps: await scoreVersions(join(dockets, 'versions')) };
}

/** The same as a report. */
export async function evalDockets(folder: string): Promise<void> {
  heading('Dockets');
  const scores = await scoreDockets(folder);
  if (scores === null) {
    console.log(`DOCKETS SKIPPED: there is no folder ${join(folder, 'dockets')}.`);
    return;
  }
  const { files, entries, warnings, steps } = scores;
  for (const line of [...files.misses, ...steps.misses]) console.log(`  not exact: ${line}`);
  const say = ({ words, part, whole }: Figure) =>
    console.log(`${words}  ${share(part, whole)} (${part}/${whole})`);
  say(files);
  console.log(`entries  ${showTally(entries)}  warnings ${warnings}`);
  say(steps);
}

async function scoreEntries(dockets: string): Promise<Omit<DocketScores, 'steps'>> {
  const all = (await readdir(dockets)).sort();
  const names = all.filter(
    (name) => name.endsWith('.txt') && all.includes(name.replace('.txt', '.expected.json')),
  );
  const misses: string[] = [];
  let warnings = 0;
  let entries: Tally = { common: 0, found: 0, wanted: 0 };
  for (const name of names) {
    const parsed = parseDocket(await readFile(join(dockets, name), 'utf8'));
    const expected = await readFile(join(dockets, name.replace('.txt', '.expected.json')), 'utf8');
    const wanted = WantedFile.parse(JSON.parse(expected)).entries.map(keyOf);
    const found = parsed.entries.map(keyOf);
    const common = countCommon(found, wanted);
    entries = addTally(entries, { common, found: found.length, wanted: wanted.length });
    warnings += parsed.warnings.length;
    if (found.join('\n') !== wanted.join('\n')) {
      misses.push(`${name} (${common} of ${wanted.length}, ${found.length} found)`);
    }
  }
  const exact = names.length - misses.length;
  const files = figure('files exact in number, day and text', exact, names.length, misses);
  return { files, entries, warnings };
}

async function scoreVersions(versions: string): Promise<Figure> {
  const folders = existsSync(versions) ? await readdir(versions) : [];
  const misses: string[] = [];
  let count = 0;
  for (const name of folders.sort()) {
    const folder = join(versions, name);
    const { steps } = Steps.parse(JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')));
    for (const step of steps) {
      count += 1;
      if (!(await isExact(folder, step))) misses.push(`${name} from ${step.from} to ${step.to}`);
    }
  }
  const words = 'version steps exact in NEW, UPDATED, UNCHANGED and their lists';
  return figure(words, count - misses.length, count, misses);
}

async function isExact(folder: string, step: Step): Promise<boolean> {
  const read = async (file: string) => parseDocket(await readFile(join(folder, file), 'utf8'));
  const { result } = reconcile(reconcile([], await read(step.from)).merged, await read(step.to));
  const names = result.newEntries.map(({ entryNumber, date, description }, index) => {
    const name = entryNumber ?? `(no number) ${date} ${description}`;
    const like = squeeze(step.newEntries[index] ?? '');
    return entryNumber === null ? squeeze(name).slice(0, like.length) : name;
  });
  return (
    result.newEntries.length === step.NEW &&
    result.modifiedEntries.length === step.UPDATED &&
    result.unchangedEntries.length === step.UNCHANGED &&
    names.join('\n') === step.newEntries.map(squeeze).join('\n') &&
    result.modifiedEntries.map(({ entry }) => entry.entryNumber).join() ===
      step.updatedEntries.map(({ entryNumber }) => entryNumber).join()
  );
}
