import type { DraftChecked } from '#src/checker/schema.ts';

export interface KeptDraft {
  text: string;
  result: DraftChecked | null;
}

interface Owner {
  userId: string;
  caseId: string;
}

/** In the memory of this page alone, so that whoever opens a document finds the results on the way back. */
let kept: (Owner & KeptDraft) | null = null;

export function keptDraft({ userId, caseId }: Owner): KeptDraft | null {
  return kept !== null && kept.userId === userId && kept.caseId === caseId ? kept : null;
}

export function keepDraft(owner: Owner, draft: KeptDraft | null): void {
  kept = draft === null ? null : { ...owner, ...draft };
}
