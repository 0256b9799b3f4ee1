import { useDeferredValue, useMemo } from 'react';
import { caseTitle } from '#src/cases/title.ts';
import { wordsOf } from '#src/palette/names.ts';
import { useCurrentCase } from '../cases/use-current-case.ts';
import { trpc } from '../lib/trpc.ts';
import { readAs } from '../search/corrected-query.ts';
import { useNow } from '../ui/use-now.ts';
import { useSettled } from '../ui/use-settled.ts';
import { findActions } from './actions.tsx';
import { caseItem, deadlineItem, documentItem, passageItem } from './found-items.tsx';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

const NAMES_AFTER_MS = 80;
/** Searching the text costs the server more, so it waits for the end of a word. */
const TEXT_AFTER_MS = 250;
const SHORTEST_TEXT = 3;
const MOST_PASSAGES = 8;
const LONGEST = 200;
/** Of each kind of name where there are several, so that the text of the papers is in sight. */
const FEW = 5;

/** Answers are kept for the moment it takes to go back and forth between two words, no longer. */
const ASKED = {
  staleTime: 5_000,
  gcTime: 60_000,
  meta: { silent: true },
  // Each answer is kept under its question: a late one never stands in for a newer.
  placeholderData: <Data>(before: Data) => before,
} as const;

export interface FoundInPalette {
  groups: PaletteGroup[];
  /** What is shown answers what is typed. */
  isSettled: boolean;
  /** Nothing has come yet at all. */
  isPending: boolean;
  /** Neither a name nor a passage. */
  isNothing: boolean;
  namesFailed: boolean;
  textFailed: boolean;
  /** What was typed with other words in place of unknown ones; null when it was searched as it stands. */
  readAs: string | null;
  retry(): void;
}

/** What is found for what is typed, in groups. */
export function useFound(typed: string, openKeys: () => void): FoundInPalette {
  const q = useDeferredValue(typed.trim().slice(0, LONGEST));
  const forNames = useSettled(q, NAMES_AFTER_MS);
  const forText = useSettled(q, TEXT_AFTER_MS);
  const asksText = q.length >= SHORTEST_TEXT;
  const names = trpc.palette.find.useQuery({ q: forNames }, ASKED);
  const text = trpc.documents.searchAll.useQuery(
    { q: forText },
    { ...ASKED, enabled: asksText && forText.length >= SHORTEST_TEXT },
  );
  const cases = trpc.cases.list.useQuery(undefined, { staleTime: 30_000, meta: { silent: true } });
  const currentId = useCurrentCase();
  const now = useNow();

  const groups = useMemo(() => {
    const words = wordsOf(q);
    const actions = findActions({ words, cases: cases.data ?? [], currentId, openKeys });
    const doing = { title: 'Actions', items: actions.items };
    const caseNames = new Map(cases.data?.map((item) => [item.id, caseTitle(item)]));
    const found = {
      cases: names.data?.cases.map((each) => caseItem(each, words)) ?? [],
      documents: names.data?.documents.map((each) => documentItem(each, words)) ?? [],
      deadlines: names.data?.deadlines.map((each) => deadlineItem(each, words, now)) ?? [],
    };
    const passages: PaletteItem[] = asksText
      ? (text.data?.results ?? [])
          .slice(0, MOST_PASSAGES)
          .map((each) => passageItem(each, caseNames.get(each.caseId)))
      : [];
    const kinds = [found.cases, found.documents, found.deadlines, passages].filter(
      ({ length }) => length > 0,
    );
    const few = (items: PaletteItem[]) => (kinds.length > 1 ? items.slice(0, FEW) : items);
    const all: PaletteGroup[] =
      q === ''
        ? [
            { title: 'Due next', items: found.deadlines },
            { title: 'Recent cases', items: found.cases },
            { title: 'Recent documents', items: found.documents },
            doing,
          ]
        : [
            ...(actions.isMeant ? [doing] : []),
            { title: 'Cases', items: few(found.cases) },
            { title: 'Documents', items: few(found.documents) },
            { title: 'Deadlines', items: few(found.deadlines) },
            { title: 'In the text of your documents', items: passages },
            ...(actions.isMeant ? [] : [doing]),
          ];
    return all.filter(({ items }) => items.length > 0);
  }, [q, asksText, names.data, text.data, cases.data, currentId, now, openKeys]);

  const namesSettled = forNames === typed.trim().slice(0, LONGEST) && !names.isFetching;
  const textSettled = !asksText || (forText === q && !text.isFetching);
  const isSettled = namesSettled && textSettled;
  const hasFound = groups.some(({ title }) => title !== 'Actions');
  return {
    groups,
    isSettled,
    isPending: names.isPending,
    isNothing: q !== '' && isSettled && !hasFound && !names.isError && !text.isError,
    namesFailed: names.isError,
    textFailed: asksText && text.isError,
    readAs: asksText && isSettled && text.data?.corrected.length ? readAs(q, text.data) : null,
    retry: () => {
      if (names.isError) void names.refetch();
      if (text.isError) void text.refetch();
    },
  };
}
