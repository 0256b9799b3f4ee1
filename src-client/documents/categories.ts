import { CASE_STAGES } from '#src/cases/schema.ts';
import { GUESSED_CATEGORIES } from '#src/papers/category-guess.ts';
import { kindFor } from '#src/papers/kind-of.ts';

/** The upload picker's categories while the case's own are not known. */
const PICKER_FALLBACK = [...CASE_STAGES, 'Auxiliary Document'];

const FILTER_FALLBACK = ['All', 'Complaint', 'Summons', 'Motion', 'Order', 'Notice', 'Other'];

export function pickerCategories(kinds: readonly string[] | undefined): string[] {
  return [...new Set([...(kinds?.length ? kinds : PICKER_FALLBACK), ...GUESSED_CATEGORIES])];
}

/** The menu of the document page: the case's stages, and the type the document has or may have. */
export function pageCategories(kinds: readonly string[] | undefined, ...also: (string | null)[]): string[] {
  const base = kinds?.length ? kinds : CASE_STAGES;
  return [...new Set([...base, ...GUESSED_CATEGORIES, ...also.filter((type) => type !== null)])];
}

export function filterCategories(kinds: readonly string[] | undefined): string[] {
  return kinds?.length ? ['All', ...kinds.filter((kind) => kind !== 'Other'), 'Other'] : FILTER_FALLBACK;
}

/**
 * Whether a document stands under a filter: the one of its own name, else that of the category of its kind ('Notice of
 * Hearing' under 'Notice'). 'Other' takes what no other filter takes, so that every document is found under exactly one.
 */
export function matchesFilter(docType: string | null, filter: string, filters: readonly string[]): boolean {
  if (filter === 'All') return true;
  const named = filters
    .filter((other) => other !== 'All' && other !== 'Other')
    .map((other) => other.toLowerCase());
  const names = [docType ?? '', kindFor(docType).filedAs].map((name) => name.toLowerCase());
  const shelf = names.find((name) => named.includes(name)) ?? 'other';
  return shelf === filter.toLowerCase();
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
