import { pageAt, pageStarts } from './pages.ts';

/** An occurrence of what was looked for: its 1-based page and UTF-16 offsets in the extracted text. */
export interface Occurrence {
  page: number;
  start: number;
  end: number;
}

const MOST_OCCURRENCES = 1000;
const ALIKE: readonly [RegExp, string][] = [
  [/["“”„‟]/g, '["“”„‟]'],
  [/['’‘‛]/g, "['’‘‛]"],
  [/[-‐‑–—]/g, '[-‐‑–—]'],
];

/** Every place of some words in a text; case, kinds of quotation marks and dashes, and line ends do not count. */
export function findWords(text: string, words: string): Occurrence[] {
  const tokens = words.trim().split(/\s+/).filter(Boolean).map(patternOf);
  if (tokens.length === 0) return [];
  const starts = pageStarts(text);
  const found: Occurrence[] = [];
  for (const match of text.matchAll(new RegExp(tokens.join('\\s+'), 'giu'))) {
    const start = match.index;
    found.push({ page: pageAt(starts, start), start, end: start + match[0].length });
    if (found.length === MOST_OCCURRENCES) break;
  }
  return found;
}

function patternOf(token: string): string {
  let pattern = token.toWellFormed().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  for (const [signs, alike] of ALIKE) pattern = pattern.replace(signs, alike);
  return pattern;
}
