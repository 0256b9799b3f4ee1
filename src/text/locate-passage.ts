import { type CommonRun, findCommonRuns } from './common-runs.ts';
import { foldLetters, type Letters, readLetters } from './letters.ts';

/** A passage of one page: UTF-16 offsets `start` to `end` in the page's extracted text. */
export interface PagePassage {
  text: string;
  start: number;
  end: number;
}

/** A stretch of a passage in one piece of the page as it is drawn; UTF-16 offsets in that piece. */
export interface Stretch {
  piece: number;
  start: number;
  end: number;
}

/** Of a passage that is not on the page letter by letter, this share must be found. */
const ENOUGH = 0.6;
/** Letters before and behind that tell one occurrence from another. */
const CONTEXT = 80;

/**
 * Where a passage of the extracted text stands in the pieces that another reader found on the same page. White
 * space, hyphens, quotation marks, case, accents and ligatures do not count, nor does where the pieces are cut. Of
 * several occurrences the one with the same words around it is taken. Where the readers order the page otherwise
 * (columns, numbers in the margin), the longest common runs are taken, if they make up most of the passage. In the
 * order of the pieces; empty when the passage is not there. Pieces that give glyph numbers for letters, as the fonts
 * of old Windows programs do, are read as the letters they stand for.
 */
export function locatePassage(passage: PagePassage, pieces: readonly string[]): Stretch[] {
  const stretches = locateIn(passage, pieces);
  if (stretches.length > 0 || !hasGlyphNumbers(pieces)) return stretches;
  return locateIn(passage, pieces.map(fromGlyphNumbers));
}

function locateIn(passage: PagePassage, pieces: readonly string[]): Stretch[] {
  const own = passage.text.slice(passage.start, passage.end);
  const wanted = foldLetters(own);
  if (wanted === '') return [];
  const page = readLetters(pieces);
  const hit = bestHit(wanted, passage, page);
  const runs =
    hit === undefined
      ? findCommonRuns(wanted, page.folded)
      : [{ left: 0, right: hit, length: wanted.length }];
  const covered = runs.reduce((sum, run) => sum + run.length, 0);
  if (covered < wanted.length * ENOUGH) return [];
  const stretches = stretchesOf(passageAt(runs, page), page);
  return hit === undefined ? stretches : withSigns(stretches, own, pieces);
}

/** Glyph 3 is the space of fonts that Windows makes; the others follow in the order of ASCII. */
const GLYPH = /[\u0003-\u0009\u000b\u000c\u000e-\u001f\u0021-\u0061]/g;
const SHIFT = 29;

/** Pieces that give the numbers of glyphs for letters have control characters for spaces and digits. */
function hasGlyphNumbers(pieces: readonly string[]): boolean {
  return pieces.some((piece) => /[\u0003-\u0008\u000e-\u001c]/.test(piece));
}

/** The same piece in letters, character by character. */
function fromGlyphNumbers(piece: string): string {
  return piece.replace(GLYPH, (glyph) => String.fromCharCode(glyph.charCodeAt(0) + SHIFT));
}

/** Where the page has the passage letter by letter; of several places the one in the same company. */
function bestHit(wanted: string, { text, start, end }: PagePassage, letters: Letters): number | undefined {
  const page = letters.folded;
  const hits: number[] = [];
  for (let hit = page.indexOf(wanted); hit >= 0; hit = page.indexOf(wanted, hit + 1)) {
    if (!isInside(hit, letters) && !isInside(hit + wanted.length, letters)) hits.push(hit);
  }
  if (hits.length < 2) return hits[0];
  const before = foldLetters(text.slice(Math.max(0, start - CONTEXT * 3), start)).slice(-CONTEXT);
  const after = foldLetters(text.slice(end, end + CONTEXT * 3)).slice(0, CONTEXT);
  const expected =
    (foldLetters(text.slice(0, start)).length / Math.max(1, foldLetters(text).length)) * page.length;
  let best = hits[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const hit of hits) {
    const company = sameBefore(before, page, hit) + sameAfter(after, page, hit + wanted.length);
    const score = company - Math.abs(hit - expected) / (page.length + 1);
    if (score > bestScore) {
      best = hit;
      bestScore = score;
    }
  }
  return best;
}

function sameBefore(before: string, page: string, hit: number): number {
  let same = 0;
  while (same < before.length && before.charAt(before.length - 1 - same) === page.charAt(hit - 1 - same)) {
    same += 1;
  }
  return same;
}

function sameAfter(after: string, page: string, end: number): number {
  let same = 0;
  while (same < after.length && after.charAt(same) === page.charAt(end + same)) same += 1;
  return same;
}

/** Whether a letter is not the first of its character: the 'i' of a ligature. */
function isInside(index: number, { piece, from }: Letters): boolean {
  return index > 0 && piece[index] === piece[index - 1] && from[index] === from[index - 1];
}

/**
 * For each letter of the page which letter of the passage it is, or -1. Half a ligature is not marked: its other half
 * is not in the passage.
 */
function passageAt(runs: readonly CommonRun[], page: Letters): Int32Array {
  const left = new Int32Array(page.folded.length).fill(-1);
  for (const run of runs) {
    let first = run.right;
    let end = run.right + run.length;
    while (first < end && isInside(first, page)) first += 1;
    while (end > first && isInside(end, page)) end -= 1;
    for (let at = first; at < end; at += 1) left[at] = run.left + at - run.right;
  }
  return left;
}

/** Letters that follow each other in one piece and in the passage, with all that stands between them there. */
function stretchesOf(passageLetters: Int32Array, page: Letters): Stretch[] {
  const stretches: Stretch[] = [];
  let last: Stretch | undefined;
  for (const [index, letter] of passageLetters.entries()) {
    if (letter < 0) continue;
    const piece = page.piece[index] ?? 0;
    const start = page.from[index] ?? 0;
    const end = page.to[index] ?? start;
    if (last?.piece === piece && passageLetters[index - 1] === letter - 1) last.end = end;
    else {
      last = { piece, start, end };
      stretches.push(last);
    }
  }
  return stretches;
}

const LEADING = /^[^\p{L}\p{N}]*/u;
const TRAILING = /[^\p{L}\p{N}]*$/u;

/** Signs at the ends of the passage that the pieces have too: '$', '§', a quotation mark, the period. */
function withSigns(stretches: Stretch[], own: string, pieces: readonly string[]): Stretch[] {
  const first = stretches[0];
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) return stretches;
  const leading = signs(LEADING.exec(own)?.[0]);
  const trailing = signs(TRAILING.exec(own)?.[0]);
  const head = pieces[first.piece] ?? '';
  for (let left = leading.length; left > 0 && isSign(head.charAt(first.start - 1)); left -= 1)
    first.start -= 1;
  const tail = pieces[last.piece] ?? '';
  for (let left = trailing.length; left > 0 && isSign(tail.charAt(last.end)); left -= 1) last.end += 1;
  return stretches;
}

function signs(text: string | undefined): string {
  return (text ?? '').replace(/\s+/g, '');
}

function isSign(character: string): boolean {
  // Half of a character outside the basic plane is not cut off.
  return /^[^\s\p{L}\p{N}\p{Cs}]$/u.test(character);
}
