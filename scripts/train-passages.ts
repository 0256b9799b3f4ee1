import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { FEATURES, type Features, featuresOf } from '#src/conversations/passage-features.ts';
import type { Candidate } from '#src/conversations/passage-fit.ts';
import { gateFeatures, mayAnswer } from '#src/conversations/passage-model.ts';
import { readQuestion } from '#src/conversations/question.ts';
import { fitAll } from '#src/conversations/reply.ts';
import { caseOf, makePool, type Pool, supports } from '#tests/eval/answering.ts';
import { CORPUS, hasCorpus, KEPT_TEXTS, readManifest, readQuestions, readTexts } from '#tests/eval/corpus.ts';
import { parseQuestions } from '#tests/eval/lay/grade.ts';
import { openCase } from '#tests/eval/lay/run.ts';

/**
 * Learns which stretch of the papers answers a question and when none does, from questions with the words that answer
 * them: prints how often that is right for papers and cases that were left out, and writes the weights that replies
 * read (src/conversations/passage-weights.ts).
 */
interface Asked {
  group: string;
  question: string;
  path: string;
  support: { text: string; pages: number[] }[];
  pool: Pool;
}

interface Example {
  group: string;
  set: string;
  isForeign: boolean;
  candidates: readonly Candidate[];
  features: Features[];
  right: boolean[];
  asked: number;
}

const OUT = resolve(import.meta.dirname, '../src/conversations/passage-weights.ts');
const OWN = resolve(import.meta.dirname, 'passages-questions.txt');
const LAY = resolve(import.meta.dirname, '../tests/eval/lay/questions.jsonl');
const ROUNDS = 400;
const RATE = 0.05;
const DECAY = Number(process.env.DECAY ?? 0.02);
const FOLDS = 8;
/** Of questions that nothing answers, the share that has to be refused. */
const REFUSED = 0.955;

async function corpusQuestions(): Promise<Map<string, Asked[]>> {
  if (!hasCorpus()) return new Map();
  const texts = await readTexts(
    CORPUS,
    (await readManifest()).map(({ path }) => path),
    KEPT_TEXTS,
  );
  const papers = [...texts].flatMap(([path, { text }]) =>
    text === null || path.startsWith('hostile/') ? [] : [{ id: path, filename: basename(path), text }],
  );
  const pools = new Map<string, Pool>();
  const poolOf = (key: string, holds: (path: string) => boolean, isCase: boolean) => {
    const pool =
      pools.get(key) ??
      makePool(
        papers.filter(({ id }) => holds(id)),
        { isCase },
      );
    pools.set(key, pool);
    return pool;
  };
  const questions = await readQuestions();
  const asked = (isCase: boolean) =>
    questions.map(({ question, path, answerable, support = [] }): Asked => {
      const pool = isCase
        ? poolOf(`case ${caseOf(path)}`, (other) => caseOf(other) === caseOf(path), true)
        : poolOf(path, (other) => other === path, false);
      return { group: caseOf(path), question, path, support: answerable ? support : [], pool };
    });
  return new Map([
    ['paper', asked(false)],
    ['case', asked(true)],
  ]);
}

async function layQuestions(): Promise<Asked[]> {
  const pools = new Map<string, Pool>();
  const asked: Asked[] = [];
  for (const item of parseQuestions(await readFile(LAY, 'utf8'))) {
    // What a rule of the court answers stands in no paper.
    if (item.kind === 'law') continue;
    const pool = pools.get(item.case) ?? (await openCase(item.case));
    pools.set(item.case, pool);
    const support = item.support.map(({ quote }) => ({ text: quote, pages: [] }));
    asked.push({ group: item.case, question: item.question, path: item.case, support, pool });
  }
  return asked;
}

async function ownQuestions(): Promise<Asked[]> {
  const blocks = (await readFile(OWN, 'utf8')).split(/^== /m).slice(1);
  return blocks.flatMap((block) => {
    const [name = '', ...lines] = block.trim().split('\n');
    const text = lines.filter((line) => !line.startsWith('? ')).join('\n');
    const pool = makePool([{ id: name, filename: name, text }], { isCase: false });
    return lines
      .filter((line) => line.startsWith('? '))
      .map((line): Asked => {
        const [question = '', words = ''] = line
          .slice(2)
          .split('=>')
          .map((part) => part.trim());
        if (!text.includes(words)) throw new Error(`Not in ${name}: ${words}`);
        const support = words === '' ? [] : [{ text: words, pages: [] }];
        return { group: name, question, path: name, support, pool };
      });
  });
}

