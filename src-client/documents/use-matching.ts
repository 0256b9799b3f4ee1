import { useDeferredValue, useEffect, useMemo } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useSettled } from '../ui/use-settled.ts';

const SHORTEST_TEXT_SEARCH = 2;
const PAUSE_MS = 250;
const NONE: readonly DocumentRow[] = [];

interface Matching {
  documents: readonly DocumentRow[];
  /** Texts are still being looked through: how many have been. Null when all were, or none is to be. */
  looked: number | null;
  /** The texts could not be looked through. */
  failed: boolean;
}

/**
 * The documents whose name or text holds what was typed. Names match at once; texts are looked through part by part,
 * the newest first, once the typing pauses.
 */
export function useMatching(
  caseId: string,
  documents: readonly DocumentRow[] | undefined,
  typed: string,
): Matching {
  const needle = useDeferredValue(typed.trim());
  const settled = useSettled(needle, PAUSE_MS);
  const isAsked = needle !== '' && settled.length >= SHORTEST_TEXT_SEARCH;
  const texts = trpc.documents.withText.useInfiniteQuery(
    { caseId, contains: settled },
    { enabled: isAsked, getNextPageParam: ({ next }) => next, meta: { silent: true }, gcTime: 60_000 },
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = texts;
  useEffect(() => {
    if (isAsked && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isAsked, hasNextPage, isFetching, isError, fetchNextPage]);
  const parts = isAsked ? texts.data?.pages : undefined;
  const found = useMemo(() => {
    if (needle === '') return documents ?? NONE;
    const ids = new Set(needle === settled ? parts?.flatMap((part) => part.ids) : []);
    const lower = needle.toLowerCase();
    return (documents ?? NONE).filter(
      ({ id, filename }) => ids.has(id) || filename.toLowerCase().includes(lower),
    );
  }, [documents, needle, settled, parts]);
  const isAboutTo = needle.length >= SHORTEST_TEXT_SEARCH && needle !== settled;
  const isLooking = isAboutTo || (isAsked && !isError && (isFetching || hasNextPage));
  return {
    documents: found,
    looked: isLooking ? (parts ?? []).reduce((sum, part) => sum + part.looked, 0) : null,
    failed: isAsked && isError,
  };
}
