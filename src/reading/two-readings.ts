import { MONTH_WORD } from '../text/day-words.ts';
import type { SeenLine } from '../text/line-layout.ts';
import { findSeenWords, type SeenWord } from '../text/word-places.ts';
import { addMissedLines, isCommonWord } from './text-quality.ts';

/** What recognition of ours made of a page: its text, and its words with their confidence. */
export interface OwnReading {
  text: string;
  words: readonly SeenWord[];
}

export interface Comparison {
  better: 'layer' | 'own';
  /** Share of their words that both readings have, 0 to 1. */
  agreement: number;
  /** Whether a number stands in both with different figures, where both read well. */
  numbersDisagree: boolean;
}

/** Longer pages are compared by their beginning. */
const LONGEST = 40_000;
/** What a word is worth at which it neither speaks for a reading nor against it. */
const EVEN = 0.5;
/** So many words better must our reading be than the text that came with the page. */
const AHEAD = 1;
/** With fewer of their words in common one of the two is bad, and its figures say nothing. */
const BOTH_READ = 0.85;
/** A figure of ours counts against the other's when recognition was so sure of it. */
const SURE = 80;
/** Shorter ones are seen in every speck of dirt, and in the numbers of lines. */
const SHORTEST = 3;
const MOST_NUMBERS = 300;
const UNKNOWN_CONFIDENCE = 50;

/**
 * Which of two readings of a page is better: the text that came with the picture, or ours. Only words that one of them
 * lacks decide: whether they are shaped as words and numbers are, whether their letters follow one another as in the
 * words on which both agree, and how sure recognition was. `exact` is text that was printed over the picture: its
 * numbers are right whatever recognition saw. Time grows with the length of the texts.
 */
export function compareReadings(layer: string, own: OwnReading, exact = ''): Comparison {
  const [theirs, ours] = [tokensOf(layer), tokensOf(own.text)];
  const [onlyTheirs, onlyOurs] = [without(theirs, ours), without(ours, theirs)];
  const all = weight(theirs) + weight(ours);
  const agreement = 1 - (weight(onlyTheirs) + weight(onlyOurs)) / Math.max(1, all);
  const letters = triplesOf(without(ours, onlyOurs));
  const sureness = confidences(own.words);
  const worthOf = (token: Token) => worth(token, letters) - EVEN;
  const layerWorth = sum(onlyTheirs.map(worthOf));
  const ownWorth = sum(
    onlyOurs.map((token) => {
      const speaks = worthOf(token);
      const sure = (sureness.get(token.key) ?? UNKNOWN_CONFIDENCE) / 100 - EVEN;
      return speaks === 0 ? 0 : (speaks + sure) / 2;
    }),
  );
  const numbersDisagree =
    agreement >= BOTH_READ &&
    disagree(
      onlyTheirs,
      onlyOurs.filter((token) => (sureness.get(token.key) ?? 0) >= SURE),
      new Set(tokensOf(exact).map(({ key }) => key)),
    );
  return { better: ownWorth > layerWorth + AHEAD ? 'own' : 'layer', agreement, numbersDisagree };
}

const MOST_PRINTED_LINES = 20;
const SAME_LINE = 0.6;
/** Share of the page's height within which two lines may be one. */
const SAME_HEIGHT = 0.02;

/** Where what was printed and what was read stand on the page. */
export interface Places {
  lines: readonly Pick<SeenLine, 'text' | 'top' | 'height'>[];
  words: readonly SeenWord[];
}

const NO_PLACES: Places = { lines: [], words: [] };

/**
 * Our reading of a picture with the lines that were printed over it (a court's stamp) as they were printed: each takes
 * the place of the line that was read there, and follows at the end where none was. The same words stand in other stamps
 * and in the paper: where places are known, only a line at the same height is taken for the printed one.
 */
export function withPrintedLines(read: string, printed: string, places: Places = NO_PLACES): string {
  const lines = read.split('\n');
  const words = lines.map((line) => tokensOf(line));
  const heights = heightsOf(lines, places.words, read);
  for (const line of printed.split(/[\r\n]+/).slice(0, MOST_PRINTED_LINES)) {
    const own = tokensOf(line);
    if (own.length < 2) continue;
    const middles = places.lines
      .filter(({ text }) => text.trim() === line.trim())
      .map(({ top, height }) => top + height / 2);
    const isThere = (at: number) => {
      const middle = heights[at];
      if (middle === undefined || middles.length === 0) return true;
      return middles.some((one) => Math.abs(one - middle) <= SAME_HEIGHT);
    };
    const at = words.findIndex((theirs, index) => {
      const lacking = without(own, theirs).length + without(theirs, own).length;
      return lacking <= (own.length + theirs.length) * (1 - SAME_LINE) && isThere(index);
    });
    if (at !== -1) lines[at] = line.trim();
  }
  return addMissedLines(lines.join('\n'), printed);
}

/** How far down the lines of a reading stand; undefined for one without a placed word. */
function heightsOf(
  lines: readonly string[],
  words: readonly SeenWord[],
  read: string,
): (number | undefined)[] {
  const placed = findSeenWords(read, words);
  let at = 0;
  let end = -1;
  return lines.map((line) => {
    end += line.length + 1;
    let middle: number | undefined;
    for (let next = placed[at]; next !== undefined && next.start < end; next = placed[at]) {
      middle ??= next.word.top + next.word.height / 2;
      at += 1;
    }
    return middle;
  });
}

