import { z } from 'zod';
import { SearchHit } from '../text/source.ts';

const LONGEST_QUERY = 500;
export const MOST_RESULTS = 20;

/** `q` takes words, "phrases", -word, type:order, before:2025-03-01 and after:2024. */
export const SearchInput = z.object({
  q: z.string('Please type what to look for.').max(LONGEST_QUERY, 'Please use fewer words.'),
});

export const SearchQueryString = z.object({ q: z.string().default('') });

const Mark = z.object({ start: z.number().int(), end: z.number().int() });

export const SearchResult = SearchHit.extend({
  caseId: z.string(),
  /** Offsets into `quote` of the words that were looked for. */
  marks: z.array(Mark),
  /** Offsets into `filename` of the same; none where the file's name did not bring this result here. */
  nameMarks: z.array(Mark),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** Best first, at most `MOST_RESULTS`; `corrected` names words that were read as others. */
export const SearchResults = z.object({
  results: z.array(SearchResult),
  corrected: z.array(z.object({ typed: z.string(), read: z.string() })),
});
export type SearchResults = z.infer<typeof SearchResults>;
