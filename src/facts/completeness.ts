import { poorPagesIn } from '../reading/poor-pages.ts';
import { measureText } from '../reading/text-quality.ts';
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
const PAGE_OF = /\bpage\s+(\d{1,4})\s+of\s+(\d{1,4})\b/gi;

const listed = (pages: readonly number[]) =>
  pages.length === 1
    ? `Page ${pages[0]}`
    : `Pages ${pages.slice(0, -1).join(', ')} and ${pages[pages.length - 1]}`;

/** Page numbers printed as 'Page 3 of 7' that the paper should have and does not. */
function missingPrinted(pages: readonly string[]): { missing: number[]; of: number } {
  const seen = new Map<number, Set<number>>();
  for (const page of pages) {
    const last = [...page.matchAll(PAGE_OF)].at(-1);
    const [number, total] = [Number(last?.[1] ?? 0), Number(last?.[2] ?? 0)];
    if (number < 1 || number > total || total > 2000) continue;
    seen.set(total, (seen.get(total) ?? new Set()).add(number));
  }
  // The same total on most pages is this paper's own count; another one is a paper attached to it.
  const [of, found] = [...seen].toSorted((a, b) => b[1].size - a[1].size)[0] ?? [0, new Set<number>()];
  if (found.size < 2 || found.size * 2 < pages.length) return { missing: [], of };
  return {
    missing: Array.from({ length: of }, (_, index) => index + 1).filter((page) => !found.has(page)),
    of,
  };
}

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
  const { missing, of } = missingPrinted(pages);
  // Reading names the pages itself where it knows that it failed.
  const isTold = notes.some((note) => /^pages? .*could not be read/i.test(note));
  const problems = [
    ...(unread.length === 0 || isTold
      ? []
      : [`${listed(unread)} of ${total} could not be read, or ${unread.length === 1 ? 'is' : 'are'} empty.`]),
    ...(missing.length === 0
      ? []
      : [
          `The paper counts ${of} pages itself, and ${listed(missing).toLowerCase()} ${missing.length === 1 ? 'is' : 'are'} not here.`,
        ]),
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
  };
}
