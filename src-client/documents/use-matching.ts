import { useDeferredValue, useEffect, useMemo } from 'react';
import type { DocumentRow } from '#src/documents/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { useSettled } from '../ui/use-settled.ts';

const SHORTEST_TEXT_SEARCH = 2;
const PAUSE_MS = 250;
const NONE: readonly DocumentRow[] = [];

interface TextMatches {
  /** Documents whose text holds the words, as far as they were looked through. */
  ids: ReadonlySet<string>;
  /** Texts are still being looked through: how many have been. Null when all were, or none is to be. */
  looked: number | null;
  /** The texts could not be looked through. */
  failed: boolean;
}

interface Matching extends Omit<TextMatches, 'ids'> {
  documents: readonly DocumentRow[];
}

/** Looks through the texts of a case part by part, the newest first, once the typing pauses. */
export function useTextMatches(caseId: string, needle: string): TextMatches {
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
  const ids = useMemo(
    () => new Set(needle === settled ? parts?.flatMap((part) => part.ids) : []),
    [needle, settled, parts],
  );
  const isAboutTo = needle.length >= SHORTEST_TEXT_SEARCH && needle !== settled;
  const isLooking = isAboutTo || (isAsked && !isError && (isFetching || hasNextPage));
  return {
    ids,
    looked: isLooking ? (parts ?? []).reduce((sum, part) => sum + part.looked, 0) : null,
    failed: isAsked && isError,
  };
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
  const { ids, looked, failed } = useTextMatches(caseId, needle);
  const found = useMemo(() => {
    if (needle === '') return documents ?? NONE;
    const lower = needle.toLowerCase();
    return (documents ?? NONE).filter(
      ({ id, filename }) => ids.has(id) || filename.toLowerCase().includes(lower),
    );
  }, [documents, needle, ids]);
  return { documents: found, looked, failed };
}
