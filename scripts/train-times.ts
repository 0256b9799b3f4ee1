import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readFacts } from '#src/facts/read-facts.ts';
import { findCandidates } from '#src/facts/times/candidates.ts';
import { MEANINGS, type Meaning, oddsOf, SCALE } from '#src/facts/times/model.ts';
import { findDocDate } from '#src/papers/doc-date.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { LabeledSentences, scoreTimes } from '#tests/eval/deadline-sentences.ts';
import { daysOffered } from '#tests/eval/folder/paper-read.ts';
import { periodKey } from '#tests/eval/folder/same.ts';
import { tallyDays } from '#tests/eval/folder/score-days.ts';
import { trainLogistic } from './logistic.ts';
import { examplesOfPaper, type LabeledPaper, readLabeledPapers, sharedFeatures } from './times-papers.ts';
import { madeProse } from './times-prose.ts';
import { chance, madeRows } from './times-rows.ts';

/**
 * Learns what a day or a period in a sentence is for from labeled sentences, and from the folders of labeled papers that
 * are its arguments (in the form of `npm run eval -- --papers`); prints how often that is right for states and courts
 * that were left out, and writes the weights that the finder reads (src/facts/times/weights.ts). Of papers only features
 * are learned that the sentences have too, or the papers of several courts: nothing that one paper alone says goes there.
 *
 * The sentences are in the repository (`tests/eval/deadlines`, `times-lines.txt`, and rows and prose that are made). The
 * papers are not: they are real ones, of real people, and the weights kept here learned from them too. Without those
 * folders a run writes other weights, which know less; docs/maintaining.md says how it is run.
 */
type Line = Pick<LabeledSentences, 'state' | 'paper' | 'dated' | 'text' | 'times'>;

interface Example {
  features: string[];
  meaning: number;
  group: string;
  weight: number;
  shown: string;
  augmented: boolean;
}

const LABELED = ['open', 'made', 'courts', 'written', 'mixed', 'shapes'].map((name) =>
  resolve(import.meta.dirname, `../tests/eval/deadlines/${name}.jsonl`),
);
const INVENTED = resolve(import.meta.dirname, 'times-lines.txt');
const OUT = resolve(import.meta.dirname, '../src/facts/times/weights.ts');
const ROUNDS = 260;
const RATE = 0.05;
const DECAY = Number(process.env.DECAY ?? 0.001);
const LEAST = 2;
const ROW_WEIGHT = Number(process.env.ROWW ?? 0.4);
const ROWS = Number(process.env.ROWS ?? 500);
const PROSE = Number(process.env.PROSE ?? 700);
const FOLDS = Number(process.env.FOLDS ?? 8);

const KINDS: Readonly<Record<string, Meaning>> = { d: 'deadline', h: 'hearing', o: 'offer' };

/** 'order|2031-05-01|… by {d:June 2, 2031}.'; see the head of times-lines.txt. */
function inventedLine(line: string, group: string): Line {
  const [paper = '', dated = '-', ...rest] = line.split('|');
  const times: Line['times'] = [];
  let text = '';
  for (const part of rest.join('|').split(/(\{[dho]:[^}]*\})/)) {
    const marked = /^\{([dho]):([^}]*)\}$/.exec(part);
    if (marked)
      times.push({ quote: marked[2] ?? '', kind: KINDS[marked[1] ?? ''] ?? '', start: text.length });
    text += marked?.[2] ?? part;
  }
  return { state: group, paper, dated: dated === '-' ? null : dated, text, times };
}

async function readLabeled(): Promise<LabeledSentences[]> {
  const texts = await Promise.all(LABELED.map((path) => readFile(path, 'utf8')));
  const rows = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  return rows.map((line) => LabeledSentences.parse(JSON.parse(line)));
}

async function readLines(labeled: readonly LabeledSentences[]): Promise<Line[]> {
  const lines: Line[] = [...labeled];
  let group = '';
  for (const line of (await readFile(INVENTED, 'utf8')).split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3).trim();
    else if (line.trim() !== '' && !line.startsWith('#')) lines.push(inventedLine(line, group));
  }
  for (const line of [...madeRows(ROWS, chance(7)), ...madeProse(PROSE, chance(11))])
    lines.push(inventedLine(line, 'rows'));
  return lines;
}

const labeled = await readLabeled();
const lines = await readLines(labeled);

function meaningOf(kind: string): Meaning {
  return kind === 'deadline' || kind === 'hearing' || kind === 'offer' ? kind : 'none';
}

