import type { KeptEntry } from '#src/docket/requests-schema.ts';
import type { ChangeStatus } from '#src/docket/schema.ts';

export interface EntryFilters {
  search: string;
  /** Id of one docket, '' for all of the case; null while nobody chose: the one of the milestone. */
  docketId: string | null;
  documentType: string;
  status: ChangeStatus | '';
  numbered: 'yes' | 'no' | '';
  /** YYYY-MM-DD, both days included; empty for no limit. An entry without a date is in no range. */
  from: string;
  to: string;
  order: 'newest' | 'oldest';
}

export const NO_FILTERS: EntryFilters = {
  search: '',
  docketId: null,
  documentType: '',
  status: '',
  numbered: '',
  from: '',
  to: '',
  order: 'newest',
};

/** The words looked for, in lower case. */
export function searchWords(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** All that a search looks through, in lower case. */
function searchedText({ entryNumber, dateString, description, documentType }: KeptEntry): string {
  return `${entryNumber === null ? '' : `#${entryNumber} `}${dateString} ${documentType} ${description}`.toLowerCase();
}

function fits(entry: KeptEntry, filters: EntryFilters, words: readonly string[]): boolean {
  const { documentType, status, numbered, from, to } = filters;
  if (documentType !== '' && entry.documentType !== documentType) return false;
  if (status !== '' && entry.changeStatus !== status) return false;
  if (numbered !== '' && (entry.entryNumber !== null) !== (numbered === 'yes')) return false;
  if (from !== '' && (entry.date === null || entry.date < from)) return false;
  if (to !== '' && (entry.date === null || entry.date > to)) return false;
  if (words.length === 0) return true;
  const text = searchedText(entry);
  return words.every((word) => text.includes(word));
}

/** The entries that fit every filter; `entries` are in the docket's own order, the oldest first. */
export function filterEntries<Entry extends { entry: KeptEntry }>(
  entries: readonly Entry[],
  filters: EntryFilters,
): Entry[] {
  const words = searchWords(filters.search);
  const found = entries.filter(({ entry }) => fits(entry, filters, words));
  return filters.order === 'newest' ? found.reverse() : found;
}

/** How many of the filters hold something back; the search and the docket are seen for themselves. */
export function countFilters({ documentType, status, numbered, from, to }: EntryFilters): number {
  return [documentType, status, numbered, from, to].filter((value) => value !== '').length;
}

/** Where the words stand in a text, in order, apart. */
export function markWords(text: string, words: readonly string[]): { start: number; end: number }[] {
  const lower = text.toLowerCase();
  // A letter that lower case makes longer would shift every place after it.
  if (lower.length !== text.length) return [];
  const found = words.flatMap((word) => {
    const places: { start: number; end: number }[] = [];
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      places.push({ start: at, end: at + word.length });
    }
    return places;
  });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: typeof found = [];
  for (const place of found) {
    if (place.start >= (apart.at(-1)?.end ?? 0)) apart.push(place);
  }
  return apart;
}
