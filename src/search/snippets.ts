import { type Token, tokenize } from '../text/tokenize.ts';
import type { SearchQuery } from './query.ts';

/** A stretch of a passage around the words found; `marks` are offsets into `text`, in order, apart. */
export interface Snippet {
  text: string;
  /** Offset of `text` in the passage. */
  start: number;
  end: number;
  marks: { start: number; end: number }[];
}

/** The stretch of at most `width` characters that holds most of the different words asked for. */
export function makeSnippet(content: string, query: SearchQuery, width = 240): Snippet {
  const wanted = new Set([...query.terms]);
  const words = new Set(query.phrases.flat());
  const hits = tokenize(content).filter((token) => wanted.has(token.term) || words.has(token.word));
  const from = bestStart(hits, width);
  const { start, end } = wholeWords(content, from, width);
  const marks = hits
    .filter((hit) => hit.start >= start && hit.end <= end)
    .map((hit) => ({ start: hit.start - start, end: hit.end - start }));
  return { text: content.slice(start, end), start, end, marks };
}

function bestStart(hits: readonly Token[], width: number): number {
  let best = 0;
  let most = 0;
  hits.forEach((hit, at) => {
    const seen = new Set<string>();
    for (let next = at; next < hits.length; next += 1) {
      const other = hits[next];
      if (!other || other.end - hit.start > width) break;
      seen.add(other.term);
    }
    if (seen.size > most) {
      most = seen.size;
      best = hit.start;
    }
  });
  return best;
}

function wholeWords(content: string, from: number, width: number): { start: number; end: number } {
  const lead = Math.min(from, Math.floor(width / 5));
  let start = Math.max(0, Math.min(from - lead, content.length - width));
  let end = Math.min(content.length, start + width);
  while (start > 0 && start < from && /\S/.test(content.charAt(start - 1))) start += 1;
  while (end < content.length && end > from + 1 && /\S/.test(content.charAt(end)) && end > start + width / 2)
    end -= 1;
  while (start < end && /\s/.test(content.charAt(start))) start += 1;
  while (end > start && /\s/.test(content.charAt(end - 1))) end -= 1;
  return { start, end };
}
