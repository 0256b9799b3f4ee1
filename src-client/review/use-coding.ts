import { useMemo } from 'react';
import type { SuggestedTypes } from '#src/review/analysis-schema.ts';
import { restoreInput } from '#src/review/codes.ts';
import type { CodeChange, ReviewDocument } from '#src/review/schema.ts';
import { visibleName } from '#src/text/visible-name.ts';
import { amount } from '#src/text/words.ts';
import { readFailure } from '../lib/errors.ts';
import { trpc } from '../lib/trpc.ts';
import { showToast } from '../ui/toast-store.ts';
import { acceptMove } from './accept-move.ts';
import { changedTitle, changeText, codeDocuments, uncodeDocuments } from './coding.ts';
import { createMoves, type Move, type Moves } from './coding-moves.ts';
import { privilegeLabel, privilegeOf } from './review-words.ts';

const UPDATE_FAILED = 'Failed to update document. Please try again.';
const SERVER_FAULT = 500;

/** The fields that are edited where they stand. */
export const INLINE_FIELDS = ['batesNumber', 'documentCategory', 'privilegeStatus', 'custodian'] as const;
export type InlineField = (typeof INLINE_FIELDS)[number];
export type EditedField = InlineField | 'summary';

export interface Coding {
  moves: Moves;
  code(documents: readonly ReviewDocument[], change: CodeChange): void;
  edit(document: ReviewDocument, field: InlineField, value: string | null, onFailed: () => void): void;
  editSummary(document: ReviewDocument, text: string | null, onFailed: () => void): void;
  /** Takes over what the analyses suggest, each document the type that was shown. */
  accept(documents: readonly ReviewDocument[], groups: SuggestedTypes['groups']): void;
  undo(): void;
}

/** The server's own sentence where it refused, such as a clash of numbers; the fixed one where it broke. */
export function refusalText(error: unknown, fallback: string): string {
  const { status, message } = readFailure(error);
  return status !== null && status < SERVER_FAULT && message !== null ? message : fallback;
}

/** Everything a reviewer changes: shown at once, saved in order, taken back by the last first. */
export function useCoding(caseId: string): Coding {
  const utils = trpc.useUtils();
  return useMemo(() => {
    const { client } = utils;
    const fail = (error: unknown) =>
      showToast({ title: 'Update Failed', description: refusalText(error, UPDATE_FAILED), tone: 'danger' });
    const moves = createMoves({
      change: (how) => utils.review.list.setData({ caseId }, (rows) => rows && how(rows)),
      onIdle(hasFailed) {
        if (hasFailed) void utils.review.list.invalidate({ caseId });
      },
      onUndone: ({ title }, note) =>
        showToast({ title: 'Undone', description: note === null ? title : `${title}. ${note}` }),
      onUndoFailed: (_move, error) => fail(error),
    });
    const undo = () => {
      if (!moves.undo()) showToast({ title: 'Nothing to undo' });
    };
    const saved = (title: string, description: string) =>
      showToast({ title, description, action: { label: 'Undo', onPress: undo } });

    return {
      moves,
      undo,
      accept(documents, groups) {
        moves.run(acceptMove({ client, caseId, documents, groups, saved, fail }));
      },
      code(documents, change) {
        if (documents.length === 0) return;
        const ids = documents.map(({ id }) => id);
        const chosen = new Set(ids);
        const [only] = documents;
        const what =
          documents.length === 1 && only ? visibleName(only.filename) : amount(documents.length, 'document');
        moves.run({
          title: `${what}: ${changeText(change)}`,
          apply: (list) => codeDocuments(list, chosen, change),
          revert: (list) => uncodeDocuments(list, documents, change),
          async save() {
            await client.review.code.mutate({ caseId, ids, change });
          },
          async unsave() {
            const input = restoreInput(documents, change);
            const { kept } = await client.review.restore.mutate({ caseId, ...input });
            if (kept === 0) return null;
            return `${amount(kept, 'document')} changed by somebody else since ${kept === 1 ? 'stays' : 'stay'} as ${kept === 1 ? 'it is' : 'they are'}.`;
          },
          onSaved: () => saved(changedTitle(documents.length), `${what}: ${changeText(change)}`),
          onFailed: fail,
        });
      },
      edit(document, field, value, onFailed) {
        const send = async (next: string | null) => {
          const update =
            field === 'privilegeStatus' ? { privilegeStatus: privilegeOf(next) } : { [field]: next };
          const answer = await client.review.update.mutate({ id: document.id, ...update });
          if (field !== 'batesNumber') return;
          // How many pages it has, and so its last number, only the server knows.
          const { batesNumber, batesEnd } = answer.document;
          utils.review.list.setData({ caseId }, (rows) =>
            rows?.map((row) => (row.id === document.id ? { ...row, batesNumber, batesEnd } : row)),
          );
        };
        const text = field === 'privilegeStatus' ? privilegeLabel(value) : (value ?? 'cleared');
        const title = `${visibleName(document.filename)}: ${text}`;
        moves.run({
          title,
          apply: (list) => setField(list, document.id, field, value),
          revert: (list) => takeBack(list, document, field, value),
          save: () => send(value),
          async unsave() {
            await send(document[field]);
            return null;
          },
          onSaved: () => saved('Document Updated', title),
          onFailed(error) {
            fail(error);
            onFailed();
          },
        });
      },
      editSummary(document, text, onFailed) {
        const key = { id: document.id };
        const before = utils.review.document.getData(key)?.aiAnalysisSummary ?? null;
        const show = (aiAnalysisSummary: string | null) =>
          utils.review.document.setData(key, (known) => known && { ...known, aiAnalysisSummary });
        const send = async (next: string | null) => {
          show(next);
          await client.review.update.mutate({ ...key, aiAnalysisSummary: next });
        };
        const title = `${visibleName(document.filename)}: summary`;
        const move: Move = {
          title,
          apply: (list) => [...list],
          revert: (list) => [...list],
          save: () => send(text),
          async unsave() {
            await send(before);
            return null;
          },
          onSaved: () => saved('Document Updated', title),
          onFailed(error) {
            show(before);
            fail(error);
            onFailed();
          },
        };
        show(text);
        moves.run(move);
      },
    };
  }, [caseId, utils]);
}

function setField(
  list: readonly ReviewDocument[],
  id: string,
  field: InlineField,
  value: string | null,
): ReviewDocument[] {
  return list.map((each) =>
    each.id === id ? { ...each, [field]: value, ...(field === 'batesNumber' && { batesEnd: null }) } : each,
  );
}

function takeBack(
  list: readonly ReviewDocument[],
  was: ReviewDocument,
  field: InlineField,
  value: string | null,
): ReviewDocument[] {
  return list.map((each) =>
    each.id === was.id && each[field] === value
      ? { ...each, [field]: was[field], ...(field === 'batesNumber' && { batesEnd: was.batesEnd }) }
      : each,
  );
}
