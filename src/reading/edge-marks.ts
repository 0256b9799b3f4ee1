import { findSeenWords, type PlacedWord, type SeenWord } from '../text/word-places.ts';

/** What the edge of a sheet, a fold or a shadow is read as; dashes and signs of money may end a line. */
const MARK = /^[|!;:.,'’‘`~_()[\]{}"*°•«»\\/]{1,3}$/;
const WORD = /[\p{L}\p{N}]{2}/u;
/** Of the lines of a page, so many end before its right edge. */
const WITHIN = 0.9;
const FEWEST_LINES = 8;
/** Share of the page's width that a mark may reach into the lines. */
const SLACK = 0.005;

const rightOf = ({ left, width }: SeenWord): number => left + width;

/** A recognized page, `text`, without the marks that stand right of its lines: 'enter the following order |' and lines of '|' alone. */
export function withoutEdgeMarks(text: string, words: readonly SeenWord[]): string {
  const placed = findSeenWords(text, words);
  const edge = edgeOf(placed);
  if (edge === null) return text;
  const kept: string[] = [];
  let from = 0;
  for (const { word, start, end } of placed) {
    if (!MARK.test(word.text) || word.left < edge - SLACK || start < from) continue;
    if (
      /[^\s]/.test(text.slice(Math.max(0, start - 1), start)) ||
      !/^[ \t]*(?:\n|$)/.test(text.slice(end, end + 8))
    )
      continue;
    const before = text.slice(from, start).replace(/[ \t]+$/, '');
    kept.push(before);
    from = end;
    const isAlone = before === '' ? start === 0 || text.charAt(start - 1) === '\n' : before.endsWith('\n');
    if (isAlone && text.charAt(from) === '\n') from += 1;
  }
  kept.push(text.slice(from));
  return kept.join('');
}

/** Where nearly all lines have ended; null of a page with few lines. */
function edgeOf(placed: readonly PlacedWord[]): number | null {
  const lines = new Map<number, number>();
  for (const { word } of placed) {
    if (!WORD.test(word.text)) continue;
    // Words of one line stand at about one height.
    const line = Math.round((word.top + word.height / 2) * 100);
    lines.set(line, Math.max(lines.get(line) ?? 0, rightOf(word)));
  }
  if (lines.size < FEWEST_LINES) return null;
  const rights = [...lines.values()].sort((a, b) => a - b);
  return rights[Math.min(rights.length - 1, Math.floor(rights.length * WITHIN))] ?? null;
}
