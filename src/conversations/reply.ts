import { isCalendarDate } from '../calendar-date.ts';
import { findDates } from '../papers/dates.ts';
import { type NamedParty, toAliases } from '../papers/party-aliases.ts';
import { endsInCitation } from '../text/chunks.ts';
import { nameTokens } from '../text/tokenize.ts';
import { isSame, nearest, withAntecedent } from './closest.ts';
import { asksForForecast } from './forecast.ts';
import { questionCues } from './grammar-cues.ts';
import { absencesOf, type Features, featuresOf, givenOf } from './passage-features.ts';
import { type Candidate, fitPassage } from './passage-fit.ts';
import { type Best, chanceOf, mayAnswer, rankOf } from './passage-model.ts';
import { LEAST, SURE } from './passage-weights.ts';
import { type Question, readQuestion } from './question.ts';
import { readPassage } from './read-passage.ts';
import { explain, explainMissing, type ReplyScope, sayClosest, sayFound, sayNear } from './reply-words.ts';
import { isUnfilled } from './unfilled.ts';

/** A passage that search found, best first; `text` is quoted from, so it must be the source's own text. */
export interface ReplyPassage {
  text: string;
  page?: number;
  /** Its place in the paper's text, where that is known. */
  start?: number | null;
  /** Named in the reply when several documents were asked; words of the question may name it. */
  filename?: string;
  /** What the paper is called; the file's name stands for it where it is not known. */
  title?: string | undefined;
  /** Passages of one document belong together; without it each file name is one document. */
  documentId?: string;
  /** What kind of paper it is, where that is known: a question may name that too. */
  kind?: string;
}

/** Words of a passage that support a reply; offsets into that passage's `text`. */
export interface ReplyQuote {
  passageIndex: number;
  text: string;
  start: number;
  end: number;
  /** It stands near to what answers, and answers nothing by itself. */
  isNear?: boolean;
}

export interface ExtractedReply {
  found: boolean;
  message: string;
  quotes: ReplyQuote[];
  /** 0–1, see `because` for what it was computed from. */
  confidence: number;
  because: string;
}

const MOST_QUOTES = 3;
const DATE_WEIGHT = 2;
const MOST_CONFIDENT = 0.95;
/** Beside an answer that is not sure so many places are shown. */
const MOST_NEAR = 2;
/** The margin of a stretch that stands alone. */
const ALONE = 4;
/** Where the question asks for each of several things: the counts of a complaint. */
const MOST_LISTED = 24;
const LONGEST_HEADING = 160;
/** A further sentence is quoted when it ranks no further behind the best. */
const CLOSE = 1;

/**
 * Answers a question with the sentences of the passages that support it best: the words of the question they
 * hold, and whether they hold the sort of thing that was asked for (a date, a sum, a name …). It quotes and does
 * not reason; where no sentence qualifies, the closest ones are shown as such, which answers nothing.
 * `parties` are known from elsewhere; who is called plaintiff or defendant is read from the passages too.
 */
