import { type Paper, plain } from '../papers/paper.ts';
import { readLines, type TextLine } from '../text/lines.ts';
import { pageStarts } from '../text/pages.ts';
import {
  answerLabel,
  type Heading,
  headingOf,
  type Label,
  leadsToRequests,
  type PlainNumber,
  plainNumber,
  requestLabel,
} from './labels.ts';
import type { RequestKind } from './schema.ts';

/** A line that many pages have at their edge, as 'Denied.' may be, and that is no stamp and no page number. */
function isWords(text: string): boolean {
  if (/\d|\b(?:case|page|filed|document|court)\b/i.test(text)) return false;
  return (
    /[.;?]$/.test(text) || /^(?:admit(?:ted)?|den(?:y|ied)|none|yes|no|objection|same|unknown)\b/i.test(text)
  );
}

/** The paper's lines without the sheet's own; what repeats on each page like a running head and is none is kept. */
export function readDiscoveryLines(text: string): Paper {
  const lines = readLines(text).filter(
    (line) =>
      !line.noise ||
      isWords(line.text) ||
      requestLabel(line.text) !== null ||
      answerLabel(line.text) !== null,
  );
  return { text, lines, chrome: [], pageStarts: pageStarts(text) };
}

/** Where something begins in a paper; what it holds goes on to the next mark. */
export type Mark =
  | {
      type: 'request';
      at: number;
      body: number;
      kind: RequestKind | null;
      number: string | null;
      isLabeled: boolean;
      /** Which run of numbers it belongs to. */
      run: number;
      hasHeading: boolean;
    }
  | { type: 'answer'; at: number; body: number; kind: RequestKind | null; number: string | null }
  | { type: 'stop'; at: number };

interface List {
  isOpen: boolean;
  hasHeading: boolean;
  kind: RequestKind | null;
  style: string | null;
  last: number;
  isLabeled: boolean;
  run: number;
  /** Marks of plain numbers since the heading, dropped when a label shows that they were instructions. */
  plain: Mark[];
}

const REQUEST_VERBS =
  /^(?:please |do you |did you |have you |has |are you |were you |is |was |what |when |where |who |why |how |which |if you |for each |with (?:respect|regard) to |as to )?(?:state|identify|describe|produce|admit|list|set forth|provide|explain|give|specify|all|any|each|every|copies|copy|your|the|that|you|contend|claim|know)\b/i;
const UNFINISHED =
  /(?:\b(?:to|in|of|see|and|or|with|by|under|from|at|on|for|the|your|this|that|than|numbers?)|,|\()$/i;
const ENDED = /[.:;?!)\]”"’']\s*$/;

/** Whether the words at the head of a line go on from the line before, as a reference within a sentence does. */
function goesOn(before: TextLine | undefined): boolean {
  return before !== undefined && (UNFINISHED.test(before.text) || /\bN(?:os?|OS?)\.$/.test(before.text));
}

export interface Walk {
  marks: Mark[];
  warnings: string[];
}

/**
 * Marks the requests and answers of a paper line by line. With `anywhere` numbered paragraphs count even though no
 * heading begins a list of requests.
 */
export function walk(paper: Paper, { anywhere }: { anywhere: boolean }): Walk {
  const { lines } = paper;
  const marks: Mark[] = [];
  const warnings: string[] = [];
  const list: List = {
    isOpen: anywhere,
    hasHeading: !anywhere,
    kind: null,
    style: null,
    last: 0,
    isLabeled: false,
    run: 0,
    plain: [],
  };
  const heads = headsOf(paper);
  let hasItem = false;

  const open = (kind: RequestKind | null, hasHeading = true) => {
    const { run } = list;
    Object.assign(list, { isOpen: true, hasHeading, kind, style: null, last: 0, isLabeled: false });
    list.run = run + 1;
    list.plain = [];
  };
  const request = (
    line: TextLine,
    part: { kind: RequestKind | null; number: string | null; length: number },
  ) => {
    const mark: Mark = {
      type: 'request',
      at: line.start,
      body: line.start + part.length,
      kind: part.kind ?? list.kind,
      number: part.number,
      isLabeled: list.isLabeled,
      run: list.run,
      hasHeading: list.hasHeading,
    };
    marks.push(mark);
    if (!list.isLabeled) list.plain.push(mark);
    hasItem = true;
  };
  const labeled = (line: TextLine, label: Label) => {
    if (!list.isLabeled && list.plain.length > 0) {
      const dropped = new Set(list.plain);
      marks.splice(0, marks.length, ...marks.filter((mark) => !dropped.has(mark)));
      list.plain = [];
    }
    Object.assign(list, { isOpen: true, isLabeled: true, hasHeading: true });
    request(line, label);
  };

  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const answer = hasItem || answerLabel(line.text)?.number ? answerLabel(line.text) : null;
    if (answer !== null && !goesOn(before)) {
      marks.push({ type: 'answer', at: line.start, body: line.start + answer.length, ...pick(answer) });
      hasItem = true;
      return;
    }
    const label = requestLabel(line.text);
    if (label !== null && !goesOn(before)) {
      labeled(line, label);
      return;
    }
    const heading = heads.headings[index] ?? null;
    if (heading !== null && isHeadingHere(heading.type, line, before)) {
      marks.push({ type: 'stop', at: line.start });
      if (heading.type === 'requests') {
        open(heading.kind);
        return;
      }
      list.isOpen = false;
      list.plain = [];
      list.style = null;
      list.last = 0;
      if (heading.type === 'closing') hasItem = false;
      return;
    }
    const number = plainNumber(line.text);
    if (number !== null && !list.isLabeled) {
      if (list.isOpen && takes(paper, heads, list, number, index, warnings)) {
        list.style = number.style;
        list.last = number.value;
        request(line, { kind: null, number: number.number, length: number.length });
        return;
      }
      if (!list.isOpen && beginsUnnamedList(paper, heads, list, number, index)) {
        marks.push({ type: 'stop', at: line.start });
        open(null, false);
        list.style = number.style;
        list.last = number.value;
        request(line, { kind: null, number: number.number, length: number.length });
        return;
      }
      if (!list.isOpen && (list.style === null || list.style === number.style)) {
        list.style = number.style;
        list.last = number.value;
      }
      return;
    }
    if (!list.isLabeled && list.plain.length === 0 && line.text.endsWith(':')) {
      const prose = plain(
        lines
          .slice(Math.max(0, index - 2), index + 1)
          .map(({ text }) => text)
          .join(' '),
      );
      const led = leadsToRequests(prose);
      if (led !== null) open(led.kind ?? list.kind);
    }
  });
  return { marks, warnings };
}

