import { RELATED_WEIGHT, relatedTerms } from '../search/related.ts';
import { tokenize } from '../search/tokenize.ts';
import { findDates } from './dates.ts';
import { isHeading, readPaper } from './paper.ts';
import { type Asked, type Question, readQuestion } from './question.ts';
import { readSentences, type Sentence } from './sentences.ts';

/** A passage that search found, best first; `text` is quoted from, so it must be the source's own text. */
export interface AnswerPassage {
  text: string;
  page?: number;
  /** Named in the answer when several documents were asked; words of the question may name it. */
  filename?: string;
  /** Passages of one document belong together; without it each file name is one document. */
  documentId?: string;
}

/** One document was asked, or all documents of a case. */
export type AnswerScope = 'document' | 'case';

/** Words of a passage that support an answer; offsets into that passage's `text`. */
export interface AnswerQuote {
  passageIndex: number;
  text: string;
  start: number;
  end: number;
}

export interface ExtractedAnswer {
  found: boolean;
  message: string;
  quotes: AnswerQuote[];
  /** 0–1, see `because` for what it was computed from. */
  confidence: number;
  because: string;
}

interface Candidate extends AnswerQuote {
  coverage: number;
  /** Share of the things asked for that stand in the sentence. */
  evidence: number;
  score: number;
  matched: string[];
}

const FOUND_COVERAGE = 0.5;
const MOST_QUOTES = 3;
/** A further sentence is quoted when it scores at least this share of the best. */
const CLOSE = 0.75;

/**
 * Answers a question with the sentences of the passages that support it best: the words of the question they
 * hold, and whether they hold the sort of thing that was asked for (a date, a sum, a name …). It quotes and does
 * not reason; where no sentence qualifies it says that it is not in the document.
 */
export function answerFromPassages(input: {
  question: string;
  passages: readonly AnswerPassage[];
  /** One document, unless said otherwise. */
  scope?: AnswerScope;
}): ExtractedAnswer {
  const scope = input.scope ?? 'document';
  const question = readQuestion(input.question);
  const sentences = input.passages.flatMap((passage, index) => readCandidates(passage.text, index, question));
  sentences.sort((a, b) => b.score - a.score || a.passageIndex - b.passageIndex || a.start - b.start);
  const best = sentences.find((sentence) => qualifies(sentence, question));
  if (!best) return notFound(question, sentences[0], scope);
  const chosen = sentences
    .filter(
      (sentence) =>
        sentence === best || (qualifies(sentence, question) && sentence.score > best.score * CLOSE),
    )
    .filter((sentence, index, list) => list.findIndex((other) => sameWords(other, sentence)) === index)
    .slice(0, MOST_QUOTES);
  const confidence = confidenceOf(best, question);
  return {
    found: true,
    message: sayFound(chosen, input.passages, scope),
    quotes: chosen.map(({ passageIndex, text, start, end }) => ({ passageIndex, text, start, end })),
    confidence,
    because: `${explain(best, question)} The confidence counts these matches; it does not judge whether the answer is right.`,
  };
}

/** How many search results are put in order for a question, and how many of them are read for the answer. */
export const QUESTION_CANDIDATES = 40;
export const QUESTION_PASSAGES = 12;

/** Weight of the fit to a question beside the search score, as measured by `npm run eval`. */
const FIT_WEIGHT = 0.8;

/** Whether a text asks for something that is recognised in an answer: a date, a sum, a name, a reason … */
export function isQuestion(text: string): boolean {
  return readQuestion(text).asked.length > 0;
}

/**
 * Puts search results in order for a question: the search score plus how well the best sentence of each passage
 * fits what is asked; the sum is the new score. Does not drop any; ties keep their order.
 */
export function rankForQuestion<T extends { text: string; score: number }>(
  question: string,
  passages: readonly T[],
): T[] {
  const asked = readQuestion(question);
  return passages
    .map((passage) => ({ ...passage, score: passage.score + FIT_WEIGHT * bestFit(passage.text, asked) }))
    .sort((a, b) => b.score - a.score);
}

function bestFit(text: string, question: Question): number {
  return readCandidates(text, 0, question).reduce((most, { score }) => Math.max(most, score), 0);
}

