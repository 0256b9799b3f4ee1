import { useMemo } from 'react';
import { z } from 'zod';
import type { DefenseOption } from '#src/answers/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { autosaveKind, useAutosave } from './use-autosave.ts';

const DefenseDraft = z.object({
  defenseId: z.string(),
  choice: z.enum(['chosen', 'declined', 'open']),
  facts: z.string(),
});
type DefenseDraft = z.infer<typeof DefenseDraft>;
export type DefenseChoice = DefenseDraft['choice'];

const DEFENSES = autosaveKind<DefenseDraft>({
  name: 'defenses',
  keyOf: ({ defenseId }) => defenseId,
  read: (value) => DefenseDraft.safeParse(value).data ?? null,
});

export function choiceOf({ chosen, declined }: Pick<DefenseOption, 'chosen' | 'declined'>): DefenseChoice {
  return chosen ? 'chosen' : declined ? 'declined' : 'open';
}

function applyDraft(option: DefenseOption, draft: DefenseDraft | undefined): DefenseOption {
  if (draft === undefined) return option;
  const { choice, facts } = draft;
  return { ...option, chosen: choice === 'chosen', declined: choice === 'declined', facts };
}

/** The defenses a court knows, with what was chosen and what is entered now. */
export function useDefenses(caseId: string) {
  const utils = trpc.useUtils();
  const query = trpc.answers.defenses.useQuery({ caseId }, { meta: { silent: true } });
  const saving = useAutosave(DEFENSES, caseId, async (drafts) => {
    for (const draft of drafts) await utils.client.answers.chooseDefense.mutate({ caseId, ...draft });
    const kept = new Map(drafts.map((draft) => [draft.defenseId, draft]));
    utils.answers.defenses.setData(
      { caseId },
      (known) =>
        known && { ...known, options: known.options.map((each) => applyDraft(each, kept.get(each.id))) },
    );
  });
  const { drafts } = saving;
  const options = useMemo(
    () => query.data?.options.map((option) => applyDraft(option, drafts.get(option.id))),
    [query.data, drafts],
  );
  return {
    query,
    saving,
    options,
    notes: query.data?.notes ?? [],
    /** Those lost when left out that nobody has decided about. */
    undecided:
      options?.filter((option) => option.isWaivedIfOmitted && choiceOf(option) === 'open').length ?? 0,
    choose(option: DefenseOption, change: { choice?: DefenseChoice; facts?: string }) {
      const how = change.facts === undefined ? 'pressed' : 'typed';
      saving.change({ defenseId: option.id, choice: choiceOf(option), facts: option.facts, ...change }, how);
    },
  };
}

export type AnswerDefenses = ReturnType<typeof useDefenses>;
