import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { findCandidates } from '#src/facts/times/candidates.ts';
import { MEANINGS, type Meaning, oddsOf, SCALE } from '#src/facts/times/model.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';

/**
 * Learns what a day or a period in a sentence is for from labelled sentences, prints how often that is right for
 * states that were left out, and writes the weights that the finder reads (src/facts/times/weights.ts).
 */
const Line = z.object({
  source: z.object({ title: z.string() }).optional(),
  state: z.string(),
  paper: z.string().nullable(),
  dated: z.string().nullable(),
  text: z.string(),
  times: z.array(z.object({ quote: z.string(), kind: z.string(), start: z.number().optional() })),
});
type Line = z.infer<typeof Line>;

interface Example {
  features: string[];
  meaning: number;
  group: string;
  weight: number;
  shown: string;
  augmented: boolean;
}

const FILES = ['../tests/eval/deadlines/open.jsonl', 'times-lines.jsonl'];
const OUT = resolve(import.meta.dirname, '../src/facts/times/weights.ts');
const ROUNDS = 260;
const RATE = 0.05;
const DECAY = Number(process.env.DECAY ?? 0.004);
const LEAST = 2;
const FOLDS = 8;

const lines: Line[] = [];
for (const file of FILES) {
  const text = await readFile(resolve(import.meta.dirname, file), 'utf8').catch(() => '');
  for (const line of text.split('\n')) if (line.trim() !== '') lines.push(Line.parse(JSON.parse(line)));
}

function meaningOf(kind: string): Meaning {
  return kind === 'deadline' || kind === 'hearing' || kind === 'offer' ? kind : 'none';
}

function examplesOf(line: Line, known: boolean): Example[] {
  const paper = readPaper(line.text);
  const context = { dated: known ? line.dated : null, docType: known ? line.paper : null, today: null };
  const spans = line.times.map(({ quote, kind, start }) => {
    const at = start ?? line.text.indexOf(quote);
    return { start: at, end: at + quote.length, kind };
  });
  return findCandidates(paper, readSentences(paper), context).flatMap((candidate) => {
    const start = candidate.passage.toSource(candidate.mention.start);
    const end = candidate.passage.toSource(candidate.mention.end - 1) + 1;
    const span = spans.find((each) => each.start < end && start < each.end);
    if (!span) {
      if (known && process.env.LOST)
        console.log(`UNLABELLED ${line.text.slice(start, end)} | ${line.text.slice(0, 80)}`);
      return [];
    }
    return [
      {
        features: candidate.features,
        meaning: MEANINGS.indexOf(meaningOf(span.kind)),
        group: line.state,
        weight: known ? 1 : 0.4,
        shown: `${span.kind}: [${line.text.slice(start, end)}] ${line.paper} ${line.text.replace(/\s+/g, ' ')}`,
        augmented: !known,
      },
    ];
  });
}

/** Multinomial logistic regression by gradient descent with momentum of each weight's own (Adam), L2. */
function train(examples: readonly Example[]): Map<string, number[]> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const each of features) counts.set(each, (counts.get(each) ?? 0) + 1);
  const weights = new Map<string, number[]>();
  for (const [name, count] of counts)
    if (count >= LEAST * 2)
      weights.set(
        name,
        MEANINGS.map(() => 0),
      );
  const first = new Map([...weights.keys()].map((name) => [name, MEANINGS.map(() => 0)]));
  const second = new Map([...weights.keys()].map((name) => [name, MEANINGS.map(() => 0)]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = new Map<string, number[]>();
    for (const { features, meaning, weight } of examples) {
      const odds = oddsOf(features, weights);
      MEANINGS.forEach((name, index) => {
        const off = (odds[name] - (index === meaning ? 1 : 0)) * weight;
        for (const feature of features) {
          if (!weights.has(feature)) continue;
          const slope = slopes.get(feature) ?? MEANINGS.map(() => 0);
          slope[index] = (slope[index] ?? 0) + off;
          slopes.set(feature, slope);
        }
      });
    }
    for (const [name, own] of weights) {
      const slope = slopes.get(name);
      own.forEach((value, index) => {
        const gradient = (slope?.[index] ?? 0) / examples.length + (name === 'bias' ? 0 : DECAY * value);
        const m = first.get(name) ?? [];
        const v = second.get(name) ?? [];
        m[index] = 0.9 * (m[index] ?? 0) + 0.1 * gradient;
        v[index] = 0.99 * (v[index] ?? 0) + 0.01 * gradient * gradient;
        const step = (m[index] ?? 0) / (1 - 0.9 ** round);
        const size = Math.sqrt((v[index] ?? 0) / (1 - 0.99 ** round)) + 1e-6;
        own[index] = value - (RATE * step) / size;
      });
    }
  }
  return weights;
}

const examples = lines.flatMap((line) => [...examplesOf(line, true), ...examplesOf(line, false)]);
const groups = [...new Set(examples.map(({ group }) => group))].sort();
console.log(
  `${lines.length} sentences, ${examples.filter(({ augmented }) => !augmented).length} days and periods, ${groups.length} groups`,
);

const tally = new Map<string, number>();
const count = (name: string): void => void tally.set(name, (tally.get(name) ?? 0) + 1);
const folds = Math.min(FOLDS, groups.length);
for (let fold = 0; fold < folds; fold += 1) {
  const left = new Set(groups.filter((_, index) => index % folds === fold));
  const weights = train(examples.filter(({ group }) => !left.has(group)));
  for (const { features, meaning, group, shown, augmented } of examples) {
    if (!left.has(group) || augmented) continue;
    const odds = oddsOf(features, weights);
    const best = MEANINGS.reduce((a, b) => (odds[b] > odds[a] ? b : a));
    const wanted = MEANINGS[meaning] ?? 'none';
    count(`${wanted} -> ${best}`);
    const scope = group.startsWith('x') ? 'invented' : 'real';
    if (wanted !== 'none') count(`${scope} wanted`);
    if (wanted !== 'none' && best === wanted) count(`${scope} found`);
    if (best !== 'none') count(`${scope} offered`);
    if (best !== 'none' && wanted === 'none') count(`${scope} wrong`);
    if (best !== wanted && process.env.MISSES) console.log(`${best} ${odds[best].toFixed(2)} | ${shown}`);
  }
}
for (const [name, value] of [...tally].sort()) console.log(name, value);
for (const scope of ['real', 'invented']) {
  const part = (name: string) => tally.get(`${scope} ${name}`) ?? 0;
  console.log(
    `${scope}: found ${(part('found') / part('wanted')).toFixed(3)} (${part('found')}/${part('wanted')}), wrong ${(part('wrong') / part('offered')).toFixed(3)} (${part('wrong')}/${part('offered')})`,
  );
}

const packed: string[] = [];
for (const [name, own] of [...train(examples)].sort(([a], [b]) => a.localeCompare(b))) {
  const rounded = own.map((each) => Math.round(each * SCALE));
  if (rounded.some((each) => Math.abs(each) >= 2)) packed.push(`${name}\t${rounded.join(' ')}`);
}
const literal = JSON.stringify(packed.join('\n'));
const quoted = literal.includes("'") ? literal : `'${literal.slice(1, -1)}'`;
await writeFile(
  OUT,
  `// Made by scripts/train-times.ts from labelled sentences: a feature, a tab, its weights in hundredths by the order of MEANINGS.\nexport const WEIGHTS =\n  ${quoted};\n`,
);
console.log(`${packed.length} features, ${(literal.length / 1024).toFixed(0)} kB`);