function readCandidates(content: string, passageIndex: number, question: Question): Candidate[] {
  const total = question.terms.reduce((sum, { weight }) => sum + weight, 0) + question.dates.length * 2;
  if (total === 0) return [];
  const sentences = withHeadings(withSigners(readSentences(readPaper(content))));
  const whole = matchTerms(content, question);
  const namesLaw = question.asked.some(({ name }) => name === 'law');
  const seeksReason = question.asked.some(({ name }) => name === 'reason');
  let carried = new Map<string, number>();
  let carriedDates: string[] = [];
  return sentences.map(({ start, end, text }, at) => {
    const own = matchTerms(text, question);
    let sum = 0;
    const matched: string[] = [];
    for (const { term, word, weight } of question.terms) {
      const here = own.get(term) ?? 0;
      sum += weight * Math.max(here, CARRIED * (carried.get(term) ?? 0), NEARBY * (whole.get(term) ?? 0));
      if (here >= 0.99) matched.push(word);
    }
    const dates = question.dates.length === 0 ? [] : findDates(text).map(({ date }) => date);
    for (const date of question.dates) {
      if (dates.includes(date)) matched.push(date);
      sum += dates.includes(date) ? 2 : carriedDates.includes(date) ? 1 : 0;
    }
    carried = own;
    carriedDates = dates;
    const dated = question.paperDate && DATELINE.test(text);
    const coverage = Math.max(sum / total, dated ? 0.7 : 0);
    const shown = question.asked.filter((asked) => hasEvidence(asked, text, question)).length;
    const evidence = question.asked.length === 0 ? 0 : shown / question.asked.length;
    const bonus = question.asked.length === 0 ? 0 : evidence > 0 ? 0.25 * evidence : -0.1;
    const brevity = text.length > 700 ? -0.08 : text.length < 25 && !dated ? -0.05 : 0;
    const bare = isHeading(text) && !namesLaw ? -0.15 : 0;
    const from = seeksReason ? reasonStart(sentences, at) : start;
    const score = coverage + bonus + brevity + bare;
    return {
      passageIndex,
      text: content.slice(from, end),
      start: from,
      end,
      coverage,
      evidence,
      score,
      matched,
    };
  });
}

const SIGNED_FOR = /^(?:co-?)?(?:attorneys?|counsel|lawyers?) for\b/i;

/** Names and addresses above 'Attorneys for …' are lines of their own: they are read together with it. */
function withSigners(sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((sentence, at) => {
    if (!SIGNED_FOR.test(sentence.text)) return sentence;
    let first = at;
    while (first > 0 && at - first < 9 && (sentences[first - 1]?.text.length ?? 999) < 80) first -= 1;
    const block = sentences.slice(first, at + 1);
    return {
      ...sentence,
      start: block[0]?.start ?? sentence.start,
      text: block.map(({ text }) => text).join(' '),
    };
  });
}

