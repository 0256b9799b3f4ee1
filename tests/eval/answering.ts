import { builtinEngine } from '#server/ai/builtin.ts';
import { checkReply } from '#server/ai/check-reply.ts';
import type { EngineReply, Passage, ReplyRequest } from '#server/ai/engine.ts';
import type { CaseFacts } from '#src/assistant/facts-schema.ts';
import { searchWords } from '#src/assistant/search-words.ts';
import {
  MOST_WITH_ENDS,
  QUESTION_CANDIDATES,
  QUESTION_PASSAGES,
  rankForQuestion,
} from '#src/conversations/reply.ts';
import { scoreNames } from '#src/search/names.ts';
import { parseQuery } from '#src/search/query.ts';
import { makeRanker } from '#src/search/rank.ts';
import { chunkText } from '#src/text/chunks.ts';
import { locateQuote } from '#src/text/quotes.ts';
import type { Source } from '#src/text/source.ts';
import { nameTokens } from '#src/text/tokenize.ts';
import type { Paper } from '#src/verification/papers.ts';
import type { CorpusQuestion } from './corpus.ts';
import { knownCase } from './known-papers.ts';
import { share } from './report.ts';

/** What came of one question: what the product would show, and whether it is right. */
export interface Asked {
  question: CorpusQuestion;
  found: boolean;
  message: string;
  confidence: number;
  because: string;
  sources: Source[];
  /** Quotes that the engine gave, and those of them that stand in the paper at their place. */
  quotes: number;
  verified: number;
  /** Whether a source holds a passage that supports the answer. */
  isSupported: boolean;
  sort: ReplySort;
}

/** What a reply is made of. */
export const REPLY_SORTS = ['fact', 'law', 'passage', 'closest', 'none'] as const;
export type ReplySort = (typeof REPLY_SORTS)[number];

/** Said of sentences that were found by their words. */
const BY_WORDS = /telling words of the question stand in the quoted sentence/;

/** Closest passages answer nothing; what quotes no paper is said by rules and rows. */
function sortOf({ found, quotes, because }: Pick<EngineReply, 'found' | 'quotes' | 'because'>): ReplySort {
  if (!found) return quotes.length > 0 ? 'closest' : 'none';
  if (quotes.length === 0) return 'law';
  return BY_WORDS.test(because) ? 'passage' : 'fact';
}

/** Papers that are asked together: one document, the papers of a case, or everything. */
export interface Pool {
  papers: Paper[];
  /** The passages that are read for a question, in the order of their fit. */
  read(question: string): (Passage & { index: number })[];
  ask(question: CorpusQuestion): Promise<Asked>;
}

const LEAST_NAMED = 0.25;
const NAMED_DOCUMENTS = 20;

/** A case of which nothing is known. */
export const NO_FACTS: CaseFacts = {
  today: '2026-01-15',
  case: {
    id: 'eval',
    title: '',
    caseNumber: null,
    caseType: null,
    state: null,
    courtName: null,
    courtId: null,
    kind: null,
    plaintiffName: null,
    defendantName: null,
    description: null,
  },
  side: 'defendant',
  participants: [],
  documents: { total: 0, ready: 0, failed: 0, byType: [], listed: [], unread: [], analyses: [], dated: [] },
  deadlines: [],
  docket: { total: 0, newest: [], telling: [] },
  summonses: [],
  discovery: [],
  answer: null,
};

/**
 * Answers over some papers as the product gives them: their facts, the rules of their court, and passages by search, in
 * order by their fit to the question, to the built-in engine; every quote is checked in code. `isCase` asks as the
 * assistant does, of a case of which `facts` are known; by itself those that its papers say.
 */
