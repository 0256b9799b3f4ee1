import type { SuggestedTypes } from './analysis-schema.ts';

/** A document with what its analysis suggests; `suggested` is null where it has none. */
export interface SuggestedDocument {
  id: string;
  documentCategory: string | null;
  suggested: { type: string; confidence: number } | null;
}

/** 0 to 1; what is less sure is looked at, not accepted with many others. */
const SURE_ENOUGH = 0.6;
const NO_TYPE = 'Other';

/**
 * The types that can be accepted for many documents at once: those of which the analysis is sure, for documents to
 * which nobody gave a type. The commonest type comes first.
 */
export function suggestedTypes(documents: readonly SuggestedDocument[]): SuggestedTypes {
  const left = { coded: 0, unsure: 0, unread: 0 };
  const byType = new Map<string, string[]>();
  for (const { id, documentCategory, suggested } of documents) {
    if (documentCategory !== null) left.coded += 1;
    else if (suggested === null) left.unread += 1;
    else if (suggested.type === NO_TYPE || suggested.confidence < SURE_ENOUGH) left.unsure += 1;
    else byType.set(suggested.type, [...(byType.get(suggested.type) ?? []), id]);
  }
  const groups = [...byType]
    .map(([documentCategory, ids]) => ({ documentCategory, ids }))
    .sort((a, b) => b.ids.length - a.ids.length || a.documentCategory.localeCompare(b.documentCategory));
  return { groups, ...left };
}

/** Whether two lists suggest the same type for the same documents, in whatever order. */
export function sameSuggestions(one: SuggestedTypes['groups'], other: SuggestedTypes['groups']): boolean {
  const [types, others] = [typesById(one), typesById(other)];
  return types.size === others.size && [...types].every(([id, type]) => others.get(id) === type);
}

const typesById = (groups: SuggestedTypes['groups']): Map<string, string> =>
  new Map(groups.flatMap(({ documentCategory, ids }) => ids.map((id) => [id, documentCategory] as const)));
