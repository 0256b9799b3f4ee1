import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseDocket } from '#src/docket/parse-docket.ts';
import { reconcile } from '#src/docket/reconcile.ts';
import type { DocketRow } from '#src/docket/schema.ts';
import { CORPUS } from './corpus.ts';
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

const FOLDER = join(CORPUS, 'dockets');
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

/** Entries found and expected on every docket of the corpus, and the steps from one version of a docket to the next. */
export async function evalDockets(): Promise<void> {
  heading('Dockets');
  if (!existsSync(FOLDER)) {
    console.log(`DOCKETS SKIPPED: there is no folder ${FOLDER}.`);
    return;
  }
  await evalEntries();
  await evalVersions();
}

async function evalEntries(): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.txt')).sort();
  let exact = 0;
  let warnings = 0;
  let all: Tally = { common: 0, found: 0, wanted: 0 };
  for (const name of names) {
    const parsed = parseDocket(await readFile(join(FOLDER, name), 'utf8'));
    const expected = await readFile(join(FOLDER, name.replace('.txt', '.expected.json')), 'utf8');
    const wanted = WantedFile.parse(JSON.parse(expected)).entries.map(keyOf);
    const found = parsed.entries.map(keyOf);
    const common = countCommon(found, wanted);
    all = addTally(all, { common, found: found.length, wanted: wanted.length });
    warnings += parsed.warnings.length;
    if (found.join('\n') === wanted.join('\n')) exact += 1;
    else console.log(`  not exact: ${name} (${common} of ${wanted.length}, ${found.length} found)`);
  }
  console.log(
    `files exact in number, day and text  ${share(exact, names.length)} (${exact}/${names.length})`,
  );
  console.log(`entries  ${showTally(all)}  warnings ${warnings}`);
}

async function evalVersions(): Promise<void> {
  const folders = await readdir(join(FOLDER, 'versions'));
  let exact = 0;
  let count = 0;
  for (const name of folders.sort()) {
    const folder = join(FOLDER, 'versions', name);
    const { steps } = Steps.parse(JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')));
    for (const step of steps) {
      count += 1;
      if (await isExact(folder, step)) exact += 1;
      else console.log(`  not exact: ${name} from ${step.from} to ${step.to}`);
    }
  }
  console.log(
    `version steps exact in NEW, UPDATED, UNCHANGED and their lists  ${share(exact, count)} (${exact}/${count})`,
  );
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