function exampleOf(
  set: string,
  { group, question, path, support }: Asked,
  pool: Pool,
  isForeign: boolean,
): Example {
  const read = readQuestion(question);
  const passages = pool.read(question);
  const candidates = fitAll(read, passages);
  const asked = { id: '', path, question, answerable: true, support: isForeign ? [] : support };
  const right = candidates.map(({ passageIndex, text, start, end }) => {
    const passage = passages[passageIndex];
    if (passage === undefined || asked.support.length === 0) return false;
    const place = {
      documentId: passage.documentId,
      quote: text,
      start: passage.start + start,
      end: passage.start + end,
    };
    return supports(place, asked, pool.papers);
  });
  const weight = read.terms.reduce((sum, term) => sum + term.weight, 0) + read.dates.length * 2;
  return {
    group,
    set,
    isForeign,
    candidates,
    features: featuresOf(candidates, read, passages),
    right,
    asked: weight,
  };
}

function examplesOf(set: string, all: readonly Asked[]): Example[] {
  return all.flatMap((asked, at) => {
    const own = exampleOf(set, asked, asked.pool, false);
    // 'Who is suing me?' has an answer in any case; the questions of the corpus name people and things of theirs.
    const steps = set === 'paper' || set === 'case' ? [3, 7] : [];
    const others = steps.flatMap((step) => {
      const other = all[(at + step) % all.length];
      return other === undefined || other.group === asked.group
        ? []
        : [exampleOf(set, asked, other.pool, true)];
    });
    return [own, ...others];
  });
}

type Weights = Record<string, number>;
const dot = (weights: Weights, features: Readonly<Record<string, number>>) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);

