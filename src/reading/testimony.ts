import { findMarginNumbers } from './pleading-paper.ts';

const MARGIN = '^[^\\S\\n]*(?:\\d{1,2}:\\d\\d(?::\\d\\d)?\\s+)?(?:\\d{1,2}\\s+)?';
const QUESTION = new RegExp(`${MARGIN}Q(?:\\.|\\t| {2,})\\s*\\S`, 'gm');
const ANSWER = new RegExp(`${MARGIN}A(?:\\.|\\t| {2,})\\s*\\S`, 'gm');
const SPEAKER = new RegExp(
  `${MARGIN}(?:(?:MR|MS|MRS|DR)\\.? (?:[\\p{Lu}.]+ )?(?:Mc|Mac|De|Di|La|Le|Van|Von)?\\p{Lu}[\\p{Lu}'’-]+|THE (?:WITNESS|COURT|CLERK|REPORTER|DEPONENT|INTERPRETER)):\\s`,
  'gmu',
);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a page of text is testimony or what was said in court, by the marks before what each person says. */
function isTestimony(text: string): boolean {
  const [asked, answered] = [count(text, QUESTION), count(text, ANSWER)];
  return (asked > 0 && answered > 0 && asked + answered >= 3) || count(text, SPEAKER) >= 2;
}

/** Headings that only a reporter writes on a line of their own. */
const HEADING = new RegExp(
  `${MARGIN}(?:(?:[A-Z]+[ -]+){0,2}EXAMINATION(?: BY)?|BY (?:MR|MS|MRS|DR)\\.? [\\p{Lu}'’. -]{2,40}|(?:\\p{Lu} ){6,}\\p{Lu}|(?:COURT )?REPORTER['’]S CERTIFICAT(?:E|ION)) ?:?$`,
  'mu',
);

interface NumberedPages {
  numbered: number;
  /** Those that are testimony. */
  spoken: number;
  /** Those with a heading of a reporter. */
  headed: number;
}

const NONE: NumberedPages = { numbered: 0, spoken: 0, headed: 0 };

/** What the pages so far say about a file. */
export interface TranscriptMemory {
  /** How many numbered lines its pages of testimony have. */
  lines: number | null;
  /** Its pages with so many numbered lines. */
  pages: Map<number, NumberedPages>;
}

/** The memory before the first page. */
export function noTranscript(): TranscriptMemory {
  return { lines: null, pages: new Map() };
}

const SURE_PAGES = 5;

/**
 * Whether pages with so many numbered lines are those of a transcript. A brief on numbered paper quotes testimony on a
 * page or two: it stays a brief. A short deposition has as many pages around its testimony, with the headings of its
 * reporter. 'perhaps' while the pages so far do not settle it.
 */
export function isTranscript({ pages }: TranscriptMemory, lines: number): 'yes' | 'perhaps' | 'no' {
  const { numbered, spoken, headed } = pages.get(lines) ?? NONE;
  if (spoken >= SURE_PAGES && spoken * 2 >= numbered) return 'yes';
  return spoken > 0 && spoken * (headed > 0 ? 8 : 3) >= numbered ? 'perhaps' : 'no';
}

/**
 * Whether the line numbers of a page are kept, because testimony is cited by them, and where they stand: in front of
 * the lines, or in a column of their own. A page of testimony settles it for the pages after it, on which one person
 * may speak all the time.
 */
export function keptNumbers(text: string, memory: TranscriptMemory): 'in-lines' | 'column' | null {
  const found = findMarginNumbers(text);
  const lines = found?.numbers.length ?? null;
  if (lines !== null) {
    const isSpoken = isTestimony(text);
    const { numbered, spoken, headed } = memory.pages.get(lines) ?? NONE;
    memory.pages.set(lines, {
      numbered: numbered + 1,
      spoken: spoken + (isSpoken ? 1 : 0),
      headed: headed + (HEADING.test(text) ? 1 : 0),
    });
    if (isSpoken) memory.lines = lines;
  }
  if (memory.lines === null) return null;
  if (found === null) return startsColumn(text) ? 'column' : null;
  if (lines !== memory.lines) return null;
  return found.numbers.every(({ alone }) => alone) ? 'column' : 'in-lines';
}

/** 1, 2, 3 on lines of their own, one after the other: the column of a page that ends early. */
function startsColumn(text: string): boolean {
  const rows = text.split('\n').flatMap((row) => row.trim() || []);
  return rows.some((row, index) => row === '1' && rows[index + 1] === '2' && rows[index + 2] === '3');
}
