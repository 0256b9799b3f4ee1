import type { PageLines } from '../text/line-layout.ts';
import { readLines, type TextLine } from '../text/lines.ts';
import { pageAt, pageStarts } from '../text/pages.ts';
import type { AnalysisStatement, Evidence } from './schema.ts';

/** A paper made ready for reading: its text and its lines without stamps, page and line numbers. */
export interface Paper {
  text: string;
  lines: TextLine[];
  /** What belongs to the sheet: stamps, running heads and feet, page and line numbers. */
  chrome: TextLine[];
  pageStarts: number[];
}

/** Prepares extracted text (pages joined by form feeds); `layout` is where its lines stand, as far as it is known. */
export function readPaper(text: string, layout: readonly PageLines[] = []): Paper {
  const lines: TextLine[] = [];
  const chrome: TextLine[] = [];
  for (const line of readLines(text, layout)) (line.noise ? chrome : lines).push(line);
  return { text, lines, chrome, pageStarts: pageStarts(text) };
}

/** The lines of a paper between two offsets; offsets stay those of the whole text. */
export function partOf(paper: Paper, from: number, to: number): Paper {
  return { ...paper, lines: paper.lines.filter((line) => line.start >= from && line.start < to) };
}

/** Evidence for a stretch of the text; always verified, because it is cut from the text itself. */
export function evidenceAt(paper: Paper, start: number, end: number): Evidence {
  return {
    page: pageAt(paper.pageStarts, start),
    quote: paper.text.slice(start, end),
    start,
    end,
    verified: true,
  };
}

export function statementAt(paper: Paper, start: number, end: number): AnalysisStatement {
  return { text: cleanText(paper, start, end), evidence: evidenceAt(paper, start, end) };
}

/** The words between two offsets on one line, without what belongs to the sheet. */
export function cleanText(paper: Paper, start: number, end: number): string {
  const words = linesBetween(paper, start, end).map((line) =>
    paper.text.slice(Math.max(line.start, start), Math.min(line.end, end)),
  );
  return plain(words.join(' '));
}

/** Lines that overlap a stretch (binary search for the first). */
export function linesBetween(paper: Paper, start: number, end: number): TextLine[] {
  let low = 0;
  let high = paper.lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paper.lines[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const found: TextLine[] = [];
  for (let index = low; index < paper.lines.length; index += 1) {
    const line = paper.lines[index];
    if (!line || line.start >= end) break;
    found.push(line);
  }
  return found;
}

/** Single spaces, soft hyphens of line ends gone. */
export function plain(words: string): string {
  return words
    .replace(/[\u00ad\ufffe]\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A sentence without the number of the paragraph it begins. */
export function unmarked(sentence: string): string {
  return sentence.replace(/^(?:¶+\s*)?\(?\d{1,3}[a-z]?[.)]\s+(?=\S)/, '');
}

/** Whether a line reads as a heading: capitals, or a short line of capitalized words without a period. */
export function isHeading(text: string): boolean {
  if (text.length > 120) return false;
  const { letters, upper } = countLetters(text);
  if (letters < 3) return false;
  if (upper / letters > 0.8) return true;
  if (/[.,;]$/.test(text) || text.length > 90) return false;
  const words = text.split(/\s+/).filter((word) => /^\W*\p{L}{4,}/u.test(word));
  return words.length > 0 && words.length <= 10 && words.every((word) => /^\W*\p{Lu}/u.test(word));
}

/** How many letters a line has, and how many of them are capitals; by number, because every line is asked. */
function countLetters(text: string): { letters: number; upper: number } {
  let letters = 0;
  let upper = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 128) {
      if (code >= 97 && code <= 122) letters += 1;
      else if (code >= 65 && code <= 90) {
        letters += 1;
        upper += 1;
      }
    } else if (/\p{L}/u.test(character)) {
      letters += 1;
      if (/\p{Lu}/u.test(character)) upper += 1;
    }
  }
  return { letters, upper };
}

/** Whether a line reads as running prose. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 6 && lower / words.length > 0.4;
}
