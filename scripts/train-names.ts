import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { nameTrouble } from '#src/papers/caption-certainty.ts';
import { findCourt } from '#src/papers/caption-court.ts';
import { isCourtLine } from '#src/papers/caption-court-names.ts';
import { type Grid, gridOf } from '#src/papers/caption-grid.ts';
import { isNumberLine } from '#src/papers/caption-number.ts';
import { readParties } from '#src/papers/caption-parties.ts';
import { versusRow } from '#src/papers/caption-versus.ts';
import { nameFeatures, WORD } from '#src/papers/name-features.ts';
import { isOfFormWords, NO_FORM_WORD, scoreOf } from '#src/papers/name-model.ts';
import { readPaper } from '#src/papers/paper.ts';
import { headOf } from '#src/text/lines.ts';
import { KEPT_TEXTS, type ReadText, readTexts } from '#tests/eval/corpus.ts';
import { sameName } from '#tests/eval/folder/same.ts';
import { readLabel, type Truth } from '#tests/eval/folder/truth.ts';
import { trainLogistic } from './logistic.ts';

/**
 * Learns what in the head of a paper is the name of a party, from the folders of labeled papers that are its arguments
 * (in the form of `npm run eval -- --papers`); prints what it would doubt, rightly and wrongly, of courts that were left
 * out; writes src/papers/name-weights.ts. No word of a party's name goes there: only words that stand in the heads of
 * several courts' papers and hardly in a name.
 */
const OUT = resolve(import.meta.dirname, '../src/papers/name-weights.ts');
const FOLDS = 8;
const HEAD_LINES = 130;
const MOST_CELLS = 90;
const HEAD = { isCourt: isCourtLine, isNumber: isNumberLine };
const COURTS_OF_WORD = 3;
const COURTS_OF_SHAPE = 4;
/** In so many times more courts a word is no part of a name. */
const RATIO = 3;
/** In the running words of so many courts it stands in small letters: it is nobody's name. */
const COURTS_OF_PROSE = 3;
const THRESHOLDS = [-5, -4.5, -4, -3.5, -3];

interface Example {
  features: string[];
  isName: boolean;
  court: string;
  name: string;
  /** What the rules took for a party; else any line of a head. */
  isRead: boolean;
  isSure: boolean;
}

/** The courts in whose papers a word stands in small letters. */
const prose = new Map<string, Set<string>>();

function keepProse({ text }: ReadText, court: string): void {
  for (const [word] of (text ?? '').matchAll(/(?<![\p{L}@./-])\p{Ll}{3,}(?![\p{L}@])/gu))
    prose.set(word, (prose.get(word) ?? new Set()).add(court));
}

const courtOf = (path: string) =>
  /^(?:st-|fed-)?([a-z]+\d{0,2})[-.]/.exec(basename(path))?.[1] ?? basename(path);

function examplesOf(truth: Truth, text: ReadText): Example[] {
  if (truth.parties === undefined || text.text === null) return [];
  const paper = readPaper(text.text, text.layout);
  const grid: Grid = gridOf(headOf(paper.lines, HEAD_LINES), paper.text);
  const { cells } = grid;
  const versus = versusRow(grid);
  const head = findCourt(paper, grid, versus);
  const names = truth.parties.map(({ name }) => name);
  const isName = (words: string) => names.some((name) => sameName(words, name));
  const isPart = (words: string) => {
    const small = words.toLowerCase();
    return names.some((name) => name.toLowerCase().includes(small) || small.includes(name.toLowerCase()));
  };
  const court = courtOf(truth.path);
  const lines = cells.slice(0, MOST_CELLS).flatMap((cell): Example[] => {
    const name = cell.text.replace(/[,;.:]+$/, '').trim();
    const trouble = nameTrouble(name);
    const isOwn = isName(name);
    if (trouble === 'drop' || (!isOwn && (trouble !== null || isPart(name)))) return [];
    const features = nameFeatures(name, { cell, cells, versus });
    return [{ features, isName: isOwn, court, name, isRead: false, isSure: false }];
  });
  const at = { versus, courtEnd: head?.end ?? -1, ofCourt: head?.starts ?? new Set<number>() };
  const read = readParties(paper, grid, at, HEAD).flatMap(({ name, evidence, certainty }): Example[] => {
    const trouble = nameTrouble(name);
    if (trouble === 'drop') return [];
    const cell = cells.find(({ start, end }) => start <= evidence.start && end > evidence.start);
    if (cell === undefined) return [];
    const features = nameFeatures(name, { cell, cells, versus });
    return [
      {
        features,
        isName: isName(name),
        court,
        name,
        isRead: true,
        isSure: certainty !== 'unsure' && trouble === null,
      },
    ];
  });
  return [...lines, ...read];
}

