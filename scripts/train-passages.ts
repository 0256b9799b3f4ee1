import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cuePairs } from '#src/conversations/grammar-cues.ts';
import {
  absencesOf,
  type Expectations,
  expectationsOfAll,
  FEATURES,
  type Features,
  featuresOf,
} from '#src/conversations/passage-features.ts';
import { gateFeatures, mayAnswer } from '#src/conversations/passage-model.ts';
import { descend } from './descend.ts';
import { type Example, readExamples } from './passages-examples.ts';

/**
 * Learns which stretch of the papers answers a question and when none does, from questions with the words that answer
 * them: prints how often that is right for kinds of papers and cases that were left out, and writes the weights that
 * replies read (src/conversations/passage-weights.ts).
 */
const OUT = resolve(import.meta.dirname, '../src/conversations/passage-weights.ts');
const ROUNDS = Number(process.env.ROUNDS ?? 150);
const DECAY = Number(process.env.DECAY ?? 0.005);
const CUE_DECAY = Number(process.env.CUES ?? 0.05);
const GATE_DECAY = Number(process.env.GATES ?? 0.01);
const PAIR_DECAY = Number(process.env.PAIRS ?? 0.03);
const FOLDS = 5;
/**
 * Of questions that nothing answers, the share that has to be refused: the mean of those that somebody asks of his own
 * papers and of those that were asked of somebody else's. Among many papers something comes near more often than among
 * the invented ones here, so of a case more has to be refused.
 */
const REFUSED = { document: 0.95, case: 0.98 };
type Scope = keyof typeof REFUSED;
/** An answer that stands alone is right so often, of at least so many. */
const RIGHT = 0.9;
const LEAST_GIVEN = 20;
/** Beside the right stretches of a question so many others are learned from. */
const MOST_OTHERS = 60;
/** Words of fewer questions are taken for words like any other. */
const LEAST_SEEN = 5;

type Weights = Record<string, number>;
type Sparse = { at: Int32Array; value: Float64Array };
const dot = (weights: Weights, features: Readonly<Record<string, number>>) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);

/** In how many of the questions that hold a word the words that answer hold it too, drawn to the mean. */
function expectationsOf(examples: readonly Example[]): Expectations {
  const seen = new Map<string, { all: number; held: number }>();
  const total = { all: 0, held: 0 };
  for (const { set, read, candidates, right } of examples) {
    if (set === 'joined' || set === 'case' || !right.includes(true)) continue;
    for (const { term, word, said } of read.terms) {
      if (said !== undefined) continue;
      const held = candidates.some(({ matched }, at) => right[at] === true && matched.includes(word));
      const count = seen.get(term) ?? { all: 0, held: 0 };
      for (const each of [count, total]) {
        each.all += 1;
        each.held += held ? 1 : 0;
      }
      seen.set(term, count);
    }
  }
  const mean = total.held / Math.max(1, total.all);
  return Object.fromEntries(
    [...seen]
      .filter(([, { all }]) => all >= LEAST_SEEN)
      .map(([term, { all, held }]) => [term, Number(((held + 3 * mean) / (all + 3)).toFixed(2))]),
  );
}

interface Prepared extends Example {
  features: Features[];
}

const known = new Map<Example, readonly Features[]>();

/** Only what is expected depends on what was learned from; the rest is read once. */
function prepare(examples: readonly Example[], expectations: Expectations): Prepared[] {
  return examples.map((example) => {
    const { candidates, read, passages } = example;
    const own = known.get(example) ?? featuresOf(candidates, read, passages, {});
    known.set(example, own);
    const met = expectationsOfAll(candidates, read, expectations);
    return { ...example, features: own.map((each, at) => ({ ...each, ...met[at] })) };
  });
}

interface Rank {
  features: Weights;
  cues: Weights;
}

