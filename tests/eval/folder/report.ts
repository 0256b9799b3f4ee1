import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { KEPT_TEXTS, type ReadText, readTexts } from '#tests/eval/corpus.ts';
import { scoreDockets } from '#tests/eval/dockets.ts';
import { heading } from '#tests/eval/report.ts';
import { groupCases } from './cases.ts';
import { type Figure, figure, shareOf, showFigure } from './figure.ts';
import { type PaperRead, readAsProduct } from './paper-read.ts';
import { askRound, kindTable, questionFigures, quotesOf } from './questions.ts';
import { sameCourt, sameNumber, trueCourtId } from './same.ts';
import {
  CAPTION_FIELDS,
  captionFigures,
  evidenceFigures,
  judgeCaption,
  partyFigures,
  tallyParties,
} from './score-caption.ts';
import { dayFigures, replyFigures, sentenceFigures, tallyDays } from './score-days.ts';
import { readLabel, readQuestion, type TrueQuestion, type Truth } from './truth.ts';

export interface Options {
  /** Shows what each miss was; without it nothing of any paper is shown. */
  misses: boolean;
  /** Keeps the texts for another run, which then measures no reading time for them. */
  keep: boolean;
}

/** A paper, its label and what the product read. `read` is null where it could not be read. */
interface Measured {
  truth: Truth;
  text: ReadText;
  read: PaperRead | null;
}

interface Section {
  title: string;
  figures: Figure[];
  /** A table under them. */
  table?: string[];
}

async function linesOf(file: string): Promise<unknown[]> {
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line));
}

async function readAll(folder: string, truths: readonly Truth[], keep: boolean) {
  const workDir = keep ? KEPT_TEXTS : await mkdtemp(join(tmpdir(), 'proceed-eval-'));
  try {
    const paths = truths.map(({ path }) => path);
    return await readTexts(folder, paths, workDir);
  } finally {
    // Nothing of a folder that nobody may read stays behind.
    if (!keep) await rm(workDir, { recursive: true, force: true });
  }
}

async function measure(truth: Truth, text: ReadText): Promise<Measured> {
  const { path, written } = truth;
  if (text.text === null) return { truth, text, read: null };
  const { text: words, mimeType, layout, notes } = text;
  const file = { path, filename: basename(path), text: words, mimeType, layout, notes, today: written };
  return { truth, text, read: await readAsProduct(file) };
}

/** By its label, else by what had to be done to read it. */
function isScanned({ truth, text }: Measured): boolean {
  return truth.isScan ?? text.ocrPages > text.pages / 2;
}

function kindSection(papers: readonly Measured[]): Section {
  const isRight = ({ truth, read }: Measured) => read !== null && truth.kinds.includes(read.kind);
  const line = ({ truth, read }: Measured) =>
    `${truth.path}: ${truth.kinds.join(' or ')}, taken for ${read?.kind ?? 'nothing, it could not be read'}`;
  const read = papers.filter(({ read: own }) => own !== null);
  const strict = ({ truth, read: own }: Measured) => own?.kind === truth.kinds[0];
  return {
    title: 'Kind of paper',
    figures: [
      shareOf('right, of the papers that could be read', read, isRight, line),
      shareOf('without the other kinds that the label accepts', read, strict, line),
      shareOf('right, of all papers', papers, isRight, line),
    ],
  };
}

function captionSection(papers: readonly Measured[], sort: string): Section {
  const judged = papers.flatMap(({ truth, read }) => judgeCaption(truth, read));
  const fields = CAPTION_FIELDS.flatMap((field) =>
    captionFigures(
      field,
      judged.filter((one) => one.field === field),
    ),
  );
  // The lines of what is missed stand with each field.
  const all = captionFigures('all fields', judged).map((one) => ({ ...one, misses: [] }));
  const evidence = evidenceFigures('all fields', judged);
  return { title: `Caption fields, ${sort} papers`, figures: [...all, ...evidence, ...fields] };
}

