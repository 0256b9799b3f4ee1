import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { readCaption } from '#src/papers/caption.ts';
import { WORD } from '#src/papers/caption-line-features.ts';
import { LINE_ROLES, LINE_SCALE, type LineWeights, oddsOfLines } from '#src/papers/caption-line-model.ts';
import { readPaper } from '#src/papers/paper.ts';
import type { Certainty } from '#src/papers/schema.ts';
import { KEPT_TEXTS, type ReadText, readTexts } from '#tests/eval/corpus.ts';
import { SIDES } from '#tests/eval/folder/paper-read.ts';
import { judgeCaption } from '#tests/eval/folder/score-caption.ts';
import { readLabel, type Truth } from '#tests/eval/folder/truth.ts';
import { learnChain, type Row } from './chain.ts';
import { flagsOf, type LabeledLine, labeledLines } from './line-table.ts';

/**
 * Learns what each line in the head of a paper is (court, number, a party, …) from the folders of labeled papers that are
 * its arguments (in the form of `npm run eval -- --papers`). Prints how often a line's role is found and what became of
 * the caption's fields without the model and with it, in papers of sources that were left out; writes
 * src/papers/caption-line-weights.ts. No word of a name goes there: only words that stand in small letters in the running
 * text of several sources' papers.
 */
const OUT = resolve(import.meta.dirname, '../src/papers/caption-line-weights.ts');
const FOLDS = 4;
const ROUNDS = 50;
const DECAY = 3e-5;
const SOURCES_OF_FEATURE = 3;
const PROSE_READ = 60_000;
/** Weights that round to less say nothing. */
const LEAST = 3;

interface Labeled {
  truth: Truth;
  read: ReadText;
  lines: LabeledLine[];
  row: Row;
  /** The repository or court that it comes from: papers of one are left out together. */
  source: string;
}

const Source = z.looseObject({
  source: z.union([z.string(), z.looseObject({ repo: z.string().nullish() })]).nullish(),
});