function rankWith({ features, cues }: Rank, example: Prepared, at: number): number {
  const own = example.features[at];
  const given = example.given[at] ?? [];
  const pairs = cuePairs(example.cues, given);
  return pairs.reduce((sum, pair) => sum + (cues[pair] ?? 0), own === undefined ? 0 : dot(features, own));
}

/** The right stretches of a question shall stand before its others: the likelihood of a choice among them. */
function trainRank(examples: readonly Prepared[]): Rank {
  const chosen = examples.filter(({ right }) => right.includes(true));
  const pairs = new Set(chosen.flatMap(({ cues, given }) => given.flatMap((each) => cuePairs(cues, each))));
  const names = [...FEATURES, ...pairs];
  const places = new Map(names.map((name, at) => [name, at]));
  const usable = chosen.map(({ features, cues, given, right }) => {
    const step = Math.ceil(features.length / MOST_OTHERS);
    const kept = features.flatMap((own, at) => (right[at] === true || at % step === 0 ? [{ own, at }] : []));
    return {
      right: kept.map(({ at }) => right[at] === true),
      rows: kept.map(({ own, at }): Sparse => {
        const held = FEATURES.filter((name) => own[name] !== 0);
        const of = cuePairs(cues, given[at] ?? []).flatMap((pair) => places.get(pair) ?? []);
        return {
          at: Int32Array.from([...held.map((name) => places.get(name) ?? 0), ...of]),
          value: Float64Array.from([...held.map((name) => own[name]), ...of.map(() => 1)]),
        };
      }),
    };
  });
  const isFeature = new Set<string>(FEATURES);
  const weights = descend(
    names,
    { rounds: ROUNDS, decayOf: (name) => (isFeature.has(name) ? DECAY : CUE_DECAY) },
    (now, gradient) => {
      for (const { rows, right } of usable) {
        const scores = rows.map(({ at, value }) => {
          let sum = 0;
          for (let i = 0; i < at.length; i += 1) sum += (now[at[i] ?? 0] ?? 0) * (value[i] ?? 0);
          return sum;
        });
        const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
        const odds = scores.map((score) => Math.exp(score - most));
        const all = odds.reduce((sum, each) => sum + each, 0);
        const held = odds.reduce((sum, each, n) => sum + (right[n] === true ? each : 0), 0);
        for (const [n, { at, value }] of rows.entries()) {
          const share = (odds[n] ?? 0) / all - (right[n] === true ? (odds[n] ?? 0) / held : 0);
          if (Math.abs(share) < 1e-4) continue;
          for (let i = 0; i < at.length; i += 1)
            gradient[at[i] ?? 0] = (gradient[at[i] ?? 0] ?? 0) + (share * (value[i] ?? 0)) / usable.length;
        }
      }
    },
  );
  const part = (keep: boolean) =>
    Object.fromEntries(Object.entries(weights).filter(([name]) => isFeature.has(name) === keep));
  return { features: part(true), cues: part(false) };
}

interface Top {
  example: Prepared;
  isRight: boolean;
  /** One of the first three is, which are shown. */
  isShown: boolean;
  features: Readonly<Record<string, number>>;
}

function topOf(example: Prepared, rank: Rank, expectations: Expectations): Top | null {
  const order = example.features
    .map((features, at) => ({ at, features, score: rankWith(rank, example, at) }))
    .sort((a, b) => b.score - a.score);
  const best = order.find(({ features }) => mayAnswer(features));
  if (best === undefined) return null;
  const textOf = (at: number) => example.candidates[at]?.text ?? '';
  const isOther = (at: number, than: number) =>
    !textOf(at).includes(textOf(than)) && !textOf(than).includes(textOf(at));
  const next = order.find(({ at }) => isOther(at, best.at));
  const shown = [best];
  for (const each of order)
    if (shown.length < 3 && shown.every(({ at }) => isOther(at, each.at))) shown.push(each);
  const { terms, dates } = example.read;
  return {
    example,
    isRight: example.right[best.at] === true,
    isShown: shown.some(({ at }) => example.right[at] === true),
    features: gateFeatures({
      features: best.features,
      rank: best.score,
      margin: best.score - (next?.score ?? best.score - 4),
      asked: terms.reduce((sum, { weight }) => sum + weight, 0) + dates.length * 2,
      cues: example.cues,
      given: example.given[best.at] ?? [],
      absences: absencesOf(example.candidates, example.read, example.passages, expectations),
    }),
  };
}

