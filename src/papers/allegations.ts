import type { TextLine } from '../text/lines.ts';
import { pageAt } from '../text/pages.ts';
import { cleanText, isHeading, linesBetween, type Paper } from './paper.ts';
import type { FactualAllegation } from './schema.ts';

interface Start {
  value: number;
  letter: string;
  mark: string;
  line: TextLine;
  /** Where the words after the number begin. */
  body: number;
  relief: boolean;
  /** How many headings of counts stand before it. */
  part: number;
}

export interface NumberedParagraphs {
  allegations: FactualAllegation[];
  warnings: string[];
}

const BRACKETED = /^\((\d{1,3})\)()()(\s)\s*(?=\S)/;
const NUMBERED =
  /^(?:¶+\s*|[Pp]aragraph\s+|[-–'‘’·|_]\s?)?(\d{1,3}|l)(?:([a-z])|\(([a-z])\))?\s?([.):])(?=\s|$|[A-Z“"‘'([])\s*/;
const ABBREVIATED = /(?:^|[\s.(])(?:[A-Z]|No|Inc|Co|Corp|Ltd|v|Dr|Mrs?|Ms|Sec|Stat|Cir|Supp|Art|Ch)\.$/;
const COUNT_LINE = /^(?:count|claim|cause of action)\b|\b(?:cause of action|claim for relief|count)\b[:.]?$/i;
const PRAYER =
  /^(?:(?:[IVX]+\.?\s+)?prayer\b|(?:demand|request|prayer) for relief|relief (?:requested|sought)|wherefore\b|therefore, (?:the )?plaintiff|ad damnum)/i;
const CLOSING =
  /^(?:dated?\b[:,]?|respectfully submitted|executed (?:on|this)|\/s\/|certificate of service|verification\b|civil cover sheet|(?:demand for jury|jury (?:trial )?demand)|exhibit [a-z0-9]+$)/i;

/**
 * The numbered paragraphs of a pleading in order, with their numbers as printed: gaps, sub-letters and restarts
 * are kept and told of in `warnings`; the numbered requests of the prayer are not allegations.
 */
export function findAllegations(paper: Paper): NumberedParagraphs {
  const found = findStarts(paper);
  const starts = withStragglers(paper, found, bestChain(found));
  const filled = fillGaps(paper, starts);
  const allegations = filled.map((start, index) => readParagraph(paper, start, filled[index + 1]));
  return { allegations, warnings: tellOddities(filled) };
}

function findStarts(paper: Paper): Start[] {
  let relief = false;
  let closed = false;
  let part = 0;
  const starts: Start[] = [];
  for (const line of paper.lines) {
    if (COUNT_LINE.test(line.text) && line.text.length < 120) {
      relief = false;
      part += 1;
    } else if (PRAYER.test(line.text)) relief = true;
    else if (relief && /^(?:respectfully submitted|dated?:|\/s\/)/i.test(line.text)) closed = true;
    const match = NUMBERED.exec(line.text) ?? BRACKETED.exec(line.text);
    if (!match || closed) continue;
    const value = match[1] === 'l' ? 1 : Number(match[1]);
    const letter = match[2] ?? match[3] ?? '';
    starts.push({
      value,
      letter,
      mark: match[4] ?? '.',
      line,
      body: line.start + match[0].length,
      relief,
      part,
    });
  }
  return starts.filter((start) => !start.relief && start.value > 0);
}

const GAP_COST = 0.8;
const RESTART_COST = 3.5;
const WINDOW = 80;

/** The run of paragraph numbers that explains most of the numbered lines: one style of mark, mostly rising by one. */
function bestChain(starts: readonly Start[]): Start[] {
  const chains = ['.', ')', ':', ' '].map((mark) => chainOf(starts.filter((start) => start.mark === mark)));
  const best = chains.sort((a, b) => b.length - a.length)[0] ?? [];
  return best.length >= 2 ? best : [];
}

function chainOf(starts: readonly Start[]): Start[] {
  const score: number[] = [];
  const before: number[] = [];
  starts.forEach((start, at) => {
    score[at] = 1 - (start.value === 1 ? 0 : 1 + Math.min(4, start.value) * 0.25);
    before[at] = -1;
    for (let from = Math.max(0, at - WINDOW); from < at; from += 1) {
      const previous = starts[from];
      if (!previous) continue;
      const gain = (score[from] ?? 0) + 1 - stepCost(previous, start);
      if (gain >= (score[at] ?? 0)) {
        score[at] = gain;
        before[at] = from;
      }
    }
  });
  let last = -1;
  score.forEach((value, at) => {
    if (last === -1 || value > (score[last] ?? 0)) last = at;
  });
  const chain: Start[] = [];
  for (let at = last; at >= 0; at = before[at] ?? -1) {
    const start = starts[at];
    if (start) chain.unshift(start);
  }
  return chain;
}

function stepCost(previous: Start, next: Start): number {
  const step = next.value - previous.value;
  if (step === 0) return next.letter > previous.letter ? 0.2 : 9;
  if (step === 1) return 0;
  if (step > 1) return Math.min(8, GAP_COST + (step - 2) * 0.35);
  if (next.value !== 1 || previous.value < 2) return 9;
  return next.part > previous.part ? 0.5 : RESTART_COST;
}

/** A number so much further than the last may still be the next paragraph that was read. */
const FURTHEST = 40;

/**
 * Single paragraphs that stand alone after a gap, as where a page is missing: their number fits between those around
 * it, they begin a sentence, and what stands above has ended.
 */
function withStragglers(paper: Paper, found: readonly Start[], chain: readonly Start[]): Start[] {
  const mark = chain[0]?.mark;
  if (mark === undefined || chain.length < 3) return [...chain];
  const held = new Set(chain);
  const kept: Start[] = [];
  let next = 0;
  for (const start of found) {
    if (held.has(start)) {
      kept.push(start);
      next += 1;
      continue;
    }
    const last = kept.at(-1);
    if (!last || start.mark !== mark || start.letter !== '') continue;
    const limit =
      chain[next] === undefined || (chain[next]?.value ?? 0) <= last.value
        ? last.value + FURTHEST
        : (chain[next]?.value ?? 0);
    if (start.value > last.value && start.value < limit && beginsAnew(paper, start)) kept.push(start);
  }
  return kept;
}

function beginsAnew(paper: Paper, { line, body }: Start): boolean {
  const words = paper.text.slice(body, body + 120);
  if (!/^[“"‘'(]?\p{Lu}\p{L}*[^\n]{12}/u.test(words)) return false;
  const above = lineAbove(paper, line);
  return (
    above === undefined || (/[.:;?!”")\]]\W*$/.test(above) && !ABBREVIATED.test(above)) || isHeading(above)
  );
}

/** The printed line before one (binary search). */
function lineAbove({ lines }: Paper, { start }: TextLine): string | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return lines[low - 1]?.text;
}

/** Paragraphs whose number stands within a line, where reading ran two paragraphs together. */
function fillGaps(paper: Paper, starts: readonly Start[]): Start[] {
  const filled: Start[] = [];
  starts.forEach((start, index) => {
    filled.push(start);
    const next = starts[index + 1];
    if (!next) return;
    let from = start.body;
    for (let value = start.value + 1; value < next.value && next.value - start.value < 30; value += 1) {
      const stretch = paper.text.slice(from, next.line.start);
      const hit = new RegExp(
        `(?:(?<=[.;:!?”")\\]]\\s{1,4})${value}[.)]|(?<=\\n)['‘’·|_–-]?\\s?${value}[.,)])\\s+(?=[A-Z“"])`,
      ).exec(stretch);
      if (!hit) continue;
      const at = from + hit.index;
      const line = { ...start.line, start: at, text: hit[0], page: pageAt(paper.pageStarts, at) };
      filled.push({ ...start, value, letter: '', line, body: at + hit[0].length });
      from = at + hit[0].length;
    }
  });
  return filled;
}

function readParagraph(paper: Paper, start: Start, next: Start | undefined): FactualAllegation {
  const limit = next?.line.start ?? paper.lines.at(-1)?.end ?? paper.text.length;
  const lines = linesBetween(paper, start.body, limit);
  let end = Math.min(lines[0]?.end ?? start.line.end, limit);
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index];
    const before = lines[index - 1]?.text ?? '';
    if (!line || endsParagraph(line.text, before, lines[index + 1]?.text)) break;
    end = Math.min(line.end, limit);
  }
  while (end > start.body && /\s/.test(paper.text.charAt(end - 1))) end -= 1;
  return {
    number: `${start.value}${start.letter}`,
    text: cleanText(paper, start.body, end),
    page: pageAt(paper.pageStarts, start.line.start),
    start: start.line.start,
    end: Math.max(end, start.body),
  };
}

function endsParagraph(text: string, before: string, after: string | undefined): boolean {
  if (COUNT_LINE.test(text) && isHeading(text)) return true;
  if (PRAYER.test(text) || CLOSING.test(text)) return /[.:;?!”")\]]\W*$/.test(before) || isHeading(text);
  if (/^[IVXLC]{1,6}\.?$/.test(text)) return true;
  const finished = /[.:;?!”"’)\]]\d*\W*$/.test(before) && !ABBREVIATED.test(before);
  const runsOn = after !== undefined && /^\p{Ll}/u.test(after);
  return finished && !runsOn && isHeading(text) && !/^[“"‘(]/.test(text);
}

function tellOddities(starts: readonly Start[]): string[] {
  const warnings: string[] = [];
  const missing: string[] = [];
  starts.forEach((start, index) => {
    const next = starts[index + 1];
    if (!next) return;
    if (next.value < start.value) {
      warnings.push(`Paragraph numbers begin again at ${next.value} on page ${next.line.page}.`);
    }
    for (let value = start.value + 1; value < next.value; value += 1) missing.push(String(value));
  });
  if ((starts[0]?.value ?? 1) > 1)
    warnings.push(`The first numbered paragraph found is ${starts[0]?.value}.`);
  if (missing.length > 0) {
    warnings.push(
      `No paragraph numbered ${missing.slice(0, 12).join(', ')}${missing.length > 12 ? ' …' : ''} was found: the paper skips it, or it could not be read.`,
    );
  }
  return warnings;
}