export function makePool(
  papers: Paper[],
  { isCase, facts: given }: { isCase: boolean; facts?: CaseFacts },
): Pool {
  const passages = papers.flatMap(({ id, filename, text }) =>
    chunkText(text).map((chunk) => ({ ...chunk, text: chunk.content, documentId: id, filename })),
  );
  const rank = makeRanker(passages);
  const lift = makeNames(papers, passages);
  let facts = given;
  const known = () => {
    facts ??= knownCase(papers, NO_FACTS);
    return facts;
  };
  const asPaper = (): Pick<ReplyRequest, 'paper'> => {
    const { today, documents } = known();
    const [says] = documents.says ?? [];
    return says === undefined ? {} : { paper: { says, today } };
  };
  // The first and last passages of each of a few papers are read for every question.
  const ends =
    papers.length > MOST_WITH_ENDS
      ? []
      : papers.flatMap(({ id }) => {
          const own = passages.filter(({ documentId }) => documentId === id);
          return [...new Set([...own.slice(0, 2), ...own.slice(-2)])];
        });
  const readFor = (asked: string) => {
    // All papers of a case are searched with the words of papers too, as the assistant does.
    const question = isCase ? searchWords(asked) : asked;
    const ranked = rank(question, QUESTION_CANDIDATES).flatMap(({ index, score }) => {
      const passage = passages[index];
      return passage ? [{ ...passage, score }] : [];
    });
    const found = isCase ? lift(question, ranked) : ranked;
    const missing = ends.filter(
      (end) => !found.some((each) => each.index === end.index && each.documentId === end.documentId),
    );
    const candidates = [...found, ...missing.map((end) => ({ ...end, score: 0 }))];
    return rankForQuestion(question, candidates).slice(0, QUESTION_PASSAGES);
  };
  return {
    papers,
    read: readFor,
    async ask(question) {
      const read = readFor(question.question);
      const answer = await builtinEngine.answer({
        question: question.question,
        history: [],
        passages: read,
        facts: isCase ? known() : null,
        ...(isCase ? {} : asPaper()),
      });
      const asked = papers.filter(({ id }) => read.some(({ documentId }) => documentId === id));
      const checked = checkReply({
        answer,
        question: question.question,
        papers: asked,
        known: [],
        today: null,
      });
      return {
        question,
        found: answer.found,
        message: checked.content,
        confidence: checked.confidence,
        because: checked.because,
        sources: checked.sources,
        quotes: answer.quotes.length,
        verified: answer.quotes.filter((quote) => stands(quote, papers)).length,
        isSupported: checked.sources.some((source) => supports(source, question, papers)),
        sort: sortOf(answer),
      };
    },
  };
}

/** Words of the question in the name of a file lift its best passage, and bring its first, as the search does. */
function makeNames<T extends { documentId: string; filename: string }>(
  papers: Paper[],
  passages: readonly T[],
) {
  const names = papers.map(({ filename }) => new Set(nameTokens(filename).map(({ term }) => term)));
  return (question: string, ranked: readonly (T & { score: number })[]): (T & { score: number })[] => {
    const terms = parseQuery(question).terms.map((term, group) => ({
      group,
      weight: 1,
      named: names.flatMap((held, at) => (held.has(term) ? [at] : [])),
    }));
    const lifted = [...ranked];
    const fits = [...scoreNames(terms, papers.length)].filter(([, { share }]) => share >= LEAST_NAMED);
    for (const [at, { score }] of fits.sort(([, x], [, y]) => y.score - x.score).slice(0, NAMED_DOCUMENTS)) {
      const place = lifted.findIndex(({ documentId }) => documentId === papers[at]?.id);
      const best = lifted[place] ?? passages.find(({ documentId }) => documentId === papers[at]?.id);
      if (best === undefined) continue;
      const own = lifted[place]?.score ?? 0;
      lifted.splice(place === -1 ? lifted.length : place, place === -1 ? 0 : 1, {
        ...best,
        score: own + score,
      });
    }
    return lifted.sort((a, b) => b.score - a.score).slice(0, QUESTION_CANDIDATES);
  };
}

function stands(quote: { documentId: string; text: string; start?: number }, papers: Paper[]): boolean {
  const text = papers.find(({ id }) => id === quote.documentId)?.text;
  return text?.slice(quote.start, (quote.start ?? 0) + quote.text.length) === quote.text;
}

