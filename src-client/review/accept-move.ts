import type { SuggestedTypes } from '#src/review/analysis-schema.ts';
import { restoreInput } from '#src/review/codes.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { amount } from '#src/text/words.ts';
import type { trpc } from '../lib/trpc.ts';
import { changedTitle, codeDocuments, uncodeDocuments } from './coding.ts';
import type { Move } from './coding-moves.ts';

interface Accepted {
  client: ReturnType<typeof trpc.useUtils>['client'];
  caseId: string;
  documents: readonly ReviewDocument[];
  groups: SuggestedTypes['groups'];
  saved(title: string, description: string): void;
  fail(error: unknown): void;
}

/** Suggested types that are taken over: shown at once, and taken back type by type. */
export function acceptMove({ client, caseId, documents, groups, saved, fail }: Accepted): Move {
  const changes = groups.map(({ documentCategory, ids }) => {
    const chosen = new Set(ids);
    return { change: { documentCategory }, chosen, before: documents.filter(({ id }) => chosen.has(id)) };
  });
  const ids = groups.flatMap((group) => group.ids);
  const title = `${amount(ids.length, 'suggested type')} accepted`;
  return {
    title,
    apply: (list) =>
      changes.reduce((rows, { chosen, change }) => codeDocuments(rows, chosen, change), [...list]),
    revert: (list) =>
      changes.reduce((rows, { before, change }) => uncodeDocuments(rows, before, change), [...list]),
    async save() {
      await client.review.acceptSuggestions.mutate({ caseId, ids, shown: [...groups] });
    },
    async unsave() {
      let kept = 0;
      for (const { before, change } of changes) {
        const answer = await client.review.restore.mutate({ caseId, ...restoreInput(before, change) });
        kept += answer.kept;
      }
      return kept === 0 ? null : `${amount(kept, 'document')} changed by somebody else since: left as found.`;
    },
    onSaved: () => saved(changedTitle(ids.length), title),
    onFailed: fail,
  };
}
