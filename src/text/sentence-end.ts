import { isShortened, leadsOn } from './chunks.ts';
import { STOP_WORDS } from './stem.ts';

/** '9:00 a.m.', 'P. M.': the last point is a part of the time. */
const HALF_OF_DAY = /(?:^|[\s\d])[ap]\.\s?m\.$/i;
const CLOSED = /[.!?…]["”’')\]]*$/;

const BREAK = /(?<=[\p{L}\d]{3}[.!?])\s+(?=\p{Lu})/u;

/** The sentences of a text, each on one line; a point behind one or two letters, as of 'No.' and 'a.m.', ends none. */
export function splitSentences(text: string): string[] {
  return text.replace(/\s+/g, ' ').split(BREAK);
}

const POINT = /(?<=[\p{L}\d]{2})\.\s+(?=(\p{Lu}[\p{L}’']*))/gu;
/** Small words that are names as well. */
const NAMES_TOO = /^(?:may|will|art)$/i;

/**
 * Where the first sentence of running words ends: the place of its point, behind that of a shortened word, or the length of the words. What a name has
 * behind a point ('Acme Inc. Poe') goes on, unless it is a word that begins sentences: 'Acme Inc. We'.
 */
export function endOfSentence(words: string, { isStrict = false } = {}): number {
  for (const { index, 1: next = '' } of words.matchAll(POINT)) {
    const before = words.slice(Math.max(0, index - 24), index + 1);
    if (leadsOn(before)) continue;
    const isSmall =
      /^\p{Lu}\p{Ll}+$/u.test(next) && STOP_WORDS.has(next.toLowerCase()) && !NAMES_TOO.test(next);
    if (isSmall) return isShortened(before) ? index + 1 : index;
    if (isStrict && /\p{Ll}\.$/u.test(before) && !isShortened(before)) return index;
  }
  return words.length;
}

/** Words of one sentence without the mark that ends it; the point of a shortened word stays: 'at 9:00 a.m.', 'Acme Inc.'. */
export function withoutEnd(words: string): string {
  const text = words.trimEnd();
  if (/[;,]$/.test(text)) return text.slice(0, -1).trimEnd();
  if (!text.endsWith('.') || text.endsWith('..')) return text;
  return HALF_OF_DAY.test(text.slice(-8)) || isShortened(text.slice(-24))
    ? text
    : text.slice(0, -1).trimEnd();
}

/** Words closed as a sentence; those that are closed already stay as they are. */
export function asSentence(words: string): string {
  const text = words.trimEnd();
  return text === '' || CLOSED.test(text) ? text : `${text}.`;
}

/** Whole sentences stand side by side; what has no end of its own is set apart by a semicolon. */
export function inOneLine(parts: readonly string[]): string {
  return parts.reduce((line, part) => {
    const next = part.trim();
    if (line === '' || next === '') return line + next;
    return `${line}${CLOSED.test(line) || line.endsWith(';') ? ' ' : '; '}${next}`;
  }, '');
}

const MARK = /^\(?(?:[A-Za-z]|\d{1,3}|[ivx]{1,5})[.)]\s+/;

/** An item of a list without its mark, 'and' and the end that sets it apart from the next. */
export function bareItem(words: string): string {
  return withoutEnd(withoutEnd(words.replace(MARK, '')).replace(/[;,]?\s+and$/, ''));
}