/** Gradient descent with momentum of each weight's own (Adam), L2; `gradientOf` adds to what it is given. */
function descend(
  names: readonly string[],
  gradientOf: (weights: Float64Array, gradient: Float64Array) => void,
): Weights {
  const [weights, first, second] = [0, 0, 0].map(() => new Float64Array(names.length));
  if (!weights || !first || !second) return {};
  const gradient = new Float64Array(names.length);
  for (let round = 1; round <= ROUNDS; round += 1) {
    gradient.fill(0);
    gradientOf(weights, gradient);
    for (const [at, name] of names.entries()) {
      const g = (gradient[at] ?? 0) + (name === 'bias' ? 0 : DECAY * (weights[at] ?? 0));
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * g;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * g * g;
      const step = (first[at] ?? 0) / (1 - 0.9 ** round);
      weights[at] =
        (weights[at] ?? 0) - (RATE * step) / (Math.sqrt((second[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]));
}

function times(weights: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (weights[at] ?? 0) * (row[at] ?? 0);
  return sum;
}

/** The right stretches of a question shall stand before its others: the likelihood of a choice among them. */
function trainRank(examples: readonly Example[]): Weights {
  const usable = examples
    .filter(({ right }) => right.includes(true))
    .map(({ features, right }) => ({
      rows: features.map((each) => Float64Array.from(FEATURES, (name) => each[name])),
      right,
    }));
  return descend(FEATURES, (weights, gradient) => {
    for (const { rows, right } of usable) {
      const scores = rows.map((row) => times(weights, row));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, each) => sum + each, 0);
      const held = odds.reduce((sum, each, at) => sum + (right[at] === true ? each : 0), 0);
      for (const [at, row] of rows.entries()) {
        const share = (odds[at] ?? 0) / all - (right[at] === true ? (odds[at] ?? 0) / held : 0);
        if (Math.abs(share) < 1e-5) continue;
        for (let name = 0; name < row.length; name += 1)
          gradient[name] = (gradient[name] ?? 0) + (share * (row[name] ?? 0)) / usable.length;
      }
    }
  });
}

interface Top {
  example: Example;
  isRight: boolean;
  /** One of the first three is, which are shown. */
  isShown: boolean;
  features: Readonly<Record<string, number>>;
}

function topOf(example: Example, rank: Weights): Top | null {
  const order = example.features
    .map((features, at) => ({ at, features, score: dot(rank, features) }))
    .sort((a, b) => b.score - a.score);
  const best = order.find(({ features }) => mayAnswer(features));
  if (best === undefined) return null;
  const text = example.candidates[best.at]?.text ?? '';
  const next = order.find(
    ({ at }) =>
      at !== best.at &&
      !(example.candidates[at]?.text ?? '').includes(text) &&
      !text.includes(example.candidates[at]?.text ?? ''),
  );
  const margin = best.score - (next?.score ?? best.score - 4);
  return {
    example,
    isRight: example.right[best.at] === true,
    isShown: [best, ...order.slice(0, 3)].some(({ at }) => example.right[at] === true),
    features: gateFeatures({ features: best.features, margin, asked: example.asked }),
  };
}

function trainGate(tops: readonly Top[]): Weights {
  const names = Object.keys(tops[0]?.features ?? {});
  // As many questions have an answer as have none, whatever was at hand of each.
  const rights = tops.filter(({ isRight }) => isRight).length;
  const weightOf = (isRight: boolean) => 0.5 / Math.max(1, isRight ? rights : tops.length - rights);
  const rows = tops.map(({ features }) => Float64Array.from(names, (name) => features[name] ?? 0));
  return descend(names, (weights, gradient) => {
    for (const [at, row] of rows.entries()) {
      const isRight = tops[at]?.isRight === true;
      const chance = 1 / (1 + Math.exp(-times(weights, row)));
      const share = (chance - (isRight ? 1 : 0)) * weightOf(isRight);
      for (let name = 0; name < row.length; name += 1)
        gradient[name] = (gradient[name] ?? 0) + share * (row[name] ?? 0);
    }
  });
}

const chance = (gate: Weights, { features }: Top) => 1 / (1 + Math.exp(-dot(gate, features)));
const hasAnswer = ({ example }: Top) => !example.isForeign && example.right.includes(true);

const sets = await corpusQuestions();
sets.set('lay', await layQuestions());
sets.set('own', await ownQuestions());
const examples = [...sets].flatMap(([set, asked]) => examplesOf(set, asked));
const groups = [...new Set(examples.map(({ group }) => group))].sort();
const left: (Top & { chance: number })[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isLeft = ({ group }: Example) => groups.indexOf(group) % FOLDS === fold;
  const kept = examples.filter((each) => !isLeft(each));
  const rank = trainRank(kept);
  const gate = trainGate(kept.flatMap((each) => topOf(each, rank) ?? []));
  for (const top of examples.filter(isLeft).flatMap((each) => topOf(each, rank) ?? []))
    left.push({ ...top, chance: chance(gate, top) });
}
const none = left
  .filter((top) => !hasAnswer(top))
  .map((top) => top.chance)
  .sort((a, b) => a - b);
const least = none[Math.floor(none.length * REFUSED)] ?? 0.5;
for (const set of sets.keys()) {
  const of = left.filter(({ example }) => example.set === set);
  const answerable = of.filter(hasAnswer);
  const asked = examples.filter(
    (each) => each.set === set && !each.isForeign && each.right.includes(true),
  ).length;
  const first = answerable.filter(({ isRight }) => isRight).length;
  const shown = answerable.filter(({ isShown }) => isShown).length;
  const answered = answerable.filter((top) => top.isShown && top.chance >= least).length;
  const open = of.filter((top) => !hasAnswer(top));
  const refused = open.filter((top) => top.chance < least).length;
  console.log(
    `${set}: first is right ${first}/${asked}, one of three ${shown}/${asked}, and said ${answered}/${asked}; refused ${refused}/${open.length}`,
  );
}
const rank = trainRank(examples);
const gate = trainGate(examples.flatMap((each) => topOf(each, rank) ?? []));
const literal = (weights: Weights) =>
  `{ ${Object.entries(weights)
    .map(([name, value]) => `${name}: ${value.toFixed(3)}`)
    .join(', ')} }`;
await writeFile(
  OUT,
  `// Made by scripts/train-passages.ts from questions with the words that answer them.
export const RANK: Readonly<Record<string, number>> = ${literal(rank)};
export const GATE: Readonly<Record<string, number>> = ${literal(gate)};
/** From this chance on a stretch is given as an answer: calibrated on papers that were left out. */
export const LEAST = ${least.toFixed(3)};
`,
);
console.log(`least chance ${least.toFixed(3)}`);
