import {
  foldOcr,
  foldPlain,
  foldQuote,
  foldStrokes,
  INSIDE_LETTER,
  type Projection,
  project,
  projectOcr,
  withoutNoise,
} from './folded-text.ts';
import { pageAt, pageStarts } from './pages.ts';

/**
 * Where a quotation stands in extracted text. `verified` only if the words are there; `quote` is then the
 * source's own wording (`text.slice(start, end)`). Otherwise the range is empty (0, 0), `page` is the page that
 * was asked for (else 1) and `quote` the words that were asked for. `how` says what had to be forgiven:
 * nothing; white space, case and punctuation; or letters that text recognition confuses.
 */
export interface LocatedQuote {
  start: number;
  end: number;
  page: number;
  verified: boolean;
  how: 'exact' | 'normalized' | 'ocr' | null;
  quote: string;
}

interface Found {
  start: number;
  end: number;
}

/**
 * Finds a quotation in extracted text: exactly, else ignoring white space, case and punctuation (and the
 * sheet's own stamps and page numbers in between), else also ignoring recognition confusions such as 0/O,
 * 1/l/I, 5/S, rn/m. Digits are never taken for other digits. `page` (1-based) prefers the occurrence nearest
 * to it. Time grows with the length of the text, not with the number of occurrences times its length.
 */
export function locateQuote(
  text: string,
  quote: string,
  options: { page?: number | null } = {},
): LocatedQuote {
  return quoteLocator(text)(quote, options);
}

/** The same for many quotations of one text: what is prepared for the first is kept for the next. */
export function quoteLocator(
  text: string,
): (quote: string, options?: { page?: number | null }) => LocatedQuote {
  const starts = pageStarts(text);
  let noiseless: string | undefined;
  let plain: Projection | undefined;
  let bare: Projection | undefined;
  let ocr: Projection | undefined;
  let bareOcr: Projection | undefined;
  return (quote, options = {}) => {
    const near = options.page ?? null;
    const wanted = quote.trim();
    if (!/[\p{L}\p{N}]/u.test(wanted)) return notFound(quote, near);
    const choose = (found: Found[], how: 'exact' | 'normalized' | 'ocr') => {
      const best = nearest(found, starts, near);
      return (
        best && {
          ...best,
          page: pageAt(starts, best.start),
          verified: true,
          how,
          quote: text.slice(best.start, best.end),
        }
      );
    };
    const exact = choose(findExact(text, wanted), 'exact');
    if (exact) return exact;
    plain ??= project(text, foldPlain);
    const normalized = choose(findFolded(text, plain, foldQuote(wanted, foldPlain)), 'normalized');
    if (normalized) return normalized;
    noiseless ??= withoutNoise(text);
    bare ??= project(noiseless, foldPlain);
    const across = choose(findFolded(text, bare, foldQuote(wanted, foldPlain)), 'normalized');
    if (across) return across;
    const strokes = foldOcr(foldQuote(wanted, foldStrokes));
    ocr ??= projectOcr(project(text, foldStrokes));
    const recognized = choose(findFolded(text, ocr, strokes), 'ocr');
    if (recognized) return recognized;
    noiseless ??= withoutNoise(text);
    bareOcr ??= projectOcr(project(noiseless, foldStrokes));
    return choose(findFolded(text, bareOcr, strokes), 'ocr') ?? notFound(quote, near);
  };
}

function notFound(quote: string, page: number | null): LocatedQuote {
  return { start: 0, end: 0, page: page ?? 1, verified: false, how: null, quote };
}

const MOST_OCCURRENCES = 5000;
const WORD = /[\p{L}\p{N}]/u;

function isWordAt(text: string, index: number): boolean {
  return index >= 0 && index < text.length && WORD.test(text.charAt(index));
}

function cutsWord(text: string, start: number, end: number): boolean {
  return (
    (isWordAt(text, start) && isWordAt(text, start - 1)) || (isWordAt(text, end - 1) && isWordAt(text, end))
  );
}

/**
 * Literal occurrences. Whole words win; where a quotation only occurs inside longer words ('able to pay' in
 * 'unable to pay') the words are given whole, so that the reader sees what the source says.
 */
function findExact(text: string, quote: string): Found[] {
  const whole: Found[] = [];
  let inside: Found | undefined;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    const end = at + quote.length;
    if (!cutsWord(text, at, end)) whole.push({ start: at, end });
    else inside ??= widen(text, at, end);
    if (whole.length >= MOST_OCCURRENCES) break;
  }
  if (whole.length > 0) return whole;
  return inside ? [inside] : [];
}

function widen(text: string, start: number, end: number): Found {
  let from = start;
  let to = end;
  while (isWordAt(text, from) && isWordAt(text, from - 1)) from -= 1;
  while (isWordAt(text, to - 1) && isWordAt(text, to)) to += 1;
  return { start: from, end: to };
}

