import {
  answerFromPassages,
  QUESTION_CANDIDATES,
  QUESTION_PASSAGES,
  rankForQuestion,
} from '#src/analysis/answer.ts';
import { type Chunk, chunkText } from '#src/documents/chunk.ts';
import { locateQuote } from '#src/documents/quotes.ts';
import { MOST_RESULTS } from '#src/documents/search-schema.ts';
import { makeRanker } from '#src/search/rank.ts';
import type { CorpusQuestion, ReadText } from './corpus.ts';
import { heading, share } from './report.ts';

interface Paper {
  text: string;
  chunks: Chunk[];
  rank: ReturnType<typeof makeRanker>;
}

/** Retrieval and built-in answering on the corpus questions, each asked of its own document. */
export function evalQuestions(
  questions: readonly CorpusQuestion[],
  texts: ReadonlyMap<string, ReadText>,
): void {
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
  const tally = { asked: 0, supported: 0, found: 0, quotes: 0, verified: 0, unanswerable: 0, refused: 0 };
  const missed: string[] = [];
  for (const question of questions) {
    const paper = papers.get(question.path);
    if (!paper) continue;
    const ranked = paper.rank(question.question, QUESTION_CANDIDATES).flatMap(({ index, score }) => {
      const chunk = paper.chunks[index];
      return chunk ? [{ ...chunk, score, text: chunk.content }] : [];
    });
    const ordered = rankForQuestion(question.question, withEnds(ranked, paper.chunks));
    const answer = answerFromPassages({
      question: question.question,
      passages: ordered.slice(0, QUESTION_PASSAGES),
    });
    for (const quote of answer.quotes) {
      const chunk = ordered[quote.passageIndex];
      tally.quotes += 1;
      const at = (chunk?.start ?? 0) + quote.start;
      if (paper.text.slice(at, at + quote.text.length) === quote.text) tally.verified += 1;
    }
    if (!question.answerable) {
      tally.unanswerable += 1;
      if (!answer.found) tally.refused += 1;
      continue;
    }
    tally.asked += 1;
    if (answer.found) tally.found += 1;
    count(
      plain,
      ranked.findIndex((chunk) => supports(paper, question, chunk.start, chunk.end)),
    );
    count(
      tuned,
      ordered.findIndex((chunk) => supports(paper, question, chunk.start, chunk.end)),
    );
    const supported = answer.quotes.some((quote) => {
      const start = (ordered[quote.passageIndex]?.start ?? 0) + quote.start;
      return supports(paper, question, start, start + quote.text.length);
    });
    if (supported) tally.supported += 1;
    else
      missed.push(
        `  ${question.id} ${question.question} ${answer.found ? '(other words quoted)' : '(said: not in this document)'}`,
      );
  }
  const { asked } = tally;
  console.log(`words and hashed vector     ${placesOf(plain)}  (${asked} questions)`);
  console.log(`and fit to the question     ${placesOf(tuned)}`);
  heading('Questions: retrieval from all papers together');
  const together = askTogether(questions, papers, texts);
  console.log(`words and hashed vector     ${placesOf(together.plain)}  (${together.passages} passages)`);
  console.log(`and fit to the question     ${placesOf(together.tuned)}`);
  heading('Questions: built-in answering');
  console.log(`answered                    ${share(tally.found, asked)} (${tally.found}/${asked})`);
  console.log(
    `answered with the supporting passage quoted  ${share(tally.supported, asked)} (${tally.supported}/${asked})`,
  );
  console.log(
    `quotes verified             ${share(tally.verified, tally.quotes)} (${tally.verified}/${tally.quotes})`,
  );
  console.log(
    `'not in this document' on unanswerable  ${share(tally.refused, tally.unanswerable)} (${tally.refused}/${tally.unanswerable})`,
  );
  const elsewhere = askElsewhere(questions, papers);
  console.log(
    `'not in this document' when asked of two other papers  ${share(elsewhere.refused, elsewhere.asked)} (${elsewhere.refused}/${elsewhere.asked}; some of them do hold an answer)`,
  );
  for (const line of missed) console.log(line);
}

/** The same questions asked of papers of other cases, where most have no answer. */
function askElsewhere(
  questions: readonly CorpusQuestion[],
  papers: ReadonlyMap<string, Paper>,
): { asked: number; refused: number } {
  const paths = [...papers.keys()];
  const tally = { asked: 0, refused: 0 };
  for (const { path, question } of questions) {
    for (const step of [3, 7]) {
      const other = paths[(paths.indexOf(path) + step) % paths.length] ?? path;
      const paper = papers.get(other);
      if (!paper || caseOf(other) === caseOf(path)) continue;
      const ranked = paper.rank(question, QUESTION_CANDIDATES).flatMap(({ index, score }) => {
        const chunk = paper.chunks[index];
        return chunk ? [{ ...chunk, score, text: chunk.content }] : [];
      });
      const passages = rankForQuestion(question, ranked).slice(0, QUESTION_PASSAGES);
      tally.asked += 1;
      if (!answerFromPassages({ question, passages }).found) tally.refused += 1;
    }
  }
  return tally;
}

function caseOf(path: string): string {
  return path
    .replace(/^.*\//, '')
    .replace(/\d{4}-/, '')
    .slice(0, 12);
}

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
