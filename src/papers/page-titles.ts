import { kindOf } from './kind-of.ts';
import type { KindId } from './kinds.ts';
import { readPaper } from './paper.ts';
import { findTitles } from './titles.ts';

/** A page of one paper that has a title of another is found among so many. */
const MOST_PAGES = 40;
/** What scores less is a heading or a mention. */
const OWN_TITLE = 0.5;

/**
 * The first page whose own title says that a paper of these kinds begins there, of pages joined by form feeds; null
 * where none was seen, which does not say that there is none.
 */
export function pageTitled(text: string, kinds: ReadonlySet<KindId>): number | null {
  const pages = text.split('\f').slice(0, MOST_PAGES);
  const at = pages.findIndex((page) => {
    const { lines } = readPaper(page);
    const [title] = findTitles(lines);
    if (title === undefined || title.score < OWN_TITLE) return false;
    const kind = kinds.has(title.type) ? title.type : kindOf(page.slice(title.start, title.end));
    return kind !== null && kinds.has(kind);
  });
  return at === -1 ? null : at + 1;
}