/** Whether a quote holds at least half of a passage that supports the answer, in the paper or in a copy of it. */
export function supports(
  source: Pick<Source, 'documentId' | 'quote' | 'start' | 'end'>,
  { path, support = [] }: CorpusQuestion,
  papers: Paper[],
): boolean {
  const words = squeeze(source.quote);
  const text = papers.find(({ id }) => id === path)?.text ?? '';
  return support.some((part) => {
    if (words.includes(squeeze(part.text))) return true;
    if (source.documentId !== path) return false;
    const places =
      part.pages.length === 0
        ? [locateQuote(text, part.text)]
        : part.pages.map((page) => locateQuote(text, part.text, { page }));
    return places.some((place) => {
      const shared = Math.min(place.end, source.end) - Math.max(place.start, source.start);
      return place.verified && shared >= 0.5 * (place.end - place.start);
    });
  });
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A reply that answers is right with its support in it; one that refuses is right where nothing answers. */
function isRight({ question, found, isSupported }: Asked): boolean {
  return question.answerable ? isSupported : !found;
}

/** By what replies are made of: how many there were, right, wrong; closest passages that do not hold it are missed. */
export function sortTable(own: readonly Asked[], others: readonly Asked[]): string[] {
  const row = (sort: ReplySort) => {
    const of = own.filter((one) => one.sort === sort);
    const right = of.filter(isRight).length;
    const wrong = of.filter((one) => one.found && !isRight(one)).length;
    const foreign = others.filter((one) => one.sort === sort).length;
    return [sort, of.length, right, wrong, of.length - right - wrong, foreign];
  };
  const head = ['reply', 'replies', 'right', 'wrong', 'missed', 'to other cases'];
  return [head, ...REPLY_SORTS.map(row)].map(
    ([first, ...rest]) =>
      `  ${String(first).padEnd(10)}${rest.map((cell) => String(cell).padStart(16)).join('')}`,
  );
}

/** The three figures of the issue, and how far the confidence tells right from wrong. */
export function printAnswers(title: string, all: readonly Asked[], others: readonly Asked[]): void {
  const answerable = all.filter(({ question }) => question.answerable);
  const unanswerable = all.filter(({ question }) => !question.answerable);
  const supported = answerable.filter(({ isSupported }) => isSupported);
  const quotes = [...all, ...others].reduce((sum, one) => sum + one.quotes, 0);
  const verified = [...all, ...others].reduce((sum, one) => sum + one.verified, 0);
  const wrong = all.filter((one) => one.found && !supported.includes(one));
  console.log(`${title}: ${answerable.length} answerable, ${unanswerable.length} unanswerable`);
  print('share answered with the supporting quote', supported.length, answerable.length);
  print('share of quotes verified (must be 1.000)', verified, quotes);
  print(
    "share of 'not in your documents' on unanswerable questions",
    unanswerable.filter(({ found }) => !found).length,
    unanswerable.length,
  );
  if (others.length > 0) {
    const refused = others.filter(({ found }) => !found).length;
    print("'not in your documents' when asked of two other cases' papers", refused, others.length);
  }
  print(
    'answerable, but said not to be there',
    answerable.filter(({ found }) => !found).length,
    answerable.length,
  );
  for (const line of sortTable(all, others)) console.log(line);
  console.log(
    `  mean confidence of answers: right ${mean(supported)}, wrong ${mean(wrong)}; Brier score ${brier([...supported, ...wrong], supported)}`,
  );
}

function print(words: string, part: number, whole: number): void {
  console.log(`  ${words.padEnd(66)}${share(part, whole)} (${part}/${whole})`);
}

function mean(answers: readonly Asked[]): string {
  const sum = answers.reduce((all, { confidence }) => all + confidence, 0);
  return answers.length === 0 ? 'n/a' : (sum / answers.length).toFixed(2);
}

/** Mean squared distance of the confidence from what came out (1 right, 0 wrong); 0 is best. */
function brier(answers: readonly Asked[], right: readonly Asked[]): string {
  const sum = answers.reduce((all, one) => all + (one.confidence - (right.includes(one) ? 1 : 0)) ** 2, 0);
  return answers.length === 0 ? 'n/a' : (sum / answers.length).toFixed(3);
}

/** The case that a file of the corpus belongs to, by the court and the first name in its own or its folder's name. */
export function caseOf(path: string): string {
  const parts = path.split('/');
  const name = /^v\d\./.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
  const words = (name ?? '').toLowerCase().split(/[^a-z]+/);
  const [court = '', ...rest] = words.filter((word) => word !== '');
  const party = rest.find((word) => word.length > 2);
  return `${court} ${party ?? ''}`;
}