function trainGate(tops: readonly Top[]): Weights {
  const names = [...new Set(tops.flatMap(({ features }) => Object.keys(features)))];
  // As many questions have an answer as have none, whatever was at hand of each.
  const rights = tops.filter(({ isRight }) => isRight).length;
  const weightOf = (isRight: boolean) => 0.5 / Math.max(1, isRight ? rights : tops.length - rights);
  const rows = tops.map(({ features }) => Float64Array.from(names, (name) => features[name] ?? 0));
  return descend(
    names,
    {
      rounds: ROUNDS,
      decayOf: (name) => (name === 'bias' ? 0 : name.includes('>') ? PAIR_DECAY : GATE_DECAY),
    },
    (weights, gradient) => {
      for (const [at, row] of rows.entries()) {
        const isRight = tops[at]?.isRight === true;
        let sum = 0;
        for (let n = 0; n < row.length; n += 1) sum += (weights[n] ?? 0) * (row[n] ?? 0);
        const share = (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0)) * weightOf(isRight);
        for (let n = 0; n < row.length; n += 1) gradient[n] = (gradient[n] ?? 0) + share * (row[n] ?? 0);
      }
    },
  );
}

function train(examples: readonly Example[]) {
  const expectations = expectationsOf(examples);
  const prepared = prepare(examples, expectations);
  const rank = trainRank(prepared);
  const gate = trainGate(prepared.flatMap((each) => topOf(each, rank, expectations) ?? []));
  return { expectations, rank, gate };
}