function examplesOf(line: Line, known: boolean): Example[] {
  const paper = readPaper(line.text);
  const context = { dated: known ? line.dated : null, docType: known ? line.paper : null, today: null };
  const exampleOf = (features: string[], kind: string, start: number, end: number): Example => ({
    features,
    meaning: MEANINGS.indexOf(meaningOf(kind)),
    group: line.state,
    weight: (known ? 1 : 0.4) * (line.state === 'rows' ? ROW_WEIGHT : 1),
    shown: `${kind}: [${line.text.slice(start, end)}] ${line.paper} ${line.text.replace(/\s+/g, ' ')}`,
    augmented: !known,
  });
  const spans = line.times.map(({ quote, kind, start }) => {
    const at = start ?? line.text.indexOf(quote);
    return { start: at, end: at + quote.length, kind };
  });
  return findCandidates(paper, readSentences(paper), context).candidates.flatMap((candidate) => {
    const start = candidate.passage.toSource(candidate.mention.start);
    const end = candidate.passage.toSource(candidate.mention.end - 1) + 1;
    const span = spans.find((each) => each.start < end && start < each.end);
    if (!span && /^(?:x-|rows)/.test(line.state)) return [exampleOf(candidate.features, 'none', start, end)];
    if (!span) {
      if (known && process.env.LOST)
        console.log(`UNLABELED ${line.text.slice(start, end)} | ${line.text.slice(0, 80)}`);
      return [];
    }
    return [exampleOf(candidate.features, span.kind, start, end)];
  });
}

function train(examples: readonly Example[]): Map<string, number[]> {
  const rows = examples.map(({ features, meaning, weight }) => ({ features, label: meaning, weight }));
  const wide = MEANINGS.length;
  return trainLogistic(rows, { wide, rounds: ROUNDS, rate: RATE, decay: DECAY, least: LEAST * 2 });
}

/** What a labeled paper counts beside a written sentence: of 0, 0.25 and 1 the best where courts were left out. */
const PAPER_WEIGHT = 0.25;

const papers = await readLabeledPapers(process.argv.slice(2));
const ofSentences = lines.flatMap((line) => [...examplesOf(line, true), ...examplesOf(line, false)]);
const ofPapers = papers.flatMap((paper) =>
  examplesOfPaper(paper).map((each) => ({ ...each, group: paper.group })),
);
const shared = sharedFeatures(ofSentences, ofPapers);
const examples: Example[] = [
  ...ofSentences,
  ...ofPapers.map(({ features, meaning, group, weight, shown }) => ({
    features: features.filter((feature) => shared.has(feature)),
    meaning: MEANINGS.indexOf(meaning),
    group,
    weight: weight * PAPER_WEIGHT,
    shown: `${meaning}: ${shown}`,
    augmented: false,
  })),
];
// Made rows are always learned from: they are no paper of anybody's.
const groups = [...new Set(examples.map(({ group }) => group))].filter((group) => group !== 'rows').sort();
console.log(
  `${lines.length} sentences, ${examples.filter(({ augmented }) => !augmented).length} days and periods, ${groups.length} groups`,
);

const tally = new Map<string, number>();
const count = (name: string): void => void tally.set(name, (tally.get(name) ?? 0) + 1);
/** From which odds of 'none' a mention is left out. */
const NONE = 0.5;
const THRESHOLDS = [0.4, 0.5, 0.6, 0.7, 0.8];
/** The whole finder with the weights of other states, as `npm run eval` measures it. */
const whole = { wanted: 0, found: 0, offered: 0, wrong: 0 };
const wholePapers = { wanted: 0, found: 0, offered: 0, wrong: 0 };

function scorePaper({ truth, text, read, docType }: LabeledPaper, weights: Map<string, number[]>): void {
  const { facts, unplaced } = readFacts({
    text,
    docType,
    docDate: findDocDate(text),
    pageCount: null,
    notes: read.notes,
    layout: read.layout,
    odds: (features) => oddsOf(features, weights),
  });
  const tally = tallyDays(truth, { days: daysOffered(facts), unplaced }, text);
  if (tally === null) return;
  wholePapers.wanted += tally.wanted.length;
  wholePapers.found += tally.found.length;
  if (tally.wrong !== null) {
    wholePapers.offered += tally.offered.length;
    wholePapers.wrong += tally.wrong.length;
  }
  if (!process.env.MISSES) return;
  for (const value of tally.wrong ?? []) {
    const at = daysOffered(facts).find(({ date, period }) =>
      [date, period && periodKey(period)].includes(value),
    );
    console.log(
      `PAPER ${truth.path} (${docType}) WRONG ${value}: ${text.slice(at?.start, at?.end).replace(/\s+/g, ' ')}`,
    );
  }
  for (const value of tally.wanted.filter((each) => !tally.found.includes(each)))
    console.log(`PAPER ${truth.path} (${docType}) MISSED ${value}`);
}
const folds = Math.min(FOLDS, groups.length);
/** Whatever else is learned from, a group is left out with the same others. */
const hashed = (name: string) =>
  [...name].reduce((value, letter) => (Math.imul(value, 31) + letter.charCodeAt(0)) >>> 0, 7);
