import { createContext, useContext } from 'react';
import type { DeadlineOffer, DocketDocument, DocumentMatch, Explanation } from '#src/docket/schema.ts';
import type { DocketRow } from '#src/papers/docket/docket-row.ts';
import type { DeadlinePrefill } from '../timeline/create-deadline-dialog.tsx';

/** What a person can learn of an entry, and begin from it. */
export interface EntryHelp {
  explain(entry: DocketRow): Explanation;
  offers(entry: DocketRow): DeadlineOffer[];
  /** The papers of these entries among the documents of the case; undefined while the list is not known. */
  findPapers<Entry extends DocketRow>(
    entries: readonly Entry[],
  ): ReadonlyMap<Entry, DocumentMatch> | undefined;
  document(id: string): DocketDocument | undefined;
  /** Opens the dialog for a new deadline, filled in. Null: may not. */
  openDeadline: ((prefill: DeadlinePrefill) => void) | null;
  openUpload: (() => void) | null;
  caseId: string;
}

export const EntryContext = createContext<EntryHelp | null>(null);

export function useEntryHelp(): EntryHelp {
  const help = useContext(EntryContext);
  if (help === null) throw new Error('An entry stands inside an EntryProvider');
  return help;
}