/** The features that are weighed: words of several courts' forms, shapes and places of several courts' heads. */
function vocabularyOf(examples: readonly Example[]): Set<string> {
  const courts = { name: new Map<string, Set<string>>(), other: new Map<string, Set<string>>() };
  for (const { features, isName, court } of examples)
    for (const feature of features) {
      const of = isName ? courts.name : courts.other;
      of.set(feature, (of.get(feature) ?? new Set()).add(court));
    }
  const kept = new Set<string>();
  for (const feature of new Set([...courts.name.keys(), ...courts.other.keys()])) {
    const [named, other] = [courts.name.get(feature)?.size ?? 0, courts.other.get(feature)?.size ?? 0];
    const isKept = feature.startsWith(WORD)
      ? other >= COURTS_OF_WORD &&
        other >= RATIO * named &&
        (prose.get(feature.slice(WORD.length))?.size ?? 0) >= COURTS_OF_PROSE
      : named + other >= COURTS_OF_SHAPE;
    if (isKept) kept.add(feature);
  }
  return kept;
}

function learn(examples: readonly Example[]): Map<string, number> {
  const vocabulary = vocabularyOf(examples);
  const named = examples.filter(({ isName }) => isName).length;
  const weight = Math.sqrt((examples.length - named) / Math.max(1, named));
  const rows = examples.map(({ features, isName }) => {
    const known = features.filter((feature) => vocabulary.has(feature));
    const hasWord = known.some((feature) => feature.startsWith(WORD));
    return {
      features: ['bias', ...known, ...(hasWord ? [] : [NO_FORM_WORD])],
      label: isName ? 1 : 0,
      weight: isName ? weight : 1,
    };
  });
  const both = trainLogistic(rows, { wide: 2, rounds: 220, rate: 0.06, decay: 0.0006, least: 1 });
  return new Map([...both].map(([feature, [no = 0, yes = 0]]) => [feature, yes - no]));
}

const examples: Example[] = [];
for (const folder of process.argv.slice(2).map((each) => resolve(each))) {
  const manifest = join(folder, 'manifest.jsonl');
  if (!existsSync(manifest)) throw new Error(`There is no manifest.jsonl in ${folder}.`);
  const lines = (await readFile(manifest, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const truths = lines.map((line) => readLabel(JSON.parse(line)));
  const texts = await readTexts(
    folder,
    truths.map(({ path }) => path),
    KEPT_TEXTS,
  );
  for (const truth of truths) {
    const text = texts.get(truth.path);
    if (text === undefined) continue;
    keepProse(text, courtOf(truth.path));
    examples.push(...examplesOf(truth, text));
  }
}
const courts = [...new Set(examples.map(({ court }) => court))].sort();
const judged: { score: number; isForm: boolean; example: Example }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = new Set(courts.filter((_, at) => at % FOLDS === fold));
  const known = learn(examples.filter(({ court }) => !held.has(court)));
  for (const example of examples)
    if (held.has(example.court) && example.isRead)
      judged.push({
        example,
        score: scoreOf(example.features, known),
        isForm: isOfFormWords(example.name, known),
      });
}
const [right, wrong] = [
  judged.filter(({ example }) => example.isName),
  judged.filter(({ example }) => !example.isName),
];
const sure = wrong.filter(({ example }) => example.isSure);
console.log(
  `${examples.length} lines and names of ${courts.length} courts; the rules read ${right.length} names rightly, and ${wrong.length} that are none (${sure.length} of them surely).`,
);
for (const limit of THRESHOLDS) {
  const below = (all: typeof judged, form: boolean) =>
    all.filter(({ score, isForm }) => isForm === form && score < limit).length;
  console.log(
    `below ${limit}, courts left out: ${below(right, false)} right, ${below(wrong, false)} wrong (${below(sure, false)} sure); of form words alone ${below(right, true)} right, ${below(wrong, true)} wrong (${below(sure, true)} sure)`,
  );
}
const learned = [...learn(examples)]
  .map(([feature, weight]) => [feature, Math.round(weight * 100)] as const)
  .filter(([feature, weight]) => weight !== 0 || feature.startsWith(WORD))
  .sort(([one], [other]) => (one < other ? -1 : 1));
await writeFile(
  OUT,
  `/** Made by scripts/train-names.ts: a feature and a hundred times its weight a line (see name-model.ts). */\nexport const WEIGHTS = ${JSON.stringify(learned.map(([feature, weight]) => `${feature} ${weight}`).join('\n'))};\n`,
);
console.log(`${learned.length} weights written.`);