async function readFolder(folder: string): Promise<Labeled[]> {
  const manifest = join(folder, 'manifest.jsonl');
  if (!existsSync(manifest)) throw new Error(`There is no manifest.jsonl in ${folder}.`);
  const labels = (await readFile(manifest, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const given = labels.map((line): unknown => JSON.parse(line));
  const truths = given.map(readLabel);
  const texts = await readTexts(
    folder,
    truths.map(({ path }) => path),
    KEPT_TEXTS,
  );
  return truths.flatMap((truth, at) => {
    const read = texts.get(truth.path);
    if (read === undefined || read.text === null) return [];
    const { source } = Source.parse(given[at]);
    const repo = typeof source === 'object' ? source?.repo : null;
    const lines = labeledLines(truth, read);
    const row = {
      lines: lines.map(({ features, link, allowed }) => ({ features, link, flags: flagsOf(allowed) })),
    };
    return [
      { truth, read, lines, row, source: repo ?? truth.courtId ?? basename(truth.path).split('-')[0] ?? '' },
    ];
  });
}

/** So many times in a capital within running lines, for once in small letters, and small in few sources: a name that some write small. */
const MOST_CAPITALS = 20;
const SMALL_IN = 8;

/** Which features are weighed: those of several sources, and of words only those that are no part of a name. */
function keptFeatures(papers: readonly Labeled[]): (feature: string) => boolean {
  const seen = new Map<string, Set<string>>();
  const prose = new Map<string, Set<string>>();
  const small = new Counts();
  const capital = new Counts();
  const add = (to: Map<string, Set<string>>, key: string, source: string) =>
    to.set(key, (to.get(key) ?? new Set()).add(source));
  for (const { lines, source, read } of papers) {
    for (const { features } of lines) for (const feature of features) add(seen, feature, source);
    const text = (read.text ?? '').slice(0, PROSE_READ);
    for (const [word] of text.matchAll(/(?<![\p{L}@./-])\p{Ll}{2,}(?![\p{L}@])/gu)) {
      add(prose, word, source);
      small.add(word);
    }
    // Within a line: a word that begins one has a capital whatever it is; in lines of capitals all have.
    for (const [word] of text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+(?![\p{L}@])/gu))
      capital.add(word.toLowerCase());
  }
  const isName = (word: string) =>
    capital.get(word) > MOST_CAPITALS * small.get(word) && (prose.get(word)?.size ?? 0) < SMALL_IN;
  return (feature) => {
    if ((seen.get(feature)?.size ?? 0) < SOURCES_OF_FEATURE) return false;
    const at = feature.indexOf(WORD);
    const word = at === -1 ? '' : feature.slice(at + WORD.length);
    const isClass = word === '' || word === 'MONTH' || word === 'STATE';
    return isClass || ((prose.get(word)?.size ?? 0) >= SOURCES_OF_FEATURE && !isName(word));
  };
}

const learn = (papers: readonly Labeled[]): LineWeights =>
  learnChain(
    papers.map(({ row }) => row),
    { rounds: ROUNDS, decay: DECAY, keeps: keptFeatures(papers) },
  );

function verdictsOf({ truth, read }: Labeled, weights: LineWeights): string[] {
  const caption = readCaption(readPaper(read.text ?? '', read.layout), weights);
  const field = (text: string, certainty: Certainty) => ({
    ...{ text, isUnsure: certainty === 'unsure', isQuoted: true, hasBox: true },
  });
  const { court, caseNumber, parties } = caption;
  return judgeCaption(truth, {
    court: court && field(court.text, court.certainty),
    number: caseNumber && field(caseNumber.text, caseNumber.certainty),
    parties: parties.map(({ name, role, certainty }) => ({
      ...field(name, certainty),
      side: SIDES[role] ?? 'other',
    })),
  }).map(({ field: name, verdict }) => `${name}: ${verdict}`);
}

class Counts {
  private readonly all = new Map<string, number>();

  add(key: string): void {
    this.all.set(key, (this.all.get(key) ?? 0) + 1);
  }

  get(key: string): number {
    return this.all.get(key) ?? 0;
  }
}

const papers = (await Promise.all(process.argv.slice(2).map((folder) => readFolder(resolve(folder))))).flat();
const sources = [...new Set(papers.map(({ source }) => source))].sort();
console.log(
  `${papers.length} papers of ${sources.length} sources, ${papers.reduce((sum, { lines }) => sum + lines.length, 0)} lines`,
);
const [found, wanted, said, before, after] = [0, 0, 0, 0, 0].map(() => new Counts());
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = papers.filter(({ source }) => sources.indexOf(source) % FOLDS === fold);
  const weights = learn(papers.filter((paper) => !held.includes(paper)));
  for (const paper of held) {
    for (const [at, odds] of oddsOfLines(paper.lines, weights).entries()) {
      const [role, ...others] = paper.lines[at]?.allowed ?? [];
      if (role === undefined || others.length > 0) continue;
      const best = LINE_ROLES[[...Array.from(odds)].indexOf(Math.max(...Array.from(odds)))] ?? 'other';
      wanted?.add(role);
      said?.add(best);
      if (best === role) found?.add(role);
    }
    for (const verdict of verdictsOf(paper, new Map())) before?.add(verdict);
    for (const verdict of verdictsOf(paper, weights)) after?.add(verdict);
  }
}
for (const role of LINE_ROLES)
  console.log(
    `  ${role}: found ${found?.get(role)}/${wanted?.get(role)}, right among said ${found?.get(role)}/${said?.get(role)}`,
  );
console.log('Fields of papers of sources that were left out, without the model → with it:');
for (const field of ['court', 'number', 'plaintiffs', 'defendants'])
  for (const verdict of ['right', 'unsure', 'wrong', 'missing'])
    console.log(
      `  ${field} ${verdict}: ${before?.get(`${field}: ${verdict}`)} → ${after?.get(`${field}: ${verdict}`)}`,
    );
const packed = [...learn(papers)]
  .map(([name, own]) => [name, Array.from(own, (weight) => Math.round(weight * LINE_SCALE))] as const)
  .filter(([, own]) => own.some((weight) => Math.abs(weight) >= LEAST))
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([name, own]) => `${name}\t${own.join(' ')}`);
const literal = JSON.stringify(packed.join('\n'));
await writeFile(
  OUT,
  `/** Made by scripts/train-lines.ts: a feature, a tab, ten times its weight for each role (see caption-line-model.ts). */\nexport const LINE_WEIGHTS = ${literal};\n`,
);
console.log(`${packed.length} features, ${(literal.length / 1024).toFixed(0)} kB`);
