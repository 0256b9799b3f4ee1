import { basename } from 'node:path';
import { QUESTION_CANDIDATES, rankForQuestion } from '#src/conversations/reply.ts';
import { makeRanker } from '#src/search/rank.ts';
import { MOST_RESULTS } from '#src/search/schema.ts';
import { type Chunk, chunkText } from '#src/text/chunks.ts';
import { locateQuote } from '#src/text/quotes.ts';
import { type Asked, caseOf, makePool, type Pool, printAnswers } from './answering.ts';
import type { CorpusQuestion, ReadText } from './corpus.ts';
import { heading, share } from './report.ts';

interface Paper {
  text: string;
  chunks: Chunk[];
  rank: ReturnType<typeof makeRanker>;
}

/** Retrieval and built-in answering on the corpus questions: of their own document, of its case, of everything. */
export async function evalQuestions(
  questions: readonly CorpusQuestion[],
  texts: ReadonlyMap<string, ReadText>,
): Promise<void> {
  heading('Questions: retrieval within the document');
  const papers = new Map<string, Paper>();
  for (const { path } of questions) {
    const text = texts.get(path)?.text;
    if (!text || papers.has(path)) continue;
    const chunks = chunkText(text);
    papers.set(path, { text, chunks, rank: makeRanker(chunks) });
  }
  const plain = noPlaces();
  const tuned = noPlaces();
  for (const question of questions) {
    const paper = papers.get(question.path);
    if (!paper || !question.answerable) continue;
    const ranked = paper.rank(question.question, QUESTION_CANDIDATES).flatMap(({ index, score }) => {
      const chunk = paper.chunks[index];
      return chunk ? [{ ...chunk, score, text: chunk.content }] : [];
    });
    const ordered = rankForQuestion(question.question, withEnds(ranked, paper.chunks));
    const isRight = (chunk: Chunk) => supports(paper, question, chunk.start, chunk.end);
    count(plain, ranked.findIndex(isRight));
    count(tuned, ordered.findIndex(isRight));
  }
  console.log(`words and hashed vector     ${placesOf(plain)}  (${plain.asked} questions)`);
  console.log(`and fit to the question     ${placesOf(tuned)}`);
  heading('Questions: retrieval from all papers together');
  const together = askTogether(questions, papers, texts);
  console.log(`words and hashed vector     ${placesOf(together.plain)}  (${together.passages} passages)`);
  console.log(`and fit to the question     ${placesOf(together.tuned)}`);
  await evalAnswers(questions, texts);
}

/** The built-in engine's answers through the product's own `answer` and `checkReply`. */
async function evalAnswers(
  questions: readonly CorpusQuestion[],
  texts: ReadonlyMap<string, ReadText>,
): Promise<void> {
  heading('Questions: the built-in engine over questions.jsonl');
  const papers = [...texts].flatMap(([path, { text }]) =>
    // What is made to break a reader holds copies of the other papers.
    text === null || path.startsWith('hostile/') ? [] : [{ id: path, filename: basename(path), text }],
  );
  const kept = new Map<string, Pool>();
  const poolOf = (key: string, holds: (path: string) => boolean, isCase: boolean): Pool => {
    const pool =
      kept.get(key) ??
      makePool(
        papers.filter(({ id }) => holds(id)),
        { isCase },
      );
    kept.set(key, pool);
    return pool;
  };
  const ofDocument = (path: string) => poolOf(path, (other) => other === path, false);
  const ofCase = (path: string) => poolOf(caseOf(path), (other) => caseOf(other) === caseOf(path), true);
  const ofAll = () => poolOf('all', () => true, true);
  const missed = await askAll('asked of its document', questions, ofDocument);
  await askAll('asked of all papers of its case', questions, ofCase);
  await askAll(
    'asked of all papers of the corpus as one case (an answer may stand elsewhere)',
    questions,
    ofAll,
    {
      isAlone: true,
    },
  );
  console.log('Not answered with the supporting quote, each asked of its document:');
  for (const line of missed) console.log(line);
}

