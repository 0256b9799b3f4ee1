import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { kindFeatures } from '#src/papers/kind-features.ts';
import { damping, SORTS, sortOf } from '#src/papers/kind-model.ts';
import { readLines } from '#src/text/lines.ts';
import { type Chance, chanceFrom, makePaper, readPieces, readTitles } from './kinds-made.ts';

/**
 * Learns which sort of paper a text is, from invented papers under titles as dockets print them; prints how often that
 * is right for courts whose titles, and for pieces of papers that were left out; writes src/papers/kind-weights.ts.
 */
const OUT = resolve(import.meta.dirname, '../src/papers/kind-weights.ts');
const PAPERS_OF_ONE = 420;
const FOLDS = 4;
const ROUNDS = 14;
const RATE = 0.35;
const DECAY = 0.00002;
/** In so many papers a feature must stand, and so many features are kept. */
const LEAST = 6;
const MOST_FEATURES = 9000;

interface Example {
  features: string[];
  sort: number;
  fold: number;
}

function hashed(text: string): number {
  let value = 7;
  for (const character of text) value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

const titles = await readTitles();
const pieces = await readPieces();

/** Invented papers of one fold: no title of its courts and no piece of its papers stands in another fold. */
function papersOf(fold: number, chance: Chance): Example[] {
  const mine = (word: string) => hashed(word) % FOLDS === fold;
  return pieces.flatMap((of) => {
    const sort = sortOf(of.kind);
    const real = titles
      .filter(({ kind, court }) => sortOf(kind) === sort && mine(court))
      .map(({ title }) => title);
    const kept = (list: string[]) => {
      const own = list.filter(mine);
      return own.length > 0 ? own : list.slice(0, 1);
    };
    const own = { ...of, b: kept(of.b), s: kept(of.s), e: kept(of.e) };
    const isHead = pieces.find(({ kind }) => sortOf(kind) === sort) === of;
    const named = kept(of.t);
    return Array.from({ length: Math.round((PAPERS_OF_ONE * shareOf(of.kind)) / FOLDS) }, () => {
      const from = isHead && real.length > 3 && chance() < 0.5 ? real : named;
      const text = makePaper(own, from, chance);
      return { features: [...kindFeatures(readLines(text))], sort: SORTS.indexOf(sort), fold };
    });
  });
}

/** Sorts of which more is written: the same number of papers for each sort, however many kinds it has. */
function shareOf(kind: (typeof pieces)[number]['kind']): number {
  const same = pieces.filter((each) => sortOf(each.kind) === sortOf(kind)).length;
  return 1 / Math.sqrt(same);
}

function train(examples: readonly Example[], chance: Chance): Map<string, Float64Array> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const weights = new Map<string, Float64Array>([['', new Float64Array(SORTS.length)]]);
  for (const [feature, count] of counts)
    if (count >= LEAST) weights.set(feature, new Float64Array(SORTS.length));
  const order = examples.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const example = examples[index];
      if (example) learn(weights, example, RATE / (1 + round));
    }
  }
  return weights;
}

function learn(weights: Map<string, Float64Array>, { features, sort }: Example, rate: number): void {
  const held = ['', ...features].flatMap((feature) => weights.get(feature) ?? []);
  const strength = 1 / damping(held.length - 1);
  const shares = sharesOf(held, strength);
  for (const row of held) {
    for (let at = 0; at < SORTS.length; at += 1) {
      const error = (at === sort ? 1 : 0) - (shares[at] ?? 0);
      row[at] = (row[at] ?? 0) * (1 - DECAY) + rate * strength * error;
    }
  }
}

function sharesOf(rows: readonly Float64Array[], strength: number): number[] {
  const sums = SORTS.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) * strength);
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}

function isRight(weights: Map<string, Float64Array>, { features, sort }: Example): boolean {
  const held = ['', ...features].flatMap((feature) => weights.get(feature) ?? []);
  const shares = sharesOf(held, 1 / damping(held.length - 1));
  return shares.indexOf(Math.max(...shares)) === sort;
}

const folds = Array.from({ length: FOLDS }, (_, fold) => papersOf(fold, chanceFrom(fold + 1)));
let right = 0;
let whole = 0;
const missed = new Map<string, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = train(folds.filter((_, each) => each !== fold).flat(), chanceFrom(99));
  for (const example of folds[fold] ?? []) {
    whole += 1;
    if (isRight(weights, example)) right += 1;
    else missed.set(SORTS[example.sort] ?? '', (missed.get(SORTS[example.sort] ?? '') ?? 0) + 1);
  }
}
console.log(
  `sort of paper, courts and pieces left out: ${(right / whole).toFixed(3)} (${right} of ${whole})`,
);
console.log(`missed: ${[...missed].map(([sort, count]) => `${sort} ${count}`).join(', ')}`);

const weights = train(folds.flat(), chanceFrom(99));
const strengthOf = (row: Float64Array) => Math.max(...row) - Math.min(...row);
const kept = [...weights]
  .filter(([feature]) => feature !== '')
  .sort(([, a], [, b]) => strengthOf(b) - strengthOf(a))
  .slice(0, MOST_FEATURES);
const rows = [weights.get('') ?? new Float64Array(SORTS.length), ...kept.map(([, row]) => row)];
const most = rows.reduce((top, row) => Math.max(top, ...row.map(Math.abs)), 0);
const scale = most / 127;
const bytes = Buffer.from(
  Int8Array.from(rows.flatMap((row) => [...row].map((each) => Math.round(each / scale)))).buffer,
);
const features = kept.map(([feature]) => feature).join('\n');
await writeFile(
  OUT,
  `/** Made by scripts/train-kinds.ts: features, and a signed byte for each sort (see kind-model.ts). */\nexport const WEIGHTS = {\n  scale: ${scale},\n  features: ${JSON.stringify(features)},\n  bytes: '${bytes.toString('base64')}',\n};\n`,
);
console.log(`${kept.length} features, ${Math.round((features.length + bytes.length * 1.34) / 1000)} kB`);
