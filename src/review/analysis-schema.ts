import { z } from 'zod';
import { ReviewIds } from './schema.ts';

/** Documents of one case that are analyzed one after the other, or whose suggestions are asked for. */
export const ChosenForReview = z.object({ ids: ReviewIds });

const SuggestedGroup = z.object({ documentCategory: z.string(), ids: z.array(z.string()) });

/** Suggestions to accept: with `shown`, only where they still are those that somebody looked at. */
export const AcceptSuggestionsInput = ChosenForReview.extend({ shown: z.array(SuggestedGroup).optional() });

/** How far the analysis of a selection has come. `done` and `failed` count documents; the rest of `total` waits. */
export const SelectionAnalysis = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'canceled']),
  total: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  startedAt: z.date(),
  /** The first of those that could not be analyzed, with why. */
  failures: z.array(z.object({ id: z.string(), filename: z.string(), why: z.string() })),
});
export type SelectionAnalysis = z.infer<typeof SelectionAnalysis>;

/** Document types that the analyses of a selection suggest, by type; what is not suggested is counted. */
export const SuggestedTypes = z.object({
  groups: z.array(SuggestedGroup),
  /** Somebody chose a type already: it stays. */
  coded: z.number().int(),
  /** The analysis is not sure enough to be accepted unseen. */
  unsure: z.number().int(),
  /** Not analyzed yet. */
  unread: z.number().int(),
});
export type SuggestedTypes = z.infer<typeof SuggestedTypes>;
