import { CASE_STAGES } from '#src/cases/schema.ts';

/** The upload picker's categories while the case's own are not known. */
const PICKER_FALLBACK = [...CASE_STAGES, 'Auxiliary Document'];

/** What the guess by file name may say; the picker must be able to show it. */
const GUESSES = ['Complaint', 'Summons', 'Motion', 'Order', 'Notice', 'Email', 'Auxiliary Document', 'Other'];

const FILTER_FALLBACK = ['All', 'Complaint', 'Summons', 'Motion', 'Order', 'Notice', 'Other'];

export function pickerCategories(kinds: readonly string[] | undefined): string[] {
  return [...new Set([...(kinds?.length ? kinds : PICKER_FALLBACK), ...GUESSES])];
}

/** The menu of the document page: the case's stages, and the type the document has or may have. */
export function pageCategories(kinds: readonly string[] | undefined, ...also: (string | null)[]): string[] {
  const base = kinds?.length ? kinds : CASE_STAGES;
  return [...new Set([...base, ...GUESSES, ...also.filter((type) => type !== null)])];
}

export function filterCategories(kinds: readonly string[] | undefined): string[] {
  return kinds?.length ? ['All', ...kinds.filter((kind) => kind !== 'Other'), 'Other'] : FILTER_FALLBACK;
}

/**
 * Whether a document stands under a filter. 'Other' takes what no other filter takes, so that every document
 * is found under exactly one of them.
 */
export function matchesFilter(docType: string | null, filter: string, filters: readonly string[]): boolean {
  if (filter === 'All') return true;
  const type = (docType ?? '').toLowerCase();
  if (filter !== 'Other') return type === filter.toLowerCase();
  return !filters.some((other) => other !== 'All' && other !== 'Other' && other.toLowerCase() === type);
}

/** How many documents each category has, the largest first; a document without one counts as 'Other'. */
export function countByCategory(documents: readonly { docType: string | null }[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { docType } of documents) {
    const category = docType ?? 'Other';
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b));
}
