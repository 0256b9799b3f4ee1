import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { questionCues } from '#src/conversations/grammar-cues.ts';
import { givenOf } from '#src/conversations/passage-features.ts';
import type { Candidate } from '#src/conversations/passage-fit.ts';
import { type Question, readQuestion } from '#src/conversations/question.ts';
import { fitAll, type ReplyPassage } from '#src/conversations/reply.ts';
import type { Paper } from '#src/verification/papers.ts';
import { caseOf, makePool, type Pool, supports } from '#tests/eval/answering.ts';
import { CORPUS, hasCorpus, KEPT_TEXTS, readManifest, readQuestions, readTexts } from '#tests/eval/corpus.ts';
import { parseQuestions } from '#tests/eval/lay/grade.ts';
import { openCase } from '#tests/eval/lay/run.ts';

/** A question put to some papers, with the words that answer it there; none where nothing does. */
interface Asked {
  /** What is left out together: a kind of invented papers, or a case. */
  group: string;
  question: string;
  path: string;
  support: { text: string; pages: number[] }[];
  pool: Pool;
  /** Papers of any case may answer it. */
  isGeneral: boolean;
}

/** The stretches that were read for a question, and which of them answer it. */
export interface Example {
  group: string;
  set: string;
  /** Put to the papers of somebody else. */
  isForeign: boolean;
  question: string;
  read: Question;
  passages: readonly ReplyPassage[];
  candidates: readonly Candidate[];
  cues: readonly string[];
  given: string[][];
  right: boolean[];
}

const OWN = resolve(import.meta.dirname, 'passages');
const LAY = resolve(import.meta.dirname, '../tests/eval/lay/questions.jsonl');
/** So many invented papers of different kinds stand together as one case. */
const PAPERS_OF_A_CASE = 7;
const MOST_OF_ONE = 400;

async function corpusQuestions(): Promise<[string, Asked[]][]> {
  if (!hasCorpus()) return [];
  const paths = (await readManifest()).map(({ path }) => path);
  const texts = await readTexts(CORPUS, paths, KEPT_TEXTS);
  const papers = [...texts].flatMap(([path, { text }]) =>
    text === null || path.startsWith('hostile/') ? [] : [{ id: path, filename: basename(path), text }],
  );
  const pools = new Map<string, Pool>();
  const poolOf = (key: string, holds: (path: string) => boolean, isCase: boolean) => {
    const those = papers.filter(({ id }) => holds(id));
    const pool = pools.get(key) ?? makePool(those, { isCase });
    pools.set(key, pool);
    return pool;
  };
  const questions = await readQuestions();
  const asked = (isCase: boolean) =>
    questions.map(({ question, path, answerable, support = [] }): Asked => {
      const pool = isCase
        ? poolOf(`case ${caseOf(path)}`, (other) => caseOf(other) === caseOf(path), true)
        : poolOf(path, (other) => other === path, false);
      const group = caseOf(path);
      return { group, question, path, support: answerable ? support : [], pool, isGeneral: false };
    });
  return [
    ['paper', asked(false)],
    ['case', asked(true)],
  ];
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
    const { case: group, question } = item;
    asked.push({ group, question, path: group, support, pool, isGeneral: true });
  }
  return asked;
}

interface Own {
  kind: string;
  paper: Paper;
  questions: { question: string; words: string; isGeneral: boolean }[];
}

/** What stands on papers beside what they say: stamps of filing, letterheads, contacts. It answers next to nothing. */
const STAMPS = [
  'Case 1:25-cv-01187-RTW Document 31 Filed 04/17/25 Page 1 of 6 PageID #: 412',
  'PLM-L-002214-25 11/06/2025 3:47:10 PM Pg 1 of 3 Trans ID: LCV20253301188',
  'Electronically FILED by Superior Court of Tarrane 8/28/2025 4:08 PM Clerk of Court, By M. Osei, Deputy',
];
const OFFICES = [
  'WREN & HALLORAN, P.C.\nDelphi Wren (State Bar No. 244918)\n2200 Mercantile Tower, Suite 1410\nPort Carrow, CA 92011\nTelephone: (619) 555-0172\ndwren@wrenhalloran.example',
  'THE LAW OFFICES OF IGNATZ BELL\nAttorney ID 031882010\n17 Granary Court\n(856) 555-0119',
];

function withChrome(text: string, at: number): string {
  const stamp = STAMPS[Math.floor(at / 3) % STAMPS.length] ?? '';
  const office = OFFICES[Math.floor(at / 3) % OFFICES.length] ?? '';
  if (at % 3 === 0) return [stamp, text, stamp].join('\n');
  if (at % 3 === 1) return [office, text, `Respectfully submitted,\n/s/ ____________\n${office}`].join('\n');
  return text;
}

const LINE = /^\?(~?) (.*?)=>(.*)$/;

