import type { ProductionChoice } from '#src/productions/schema.ts';
import type { ReviewDocument } from '#src/review/schema.ts';
import { filterDocuments, NO_FILTER, type ReviewFilter } from '../review/review-filter.ts';

/** `open`: all that is marked not privileged; `filtered`: what the filters leave; `given`: chosen in the review. */
export type ChoiceMode = 'open' | 'filtered' | 'given';

export interface Picked {
  mode: ChoiceMode;
  filter: ReviewFilter;
  /** Ids that came with the address. */
  given: readonly string[];
  /** Ids that were taken out by hand. */
  leftOut: ReadonlySet<string>;
  /** Privileged documents are named as withheld. */
  withholds: boolean;
}

export const NOTHING_PICKED: Picked = {
  mode: 'open',
  filter: NO_FILTER,
  given: [],
  leftOut: new Set(),
  withholds: true,
};

const isPrivileged = ({ privilegeStatus }: ReviewDocument) =>
  privilegeStatus === 'privileged' || privilegeStatus === 'work_product';

/** The documents that this way of choosing offers, before any is taken out. */
export function offered(
  documents: readonly ReviewDocument[],
  { mode, filter, given }: Picked,
): ReviewDocument[] {
  if (mode === 'open') return documents.filter(({ privilegeStatus }) => privilegeStatus === 'not_privileged');
  if (mode === 'filtered') return filterDocuments(documents, filter, new Set()).documents;
  const ids = new Set(given);
  return documents.filter(({ id }) => ids.has(id));
}

/** What goes out and what is named as withheld. */
export function choiceOf(documents: readonly ReviewDocument[], picked: Picked): ProductionChoice {
  const base = offered(documents, picked).filter(({ id }) => !picked.leftOut.has(id));
  // What is open to all goes out; the privileged of the whole case stand beside it.
  const held = picked.mode === 'open' ? documents.filter(({ id }) => !picked.leftOut.has(id)) : base;
  const withheldIds = picked.withholds ? held.filter(isPrivileged).map(({ id }) => id) : [];
  const withheld = new Set(withheldIds);
  return { documentIds: base.map(({ id }) => id).filter((id) => !withheld.has(id)), withheldIds };
}

/** How many documents are marked so that they would be withheld, as the choice stands. */
export function privilegedCount(documents: readonly ReviewDocument[], picked: Picked): number {
  const base = picked.mode === 'open' ? documents : offered(documents, picked);
  return base.filter((document) => isPrivileged(document) && !picked.leftOut.has(document.id)).length;
}

/** Short for a choice: two with the same key are the same (FNV-1a over the ids). */
export function choiceKey({ documentIds, withheldIds }: ProductionChoice): string {
  let hash = 0x811c9dc5;
  for (const id of [...documentIds, '|', ...withheldIds]) {
    for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  }
  return `${documentIds.length} ${withheldIds.length} ${(hash >>> 0).toString(36)}`;
}
