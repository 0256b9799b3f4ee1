import { useMemo } from 'react';
import { z } from 'zod';
import type { DefenceOption } from '#src/answers/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { autosaveKind, useAutosave } from './use-autosave.ts';

const DefenceDraft = z.object({
  defenceId: z.string(),
  choice: z.enum(['chosen', 'declined', 'open']),
  facts: z.string(),
});
type DefenceDraft = z.infer<typeof DefenceDraft>;
export type DefenceChoice = DefenceDraft['choice'];

const DEFENCES = autosaveKind<DefenceDraft>({
  name: 'defences',
  keyOf: ({ defenceId }) => defenceId,
  read: (value) => DefenceDraft.safeParse(value).data ?? null,
});

export function choiceOf({ chosen, declined }: Pick<DefenceOption, 'chosen' | 'declined'>): DefenceChoice {
  return chosen ? 'chosen' : declined ? 'declined' : 'open';
}

function applyDraft(option: DefenceOption, draft: DefenceDraft | undefined): DefenceOption {
  if (draft === undefined) return option;
  const { choice, facts } = draft;
  return { ...option, chosen: choice === 'chosen', declined: choice === 'declined', facts };
}

/** The defences a court knows, with what was chosen and what is entered now. */
export function useDefences(caseId: string) {
  const utils = trpc.useUtils();
  const query = trpc.answers.defences.useQuery({ caseId }, { meta: { silent: true } });
  const saving = useAutosave(DEFENCES, caseId, async (drafts) => {
    for (const draft of drafts) await utils.client.answers.chooseDefence.mutate({ caseId, ...draft });
    const kept = new Map(drafts.map((draft) => [draft.defenceId, draft]));
    utils.answers.defences.setData(
      { caseId },
      (known) =>
        known && { ...known, options: known.options.map((each) => applyDraft(each, kept.get(each.id))) },
    );
    void utils.answers.preflight.invalidate();
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
    choose(option: DefenceOption, change: { choice?: DefenceChoice; facts?: string }) {
      const how = change.facts === undefined ? 'pressed' : 'typed';
      saving.change({ defenceId: option.id, choice: choiceOf(option), facts: option.facts, ...change }, how);
    },
  };
}

export type AnswerDefences = ReturnType<typeof useDefences>;