async function askAll(
  title: string,
  questions: readonly CorpusQuestion[],
  poolOf: (path: string) => Pool,
  { isAlone = false } = {},
): Promise<string[]> {
  const paths = [...new Set(questions.map(({ path }) => path))];
  const own: Asked[] = [];
  const others: Asked[] = [];
  for (const question of questions) {
    own.push(await poolOf(question.path).ask(question));
    for (const step of isAlone ? [] : OTHERS) {
      const other = paths[(paths.indexOf(question.path) + step) % paths.length] ?? question.path;
      if (caseOf(other) === caseOf(question.path)) continue;
      others.push(await poolOf(other).ask({ ...question, answerable: false, support: [] }));
    }
  }
  printAnswers(title, own, others);
  return own
    .filter(({ question, isSupported }) => question.answerable && !isSupported)
    .map(({ question, found }) => {
      const said = found ? 'other words quoted' : 'said: not in this document';
      return `  ${question.id} ${question.question} (${said})`;
    });
}

/** Papers of other cases, so many places further in the list, of which each question is asked too. */
const OTHERS = [3, 7];

/** The first and last passages hold dates, signatures and addresses: they are read for every question. */
function withEnds<T extends Chunk>(
  ranked: readonly T[],
  chunks: readonly Chunk[],
): (Chunk & { score: number; text: string })[] {
  const ends = [...chunks.slice(0, 2), ...chunks.slice(-2)];
  const missing = ends.filter(
    (end, at) => ends.indexOf(end) === at && !ranked.some(({ index }) => index === end.index),
  );
  return [...ranked, ...missing].map((chunk) => ({ score: 0, text: chunk.content, ...chunk }));
}

interface Places {
  asked: number;
  first: number;
  five: number;
  /** Sum of 1/place over the first ten. */
  reciprocal: number;
}

function noPlaces(): Places {
  return { asked: 0, first: 0, five: 0, reciprocal: 0 };
}

function count(into: Places, place: number): void {
  into.asked += 1;
  if (place === 0) into.first += 1;
  if (place >= 0 && place < 5) into.five += 1;
  if (place >= 0 && place < 10) into.reciprocal += 1 / (place + 1);
}

function placesOf({ asked, first, five, reciprocal }: Places): string {
  return `first 5 ${share(five, asked)}  first 1 ${share(first, asked)}  MRR ${share(reciprocal, asked)}`;
}

/** The same questions asked of everything at once, as the search over a person's papers is. */
function askTogether(
  questions: readonly CorpusQuestion[],
  papers: ReadonlyMap<string, Paper>,
  texts: ReadonlyMap<string, ReadText>,
): { plain: Places; tuned: Places; passages: number } {
  const passages = [...texts].flatMap(([path, { text }]) =>
    text === null ? [] : chunkText(text).map((chunk) => ({ path, ...chunk })),
  );
  const rank = makeRanker(passages);
  const plain = noPlaces();
  const tuned = noPlaces();
  for (const question of questions) {
    const paper = papers.get(question.path);
    if (!paper || !question.answerable) continue;
    const ranked = rank(question.question, QUESTION_CANDIDATES).flatMap(({ index, score }) => {
      const passage = passages[index];
      return passage ? [{ ...passage, score, text: passage.content }] : [];
    });
    const isRight = ({ path, start, end }: { path: string; start: number; end: number }) =>
      path === question.path && supports(paper, question, start, end);
    count(plain, ranked.findIndex(isRight));
    const read = rankForQuestion(question.question, ranked.slice(0, MOST_RESULTS));
    count(tuned, [...read, ...ranked.slice(MOST_RESULTS)].findIndex(isRight));
  }
  return { plain, tuned, passages: passages.length };
}

/** Whether a stretch of the text holds at least half of a passage that supports the answer. */
function supports(paper: Paper, question: CorpusQuestion, start: number, end: number): boolean {
  const stretch = squeeze(paper.text.slice(start, end));
  return (question.support ?? []).some(({ text, pages }) => {
    if (stretch.includes(squeeze(text))) return true;
    return pages.some((page) => {
      const found = locateQuote(paper.text, text, { page });
      const shared = Math.min(found.end, end) - Math.max(found.start, start);
      return found.verified && shared >= 0.5 * (found.end - found.start);
    });
  });
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