for (let fold = 0; fold < folds; fold += 1) {
  const left = new Set(groups.filter((group) => hashed(group) % folds === fold));
  const weights = train(examples.filter(({ group }) => !left.has(group)));
  for (const line of labeled.filter(({ state }) => left.has(state))) {
    const score = scoreTimes(line, (features) => oddsOf(features, weights));
    for (const part of ['wanted', 'found', 'offered', 'wrong'] as const) whole[part] += score[part];
    if (process.env.MISSES) for (const miss of score.misses) console.log(`WHOLE ${miss}`);
  }
  for (const paper of papers) if (left.has(paper.group)) scorePaper(paper, weights);
  for (const { features, meaning, group, shown, augmented } of examples) {
    if (!left.has(group) || augmented) continue;
    const odds = oddsOf(features, weights);
    const kept = (['deadline', 'hearing', 'offer'] as const).reduce((a, b) => (odds[b] > odds[a] ? b : a));
    const best = odds.none > NONE ? 'none' : kept;
    const wanted = MEANINGS[meaning] ?? 'none';
    count(`${wanted} -> ${best}`);
    const scope = group.startsWith('x') ? 'invented' : 'real';
    for (const threshold of THRESHOLDS) {
      const given = odds.none > threshold ? 'none' : kept;
      if (wanted !== 'none') count(`${scope} ${threshold} wanted`);
      if (wanted !== 'none' && given === wanted) count(`${scope} ${threshold} found`);
      if (given !== 'none') count(`${scope} ${threshold} offered`);
      if (given !== 'none' && wanted === 'none') count(`${scope} ${threshold} wrong`);
    }
    if (best !== wanted && process.env.MISSES) console.log(`${best} ${odds[best].toFixed(2)} | ${shown}`);
  }
}
for (const [name, value] of [...tally].sort()) if (name.includes('->')) console.log(name, value);
for (const scope of ['real', 'invented']) {
  for (const threshold of THRESHOLDS) {
    const part = (name: string) => tally.get(`${scope} ${threshold} ${name}`) ?? 0;
    const [found, wanted, wrong, offered] = [part('found'), part('wanted'), part('wrong'), part('offered')];
    console.log(
      `${scope}, none from ${threshold}: found ${(found / wanted).toFixed(3)} (${found}/${wanted}), wrong ${(wrong / offered).toFixed(3)} (${wrong}/${offered})`,
    );
  }
}
console.log(
  `whole finder, states left out: found ${(whole.found / whole.wanted).toFixed(3)} (${whole.found}/${whole.wanted}), wrong ${(whole.wrong / whole.offered).toFixed(3)} (${whole.wrong}/${whole.offered})`,
);
if (papers.length > 0)
  console.log(
    `${papers.length} papers, courts left out: found ${(wholePapers.found / wholePapers.wanted).toFixed(3)} (${wholePapers.found}/${wholePapers.wanted}), wrong ${(wholePapers.wrong / wholePapers.offered).toFixed(3)} (${wholePapers.wrong}/${wholePapers.offered})`,
  );

const packed: string[] = [];
for (const [name, own] of [...train(examples)].sort(([a], [b]) => a.localeCompare(b))) {
  const rounded = own.map((each) => Math.round(each * SCALE));
  if (rounded.some((each) => Math.abs(each) >= 2)) packed.push(`${name}\t${rounded.join(' ')}`);
}
const literal = JSON.stringify(packed.join('\n'));
const quoted = literal.includes("'") ? literal : `'${literal.slice(1, -1)}'`;
await writeFile(
  OUT,
  `// Made by scripts/train-times.ts from labeled sentences and papers: a feature, a tab, its weights in hundredths by the order of MEANINGS.\nexport const WEIGHTS =\n  ${quoted};\n`,
);
console.log(`${packed.length} features, ${(literal.length / 1024).toFixed(0)} kB`);
