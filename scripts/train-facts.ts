import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { sentenceFeatures, sumFeatures } from '#src/facts/sentences/features.ts';
import { oddsAmong, PURPOSES, SUM_ROLES } from '#src/facts/sentences/model.ts';
import { sumsIn } from '#src/facts/sentences/sum-places.ts';
import { viewOf } from '#src/facts/statements.ts';
import { SCALE } from '#src/facts/times/model.ts';
import { readPaper } from '#src/papers/paper.ts';
import { readSentences } from '#src/papers/sentences.ts';
import { trainLogistic } from './logistic.ts';

/**
 * Learns from labeled sentences (facts-lines.txt) what a sentence is for and what a sum in it is, prints how often
 * that is right for groups that were left out, and writes the weights (src/facts/sentences/*-weights.ts).
 */
interface Example {
  features: string[];
  label: number;
  group: string;
  /** Without the kind of the paper; learned from, not counted. */
  isBlind: boolean;
  shown: string;
}

const LINES = resolve(import.meta.dirname, 'facts-lines.txt');
const REAL = resolve(import.meta.dirname, '../tests/eval/deadlines/open.jsonl');
const OUT = resolve(import.meta.dirname, '../src/facts/sentences');
const ROUNDS = 220;
const RATE = 0.05;
const DECAY = Number(process.env.DECAY ?? 0.003);
const LEAST = 3;
const FOLDS = 10;

const PURPOSE: Readonly<Record<string, number>> = { c: 0, o: 1, '-': 2 };
const ROLE: Readonly<Record<string, number>> = { a: 0, j: 1, o: 2, w: 3, p: 4, f: 5, g: 6 };

const sentences: Example[] = [];
const sums: Example[] = [];

interface Labeled {
  docType: string;
  text: string;
  group: string;
  /** What the sentence at an offset is for. */
  purposeAt(start: number, end: number): number;
  /** What the sum over an offset is; null where nobody has said. */
  roleAt(start: number, end: number): number | null;
}

function addExamples({ docType, text, group, purposeAt, roleAt }: Labeled): void {
  const paper = readPaper(text);
  const read = readSentences(paper);
  for (const isBlind of [false, true]) {
    const kind = isBlind ? null : docType;
    const view = viewOf(paper, read, kind);
    for (const { passage, start, end, before } of view.statements) {
      const shown = `${docType} | ${passage.text.slice(0, 160)}`;
      const features = sentenceFeatures(passage.text, before, kind);
      sentences.push({ features, label: purposeAt(start, end), group, isBlind, shown });
      for (const sum of sumsIn(passage, paper)) {
        const at = passage.toSource(sum.start);
        const label = roleAt(at, at + sum.end - sum.start);
        if (label === null) continue;
        sums.push({
          features: sumFeatures(sum.context.text, sum.context, {
            docType: kind,
            isPrayer: false,
            isRow: sum.rowLabel !== null,
          }),
          label,
          group,
          isBlind,
          shown: `[${passage.text.slice(sum.start, sum.end)}] ${shown}`,
        });
      }
    }
  }
}

/** 'Order|-|… pay {j:$500} …'; see the head of facts-lines.txt. */
function readInvented(line: string, group: string): void {
  const [docType = '', purpose = '-', ...rest] = line.split('|');
  const roles: { start: number; end: number; role: number }[] = [];
  let text = '';
  for (const part of rest.join('|').split(/(\{[ajowpfg]:[^}]*\})/)) {
    const marked = /^\{([ajowpfg]):([^}]*)\}$/.exec(part);
    const words = marked?.[2] ?? part;
    if (marked)
      roles.push({ start: text.length, end: text.length + words.length, role: ROLE[marked[1] ?? ''] ?? 7 });
    text += words;
  }
  if (PURPOSE[purpose] === undefined) throw new Error(`no such label: ${line}`);
  addExamples({
    docType,
    text,
    group,
    purposeAt: () => PURPOSE[purpose] ?? 2,
    roleAt: (start, end) => roles.find((each) => each.start < end && start < each.end)?.role ?? 7,
  });
}

const Real = z.object({ id: z.string(), state: z.string(), paper: z.string(), text: z.string() });