function pick({ kind, number }: { kind: RequestKind | null; number: string | null }) {
  return { kind, number };
}

/** 'dated March 3' may go on from the line before; a heading stands for itself. */
function isHeadingHere(type: string, line: TextLine, before: TextLine | undefined): boolean {
  if (type !== 'closing') return !goesOn(before);
  if (/^\p{Ll}/u.test(line.text)) return false;
  return (
    before === undefined ||
    ENDED.test(before.text) ||
    before.text.length < 60 ||
    /^[^a-z]+$/.test(before.text)
  );
}

/** What stands at the head of each line, looked up once. */
interface Heads {
  /** Lines that begin with a number, in order. */
  numbered: { index: number; number: PlainNumber }[];
  /** Lines that begin a list of requests or are a request's label, in order. */
  bounds: number[];
  headings: (Heading | null)[];
}

function headsOf({ lines }: Paper): Heads {
  const numbered: Heads['numbered'] = [];
  const bounds: number[] = [];
  const headings = lines.map(({ text }) => headingOf(text));
  lines.forEach(({ text }, index) => {
    const number = plainNumber(text);
    if (number !== null) numbered.push({ index, number });
    if (requestLabel(text) !== null || headings[index]?.type === 'requests') bounds.push(index);
  });
  return { numbered, bounds, headings };
}

/** Place of the first entry that is not before `wanted` (binary search). */
function firstFrom<T>(entries: readonly T[], wanted: number, indexOf: (entry: T) => number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && indexOf(entry) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** As far ahead as a request and its sub-parts may reach, in numbered lines. */
const LOOK_AHEAD = 200;

function laterPlain(heads: Heads, from: number, test: (number: PlainNumber) => boolean): boolean {
  const bound = heads.bounds[firstFrom(heads.bounds, from + 1, (index) => index)] ?? Number.POSITIVE_INFINITY;
  const at = firstFrom(heads.numbered, from + 1, ({ index }) => index);
  return heads.numbered.slice(at, at + LOOK_AHEAD).some(({ index, number }) => index < bound && test(number));
}

/** Whether a numbered line is the next request of the list, and not a point within one or a number at a line's head. */
function takes(
  paper: Paper,
  heads: Heads,
  list: List,
  number: PlainNumber,
  index: number,
  warnings: string[],
): boolean {
  const { value, style } = number;
  const later = (wanted: number) =>
    laterPlain(heads, index, (other) => other.style === style && other.value === wanted);
  if (list.style === null) return value === 1 || (value > 1 && later(value + 1));
  if (style !== list.style) return false;
  if (value === list.last + 1) return true;
  if (value === list.last) return /[a-z]$/.test(number.number);
  if (later(list.last + 1)) return false;
  const before = paper.lines[index - 1];
  if (value > list.last) return value - list.last <= 20 && !goesOn(before) && before !== undefined;
  if (value !== 1) return false;
  list.run += 1;
  warnings.push(`The numbers begin again at 1 on page ${paper.lines[index]?.page ?? 1}.`);
  return true;
}

/** After definitions that no heading ends, a list that begins again at 1 and asks for something. */
function beginsUnnamedList(
  paper: Paper,
  heads: Heads,
  list: List,
  number: PlainNumber,
  index: number,
): boolean {
  if (number.value !== 1 || list.style !== number.style || list.last < 1) return false;
  const rest = (paper.lines[index]?.text ?? '').slice(number.length);
  if (!REQUEST_VERBS.test(rest)) return false;
  return (heads.bounds.at(-1) ?? -1) <= index;
}
