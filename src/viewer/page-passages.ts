import type { PagePassage } from '../text/locate-passage.ts';
import { pageAt, pageStarts } from '../text/pages.ts';

/**
 * A passage of a document (UTF-16 offsets in its extracted text, pages separated by form feeds) page by page: the
 * 1-based page, with the text of the page and the passage's offsets in it. Empty for an empty passage.
 */
export function passagesByPage(text: string, start: number, end: number): Map<number, PagePassage> {
  const passages = new Map<number, PagePassage>();
  const last = Math.min(end, text.length);
  if (start < 0 || last <= start) return passages;
  const starts = pageStarts(text);
  for (let page = pageAt(starts, start); page <= starts.length; page += 1) {
    const from = starts[page - 1] ?? 0;
    if (from >= last) break;
    const own = text.slice(from, (starts[page] ?? text.length + 1) - 1);
    const passage = { text: own, start: Math.max(0, start - from), end: Math.min(own.length, last - from) };
    if (/\S/.test(own.slice(passage.start, passage.end))) passages.set(page, passage);
  }
  return passages;
}