const chance = (gate: Weights, { features }: Top) => 1 / (1 + Math.exp(-dot(gate, features)));
const hasAnswer = ({ example }: Top) => !example.isForeign && example.right.includes(true);
type Judged = Top & { chance: number };
const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${(part.length / Math.max(1, whole.length)).toFixed(3)} (${part.length}/${whole.length})`;

const examples = await readExamples();
const groups = [...new Set(examples.map(({ group }) => group))].sort();
const left: Judged[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isLeft = ({ group }: Example) => groups.indexOf(group) % FOLDS === fold;
  const { expectations, rank, gate } = train(examples.filter((each) => !isLeft(each)));
  for (const example of prepare(examples.filter(isLeft), expectations)) {
    const top = topOf(example, rank, expectations);
    if (top !== null) left.push({ ...top, chance: chance(gate, top) });
  }
}

const isOfCase = (set: string) => set === 'joined' || set === 'case';

/** Share of the questions of one sort that nothing answers which are refused at a chance. */
function refusedAt(from: number, scope: Scope, isForeign: boolean): number {
  const none = left.filter(
    (top) =>
      !hasAnswer(top) &&
      top.example.isForeign === isForeign &&
      isOfCase(top.example.set) === (scope === 'case'),
  );
  return none.filter((top) => top.chance < from).length / Math.max(1, none.length);
}

/** The lowest chance, in hundredths, at which the mean of both shares is enough. */
function refusing(scope: Scope): number {
  for (let from = 0; from < 1; from += 0.01)
    if ((refusedAt(from, scope, false) + refusedAt(from, scope, true)) / 2 >= REFUSED[scope]) return from;
  return 1;
}

/** The lowest chance, in hundredths, from which enough answers were right; 1 where none is so sure. */
function standing(): number {
  for (let from = 0; from < 1; from += 0.01) {
    const given = left.filter((top) => hasAnswer(top) && top.chance >= from);
    if (given.length < LEAST_GIVEN) return 1;
    if (given.filter(({ isRight }) => isRight).length >= RIGHT * given.length) return from;
  }
  return 1;
}

const least = { document: refusing('document'), case: refusing('case') };
const sure = standing();
const isSaid = ({ chance, example }: Judged) => chance >= least[isOfCase(example.set) ? 'case' : 'document'];

console.log(`left out in ${FOLDS} parts, of ${groups.length} kinds and cases:`);
for (const set of new Set(examples.map((each) => each.set))) {
  const of = left.filter(({ example }) => example.set === set);
  const asked = examples.filter((each) => each.set === set && !each.isForeign && each.right.includes(true));
  const held = of.filter(hasAnswer);
  const open = of.filter((top) => !hasAnswer(top));
  const missing = examples.filter(
    (each) => each.set === set && (each.isForeign || !each.right.includes(true)),
  );
  const refusedOf = (isForeign: boolean) => {
    const those = missing.filter((each) => each.isForeign === isForeign);
    const given = open.filter((top) => top.example.isForeign === isForeign && isSaid(top));
    return share(those.slice(given.length), those);
  };
  console.log(
    `  ${set.padEnd(7)} first ${share(
      held.filter(({ isRight }) => isRight),
      asked,
    )}  of three ${share(
      held.filter(({ isShown }) => isShown),
      asked,
    )}  said ${share(held.filter(isSaid), asked)}, rightly ${share(
      held.filter((top) => top.isRight && isSaid(top)),
      held.filter(isSaid),
    )}  refused own ${refusedOf(false)} others ${refusedOf(true)}`,
  );
}
console.log('chance  answers given   right of them   refused where nothing answers');
const answerable = left.filter(hasAnswer);
const unanswerable = left.filter((top) => !hasAnswer(top));
for (let at = 0.05; at < 1; at += 0.05) {
  const given = answerable.filter((top) => top.chance >= at);
  console.log(
    `${at.toFixed(2)}    ${share(given, answerable)}  ${share(
      given.filter(({ isRight }) => isRight),
      given,
    )}  ${share(
      unanswerable.filter((top) => top.chance < at),
      unanswerable,
    )}`,
  );
}

const { expectations, rank, gate } = train(examples);
const literal = (weights: Weights, digits: number) =>
  `weightsOf(${JSON.stringify(
    Object.entries(weights)
      .filter(([, value]) => Math.abs(value) >= 10 ** -digits)
      .map(([name, value]) => `${name} ${Number(value.toFixed(digits))}`)
      .join('\n'),
  )})`;
console.log(
  `least ${least.document.toFixed(2)}, of a case ${least.case.toFixed(2)}, sure ${sure.toFixed(2)}`,
);
if (process.env.DRY === undefined)
  await writeFile(
    OUT,
    `// Made by scripts/train-passages.ts from questions with the words that answer them.
import { weightsOf } from './weight-table.ts';

export const RANK = ${literal(rank.features, 3)};
/** What the grammar of a question asks for > what the grammar of a sentence gives. */
export const CUES = ${literal(rank.cues, 2)};
export const GATE = ${literal(gate, 3)};
/** Of a word of a question, how often it stands in the words that answer. */
export const EXPECTATIONS = ${literal(expectations, 2)};
/** From this chance on a stretch is given as an answer: the lowest at which ${100 * REFUSED.document} of 100 questions that nothing answers were refused, of a case ${100 * REFUSED.case}, of kinds and cases that were left out; those asked of their own papers count as much as those asked of others. */
export const LEAST = { document: ${least.document.toFixed(2)}, case: ${least.case.toFixed(2)} };
/** From this chance on ${100 * RIGHT} of 100 answers that were left out were right; 1 where so many never were. */
export const SURE = ${sure.toFixed(2)};
`,
  );
