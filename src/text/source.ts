import { z } from 'zod';

/** A stretch of a text: offsets of its first character and of the one after its last. */
export interface Span {
  start: number;
  end: number;
}

/** A passage that stands in a document; `start` and `end` are offsets into its extracted text. */
export const Source = z.object({
  n: z.number().int(),
  documentId: z.string(),
  filename: z.string(),
  /** What the paper is called; none in what was kept before papers were called anything. */
  title: z.string().optional(),
  page: z.number().int(),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** True only if the quote stands in the text at this place. */
  verified: z.boolean(),
});
export type Source = z.infer<typeof Source>;

export const SearchHit = Source.extend({ score: z.number() });
export type SearchHit = z.infer<typeof SearchHit>;
