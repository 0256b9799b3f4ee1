import { useMemo } from 'react';
import { type Ledger, type LedgerParagraph, SavedResponse } from '#src/answers/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { applyDrafts, isOpen, paragraphId, toInput } from './ledger-rows.ts';
import { autosaveKind, useAutosave } from './use-autosave.ts';

const RESPONSES = autosaveKind<SavedResponse>({
  name: 'responses',
  keyOf: paragraphId,
  read: (value) => SavedResponse.safeParse(value).data ?? null,
});

/** The numbered paragraphs of the chosen complaints with what was answered to each, and what is entered now. */
export function useLedger(caseId: string, leftOut: ReadonlySet<string>) {
  const utils = trpc.useUtils();
  const query = trpc.answers.ledger.useQuery({ caseId }, { meta: { silent: true } });
  const saving = useAutosave(RESPONSES, caseId, async (drafts) => {
    const { responses } = await utils.client.answers.respond.mutate({
      caseId,
      responses: drafts.map(toInput),
    });
    utils.answers.ledger.setData({ caseId }, (ledger) => ledger && keep(ledger, responses));
  });
  const { drafts } = saving;
  const shown = useMemo(() => {
    if (query.data === undefined) return undefined;
    const isChosen = ({ documentId }: { documentId: string }) => !leftOut.has(documentId);
    const paragraphs = applyDrafts(query.data.paragraphs.filter(isChosen), drafts);
    return {
      documents: query.data.documents.filter(isChosen),
      paragraphs,
      unplaced: query.data.unplaced.filter(isChosen),
      open: paragraphs.filter(isOpen).length,
    };
  }, [query.data, drafts, leftOut]);

  return {
    query,
    saving,
    shown,
    /** Takes the place of what was answered to the paragraph before. */
    respond(
      { documentId, key, response, words, evidence }: LedgerParagraph,
      change: Partial<Pick<SavedResponse, 'response' | 'words' | 'evidence'>>,
    ) {
      const how = change.words === undefined ? 'pressed' : 'typed';
      saving.change({ documentId, key, response, words, evidence, ...change }, how);
    },
  };
}

export type AnswerLedger = ReturnType<typeof useLedger>;
export type ShownLedger = NonNullable<AnswerLedger['shown']>;

/** The ledger with answers that the server has just kept. */
function keep(ledger: Ledger, responses: readonly SavedResponse[]): Ledger {
  const kept = new Map(responses.map((response) => [paragraphId(response), response]));
  const paragraphs = applyDrafts(ledger.paragraphs, kept);
  const needsAnswer = paragraphs.filter(isOpen).length;
  const counts = { ...ledger.counts, needsAnswer, answered: ledger.counts.total - needsAnswer };
  return { ...ledger, paragraphs, counts };
}
