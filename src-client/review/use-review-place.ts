import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FACET_KEYS, NO_FILTER, type ReviewFilter } from './review-filter.ts';
import { SORTS, type Sort } from './review-order.ts';

export interface ReviewPlace {
  /** The document that is open. */
  documentId: string | null;
  filter: ReviewFilter;
  sort: Sort;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address says: '?doc=…&q=lease&privilege=-&type=Email&from=2025-01-01&sort=name'. */
export function readPlace(query: URLSearchParams): ReviewPlace {
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return DAY.test(value) ? value : '';
  };
  const chosen = { ...NO_FILTER.chosen };
  for (const key of FACET_KEYS) chosen[key] = [...new Set(query.getAll(key))];
  return {
    documentId: query.get('doc'),
    filter: { text: query.get('q') ?? '', chosen, from: day('from'), to: day('to') },
    sort: SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'family',
  };
}

export function writePlace({ documentId, filter, sort }: ReviewPlace): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.text !== '') query.set('q', filter.text);
  for (const key of FACET_KEYS) for (const value of filter.chosen[key]) query.append(key, value);
  if (filter.from !== '') query.set('from', filter.from);
  if (filter.to !== '') query.set('to', filter.to);
  if (sort !== 'family') query.set('sort', sort);
  if (documentId !== null) query.set('doc', documentId);
  return query;
}

/** Where the list stands before a document was opened from it. */
const FROM_LIST = { fromList: true };

function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}

export interface ReviewPlaceMoves {
  place: ReviewPlace;
  /** Where a document is opened, for links. */
  addressOf(id: string): string;
  /** `replace` for steps from one to the next: Back then leaves them all at once. */
  open(id: string, replace: boolean): void;
  /** Back to the list, on a phone. */
  close(): void;
  setFilter(filter: ReviewFilter): void;
  setSort(sort: Sort): void;
}

/** Document, filters and order live in the address, so that Back, a reload and a sent link lead to the same screen. */
export function useReviewPlace(): ReviewPlaceMoves {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const search = query.toString();
  const [ahead, setAhead] = useState<{ of: string; place: ReviewPlace } | null>(null);
  // The router follows a moment later, and a box that was checked must not look unchecked until then.
  const place = useMemo(
    () => (ahead !== null && ahead.of === search ? ahead.place : readPlace(new URLSearchParams(search))),
    [ahead, search],
  );
  useEffect(() => setAhead((now) => (now === null || now.of === search ? now : null)), [search]);
  // Back, before the router has followed, leads to the address that it never left: nothing above would tell.
  useEffect(() => {
    const forget = () => setAhead(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const go = useCallback(
    (next: Partial<ReviewPlace>, options: { replace: boolean; state?: unknown }) => {
      const there = { ...place, ...next };
      const asked = writePlace(there).toString();
      // Not the address itself: the router may be on its way to another one.
      if (asked === writePlace(place).toString()) return;
      setAhead({ of: search, place: there });
      void navigate({ search: asked === '' ? '' : `?${asked}` }, { ...options, preventScrollReset: true });
    },
    [place, search, navigate],
  );
  return {
    place,
    addressOf: (id) => `?${writePlace({ ...place, documentId: id }).toString()}`,
    open: (id, replace) => go({ documentId: id }, { replace, state: replace ? state : FROM_LIST }),
    close() {
      if (cameFromList(state)) void navigate(-1);
      else go({ documentId: null }, { replace: true });
    },
    setFilter: (filter) => go({ filter }, { replace: filter.text !== place.filter.text, state }),
    setSort: (sort) => go({ sort }, { replace: true, state }),
  };
}
