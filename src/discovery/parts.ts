import { cleanText, type Paper } from '../papers/paper.ts';
import { pageAt } from '../text/pages.ts';
import type { SubPart } from './schema.ts';

const MARK = /(?:^|[\s;:,])(?:\(([a-z])\)|([a-z])[.)](?=\s))/g;

/**
 * The sub-parts (a), (b) … of a request between two offsets: at least two letters in order from 'a', in brackets
 * anywhere or as 'a.' at the head of a line.
 */
export function subParts(paper: Paper, start: number, end: number): SubPart[] {
  const words = paper.text.slice(start, end);
  const found: { letter: string; at: number; body: number }[] = [];
  for (const match of words.matchAll(MARK)) {
    const letter = match[1] ?? match[2] ?? '';
    const at = match.index + match[0].indexOf(match[1] === undefined ? letter : '(');
    const atLineStart = /(?:^|\n|\f)\s*$/.test(words.slice(0, at));
    if (match[1] === undefined && !atLineStart) continue;
    if (letter.charCodeAt(0) - 97 !== found.length) continue;
    found.push({ letter, at, body: match.index + match[0].length });
  }
  if (found.length < 2) return [];
  return found.map(({ letter, at, body }, index) => {
    const stop = start + (found[index + 1]?.at ?? words.length);
    return {
      letter,
      text: cleanText(paper, start + body, stop),
      page: pageAt(paper.pageStarts, start + at),
      start: start + at,
      end: trimmedEnd(paper.text, start + at, stop),
    };
  });
}

/** The end of a stretch without the white space after its words. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1;
  return at;
}
