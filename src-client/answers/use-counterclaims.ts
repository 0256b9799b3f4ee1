import { useMemo } from 'react';
import { z } from 'zod';
import type { Counterclaim } from '#src/answers/schema.ts';
import { newKey } from '../conversations/conversation.ts';
import { trpc } from '../lib/trpc.ts';
import { autosaveKind, useAutosave } from './use-autosave.ts';

const CounterclaimDraft = z.object({
  id: z.string(),
  title: z.string(),
  facts: z.string(),
  relief: z.string(),
  isRemoved: z.boolean(),
});
type CounterclaimDraft = z.infer<typeof CounterclaimDraft>;

const COUNTERCLAIMS = autosaveKind<CounterclaimDraft>({
  name: 'counterclaims',
  keyOf: ({ id }) => id,
  read: (value) => CounterclaimDraft.safeParse(value).data ?? null,
});

/** What the person claims in return, from facts of their own. */
export function useCounterclaims(caseId: string) {
  const utils = trpc.useUtils();
  const query = trpc.answers.counterclaims.useQuery({ caseId }, { meta: { silent: true } });
  const saving = useAutosave(COUNTERCLAIMS, caseId, async (drafts) => {
    const kept = drafts.filter(({ isRemoved }) => !isRemoved);
    const removed = drafts.filter(({ isRemoved }) => isRemoved).map(({ id }) => id);
    await utils.client.answers.saveCounterclaims.mutate({
      caseId,
      counterclaims: kept.map(({ isRemoved: _, ...counterclaim }) => counterclaim),
      removed,
    });
    utils.answers.counterclaims.setData(
      { caseId },
      (known) => known && { ...known, counterclaims: merge(known.counterclaims, drafts) },
    );
  });
  const { drafts } = saving;
  const counterclaims = useMemo(
    () => query.data && merge(query.data.counterclaims, [...drafts.values()]),
    [query.data, drafts],
  );
  return {
    query,
    saving,
    counterclaims,
    notes: query.data?.notes ?? [],
    begin: () =>
      saving.change({ id: newKey(), title: '', facts: '', relief: '', isRemoved: false }, 'pressed'),
    write: (counterclaim: Counterclaim) => saving.change({ ...counterclaim, isRemoved: false }, 'typed'),
    remove: (counterclaim: Counterclaim) => saving.change({ ...counterclaim, isRemoved: true }, 'pressed'),
    putBack: (counterclaim: Counterclaim) => saving.change({ ...counterclaim, isRemoved: false }, 'pressed'),
  };
}

export type AnswerCounterclaims = ReturnType<typeof useCounterclaims>;

/** Those known with what was entered since, in their order; new ones after them. */
function merge(known: readonly Counterclaim[], drafts: readonly CounterclaimDraft[]): Counterclaim[] {
  const left = new Map(drafts.map((draft) => [draft.id, draft]));
  const merged: (Counterclaim & { isRemoved?: boolean })[] = known.map((each) => {
    const draft = left.get(each.id);
    left.delete(each.id);
    return draft ?? each;
  });
  return [...merged, ...left.values()]
    .filter(({ isRemoved }) => isRemoved !== true)
    .map(({ id, title, facts, relief }) => ({ id, title, facts, relief }));
}
