import { escaped } from '../text/escaped.ts';
import { citeRange } from './cite.ts';
import type { ParsedTranscript } from './parse.ts';
import {
  MOST_HITS,
  type TranscriptHit,
  type TranscriptLine,
  type TranscriptSearchAnswer,
  type Who,
} from './schema.ts';

type Words = Pick<ParsedTranscript, 'lines' | 'speakers'>;

/** Indices of the lines of one speaker, or of every witness, or of all. */
export function linesOf({ lines, speakers }: Words, who: Who | undefined): number[] {
  if (who === undefined) return lines.map(({ index }) => index);
  return lines.flatMap(({ index, speaker }) => {
    if (speaker === null) return [];
    const isWanted = who === 'witness' ? speakers[speaker]?.role === 'witness' : speaker === who;
    return isWanted ? [index] : [];
  });
}

/** What one person says without a break, as one string. */
interface Turn {
  lines: TranscriptLine[];
  text: string;
  /** Offset of each line's words in `text`. */
  offsets: number[];
}

function turnsOf(lines: readonly TranscriptLine[], indices: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  let former: TranscriptLine | undefined;
  for (const index of indices) {
    const line = lines[index];
    if (line === undefined || line.part === 'index') continue;
    const turn = turns.at(-1);
    const goesOn =
      former?.index === index - 1 &&
      !line.isStart &&
      former.kind === line.kind &&
      former.speaker === line.speaker &&
      line.kind !== 'heading';
    former = line;
    if (turn && goesOn) {
      turn.offsets.push(turn.text.length + 1);
      turn.text += ` ${line.text}`;
      turn.lines.push(line);
    } else turns.push({ lines: [line], text: line.text, offsets: [0] });
  }
  return turns;
}

const spelled = (word: string) => escaped(word).replaceAll(/['’]/g, "['’]");
const LETTER = '[\\p{L}\\p{N}]';
const SHORT = 3;

/** The words and "phrases in quotation marks" of a query; a word also finds longer ones that begin with it. */
function termsOf(q: string): RegExp[] {
  return [...q.matchAll(/["“”]([^"“”]+)["“”]?|(\S+)/g)].flatMap(([, phrase, word]) => {
    const parts = (phrase ?? word ?? '')
      .split(/\s+/)
      .map((part) => part.replace(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''));
    const kept = parts.filter(Boolean);
    if (kept.length === 0) return [];
    const isWhole = phrase !== undefined || (kept[0]?.length ?? 0) < SHORT;
    const body = kept.map(spelled).join('[^\\p{L}\\p{N}]+');
    return [new RegExp(`(?<!${LETTER})${body}${isWhole ? `(?!${LETTER})` : `${LETTER}*`}`, 'giu')];
  });
}

interface Found {
  from: number;
  to: number;
}

/** Where a turn answers: each place for one term; for several the narrowest stretch that holds them all. */
function placesIn(text: string, terms: readonly RegExp[]): Found[][] {
  const found = terms.map((term) =>
    [...text.matchAll(term)].map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
  if (found.some((each) => each.length === 0)) return [];
  const [only] = found;
  if (found.length === 1 && only) return only.map((each) => [each]);
  const all = found
    .flatMap((each, term) => each.map((place) => ({ ...place, term })))
    .sort((a, b) => a.from - b.from);
  let best: typeof all = [];
  let start = 0;
  const counts = new Map<number, number>();
  for (const [end, place] of all.entries()) {
    counts.set(place.term, (counts.get(place.term) ?? 0) + 1);
    while (counts.size === terms.length) {
      const window = all.slice(start, end + 1);
      const width = (part: typeof all) => (part.at(-1)?.to ?? 0) - (part[0]?.from ?? 0);
      if (best.length === 0 || width(window) < width(best)) best = window;
      const first = all[start];
      start += 1;
      if (first === undefined) break;
      const left = (counts.get(first.term) ?? 1) - 1;
      if (left === 0) counts.delete(first.term);
      else counts.set(first.term, left);
    }
  }
  return best.length === 0 ? [] : [best];
}

const CONTEXT = 70;

function lineAt(turn: Turn, offset: number): number {
  let at = turn.offsets.length - 1;
  while (at > 0 && (turn.offsets[at] ?? 0) > offset) at -= 1;
  return at;
}

function marksOf(turn: Turn, places: readonly Found[]): TranscriptHit['marks'] {
  return places.flatMap(({ from, to }) => {
    const marks: TranscriptHit['marks'] = [];
    for (let at = lineAt(turn, from); at <= lineAt(turn, Math.max(from, to - 1)); at += 1) {
      const line = turn.lines[at];
      const offset = turn.offsets[at] ?? 0;
      if (line === undefined) continue;
      const [low, high] = [Math.max(0, from - offset), Math.min(line.text.length, to - offset)];
      if (high > low) marks.push({ index: line.index, from: low, to: high });
    }
    return marks;
  });
}

const tidy = (text: string) => text.replace(/\s+/g, ' ');

/**
 * Searches what was said, speaker by speaker: a passage that runs over a line's or a page's end is found too. Several
 * words must all be said in one breath, in any order; words in quotation marks as they stand. In order of the pages.
 */
export function searchTranscript(parsed: Words, q: string, who?: Who): TranscriptSearchAnswer {
  const terms = termsOf(q);
  if (terms.length === 0) return { total: 0, hits: [] };
  const indices = linesOf(parsed, who);
  const positions = new Map(indices.map((index, position) => [index, position]));
  const hits: TranscriptHit[] = [];
  let total = 0;
  for (const turn of turnsOf(parsed.lines, indices)) {
    for (const places of placesIn(turn.text, terms)) {
      total += 1;
      const [from, to] = [places[0]?.from ?? 0, places.at(-1)?.to ?? 0];
      const first = turn.lines[lineAt(turn, from)];
      const last = turn.lines[lineAt(turn, Math.max(from, to - 1))];
      if (hits.length >= MOST_HITS || first === undefined || last === undefined) continue;
      hits.push({
        index: first.index,
        endIndex: last.index,
        position: positions.get(first.index) ?? 0,
        place: citeRange(first, last),
        speaker: first.speaker,
        before: tidy(turn.text.slice(Math.max(0, from - CONTEXT), from)),
        match: tidy(turn.text.slice(from, to)),
        after: tidy(turn.text.slice(to, to + CONTEXT)),
        marks: marksOf(turn, places),
      });
    }
  }
  return { total, hits };
}