function courtSection(papers: readonly Measured[]): Section {
  const named = papers.flatMap((paper) =>
    paper.truth.court ? [{ ...paper, court: paper.truth.court }] : [],
  );
  const numbered = papers.flatMap((paper) =>
    paper.truth.numbers ? [{ ...paper, numbers: paper.truth.numbers }] : [],
  );
  const recognized = named.flatMap((paper) => {
    const wanted = trueCourtId(paper.truth.courtId, paper.court);
    return wanted === null ? [] : [{ ...paper, wanted }];
  });
  const noCourt = papers.filter(({ truth }) => truth.court === null);
  const noNumber = papers.filter(({ truth }) => truth.numbers === null);
  return {
    title: 'Court and number',
    figures: [
      shareOf(
        'court as text',
        named,
        ({ read, court }) => read?.court != null && sameCourt(read.court.text, court),
        ({ truth, read, court }) => `${truth.path}: court “${read?.court?.text ?? ''}”, not “${court}”`,
      ),
      shareOf(
        'court recognized',
        recognized,
        ({ read, wanted }) => read?.courtId === wanted,
        ({ truth, read, wanted }) => `${truth.path}: recognized ${read?.courtId ?? 'none'}, not ${wanted}`,
      ),
      shareOf(
        'case number',
        numbered,
        ({ read, numbers }) =>
          numbers.some((number) => read?.number != null && sameNumber(read.number.text, number)),
        ({ truth, read, numbers }) =>
          `${truth.path}: number “${read?.number?.text ?? ''}”, not “${numbers.join('; ')}”`,
      ),
      shareOf(
        'no court in the paper, and none given',
        noCourt,
        ({ read }) => read === null || read.court === null,
        ({ truth, read }) => `${truth.path}: gave the court “${read?.court?.text ?? ''}”`,
      ),
      shareOf(
        'no number in the paper, and none given',
        noNumber,
        ({ read }) => read === null || read.number === null,
        ({ truth, read }) => `${truth.path}: gave the number “${read?.number?.text ?? ''}”`,
      ),
    ],
  };
}

function daySections(papers: readonly Measured[]): Section[] {
  const tallies = papers.flatMap(({ truth, read, text }) => tallyDays(truth, read, text.text ?? '') ?? []);
  return [
    { title: 'Days and periods of a paper', figures: dayFigures(tallies) },
    { title: 'Deadline sentences', figures: sentenceFigures(tallies) },
    { title: 'Reply to ‘What are my deadlines?’', figures: replyFigures(papers) },
  ];
}

async function questionSections(
  papers: readonly Measured[],
  questions: readonly TrueQuestion[],
): Promise<Section[]> {
  const texts = new Map(papers.map(({ truth, text }) => [truth.path, text]));
  const cases = groupCases(papers.map(({ truth }) => truth));
  const asking = { questions, texts, cases };
  const [ofPaper, ofCase] = [await askRound(asking, false), await askRound(asking, true)];
  const sizes = new Map<string, number>();
  for (const at of cases.values()) sizes.set(at, (sizes.get(at) ?? 0) + 1);
  const shared = questions.filter(({ path }) => (sizes.get(cases.get(path) ?? '') ?? 0) > 1);
  const quotes = quotesOf(ofPaper).quotes + quotesOf(ofCase).quotes;
  const verified = quotesOf(ofPaper).verified + quotesOf(ofCase).verified;
  const analyses = papers.flatMap(({ read }) => read ?? []);
  const sum = (of: 'quotes' | 'verified') => analyses.reduce((total, one) => total + one[of], 0);
  return [
    { title: 'Questions asked of their paper', figures: questionFigures(ofPaper), table: kindTable(ofPaper) },
    {
      title: 'Questions asked of all papers of their case',
      figures: [
        ...questionFigures(ofCase),
        figure('questions whose case has more than one paper', shared.length, questions.length),
      ],
      table: kindTable(ofCase),
    },
    {
      title: 'Quotations that stand in the paper, letter by letter at their place',
      figures: [
        figure('of the analyses', sum('verified'), sum('quotes')),
        figure('of the replies', verified, quotes),
      ],
    },
  ];
}

