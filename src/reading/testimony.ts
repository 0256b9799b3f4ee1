import { findMarginNumbers } from './pleading-paper.ts';

const MARGIN = '^\\s*(?:\\d{1,2}:\\d\\d(?::\\d\\d)?\\s+)?(?:\\d{1,2}\\s+)?';
const QUESTION = new RegExp(`${MARGIN}Q(?:\\.|\\t| {2,})\\s*\\S`, 'gm');
const ANSWER = new RegExp(`${MARGIN}A(?:\\.|\\t| {2,})\\s*\\S`, 'gm');
const SPEAKER = new RegExp(
  `${MARGIN}(?:(?:MR|MS|MRS|DR)\\.? [A-Z][A-Z'’-]+|THE (?:WITNESS|COURT|CLERK|REPORTER|DEPONENT)):\\s`,
  'gm',
);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a page of text is testimony or what was said in court, by the marks before what each person says. */
function isTestimony(text: string): boolean {
  const [asked, answered] = [count(text, QUESTION), count(text, ANSWER)];
  return (asked > 0 && answered > 0 && asked + answered >= 3) || count(text, SPEAKER) >= 2;
}

/** What the pages so far say about a file: how many numbered lines its pages of testimony have. */
export interface TranscriptMemory {
  lines: number | null;
}

/**
 * Whether the line numbers of a page are kept, because testimony is cited by them, and where they stand: in front of
 * the lines, or in a column of their own. A page of testimony settles it for the pages after it, on which one person
 * may speak all the time.
 */
export function keptNumbers(text: string, memory: TranscriptMemory): 'in-lines' | 'column' | null {
  const found = findMarginNumbers(text);
  const lines = found?.numbers.length ?? null;
  if (found !== null && isTestimony(text)) memory.lines = lines;
  if (memory.lines === null) return null;
  if (found === null) return startsColumn(text) ? 'column' : null;
  if (lines !== memory.lines) return null;
  return found.numbers.every(({ alone }) => alone) ? 'column' : 'in-lines';
}

/** 1, 2, 3 on lines of their own, one after the other: the column of a page that ends early. */
function startsColumn(text: string): boolean {
  return /(?:^|\n)\s*1\s*\n\s*2\s*\n\s*3\s*(?:\n|$)/.test(text);
}