async function readAll(): Promise<void> {
  const real = new Map<string, { label: string; words: string }[]>();
  let group = '';
  for (const line of (await readFile(LINES, 'utf8')).split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3).trim();
    else if (line.startsWith('@')) {
      const [id = '', label = '-', words = ''] = line.slice(1).split('|');
      real.set(id, [...(real.get(id) ?? []), { label, words }]);
    } else if (line.trim() !== '' && !line.startsWith('#')) readInvented(line, group);
  }
  for (const line of (await readFile(REAL, 'utf8')).split('\n')) {
    if (line.trim() === '') continue;
    const { id, state, paper, text } = Real.parse(JSON.parse(line));
    const labels = (real.get(id) ?? []).map(({ label, words }) => {
      const at = text.indexOf(words);
      if (at === -1) throw new Error(`${id} does not say ${words}`);
      return { label, at };
    });
    addExamples({
      docType: paper.replaceAll('-', ' '),
      text,
      group: `real ${state}`,
      purposeAt: (start, end) => PURPOSE[labels.find(({ at }) => at >= start && at < end)?.label ?? '-'] ?? 2,
      roleAt: () => null,
    });
  }
}

function train(examples: readonly Example[], wide: number): Map<string, number[]> {
  const rows = examples.map(({ features, label, isBlind }) => ({
    features,
    label,
    weight: isBlind ? 0.5 : 1,
  }));
  // Every sentence is there twice.
  return trainLogistic(rows, { wide, rounds: ROUNDS, rate: RATE, decay: DECAY, least: LEAST });
}

function check<Name extends string>(
  title: string,
  examples: readonly Example[],
  names: readonly Name[],
): void {
  const groups = [...new Set(examples.map(({ group }) => group))].sort();
  const pairs = new Map<string, number>();
  let right = 0;
  let all = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const left = new Set(groups.filter((_, index) => index % FOLDS === fold));
    const weights = train(
      examples.filter(({ group }) => !left.has(group)),
      names.length,
    );
    for (const { features, label, group, isBlind, shown } of examples) {
      if (!left.has(group) || isBlind) continue;
      const odds = oddsAmong(names, features, weights);
      const best = odds.reduce((a, b) => (b.odds > a.odds ? b : a));
      const wanted = names[label] ?? '';
      all += 1;
      if (best.name === wanted) right += 1;
      else if (process.env.MISSES)
        console.log(`${wanted} -> ${best.name} ${best.odds.toFixed(2)} | ${shown}`);
      pairs.set(`${wanted} -> ${best.name}`, (pairs.get(`${wanted} -> ${best.name}`) ?? 0) + 1);
    }
  }
  console.log(
    `${title}, groups left out (${groups.length}): right ${right}/${all} = ${(right / all).toFixed(3)}`,
  );
  for (const name of names) {
    const of = (test: (pair: [string, string]) => boolean) =>
      [...pairs].reduce((sum, [pair, count]) => {
        const [wanted = '', got = ''] = pair.split(' -> ');
        return test([wanted, got]) ? sum + count : sum;
      }, 0);
    const [hit, wanted, got] = [
      of(([a, b]) => a === name && b === name),
      of(([a]) => a === name),
      of(([, b]) => b === name),
    ];
    console.log(`  ${name}: found ${hit}/${wanted}, right among said ${hit}/${got}`);
  }
}

async function write(file: string, constant: string, weights: ReadonlyMap<string, number[]>): Promise<void> {
  const packed: string[] = [];
  for (const [name, own] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rounded = own.map((each) => Math.round(each * SCALE));
    if (rounded.some((each) => Math.abs(each) >= 3)) packed.push(`${name}\t${rounded.join(' ')}`);
  }
  const literal = JSON.stringify(packed.join('\n'));
  const quoted = literal.includes("'") ? literal : `'${literal.slice(1, -1)}'`;
  await writeFile(
    resolve(OUT, file),
    `// Made by scripts/train-facts.ts from labeled sentences: a feature, a tab, its weights in hundredths.\nexport const ${constant} =\n  ${quoted};\n`,
  );
  console.log(`${file}: ${packed.length} features, ${(literal.length / 1024).toFixed(0)} kB`);
}

await readAll();
check('What a sentence is for', sentences, PURPOSES);
check('What a sum is', sums, SUM_ROLES);
await write('sentence-weights.ts', 'SENTENCE_WEIGHTS', train(sentences, PURPOSES.length));
await write('sum-weights.ts', 'SUM_WEIGHTS', train(sums, SUM_ROLES.length));