async function docketSection(folder: string): Promise<Section> {
  const scores = await scoreDockets(folder);
  if (scores === null) return { title: 'Dockets', figures: [] };
  const { files, entries, steps } = scores;
  return {
    title: 'Dockets',
    figures: [
      files,
      figure('precision of the entries', entries.common, entries.found),
      figure('recall of the entries', entries.common, entries.wanted),
      steps,
    ],
  };
}

function show(section: Section, withMisses: boolean): boolean {
  const figures = section.figures.filter(({ whole }) => whole > 0);
  if (figures.length === 0) return false;
  heading(section.title);
  for (const one of figures) {
    console.log(showFigure(one));
    for (const miss of withMisses ? one.misses : []) console.log(`      ${miss}`);
  }
  for (const line of section.table ?? []) console.log(line);
  return true;
}

function showTimes(papers: readonly Measured[], started: ReadonlySet<string>): void {
  const read = papers.filter(({ truth, text }) => started.has(truth.path) && text.text !== null);
  const sorts = [
    ['papers with a text of their own', read.filter(({ text }) => text.ocrPages === 0)],
    ['papers with pages read by OCR', read.filter(({ text }) => text.ocrPages > 0)],
  ] as const;
  heading('Reading time, two files at a time');
  for (const [words, those] of sorts) {
    const pages = those.reduce((sum, { text }) => sum + text.pages, 0);
    const ms = those.reduce((sum, { text }) => sum + text.ms, 0);
    const each = pages === 0 ? 'not measured' : `${(ms / pages).toFixed(0)} ms a page`;
    console.log(
      `  ${words.padEnd(40)} ${each} (${(ms / 1000).toFixed(1)} s, ${pages} pages, ${those.length} papers)`,
    );
  }
}

function showUnread(
  papers: readonly Measured[],
  questions: readonly TrueQuestion[],
  withMisses: boolean,
): void {
  const unread = papers.filter(({ read }) => read === null);
  console.log(
    `${papers.length} papers, ${questions.length} questions; ${unread.length} papers could not be read.`,
  );
  for (const { truth, text } of withMisses ? unread : []) console.log(`      ${truth.path}: ${text.reason}`);
  const labels = papers.flatMap(({ truth }) => truth.unread);
  if (labels.length === 0) return;
  console.log(`${labels.length} labels are of a form that is not read here; fields and keys:`);
  for (const label of [...new Set(labels)].sort()) {
    console.log(`      ${label} (${labels.filter((one) => one === label).length})`);
  }
}

/** Measures the product on a folder of labeled papers in the corpus' form, and prints every figure with its counts. */
export async function reportFolder(folder: string, { misses, keep }: Options): Promise<void> {
  const truths = (await linesOf(join(folder, 'manifest.jsonl'))).map(readLabel);
  const asked = (await linesOf(join(folder, 'questions.jsonl'))).map(readQuestion);
  const questions = asked.filter((question) => question !== null);
  if (questions.length < asked.length) {
    console.log(`${asked.length - questions.length} questions are of a form that is not read here.`);
  }
  console.log(`Reading ${truths.length} papers with the product's own reader …`);
  const texts = await readAll(folder, truths, keep);
  const papers: Measured[] = [];
  for (const truth of truths) {
    const text = texts.get(truth.path);
    if (text !== undefined) papers.push(await measure(truth, text));
  }
  showUnread(papers, questions, misses);
  const sections: Section[] = [
    kindSection(papers),
    captionSection(
      papers.filter((paper) => !isScanned(paper)),
      'born-digital',
    ),
    captionSection(papers.filter(isScanned), 'scanned'),
    {
      title: 'Parties',
      figures: partyFigures(papers.flatMap(({ truth, read }) => tallyParties(truth, read) ?? [])),
    },
    courtSection(papers),
    ...daySections(papers),
    ...(await questionSections(papers, questions)),
    await docketSection(folder),
  ];
  const absent = sections.filter((section) => !show(section, misses));
  showTimes(papers, new Set(keep ? [] : truths.map(({ path }) => path)));
  if (absent.length > 0) {
    console.log(
      `\nNot measured, because no label here says it: ${absent.map(({ title }) => title).join('; ')}.`,
    );
  }
}
