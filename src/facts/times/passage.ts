import { linesBetween, type Paper } from '../../papers/paper.ts';

/** A stretch of a paper on one line, letter for letter, without what belongs to the sheet. */
export interface Passage {
  text: string;
  /** Offset into the whole text of a place in the passage. */
  toSource(at: number): number;
}

/** The words between two offsets; each letter of a line stays one letter, so that places can be told back. */
export function passageOf(paper: Paper, start: number, end: number): Passage {
  const pieces: { at: number; source: number }[] = [];
  let text = '';
  for (const line of linesBetween(paper, start, end)) {
    const from = Math.max(line.start, start);
    if (text !== '') text += ' ';
    pieces.push({ at: text.length, source: from });
    text += paper.text.slice(from, Math.min(line.end, end));
  }
  return { text: evenLetters(text), toSource: (at) => sourceOf(pieces, at) ?? start };
}

/** Soft hyphens and bent quotation marks as the keys of a typewriter; as many letters as before. */
function evenLetters(text: string): string {
  return text
    .replace(/[\u00ad\ufffe\u2010\u2011]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\s\u00a0]/g, ' ');
}

function sourceOf(pieces: readonly { at: number; source: number }[], at: number): number | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece && piece.source + at - piece.at;
}
