import type { Range, Row } from './rows.ts';

/** Words on a page of the transcript with the line number they stand at. */
export interface Numbered extends Range {
  sheet: number;
  text: string;
  /** Null where no number could be told. */
  line: number | null;
  /** Above the first numbered line, below the last, or among them. */
  place: 'head' | 'body' | 'foot';
}

/** One page of the transcript: a sheet, or a part of a condensed one. */
export interface Segment {
  sheet: number;
  rows: Numbered[];
  /** The line numbers themselves. */
  numbers: Range[];
  /** Highest line number; 0 where there are none. */
  last: number;
  /** Two pages of the transcript run through each other, line by line. */
  isMixed: boolean;
}

/** Court rules ask for 25 lines; no reporter prints more than this. */
const MOST_LINES_ON_PAGE = 32;
const FEWEST_IN_RUN = 3;
const SURE_RUN = 10;

const PAGE_LABEL = /^(?:page|pg\.?|p\.)\s*\d{1,4}\b/i;
export const BARE_PAGE = /^[-–—\s]*\d{1,4}[-–—\s]*$/;

const isLabel = ({ text }: Row) => PAGE_LABEL.test(text);
const isEdge = (row: Row) => BARE_PAGE.test(row.text) || isLabel(row);

/** Rows where numbering begins anew: 1 with 2 and 3 soon after it. */
function restarts(rows: readonly Row[]): number[] {
  return rows.flatMap((row, index) => {
    if (row.head?.value !== 1) return [];
    const near = rows.slice(index + 1, index + 9).flatMap(({ head }) => (head ? [head.value] : []));
    const two = near.indexOf(2);
    return two !== -1 && near.indexOf(3, two) !== -1 ? [index] : [];
  });
}

const EDGE_NUMBER = /^(?:(?:page|pg\.?|p\.)\s*)?[-–—\s]*(\d{1,4})[-–—\s]*$/i;

function edgeNumber(row: Row | undefined): number | null {
  const found = row && EDGE_NUMBER.exec(row.text)?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * How many rows above its first line each page's own number stands, where pages follow each other without a form feed;
 * 0 when it stands below the last line, null when there is none to tell by. Between two pages both look the same: what
 * stands above the first page or below the last one settles it.
 */
function numberAbove(rows: readonly Row[], starts: readonly number[]): number | null {
  for (const distance of [1, 2, 3]) {
    const [first = null, ...later] = starts.map((at) => edgeNumber(rows[at - distance]));
    const [second] = later;
    if (second === undefined || second === null) continue;
    if (!later.every((value, index) => value === second + index)) continue;
    if (first !== null) return first === second - 1 ? distance : 0;
    const isBelow = rows.slice(-3).some((row) => edgeNumber(row) === second + later.length);
    return isBelow ? 0 : distance;
  }
  return null;
}

/** Cuts a condensed sheet into its pages; any other sheet stays whole. */
export function cutSheet(rows: readonly Row[]): Row[][] {
  const starts = restarts(rows).filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) >= 5);
  if (starts.length < 2) return [[...rows]];
  const above = numberAbove(rows, starts);
  const cuts = starts.slice(1).map((at) => {
    if (above !== null) return at - above;
    const label = [at - 1, at - 2].find((index) => rows[index] !== undefined && isLabel(rows[index]));
    return label ?? at;
  });
  return [0, ...cuts].map((from, index) => rows.slice(from, cuts[index] ?? rows.length));
}

/**
 * Rows whose numbers are the margin's: the longest rising run, the lowest-standing one of equals, so that a page
 * number above the column is not taken for a line.
 */
