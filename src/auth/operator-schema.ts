import { z } from 'zod';

/** What whoever runs this server says of themselves and their terms; null for what they did not say. */
export const OperatorTexts = z.object({
  name: z.string().nullable(),
  contact: z.string().nullable(),
  /** Plain text, a blank line between paragraphs. */
  terms: z.string().nullable(),
  privacy: z.string().nullable(),
});
export type OperatorTexts = z.infer<typeof OperatorTexts>;
