import type { TextLine } from '../text/lines.ts';

/** Pleading paper numbers its lines from 1 to at most this, on each page anew. */
const MOST = 32;
/** So many of all lines must carry the next number before they are the margin's. */
const SHARE = 0.5;
const LEAST = 8;
const AHEAD = /^(\d{1,2})\s+(?=\S)/;
const BEHIND = /(?<=\S)\s+(\d{1,2})$/;

/**
 * Lines without the numbers that pleading paper prints in its margin, where extraction put them into the same line: they
 * count on from line to line, as numbers of paragraphs do not. Offsets stay those of the whole line.
 */
export function withoutMarginNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const margin = [AHEAD, BEHIND].find((pattern) => countsOn(lines, pattern));
  if (margin === undefined) return lines;
  return lines.map((line) => ({ ...line, text: line.text.replace(margin, '').trim() }));
}

function countsOn(lines: readonly TextLine[], pattern: RegExp): boolean {
  let before = 0;
  let next = 0;
  let all = 0;
  for (const { text, noise } of lines) {
    if (noise) continue;
    all += 1;
    const number = Number(pattern.exec(text)?.[1] ?? 0);
    if (number === 0 || number > MOST) continue;
    // An empty line has its number too; a new page begins at 1.
    if (number === 1 || (number > before && number - before <= 3)) next += 1;
    before = number;
  }
  return next >= LEAST && next >= SHARE * all;
}