function marginRun(rows: readonly Row[], most: number, isKnown: boolean): number[] {
  const found = rows.flatMap(({ head }, index) =>
    head !== null && head.value >= 1 && head.value <= most ? [{ index, value: head.value }] : [],
  );
  const length: number[] = [];
  const before: number[] = [];
  /** The latest of the longest runs that end with each value. */
  const ending: number[] = [];
  let best = -1;
  for (const [at, { value }] of found.entries()) {
    length[at] = 1;
    before[at] = -1;
    for (let low = 1; low < value; low += 1) {
      const from = ending[low];
      if (from === undefined) continue;
      const longer = (length[from] ?? 0) + 1;
      if (longer > (length[at] ?? 0) || (longer === length[at] && from > (before[at] ?? -1))) {
        length[at] = longer;
        before[at] = from;
      }
    }
    const former = ending[value];
    if (former === undefined || (length[at] ?? 0) >= (length[former] ?? 0)) ending[value] = at;
    const [ends, longest] = [length[at] ?? 0, length[best] ?? 0];
    if (ends > longest || (ends === longest && value < (found[best]?.value ?? 0))) best = at;
  }
  const run: number[] = [];
  for (let at = best; at !== -1; at = before[at] ?? -1) run.unshift(found[at]?.index ?? 0);
  if (isPageNumberBelow(run, rows)) run.pop();
  return isBelievable(run, rows) || (isKnown && isShortPage(run, rows)) ? run : [];
}

/** Whether the run ends with a number that stands alone below the lines of a page that ends early. */
function isPageNumberBelow(run: readonly number[], rows: readonly Row[]): boolean {
  const [former, last] = run.slice(-2).map((index) => rows[index]);
  if (former?.head == null || last?.head == null || wordsOf(last) !== '') return false;
  return last.head.value > former.head.value + 1 && (run.at(-1) ?? 0) >= rows.length - 2;
}

function isBelievable(run: readonly number[], rows: readonly Row[]): boolean {
  const first = rows[run[0] ?? -1]?.head?.value ?? 99;
  if (run.length < FEWEST_IN_RUN || first > 3) return false;
  const values = run.map((index) => rows[index]?.head?.value ?? 0);
  const steps = values.filter((value, at) => at > 0 && value === (values[at - 1] ?? 0) + 1).length;
  if (steps < (run.length - 1) * 0.7) return false;
  return run.length >= SURE_RUN || run.length >= rows.length / 2;
}

/** The last lines of a transcript whose other pages are numbered: little else stands on the page. */
function isShortPage(run: readonly number[], rows: readonly Row[]): boolean {
  const isCounting = run.every((index, at) => rows[index]?.head?.value === at + 1);
  const others = rows.length - run.length;
  return run.length > 0 && isCounting && others <= (run.length >= FEWEST_IN_RUN ? run.length + 2 : 2);
}

const wordsOf = (row: Row) => row.text.slice((row.head?.wordsAt ?? row.start) - row.start);

/** Whether most numbered rows hold the same number once more, further right: two pages side by side. */
function isSideBySide(rows: readonly Row[], run: readonly number[]): boolean {
  const twice = run.filter((index) => {
    const row = rows[index];
    return row?.head && new RegExp(`(?:^|[ \\t])${row.head.value}(?:[ \\t]|$)`).test(wordsOf(row));
  });
  return run.length >= FEWEST_IN_RUN && twice.length > run.length * 0.6;
}

/** The row as it is: nothing is known of its number. */
function plain(row: Row, place: Numbered['place'], line: number | null = null): Numbered {
  const { sheet, start, end, text } = row;
  return { sheet, start, end, text, line, place };
}

/**
 * Finds the numbers of one page's lines. `usual` is how many lines the other pages have; null while that is not known.
 */
export function numberLines(rows: readonly Row[], usual: number | null): Segment {
  const sheet = rows[0]?.sheet ?? 1;
  const most = usual ?? MOST_LINES_ON_PAGE;
  const run = marginRun(rows, most, usual !== null);
  if (isSideBySide(rows, run)) {
    const mixed = rows.map((row) => plain(row, 'body'));
    return { sheet, rows: mixed, numbers: [], last: 0, isMixed: true };
  }
  const [from, to] = [run[0], run.at(-1)];
  if (from === undefined || to === undefined) {
    return { sheet, rows: rows.map((row) => plain(row, 'body')), numbers: [], last: 0, isMixed: false };
  }
  const numbers = run.flatMap((index) => {
    const row = rows[index];
    return row?.head ? [{ start: row.start, end: row.head.end }] : [];
  });
  const last = rows[to]?.head?.value ?? 0;
  const inRun = new Set(run);
  const isColumn = to - from === run.length - 1 && run.every((at) => wordsOf(rows[at] ?? NO_ROW) === '');
  const numbered = isColumn ? besideColumn(rows, from, to) : amongLines(rows, inRun, from, to, most, numbers);
  return { sheet, rows: numbered, numbers, last, isMixed: false };
}