export function replyFromPassages(input: {
  question: string;
  passages: readonly ReplyPassage[];
  /** One document, unless said otherwise. */
  scope?: ReplyScope;
  parties?: readonly NamedParty[];
}): ExtractedReply {
  const { passages, scope = 'document' } = input;
  const question = readQuestion(input.question);
  const sentences = rankAll(question, passages, input.parties);
  const isForecast = asksForForecast(input.question);
  const best = sentences.find(({ features }) => mayAnswer(features));
  const chance = best === undefined ? 0 : chanceOf(bestOf(best, { sentences, question, passages }));
  const isNone = best !== undefined && isUnfilled(best, question, input.question);
  const isListed = question.asked.some(({ name }) => name === 'counts');
  if (best === undefined || isForecast || isNone || chance < LEAST[scope]) {
    const list = isListed ? listedIn(sentences, passages) : [];
    const order = best === undefined ? sentences : [best, ...sentences];
    const closest = list.length > 1 ? list : nearest(order, passages);
    return {
      found: false,
      message: sayClosest(closest, passages, { scope, isForecast }),
      quotes: closest.map(toQuote),
      ...explainMissing(question, sentences[0], chance),
    };
  }
  const most = isListed ? MOST_LISTED : MOST_QUOTES;
  const chosen: Candidate[] = [];
  for (const sentence of sentences) {
    if (sentence !== best && !isFurther(sentence, best, question)) continue;
    if (!chosen.some((other) => isSame(other, sentence)))
      chosen.push(withAntecedent(sentence, sentences, passages));
    if (chosen.length === most) break;
  }
  // What is not sure is shown with what comes next.
  const near =
    isListed || chance >= SURE
      ? []
      : nearest(sentences, passages, { chosen, most: chosen.length + MOST_NEAR });
  if (isListed) chosen.sort((a, b) => a.passageIndex - b.passageIndex || a.start - b.start);
  return {
    found: true,
    message: [sayFound(chosen, passages, scope), sayNear(near, passages, scope)]
      .filter((part) => part !== '')
      .join('\n\n'),
    quotes: [...chosen.map(toQuote), ...near.map((each) => ({ ...toQuote(each), isNear: true }))],
    confidence: Math.round(likelyOf(chance) * 100) / 100,
    because: `${explain(best, question)} Whether it is the right answer is not judged.`,
  };
}

/** The gate was trained with as many questions that nothing answers; of those that people ask, papers answer two of three. */
function likelyOf(chance: number): number {
  return Math.min(MOST_CONFIDENT, (2 * chance) / (1 + chance));
}

/** A stretch with its rank among all that were read; only differences of ranks mean something. */
interface Ranked extends Candidate {
  features: Features;
  /** What its grammar gives. */
  given: string[];
  rank: number;
}

/** Every stretch of the passages, the one that answers best first. */
function rankAll(
  question: Question,
  passages: readonly ReplyPassage[],
  parties?: readonly NamedParty[],
): Ranked[] {
  const sentences = fitAll(question, passages, parties);
  const features = featuresOf(sentences, question, passages);
  const cues = questionCues(question.words);
  const giving = givenOf(sentences, passages);
  return sentences
    .flatMap((sentence, at) => {
      const own = features[at];
      if (own === undefined) return [];
      const given = giving[at] ?? [];
      return [{ ...sentence, features: own, given, rank: rankOf(own, cues, given) }];
    })
    .sort((a, b) => b.rank - a.rank || a.passageIndex - b.passageIndex || a.start - b.start);
}

interface Read {
  sentences: readonly Ranked[];
  question: Question;
  passages: readonly ReplyPassage[];
}

function bestOf(best: Ranked, { sentences, question, passages }: Read): Best {
  const next = sentences.find((other) => !isSame(best, other));
  const { features, rank, given } = best;
  const { terms, dates, words } = question;
  return {
    features,
    rank,
    margin: next === undefined ? ALONE : rank - next.rank,
    asked: terms.reduce((sum, { weight }) => sum + weight, 0) + dates.length * DATE_WEIGHT,
    cues: questionCues(words),
    given,
    absences: absencesOf(sentences, question, passages),
  };
}

/** Headings of counts, each once, in the order of the pages: how many there are is seen by looking at them. */
function listedIn(sentences: readonly Ranked[], passages: readonly ReplyPassage[]): Candidate[] {
  const pageOf = ({ passageIndex }: Candidate) => passages[passageIndex]?.page ?? 0;
  const headings = sentences.filter(
    ({ shown, text }) => shown.includes('counts') && text.length <= LONGEST_HEADING,
  );
  const once = headings.filter((each, at) => headings.findIndex((other) => isSame(each, other)) === at);
  return once
    .slice(0, MOST_LISTED)
    .sort((a, b) => pageOf(a) - pageOf(b) || a.passageIndex - b.passageIndex || a.start - b.start);
}