function findFolded(text: string, projection: Projection, wanted: string): Found[] {
  if (wanted === '') return [];
  const found: Found[] = [];
  const { folded, from, to } = projection;
  for (let hit = folded.indexOf(wanted); hit !== -1; hit = folded.indexOf(wanted, hit + 1)) {
    const start = from[hit] ?? 0;
    const last = to[hit + wanted.length - 1] ?? start;
    if (start === INSIDE_LETTER || last === INSIDE_LETTER) continue;
    const end = last + 1;
    if (!cutsWord(text, start, end)) found.push({ start, end });
    if (found.length >= MOST_OCCURRENCES) break;
  }
  return found;
}

function nearest(found: readonly Found[], starts: readonly number[], page: number | null): Found | undefined {
  if (page === null) return found[0];
  let best: Found | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const candidate of found) {
    const away = Math.abs(pageAt(starts, candidate.start) - page);
    if (away < distance) {
      best = candidate;
      distance = away;
    }
  }
  return best;
}

const ELLIPSIS = /\[\s?(?:…|\.\s?\.\s?\.)\s?\]|…|\.\s?\.\s?\.(?:\s?\.)?/;
const FEWEST_WORDS_OF_A_PIECE = 3;

/**
 * A quotation that leaves something out ('The rent … is due') as its pieces, which stand in different places. One
 * without an ellipsis inside, or with a piece of less than three words, which would stand anywhere, stays whole.
 */
export function splitAtEllipses(quote: string): string[] {
  const pieces = quote
    .split(ELLIPSIS)
    .map((piece) => piece.trim())
    .filter((piece) => WORD.test(piece));
  const isShort = pieces.some((piece) => countWords(piece) < FEWEST_WORDS_OF_A_PIECE);
  return pieces.length < 2 || isShort ? [quote] : pieces;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => WORD.test(word)).length;
}

/** Words between quotation marks; `end` is the offset behind the closing mark. */
export interface QuotedSpan {
  start: number;
  end: number;
  words: string;
}

/** Characters; what is longer was never closed. */
const LONGEST_QUOTED = 4000;

/** Fewer words in quotation marks are a term or a title, not a quotation. */
const FEWEST_WORDS_QUOTED = 4;

/** The quotations of four words or more inside a message, in “these”, "these" or ‘these’ marks, in their order. */
export function quotedSpans(message: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  let at = 0;
  while (at < message.length) {
    const end = closingMark(message, at);
    if (end === -1) {
      at += 1;
      continue;
    }
    const words = message.slice(at + 1, end);
    if (countWords(words) >= FEWEST_WORDS_QUOTED) spans.push({ start: at, end: end + 1, words });
    at = end + 1;
  }
  return spans;
}

/** The number of a note, glued to the mark that closes a quotation. */
const NOTE_NUMBER = /^(?:\d{1,3}|[¹²³⁰⁴-⁹]{1,3})(?![\p{L}\p{N}])/u;

/** Whether a word follows here, so that the mark before it closes nothing. */
function goesOn(message: string, at: number): boolean {
  return isWordAt(message, at) && !NOTE_NUMBER.test(message.slice(at, at + 5));
}

/** Offset of the mark that closes the quotation opened at `at`; -1 where none is opened or it is never closed. */
function closingMark(message: string, at: number): number {
  const mark = message.charAt(at);
  if (mark === '“') return within(message, '”', at + 1, at);
  if (mark === '‘') return closingSingle(message, at);
  if (mark !== '"' || isWordAt(message, at - 1) || /^\s?$/.test(message.charAt(at + 1))) return -1;
  let end = within(message, '"', at + 1, at);
  while (end !== -1 && (goesOn(message, end + 1) || /\s/.test(message.charAt(end - 1)))) {
    end = within(message, '"', end + 1, at);
  }
  return end;
}

/** ‘Single’ marks look like apostrophes: they stand around words, in one paragraph. */
function closingSingle(message: string, at: number): number {
  if (isWordAt(message, at - 1) || !/\p{L}/u.test(message.charAt(at + 1))) return -1;
  let end = within(message, '’', at + 1, at);
  while (end !== -1 && (goesOn(message, end + 1) || /\s/.test(message.charAt(end - 1)))) {
    end = within(message, '’', end + 1, at);
  }
  return end === -1 || /\n\s*\n|[“"]/.test(message.slice(at, end)) ? -1 : end;
}

function within(message: string, mark: string, from: number, opened: number): number {
  const last = Math.min(message.length, opened + LONGEST_QUOTED);
  for (let at = from; at < last; at += 1) if (message.charAt(at) === mark) return at;
  return -1;
}
