import { z } from 'zod';

/** One reading of a document. `number` counts readings, 1 is the first. */
export const TextVersion = z.object({
  number: z.number().int(),
  /** The text that search, quotations and the analysis go by. */
  isCurrent: z.boolean(),
  /** When it was read; null where that was not noted. */
  readAt: z.date().nullable(),
  /** From the file's own letters, by recognition of a picture, or both. */
  readBy: z.enum(['text', 'recognition', 'both']).nullable(),
  pageCount: z.number().int().nullable(),
  /** Characters. */
  length: z.number().int(),
  notes: z.array(z.string()),
});
export type TextVersion = z.infer<typeof TextVersion>;

/** On REST the number stands in the path, as text. */
export const TextNumberInput = z.object({
  number: z.coerce
    .number('Please name the text by its number.')
    .int('Please name the text by its number.')
    .min(1, 'Please name the text by its number.')
    .max(2_147_483_647, 'Please name the text by its number.'),
});

export const TextOfVersion = z.object({ number: z.number().int(), extractedText: z.string() });

export const PageInput = z.object({
  page: z.coerce
    .number('Please name the page by its number.')
    .int('Please name the page by its number.')
    .min(1, 'Please name the page by its number.')
    .max(1_000_000, 'Please name the page by its number.'),
});

/** Where the words of a scanned page stand on it: see `placeWords`. Empty for a page that was not recognized. */
export const PageWords = z.object({ places: z.array(z.number().int()) });