function toQuote({ passageIndex, text, start, end }: Candidate): ReplyQuote {
  return { passageIndex, text, start, end };
}

/** How many search results are put in order for a question, and how many of them are read for the reply. */
export const QUESTION_CANDIDATES = 40;
export const QUESTION_PASSAGES = 40;
/** Of more documents the first and last passages would crowd out what the words of the question found. */
export const MOST_WITH_ENDS = 6;

/** Weight of the fit to a question beside the search score, as measured by `npm run eval`. */
const FIT_WEIGHT = 1.2;
/** What a passage gains when the question names its paper ('according to the lease') and the file is called so. */
const PAPER_WEIGHT = 0.15;

/** Whether a text asks for something that is recognized in a reply: a date, a sum, a name, a reason … */
export function isQuestion(text: string): boolean {
  return readQuestion(text).asked.length > 0;
}

const DECIDED = new Set(['outcome', 'granted', 'denied']);
const BY_COURT =
  /\b(?:court|judge|magistrate|tribunal|board|panel|order(?:ed)?|granted|denied|dismissed|ruled|decided)\b/i;

/** Whether a text asks what a court decided, ordered, granted or denied. */
export function asksWhatWasDecided(text: string): boolean {
  return BY_COURT.test(text) && readQuestion(text).asked.some(({ name }) => DECIDED.has(name));
}

/**
 * Puts search results in order for a question: the search score plus how well the best sentence of each passage
 * fits what is asked; the sum is the new score. Does not drop any; ties keep their order.
 */
export function rankForQuestion<T extends ReplyPassage & { score: number }>(
  question: string,
  passages: readonly T[],
): T[] {
  const asked = readQuestion(question);
  const fits = passages.map(() => 0);
  for (const { passageIndex, score } of fitAll(asked, passages)) {
    fits[passageIndex] = Math.max(fits[passageIndex] ?? 0, score);
  }
  return passages
    .map((passage, at) => ({
      ...passage,
      score: passage.score + FIT_WEIGHT * (fits[at] ?? 0) + (isNamed(asked, passage) ? PAPER_WEIGHT : 0),
    }))
    .sort((a, b) => b.score - a.score);
}

function isNamed({ papers }: Question, { filename }: ReplyPassage): boolean {
  if (papers.length === 0 || filename === undefined) return false;
  return nameTokens(filename).some(({ term }) => papers.includes(term));
}

export function fitAll(
  question: Question,
  passages: readonly ReplyPassage[],
  parties: readonly NamedParty[] = [],
): Candidate[] {
  const byPaper = Map.groupBy(passages, (passage) => paperOf(passage));
  const aliases = new Map(
    [...byPaper].map(([paper, held]) => [
      paper,
      toAliases([...parties, ...held.flatMap(({ text }) => readPassage(text).parties)]),
    ]),
  );
  return passages.flatMap((passage, passageIndex) =>
    fitPassage({
      text: passage.text,
      filename: passage.filename,
      passageIndex,
      question,
      aliases: aliases.get(paperOf(passage)) ?? new Map(),
    }),
  );
}

function paperOf({ documentId, filename }: ReplyPassage): string {
  return documentId ?? filename ?? '';
}

/**
 * A further sentence answers too, with all that was asked for. Where the best one names a day, one that
 * names only a month or a period does not say when.
 */
function isFurther(sentence: Ranked, best: Ranked, question: Question): boolean {
  if (sentence.rank < best.rank - CLOSE || !mayAnswer(sentence.features)) return false;
  if (sentence.evidence < best.evidence || sentence.features.strict > 0) return false;
  if (endsInCitation(sentence.text)) return false;
  const seeksDay = question.asked.some(({ name }) => name === 'date');
  return !seeksDay || !namesDay(best.text) || namesDay(sentence.text);
}

function namesDay(text: string): boolean {
  return findDates(text).some(({ date }) => isCalendarDate(date));
}