function readBlock(kind: string, block: string): Own {
  const [name = '', ...lines] = block.trim().split('\n');
  const text = lines.filter((line) => !line.startsWith('?')).join('\n');
  const questions = lines.flatMap((line) => {
    const [, general = '', question = '', words = ''] = LINE.exec(line) ?? [];
    if (!line.startsWith('?')) return [];
    if (question === '' || !text.includes(words.trim())) throw new Error(`Not in ${name}: ${line}`);
    return [{ question: question.trim(), words: words.trim(), isGeneral: general !== '' }];
  });
  return { kind, paper: { id: name, filename: name, text }, questions };
}

/** The invented papers, each by itself and a few together as a case. */
async function ownQuestions(): Promise<[string, Asked[]][]> {
  const files = (await readdir(OWN)).filter((name) => name.endsWith('.txt')).sort();
  const kinds = await Promise.all(
    files.map(async (name) => {
      const blocks = (await readFile(join(OWN, name), 'utf8')).split(/^== /m).slice(1);
      return blocks.map((block) => readBlock(name.replace('.txt', ''), block));
    }),
  );
  const all = kinds.flat().map((own, at) => {
    const paper = { ...own.paper, text: withChrome(own.paper.text, at) };
    return { ...own, paper };
  });
  const askedOf = (own: Own, pool: Pool) =>
    own.questions.map(({ question, words, isGeneral }): Asked => {
      const support = words === '' ? [] : [{ text: words, pages: [] }];
      return { group: own.kind, question, path: own.paper.id, support, pool, isGeneral };
    });
  const alone = all.flatMap((own) => askedOf(own, makePool([own.paper], { isCase: false })));
  // Papers of different kinds, so that what is left out together is never half a case.
  const joined = all.flatMap((own, at) => {
    const step = Math.floor(all.length / PAPERS_OF_A_CASE);
    const papers = Array.from(
      { length: PAPERS_OF_A_CASE },
      (_, n) => all[(at + n * step) % all.length]?.paper,
    );
    const pool = makePool(
      papers.flatMap((paper) => paper ?? []),
      { isCase: true },
    );
    return askedOf(own, pool).filter(
      ({ support, isGeneral }, n) => support.length > 0 && !isGeneral && n % 2 === 0,
    );
  });
  return [
    ['own', alone],
    ['joined', joined],
  ];
}

function exampleOf(set: string, asked: Asked, pool: Pool, isForeign: boolean): Example {
  const { group, question, path, support } = asked;
  const read = readQuestion(question);
  const passages = pool.read(question);
  const candidates = fitAll(read, passages).slice(0, MOST_OF_ONE);
  const wanted = { id: '', path, question, answerable: true, support: isForeign ? [] : support };
  const right = candidates.map(({ passageIndex, text, start, end }) => {
    const passage = passages[passageIndex];
    if (passage === undefined || wanted.support.length === 0) return false;
    const { documentId } = passage;
    const place = { documentId, quote: text, start: passage.start + start, end: passage.start + end };
    return supports(place, wanted, pool.papers);
  });
  const cues = questionCues(question);
  const given = givenOf(candidates, passages);
  return { group, set, isForeign, question, read, passages, candidates, cues, given, right };
}

/** Whether a paper of somebody else lacks a telling word of the question: then it cannot answer it. */
function cannotAnswer({ read, candidates }: Example): boolean {
  const telling = read.terms.filter(({ said, weight }) => said === undefined && weight >= 0.9);
  const held = new Set(candidates.flatMap(({ matched }) => matched));
  return telling.some(({ word }) => !held.has(word));
}

function examplesOf(set: string, all: readonly Asked[]): Example[] {
  return all.flatMap((asked, at) => {
    const own = exampleOf(set, asked, asked.pool, false);
    const steps = asked.isGeneral ? [] : set === 'own' || set === 'joined' ? [101, 307] : [3, 7];
    const others = steps.flatMap((step) => {
      const other = all[(at + step) % all.length];
      if (other === undefined || other.group === asked.group) return [];
      const example = exampleOf(set, asked, other.pool, true);
      return (set !== 'own' && set !== 'joined') || cannotAnswer(example) ? [example] : [];
    });
    return [own, ...others];
  });
}

/** All questions with their stretches; where there is no corpus, without it. */
export async function readExamples(): Promise<Example[]> {
  const wanted = (process.env.SETS ?? 'lay,own,joined').split(',');
  const corpus = wanted.includes('paper') ? await corpusQuestions() : [];
  const sets: [string, Asked[]][] = [
    ...corpus,
    ...(wanted.includes('lay') ? [['lay', await layQuestions()] as [string, Asked[]]] : []),
    ...(await ownQuestions()),
  ];
  return sets.flatMap(([set, asked]) => (wanted.includes(set) ? examplesOf(set, asked) : []));
}
