import type { Span } from '../text/source.ts';
import type { PaperIndex } from './paper-index.ts';

/** How far from a statement the name of the paper it is about may stand, in characters. */
const NEARBY = 160;
const FEWEST_LETTERS = 4;
const FILE_NAME = /[^\s"“”()[\]<>]{1,120}\.(?:pdf|docx?|txt|eml|msg|png|jpe?g)\b/gi;

function stem(filename: string): string {
  return filename.replace(/\.[a-z]{2,4}$/i, '');
}

/** The names a paper goes by, in lower case: its file name, and that without the ending. */
function namesOf(filename: string): string[] {
  const lower = filename.toLowerCase();
  const bare = stem(lower);
  return [lower, bare, bare.replace(/[_-]+/g, ' ')].filter((name) => name.length >= FEWEST_LETTERS);
}

/**
 * The paper whose file name stands nearest to a place of a text, within the same paragraph: that in front of it before
 * that behind it. Undefined where none is named.
 */
export function namedPaper(
  text: string,
  { start, end }: Span,
  indexes: readonly PaperIndex[],
): PaperIndex | undefined {
  const before = lastPart(text.slice(Math.max(0, start - NEARBY), start)).toLowerCase();
  const behind = (text.slice(end, end + NEARBY).split(/\n\s*\n/)[0] ?? '').toLowerCase();
  let best: { index: PaperIndex; away: number } | undefined;
  for (const index of indexes) {
    for (const name of namesOf(index.paper.filename)) {
      const [at, next] = [before.lastIndexOf(name), behind.indexOf(name)];
      const ahead = at === -1 ? Number.POSITIVE_INFINITY : before.length - at - name.length;
      const away = Math.min(ahead, next === -1 ? Number.POSITIVE_INFINITY : next);
      if (away < (best?.away ?? Number.POSITIVE_INFINITY)) best = { index, away };
    }
  }
  return best?.index;
}

function lastPart(text: string): string {
  return text.slice(text.search(/\n\s*\n(?!.*\n\s*\n)/s) + 1);
}

/** Where a text names files: figures inside a file's name say nothing. */
export function fileNames(text: string, indexes: readonly PaperIndex[]): Span[] {
  const spans = [...text.matchAll(FILE_NAME)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const lower = text.toLowerCase();
  for (const { paper } of indexes) {
    const name = paper.filename.toLowerCase();
    if (!/[\d\s]/.test(name) || lower.length !== text.length) continue;
    for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + name.length)) {
      spans.push({ start: at, end: at + name.length });
    }
  }
  return spans;
}