/**
 * Whether our reading has the number of a case otherwise than it was printed over the picture: recognition was not sure
 * of it, and only a figure or two differ.
 */
export function strayFrom(printed: string, own: OwnReading): boolean {
  const exact = tokensOf(printed).filter(isCaseNumber);
  if (exact.length === 0) return false;
  const sureness = confidences(own.words);
  const read = tokensOf(own.text).filter(
    (token) => isCaseNumber(token) && (sureness.get(token.key) ?? SURE) < SURE,
  );
  return read.slice(0, MOST_NUMBERS).some((token) => {
    const figures = figuresOf(token);
    return exact.some((other) => {
      const apart = different(figures, figuresOf(other));
      return apart > 0 && apart <= NEAR;
    });
  });
}

const FEW_FIGURES = 4;
const CASE_FIGURES = 6;
/** So many figures apart, two numbers of one length are the same number read twice. */
const NEAR = 2;

const isCaseNumber = (token: Token) => /\p{L}/u.test(token.key) && figuresOf(token).length >= CASE_FIGURES;

const figuresOf = ({ key }: Token) => key.replace(/\D/g, '');

interface Token {
  /** As it stands there, without marks at its ends. */
  word: string;
  key: string;
  before: string;
  after: string;
}

function tokensOf(text: string): Token[] {
  const words = text
    .slice(0, LONGEST)
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '');
  const keys = words.map(keyOf);
  return words.map((word, at) => ({
    word,
    key: keys[at] ?? '',
    before: keys[at - 1] ?? '',
    after: keys[at + 1] ?? '',
  }));
}

/** Without marks at its ends; '' for marks alone. */
function bare(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && !/[\p{L}\p{N}$§]/u.test(word.charAt(start))) start += 1;
  while (end > start && !/[\p{L}\p{N}]/u.test(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function keyOf(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

/** The tokens that the others have less often. */
function without(tokens: readonly Token[], others: readonly Token[]): Token[] {
  const left = new Map<string, number>();
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1);
  return tokens.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

/** How many tokens are long enough to be compared. */
function weight(tokens: readonly Token[]): number {
  return tokens.filter(({ key }) => key.length >= SHORTEST).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The surest sight of each word. */
function confidences(words: readonly SeenWord[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { text, confidence } of words) {
    const key = keyOf(bare(text));
    if (confidence !== undefined) found.set(key, Math.max(confidence, found.get(key) ?? 0));
  }
  return found;
}

const WORD = /^\p{L}+(?:['’-]\p{L}+)*$/u;
const NUMBER = /^[$§]?\d+(?:[.,:/-]\d+)*%?$/;
/** Ordinals, sections with their parts, and numbers of cases: figures and letters, parted by marks. */
const PARTED =
  /^(?:\d+(?:st|nd|rd|th)|\d+\p{L}?(?:\([\p{L}\d]{1,4}\)?)+|(?:\d+|\p{L}+)(?:[.:/&@_-]+(?:\d+|\p{L}+))+)$/iu;

/** 0 for what is no word to 1 for what surely is one. */
function worth({ word, key }: Token, letters: Triples): number {
  if (key.length < SHORTEST || NUMBER.test(word) || PARTED.test(word)) return EVEN;
  if (isCommonWord(key)) return 1;
  if (!WORD.test(word) || /\p{Ll}\p{Lu}\p{L}*\p{Lu}|\p{Ll}\p{Lu}$/u.test(word)) return 0;
  const triples = triples3(key);
  const known = triples.filter((triple) => letters.has(triple)).length / triples.length;
  return 0.2 + 0.8 * known;
}

type Triples = ReadonlySet<string>;

function triples3(key: string): string[] {
  const word = `^${key}$`;
  return Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3));
}

function triplesOf(tokens: readonly Token[]): Triples {
  return new Set(tokens.flatMap(({ key }) => (WORD.test(key) ? triples3(key) : [])));
}

/** Whether a number of a case, a day or a sum stands at one place of both readings with different figures. */
function disagree(theirs: readonly Token[], ours: readonly Token[], exact: ReadonlySet<string>): boolean {
  const told = theirs.filter((token) => tells(token) && !exact.has(token.key)).slice(0, MOST_NUMBERS);
  const read = ours.filter(tells).slice(0, MOST_NUMBERS);
  return told.some((one) => read.some((other) => standAlike(one, other)));
}

const MONTH = new RegExp(`^${MONTH_WORD}\\.?$`, 'i');

/** Three figures and more, a sum, or the day of a month. */
function tells({ word, before, after }: Token): boolean {
  const figures = word.replace(/\D/g, '').length;
  return figures >= 3 || (figures > 0 && (word.startsWith('$') || MONTH.test(before) || MONTH.test(after)));
}

function standAlike(one: Token, other: Token): boolean {
  const [a, b] = [figuresOf(one), figuresOf(other)];
  if (a === b) return false;
  const sameBefore = one.before !== '' && one.before === other.before;
  const sameAfter = one.after !== '' && one.after === other.after;
  if (sameBefore && sameAfter) return true;
  if (a.length < FEW_FIGURES || different(a, b) > NEAR) return false;
  return sameBefore || sameAfter || a.length >= CASE_FIGURES;
}

/** How many figures differ; all of them where one has more. */
function different(a: string, b: string): number {
  if (a.length !== b.length) return Math.max(a.length, b.length);
  let count = 0;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) count += 1;
  return count;
}