/** A run of headings ('COUNT V', 'Payroll Audit', 'ERISA § 502') says one thing. */
function withHeadings(sentences: readonly Sentence[]): Sentence[] {
  const merged: Sentence[] = [];
  for (const sentence of sentences) {
    const last = merged.at(-1);
    const joins =
      last &&
      isHeading(last.text) &&
      (isHeading(sentence.text) || /^(?:[([]|[A-Z]+ §|\d+ U)/.test(sentence.text));
    if (joins && sentence.text.length < 90 && last.text.length < 100) {
      merged[merged.length - 1] = { ...last, end: sentence.end, text: `${last.text} ${sentence.text}` };
    } else merged.push(sentence);
  }
  return merged;
}

const REASON =
  /\b(?:because|since|fails? to|failed to|does not|did not|has not|neither|without|lack\w*|due to|moot)\b/i;

/** For 'why': a decision is quoted together with the sentence before it when that one gives a reason. */
function reasonStart(sentences: readonly Sentence[], at: number): number {
  const own = sentences[at];
  const before = sentences[at - 1];
  if (!own || !before || REASON.test(own.text) || !REASON.test(before.text)) return own?.start ?? 0;
  return before.start;
}

/** What a sentence may borrow from the one before it, and from the rest of its passage. */
const CARRIED = 0.45;
const NEARBY = 0.3;
const DATELINE =
  /^(?:dated?|done|signed|entered|filed|executed)\b.*\d|\bthis \d{1,2}\s?(?:st|nd|rd|th)? day of\b|^\W*(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}\b/i;
const NUMBER_LIKE =
  /^(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|hundred|thousand|million|dozen)$/;

function hasEvidence(asked: Asked, sentence: string, question: Question): boolean {
  const text = sentence.replace(/^(?:¶\s*)?\d{1,3}[.)]\s+/, '');
  if (!asked.evidence.test(text)) return false;
  if (asked.name !== 'number' || question.counted === null) return true;
  const tokens = tokenize(text);
  return tokens.some(({ term }, at) => {
    if (term !== question.counted) return false;
    return tokens.slice(Math.max(0, at - 4), at + 4).some(({ word }) => NUMBER_LIKE.test(word));
  });
}

function matchTerms(text: string, question: Question): Map<string, number> {
  const held = new Set(tokenize(text).map(({ term }) => term));
  const shares = new Map<string, number>();
  for (const { term } of question.terms) {
    if (held.has(term)) shares.set(term, 1);
    else if (relatedTerms(term).some((other) => held.has(other))) shares.set(term, RELATED_WEIGHT * 2);
  }
  return shares;
}

function qualifies(sentence: Candidate, question: Question): boolean {
  const needs = question.asked.some(({ needed }) => needed);
  if (needs && sentence.evidence === 0) return false;
  return sentence.coverage >= FOUND_COVERAGE;
}

function confidenceOf(sentence: Candidate, question: Question): number {
  const asked = question.asked.length > 0 ? 0.2 * sentence.evidence : 0.08;
  return Math.round(Math.min(0.95, 0.15 + 0.6 * sentence.coverage + asked) * 100) / 100;
}

function explain(sentence: Candidate, question: Question): string {
  const words = sentence.matched.length > 0 ? ` (${sentence.matched.join(', ')})` : '';
  const count = `${sentence.matched.length} of the ${question.terms.length} telling words of the question stand in the quoted sentence${words}.`;
  const asked = question.asked.map(({ words }) => words).join(' and ');
  if (!asked) return count;
  return `${count} The question asks for ${asked}; ${sentence.evidence > 0 ? 'one stands there' : 'none was recognised there'}.`;
}

/**
 * The best sentence in its own words and where it stands. Further ones of the same document are told by page, since
 * each is shown as a source; those of other documents are quoted with their names.
 */
function sayFound(
  [best, ...others]: readonly Candidate[],
  passages: readonly AnswerPassage[],
  scope: AnswerScope,
): string {
  const passageOf = (candidate: Candidate | undefined) => passages[candidate?.passageIndex ?? -1];
  const first = passageOf(best);
  const isElsewhere = (candidate: Candidate) =>
    scope === 'case' && passageOf(candidate)?.filename !== first?.filename;
  const pages = [...new Set(others.filter((one) => !isElsewhere(one)).map((other) => passageOf(other)?.page))]
    .filter((page) => page !== undefined)
    .sort((x, y) => x - y);
  const also = pages.length === 0 ? [] : [`See also page ${pages.join(' and page ')}.`];
  const elsewhere = others.filter(isElsewhere).map((other) => sayOne(other, passageOf(other), scope));
  return [sayOne(best, first, scope), ...also, ...elsewhere].join('\n');
}

function sayOne(
  candidate: Candidate | undefined,
  passage: AnswerPassage | undefined,
  scope: AnswerScope,
): string {
  const { page, filename } = passage ?? {};
  const words = `“${candidate?.text.replace(/\s+/g, ' ') ?? ''}”`;
  if (scope === 'document' || filename === undefined)
    return `The document says${page === undefined ? '' : ` on page ${page}`}: ${words}`;
  return `${filename}${page === undefined ? '' : `, page ${page},`} says: ${words}`;
}

const NOT_FOUND: Readonly<Record<AnswerScope, string>> = {
  document:
    'This is not in this document, as far as the built-in engine can find. Try other words, or read the pages yourself.',
  case: 'Not in your documents, as far as the built-in engine can find. Try other words, or open the paper where you expect it and ask there.',
};

function notFound(question: Question, nearest: Candidate | undefined, scope: AnswerScope): ExtractedAnswer {
  const reason = nearest
    ? `The nearest sentence holds ${nearest.matched.length} of the ${question.terms.length} telling words of the question`
    : 'No passage holds a word of the question';
  const asked = question.asked.map(({ words }) => words).join(' and ');
  const missing = nearest && asked && nearest.evidence === 0 ? `, and not ${asked} that was asked for` : '';
  return {
    found: false,
    message: NOT_FOUND[scope],
    quotes: [],
    confidence: nearest ? Math.round(Math.max(0.2, 0.8 - nearest.coverage * 0.6) * 100) / 100 : 0.8,
    because: `${reason}${missing}.`,
  };
}

function sameWords(a: Candidate, b: Candidate): boolean {
  return a.text.replace(/\s+/g, ' ') === b.text.replace(/\s+/g, ' ');
}
