import { endsInCitation, splitSentences } from '../text/chunks.ts';
import type { TextLine } from '../text/lines.ts';
import { pageAt } from '../text/pages.ts';
import { isHeading, type Paper, plain } from './paper.ts';

/** A sentence of a paper: `text` on one line and without stamps; offsets into the whole text. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  page: number;
}

const NEW_PARAGRAPH =
  /^(?:¶+\s*)?(?:\(?\d{1,3}[.)]|\(?[A-Za-z][.)]|[•●▪–-]|Q[.:]|A[.:])\s|^(?:wherefore|respectfully submitted|it is (?:hereby |further )*ordered)\b/i;

/** In small letters it goes on with a sentence: 'from the / date this notice is delivered to you'. */
const DATE_LINE = /^(?:D(?:ated|ATED)\b|D(?:ate|ATE):)/;

/**
 * The sentences of a paper in order. They run over line and page ends, and stop at headings, numbered
 * paragraphs and lines that end early; headings and lines of a caption or signature stand alone.
 */
export function readSentences(paper: Paper): Sentence[] {
  const wide = typicalWidth(paper.lines);
  const sentences: Sentence[] = [];
  let block: TextLine[] = [];
  const flush = () => {
    for (const sentence of splitBlock(paper, block)) sentences.push(sentence);
    block = [];
  };
  paper.lines.forEach((line) => {
    const before = block.at(-1);
    if (before && breaksBefore(before, line, wide)) flush();
    block.push(line);
  });
  flush();
  return sentences;
}

/** The sentence that holds an offset, or null (binary search). */
export function sentenceAt(sentences: readonly Sentence[], offset: number): Sentence | null {
  let low = 0;
  let high = sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle];
    if (!sentence) return null;
    if (offset < sentence.start) high = middle - 1;
    else if (offset >= sentence.end) low = middle + 1;
    else return sentence;
  }
  return null;
}

function typicalWidth(lines: readonly TextLine[]): number {
  const widths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  return Math.min(110, widths[Math.floor(widths.length * 0.8)] ?? 80);
}

function breaksBefore(before: TextLine, line: TextLine, wide: number): boolean {
  if (/\b(?:Fed|R|Civ|Crim|App|Evid|Bankr|Cir|Ct|U\.S|No)\.$/.test(before.text)) return false;
  if (endsInCitation(before.text)) return false;
  if (NEW_PARAGRAPH.test(line.text) || DATE_LINE.test(line.text)) return true;
  const carriesOn =
    /^[\p{Ll}(]/u.test(line.text) ||
    /(?:[,–—-]|\b(?:and|of|the|for|to|in|by|v\.|with|a|before|Judge|Mr\.|Mrs\.|Ms\.|Dr\.|[A-Z]))$/.test(
      before.text,
    );
  if (carriesOn || opensProse(before.text) || runsOn(before.text, line.text, wide)) return false;
  if (isHeading(before.text) || isHeading(line.text))
    return isHeading(before.text) !== isHeading(line.text) || before.text.length < wide * 0.6;
  return before.text.length < wide * 0.6;
}

/** No heading stands in the midst of a sentence: a full line of prose that has not ended goes on in the next. */
function runsOn(before: string, next: string, wide: number): boolean {
  if (before.length < wide * 0.75 || /[.:;!?]["”’')\]]{0,2}$/.test(before)) return false;
  return /(?:\s\p{Ll}[\p{Ll}'’-]*,?){3}/u.test(before) && /\p{Ll}{3}/u.test(next);
}

/** 'On May 2, 2031, the Honorable Ada J. Winthrop, United' is no heading, though its longer words are capitalized. */
function opensProse(text: string): boolean {
  return /^(?:\d{1,3}[.)]\s+)?(?:On|In|At|By|As) .*,.*,/.test(text) && !/[.:;!?]$/.test(text);
}

function splitBlock(paper: Paper, lines: readonly TextLine[]): Sentence[] {
  if (lines.length === 0) return [];
  const offsets: { at: number; start: number }[] = [];
  let joined = '';
  for (const line of lines) {
    offsets.push({ at: joined.length, start: line.start });
    joined += `${line.text} `;
  }
  const toSource = (position: number): number => {
    let [low, high] = [0, offsets.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((offsets[middle]?.at ?? 0) > position) high = middle - 1;
      else low = middle;
    }
    const line = offsets[low];
    return line ? line.start + (position - line.at) : 0;
  };
  return splitSentences(joined).map((span) => {
    const start = toSource(span.start);
    const end = toSource(span.end - 1) + 1;
    return {
      text: plain(joined.slice(span.start, span.end)),
      start,
      end,
      page: pageAt(paper.pageStarts, start),
    };
  });
}
