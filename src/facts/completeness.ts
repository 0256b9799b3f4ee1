import { poorPagesIn } from '../reading/poor-pages.ts';
import { measureText } from '../reading/text-quality.ts';
import { alikePages } from './alike-pages.ts';
import { missingPages, pageCountOf } from './page-count.ts';
import { pleadingGaps } from './pleading-gaps.ts';
import type { Completeness } from './schema.ts';

/** What is known of a reading beside its words. */
export interface ReadingNotes {
  /** How many pages the file has by itself; null for one that flows. */
  pageCount: number | null;
  /** Sentences of the reading: what could not be read, and why. */
  notes: readonly string[];
  /** What kind of paper it is, as it is filed or classified; null where nobody knows. */
  docType: string | null;
}

/** Fewer letters than this on a page of a scanned paper say that little of it was read. */
const FEW_LETTERS = 25;
/** A page whose words score less than this is mostly no language. */
const POOR = 0.35;

const listed = (pages: readonly number[]) =>
  pages.length === 1
    ? `Page ${pages[0]}`
    : `Pages ${pages.slice(0, -1).join(', ')} and ${pages[pages.length - 1]}`;

/**
 * How completely a paper was read, from its text (pages joined by form feeds), what reading said of it, and what its kind
 * of paper always has. `problems` are sentences for the person, the gravest first; a paper with any is not complete.
 */
export function readCompleteness(text: string, { pageCount, notes, docType }: ReadingNotes): Completeness {
  const pages = text.split('\f');
  const total = Math.max(pageCount ?? 0, pages.length);
  const unread: number[] = [];
  const poorPages: number[] = [];
  pages.forEach((page, index) => {
    const { letters, score } = measureText(page);
    if (pageCount !== null && letters < FEW_LETTERS) unread.push(index + 1);
    else if (letters >= FEW_LETTERS && score < POOR) poorPages.push(index + 1);
  });
  for (let page = pages.length + 1; page <= total; page += 1) unread.push(page);
  const counted = pageCountOf(pages);
  const alike = alikePages(pages);
  const missing = counted && missingPages(counted);
  // Reading names the pages itself where it knows that it failed.
  const isTold = notes.some((note) => /^pages? .*could not be read/i.test(note));
  const problems = [
    ...(unread.length === 0 || isTold
      ? []
      : [`${listed(unread)} of ${total} could not be read, or ${unread.length === 1 ? 'is' : 'are'} empty.`]),
    ...(missing === null ? [] : [missing]),
    ...(poorPages.length === 0 ? [] : [`${listed(poorPages)} could be read only in part.`]),
    ...pleadingGaps(text, docType),
    ...notes,
  ];
  return {
    pages: total,
    pagesRead: total - unread.length,
    unreadPages: unread,
    // Those that reading was unsure of stand in its own notes.
    poorPages: [...new Set([...poorPages, ...poorPagesIn(notes)])].toSorted((a, b) => a - b),
    complete: problems.length === 0,
    problems: [...new Set(problems)],
    ...(counted !== null && { counted }),
    ...(alike.length > 0 && { alike }),
  };
}