const NO_ROW: Row = { sheet: 1, start: 0, end: 0, text: '', head: null };

/** Numbers in a block of their own: they belong to the other rows in order, if there are as many. */
function besideColumn(rows: readonly Row[], from: number, to: number): Numbered[] {
  const others = rows.filter((_, index) => index < from || index > to);
  const lines = others.filter((row) => !isEdge(row));
  const fits = lines.length === to - from + 1;
  let next = rows[from]?.head?.value ?? 1;
  return others.map((row, index) => {
    if (isEdge(row)) return plain(row, index === 0 ? 'head' : 'foot');
    if (!fits) return plain(row, 'body');
    next += 1;
    return plain(row, 'body', next - 1);
  });
}

/** Numbers in front of the words, or on a row of their own before them. */
function amongLines(
  rows: readonly Row[],
  inRun: ReadonlySet<number>,
  from: number,
  to: number,
  most: number,
  garbled: Range[],
): Numbered[] {
  const result: Numbered[] = [];
  const missing = missed(rows, inRun);
  const last = rows[to]?.head?.value ?? 0;
  /** Rows below the run that make it complete are lines too. */
  const isComplete = last + rows.length - 1 - to === most && !rows.slice(to + 1).some(isEdge);
  const isOnOwnRow = to - from + 1 - inRun.size > inRun.size / 2;
  let current: number | null = null;
  for (const [index, row] of rows.entries()) {
    if (inRun.has(index) && row.head !== null) {
      current = row.head.value;
      const words = wordsOf(row);
      if (words !== '') {
        result.push({
          ...plain(row, 'body', current),
          start: row.head.wordsAt,
          text: words,
        });
      }
      continue;
    }
    if (index < from) result.push(plain(row, ...above(rows, index, from)));
    else if (index === to + 1 && isOnOwnRow && !isEdge(row)) result.push(plain(row, 'body', current));
    else if (index > to) result.push(isComplete ? plain(row, 'body', last + index - to) : plain(row, 'foot'));
    else {
      current = missing.get(index) ?? current;
      result.push(withoutGarbled(plain(row, 'body', current), garbled));
    }
  }
  return result;
}

type PlaceAndLine = [Numbered['place'], number | null];

/** Rows above a run that begins with 2 or 3 are the lines before it, whose numbers were not read. */
function above(rows: readonly Row[], index: number, from: number): PlaceAndLine {
  const first = rows[from]?.head?.value ?? 1;
  const line = first - (from - index);
  const text = rows[index]?.text ?? '';
  return line >= 1 && first > 1 && !BARE_PAGE.test(text) && !PAGE_LABEL.test(text)
    ? ['body', line]
    : ['head', null];
}

/** The numbers of rows between two numbered ones, where exactly so many numbers are missing there. */
function missed(rows: readonly Row[], inRun: ReadonlySet<number>): Map<number, number> {
  const result = new Map<number, number>();
  const run = [...inRun];
  for (const [at, end] of run.entries()) {
    const start = run[at - 1];
    if (start === undefined) continue;
    const [low, high] = [rows[start]?.head?.value ?? 0, rows[end]?.head?.value ?? 0];
    if (high - low !== end - start) continue;
    for (let index = start + 1; index < end; index += 1) result.set(index, low + index - start);
  }
  return result;
}

const DIGITS: Record<string, string> = {
  l: '1',
  I: '1',
  '|': '1',
  O: '0',
  o: '0',
  Z: '2',
  S: '5',
  B: '8',
  g: '9',
};

/** Takes off what recognition made of the row's number, such as 'l3' for 13. */
function withoutGarbled(row: Numbered, garbled: Range[]): Numbered {
  const found = /^([\dlI|OoZSBg]{1,2})\s+(?=\S)/.exec(row.text);
  if (found?.[1] === undefined) return row;
  if ([...found[1]].map((letter) => DIGITS[letter] ?? letter).join('') !== String(row.line)) return row;
  garbled.push({ start: row.start, end: row.start + found[1].length });
  return { ...row, start: row.start + found[0].length, text: row.text.slice(found[0].length) };
}
